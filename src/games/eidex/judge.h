// Disputes: which cards may be played, who wins a trick, whether a power may be used now.
#pragma once

#include "games/eidex/power.h"
#include "referee/judge.h"

namespace tafel::eidex {

/// Refused (`impossible`, `illegal-power`, `not-your-power`) where the position cannot be.
Result<Verdict> judge(const Position& position);

Answer answer(const Question& question);

} // namespace tafel::eidex
