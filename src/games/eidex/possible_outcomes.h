// Possible outcomes of a deal that is known only in part. The award is certain if it is the same for every
// outcome that the entry allows. Otherwise the referee asks.
#pragma once

#include <vector>

#include "games/eidex/entry.h"

namespace tafel::eidex {

/// Every distribution of the tricks on which the award can depend; a single one if it is known. Without
/// information no player made a match, unless one has all the points in play (`total`).
std::vector<Facts> possibleTricks(const Facts& facts, bool known, int total);

/// Every final distribution of the cards of Schwarzpeter; a single one if it is known or does not matter.
std::vector<Facts> possibleCaptures(const Facts& facts, const ReducedEntry& known);

/// Unknown facts on which the award depends.
struct Missing {
    bool tricks = false;
    bool captured = false;
};

/// Sets `missing` to the facts that must be asked for. All of its flags are false if the award is certain.
/// \return facts that determine the award
Facts resolve(const ReducedEntry& known, int total, Missing& missing);

} // namespace tafel::eidex
