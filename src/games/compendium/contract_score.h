// The score of custom games: the terms for each player's number and the bonuses, which add up to the
// award.
#pragma once

#include "games/compendium/contract.h"

namespace tafel::compendium {

/// 64 bits: the terms of a custom game may be large before they cancel out.
using Sums = PerPlayer<std::int64_t>;

/// The score of each player by the contract; not for a `Special`.
Sums valuesOf(const Contract& contract, const Facts& facts);

/// The award of a custom game, in the order of its format: measure (or who has everything in its
/// place), everything, multiplied extras, factor, other extras. Each reason has its `value`, those of a
/// player add up to the award. Refused with `impossible` where an award is over `limits::awarded`.
Result<DealScores> scoreContract(const DealContext& context, const Contract& contract, const Facts& facts);

} // namespace tafel::compendium
