// The order of a custom game: the contracts due, the dealer, and the end. The hooks of its tables.
#pragma once

#include "games/compendium/contract.h"

namespace tafel::custom {

compendium::DueContracts due(const compendium::DealContext& context, const Standing& before);
/// Adds the award and sets the next dealer.
Standing after(const compendium::DealContext& context, const Standing& before, DealAward& award);
/// The number of deals, the tricks if they vary, and the dealer; empty if there is only a dealer.
Sentence situation(const compendium::DealContext& context, const Standing& before, Player dealer);

} // namespace tafel::custom
