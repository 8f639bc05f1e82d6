// Reduces a round to its result, in either form of entry: the checks of the match format, in its order.
#pragma once

#include "games/krass_kariert/round.h"

namespace tafel::krass_kariert {

struct RoundFacts {
    Players givesChip = {}; ///< The players who must hand in a chip.
    std::optional<PlayedRound> played = {}; ///< For a recorded round.
};

/// Refused with the first fault of the entry; pointers are relative to the deal.
Result<RoundFacts> reduce(const Match& match, const Standing& before, const DealEntry& entry);

} // namespace tafel::krass_kariert
