// The fold: a match is scored from its first deal every time, nothing is patched.
#pragma once

#include "referee/match.h"
#include "referee/record.h"

namespace tafel {

/// Where a match stands between two deals.
struct Standing {
    PerPlayer<int> total = {};
    int deals = 0; ///< How many were played.
    Player dealer = 0; ///< Who deals next.
    bool finished = false;
    Players winners = {};
    Players losers = {};
};

/// What a deal gives, with the clauses that decided, in the order in which they were applied.
struct DealAward {
    PerPlayer<int> award = {}; ///< In the unit of the game.
    PerPlayer<std::optional<int>> counted
        = {}; ///< Card points that were compared (after Computer, Weisheit).
    PerPlayer<std::optional<int>> entered = {}; ///< Card points as entered, the left-out one filled in.
    Player dealer = 0;
    Reasons because = {};
    Sentence brief = {}; ///< The reason in three words, for a table of deals.
    std::optional<PerPlayer<int>> tricks = {}; ///< Of a recorded deal; its card points are in `entered`.
    std::vector<RevokeFound> revokes = {}; ///< Of a recorded deal that counts, or is void, in spite of them.
    bool isVoid = false; ///< Annulled: nothing is awarded, the same player deals again.
};

struct ScoredDeal {
    DealAward award;
    Standing after;
};

struct Outcome {
    Standing standing; ///< After the last deal.
    std::vector<ScoredDeal> deals;
};

/// The whole match from its first deal. Pure: the same match gives the same outcome, always.
/// Refused with the first fault, in the order of the match format; `where` is a pointer into the match
/// document.
Result<Outcome> score(const Match& match);

} // namespace tafel
