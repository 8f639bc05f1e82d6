// Contracts without tricks: the fitting cards, passes, or free play of any card.
#pragma once

#include "games/compendium/contract.h"

namespace tafel::compendium {

/// For play of single cards without tricks and rows: every card of the hand is legal.
Result<Verdict> judgeFreePlay(const Contract& contract, const Position& position);

/// The verdict on a layout position: legal, illegal with its clause, and whether to play, to take or to pass.
Result<Verdict> judgeLayout(const GameTable& table, const Contract& contract, const Position& position);

} // namespace tafel::compendium
