// Judges a hand: the playable cards, and the required action.
#pragma once

#include "referee/judge.h"

namespace tafel::krass_kariert {

/// Pointers of a refusal are relative to the document ("/table").
Result<Verdict> judge(const Position& position);

} // namespace tafel::krass_kariert
