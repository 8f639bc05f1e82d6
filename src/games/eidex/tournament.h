// The tournament to seven victory points: two at six, chaos, the end of the match.
#pragma once

#include "referee/score.h"

namespace tafel::eidex {

/// The totals after an award, and the tournament rule that produced them.
struct ScoreChange {
    enum class By : std::uint8_t { Award, HighestStays, TiedStay, Chaos, ChaosTwo, ChaosNobody };
    PerPlayer<int> total = {};
    By by = By::Award;
    Players stay = {}, fall = {}, rise = {}; ///< The players whom that rule affects.
    Players win = {}; ///< The players who reach the target.
};

/// Applies an award to the totals. `counted` are the compared card points. The function is pure and fast,
/// because the safe zone calls it for every possible score.
ScoreChange moved(const Standing& before, int players, int target, const PerPlayer<int>& award,
    const PerPlayer<int>& counted);

/// The standing after the award with this target. Adds the clauses that applied to `award`.
Standing afterDeal(const Standing& before, int players, int target, DealAward& award);

/// The announcement before the deal if several players are one point below the target.
std::optional<Reason> announced(const Standing& before, int players, int target);

} // namespace tafel::eidex
