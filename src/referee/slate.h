// The contents of a slate for a standing and its reasons, for all screens and pages.
#pragma once

#include <span>

#include "referee/contract_info.h"
#include "referee/score.h"

namespace tafel {

/// The players in front in an unfinished match; none if all are level, or if the unit has no leader.
Players leadersOf(Unit unit, std::span<const int> totals);

/// The victory points that win the deal with that number, from 1; 0 if the game has no such target.
int targetScore(const Match& match, int deal);

/// The chips with which a player begins, drawn on the slate; 0 in a game without chips.
int chipsAtStart(const Match& match, Player player);

/// The victory points to draw as pips up to that target; 0 for only a number, also if there would be too
/// many.
int pipsOf(const Match& match, int deal);

/// Whether a reason is good or bad news for its players, by the change of each number: "yes", "no", "ask"
/// (neither); empty for a reason that states the score.
std::string_view reasonTone(const Reason& reason, const Match& match, const PerPlayer<int>& change);

/// The tone of one reason of a deal. A reason of the award is judged by the award, any other by the change of
/// the score.
std::string_view reasonTone(const ScoredDeal& deal, std::size_t index, const Match& match);

} // namespace tafel
