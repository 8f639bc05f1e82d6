// The way to seven victory points: two at six, chaos, the end of the match.
#pragma once

#include "referee/score.h"

namespace tafel::eidex {

/// What an award makes of the totals, and by which rule of the tournament.
struct Moved {
    enum class By : std::uint8_t { Award, HighestStays, TiedStay, Chaos, ChaosTwo, ChaosNobody };
    PerPlayer<int> total = {};
    By by = By::Award;
    Players stay = {}, fall = {}, rise = {}; ///< By that rule.
    Players win = {}; ///< Who is at the target.
};

/// Pure and quick: the safe zone asks it for every score that could be made. `counted` are the card points
/// that are compared.
Moved moved(const Standing& before, int players, int target, const PerPlayer<int>& award,
    const PerPlayer<int>& counted);

/// What the award makes of the standing with this target; adds the clauses that applied.
Standing afterDeal(const Standing& before, int players, int target, DealAward& award);

/// What the table has to know before the deal: several stand one below the target.
std::optional<Reason> announced(const Standing& before, int players, int target);

} // namespace tafel::eidex
