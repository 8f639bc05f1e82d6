// The scores for the facts of a deal.
#pragma once

#include "games/compendium/contract.h"

namespace tafel::compendium {

/// The award of a deal with its reasons; a march comes before the score of the contract.
DealScores dealScores(const DealContext& context, const Contract& contract, const Facts& facts);

/// The reason that a contract gives by itself: its clause, in its short line.
Reason defaultReason(const Contract& contract);

} // namespace tafel::compendium
