// Disputes: which cards may be played, who wins a trick, whether a power may be used now.
#pragma once

#include "games/eidex/power.h"
#include "referee/judge.h"

namespace tafel::eidex {

/// Refused (`impossible`, `illegal-power`, `not-your-power`) where the position cannot be.
Result<Verdict> judge(const Position& position);

/// Why the card of the hand may be played: the powers in force that let it, then the rule. Empty: it may not.
Reasons whyMay(const Position& position, Card card);

Answer answer(const Question& question);

} // namespace tafel::eidex
