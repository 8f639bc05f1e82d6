// What each player's number of a deal gives, and what comes on top of it: the score of custom
// games, in terms that add up to the award.
#pragma once

#include "games/compendium/contract.h"

namespace tafel::compendium {

/// In 64 bits: the terms of a written game may be far apart before they add up.
using Sums = PerPlayer<std::int64_t>;

/// What the score of the contract gives each player; not of a `Special`.
Sums valuesOf(const Contract& contract, const Facts& facts);

/// The award of a custom game, in the order of its format: measure (or who has everything in its
/// place), everything, multiplied extras, factor, other extras. Each reason has its `value`, those of a
/// player add up to the award. Refused with `impossible` where an award is over `limits::awarded`.
Result<DealScores> scoreContract(const Setting& setting, const Contract& contract, const Facts& facts);

} // namespace tafel::compendium
