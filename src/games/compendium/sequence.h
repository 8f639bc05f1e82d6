// The next contract, and who deals it.
#pragma once

#include "games/compendium/contract.h"
#include "games/compendium/facts.h"

namespace tafel::compendium {

/// The contracts that a match of these house rules can have, each once, in the order of the table.
std::vector<const Contract*> contractsOf(const DealContext& context);

/// The contract of that name among them; null: there is none.
const Contract* contractNamed(const DealContext& context, std::string_view id);

/// The contracts that may be played next. `context.deal` is the number of that deal.
DueContracts nextContracts(const DealContext& context, const Standing& before);

/// The initial facts of a deal: its players, number of tricks, dealer.
Facts initialFacts(const DealContext& context, const Standing& before, Player dealer);
/// True if the player has left the game (Hintersche). In a custom game `out` is the usual dealer, who sits
/// out a deal, and who sits out depends on the real dealer.
bool hasLeft(const DealContext& context, const Standing& before, Player player);

} // namespace tafel::compendium
