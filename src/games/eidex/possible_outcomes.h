// What a table has not said can be so or otherwise. The award of a deal is sure when it is the same in every
// world that the entry allows; otherwise the referee asks.
#pragma once

#include <vector>

#include "games/eidex/entry.h"

namespace tafel::eidex {

/// Every way in which the tricks can have fallen, as far as the award can depend on it; one, when it is
/// known. Without a word nobody made a match, unless a player has all the points in play (`total`).
std::vector<Facts> possibleTricks(const Facts& facts, bool known, int total);

/// Every way in which the cards of Schwarzpeter can lie at the end; one, when it is known or does not matter.
std::vector<Facts> possibleCaptures(const Facts& facts, const Known& known);

/// What the award hangs on and is not known.
struct Missing {
    bool tricks = false;
    bool captured = false;
};

/// The facts that decide, or what has to be asked. `missing` is all false when the award is sure.
Facts settle(const Known& known, int total, Missing& missing);

} // namespace tafel::eidex
