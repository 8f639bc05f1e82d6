// What a round comes to, whichever way it was entered: the checks of the match format, in its order.
#pragma once

#include "games/krass_kariert/round.h"

namespace tafel::krass_kariert {

struct RoundFacts {
    Players givesChip = {}; ///< Who has to hand in a chip.
    std::optional<PlayedRound> played = {}; ///< Of a recorded round.
};

/// Refused with the first fault of the entry; pointers are relative to the deal.
Result<RoundFacts> reduce(const Match& match, const Standing& before, const DealEntry& entry);

} // namespace tafel::krass_kariert
