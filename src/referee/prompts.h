// All open prompts of a match in one list, in the order of every screen.
#pragma once

#include "referee/game.h"

namespace tafel {

/// The deal of a match to which the prompts belong.
struct MatchPrompts {
    Standing before = {};
    DealEntry draft = {}; ///< The values that were entered.
    std::vector<Prompt> houseRules = {}; ///< Before the first deal; paths from the match on.
    std::vector<Prompt> prompts = {}; ///< Paths from the deal on; each prompt contains its current answer.
    std::optional<ScoredDeal> gives = {}; ///< The award of the deal as entered so far.
    /// The reason why it cannot be entered yet; exactly one of the two exists while prompts are open.
    std::optional<Refusal> refusal = {};
};

/// The prompts for the last deal of the match, or for the next one if the referee accepts the last deal as
/// complete. After the end there are none. Refused like `score` refuses the deals before.
Result<MatchPrompts> promptsFor(const Match& match);

} // namespace tafel
