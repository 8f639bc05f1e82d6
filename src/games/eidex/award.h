// Victory points of a deal, in the order of the rulebook.
#pragma once

#include "games/eidex/facts.h"

namespace tafel::eidex {

/// Applies the first rule that decides. The function is pure and fast, because the safe zone calls it for
/// every possible score.
Award award(const Facts& facts);

/// Adds to `out` the remarks of the rules that passed, then the reason of the rule that decided.
void explain(const Facts& facts, const Award& award, DealAward& out);

/// Whether `award` can depend on which players won no trick, apart from a match. It can in the green zone and
/// after a correct guess.
bool dependsOnTricks(const Facts& facts);

} // namespace tafel::eidex
