// What a slate shows of a standing and of the reasons for it, whichever screen or page draws it.
#pragma once

#include <span>

#include "referee/contract_info.h"
#include "referee/score.h"

namespace tafel {

/// Who is ahead in a match under way; nobody, when all are level or there is no such thing.
Players leadersOf(Unit unit, std::span<const int> totals);

/// How many victory points win the deal with that number, from 1; 0: the game has no such target.
int targetScore(const Match& match, int deal);

/// Whether a reason is good or bad news for whom it concerns, by what everybody's number changed: "yes",
/// "no", "ask" (neither); empty: it says the score, good for nobody.
std::string_view reasonTone(const Reason& reason, const Match& match, const PerPlayer<int>& change);

/// … of the reason with that index of a deal: those of the award by what it gives, the others by how the
/// standing changes.
std::string_view reasonTone(const ScoredDeal& deal, std::size_t index, const Match& match);

} // namespace tafel
