// All that may be said next about a match, one after the other: what every screen asks, in one list.
#pragma once

#include "referee/game.h"

namespace tafel {

/// The deal of a match that is asked about.
struct MatchPrompts {
    Standing before = {};
    DealEntry draft = {}; ///< As far as it was said.
    std::vector<Prompt> houseRules = {}; ///< Before the first deal; paths from the match on.
    std::vector<Prompt> prompts = {}; ///< Paths from the deal on; what was said already says so.
    std::optional<ScoredDeal> gives = {}; ///< What the deal gives as it stands.
    /// Why it cannot be entered yet; while something is asked exactly one of the two is there.
    std::optional<Refusal> refusal = {};
};

/// The last deal of the match as far as it was entered, or the one after it: a last deal that the referee
/// accepts is over. After the end nothing is asked. Refused as `score` refuses the deals before.
Result<MatchPrompts> promptsFor(const Match& match);

} // namespace tafel
