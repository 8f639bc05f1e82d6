// Victory points of a deal, in the order of the rulebook.
#pragma once

#include "games/eidex/facts.h"

namespace tafel::eidex {

/// The first rule that applies decides. Pure and quick: the safe zone asks it for every score that could be
/// made.
Award award(const Facts& facts);

/// Why the award is as it is: what the rules that did not answer have to say, then the one that did.
void explain(const Facts& facts, const Award& award, DealAward& out);

/// Whether `award` can depend on who won no trick, beyond a match: the green zone, or a guess that hit.
bool dependsOnTricks(const Facts& facts);

} // namespace tafel::eidex
