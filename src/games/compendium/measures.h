// From what a table entered for a contract to the facts of the deal: the checks of the match format.
#pragma once

#include "games/compendium/contract.h"

namespace tafel::compendium {

/// The deck of so many players.
CardSet deckOf(const GameTable& table, int players);
/// Cards dealt to each, and tricks of a deal, when `in` of them play.
int handSizeOf(const GameTable& table, int players, int in);

/// The most cards that one hand can hold when somebody runs out, `before` others having done so earlier.
int mostHeld(const Setting& setting, const Contract& contract, int in, int before);

/// The trick with that number of a table row: from 1; −1 is the last.
int trickNumber(int trick, int tricks);

/// Checks the measure of the entry and reduces it to facts. `facts` has who plays, tricks, trump and dealer.
/// Pointers of a refusal are relative to the deal.
Result<Facts> measured(const Setting& setting, const Contract& contract, Facts facts, const DealEntry& entry);

/// The measure that a recorded deal comes to, as a table would enter it.
ContractEntry entryOf(const Setting& setting, const Contract& contract, const Facts& facts);

/// What can be scored at most: the sum of a count (tricks, or scoring cards).
int countTotal(const Setting& setting, const Contract& contract, const Facts& facts);

} // namespace tafel::compendium
