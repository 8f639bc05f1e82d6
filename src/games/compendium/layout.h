// Contracts in which cards are laid: which card fits, who must pass.
#pragma once

#include "games/compendium/contract.h"

namespace tafel::compendium {

/// The verdict on a layout position: legal, illegal with its clause, and whether to play or to pass.
Result<Verdict> judgeLayout(const GameTable& table, const Contract& contract, const Position& position);

} // namespace tafel::compendium
