// The way to seven victory points: two at six, chaos, the end of the match.
#pragma once

#include "referee/score.h"

namespace tafel::eidex {

/// What the award makes of the standing with this target; adds the clauses that applied.
Standing afterDeal(const Standing& before, int players, int target, DealAward& award);

} // namespace tafel::eidex
