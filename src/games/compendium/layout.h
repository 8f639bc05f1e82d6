// Contracts without tricks: which card fits, who must pass; or that any card will do.
#pragma once

#include "games/compendium/contract.h"

namespace tafel::compendium {

/// Where one card in turn is played, with neither tricks nor rows: every card of the hand is legal.
Result<Verdict> judgeFreePlay(const Contract& contract, const Position& position);

/// The verdict on a layout position: legal, illegal with its clause, and whether to play, to take or to pass.
Result<Verdict> judgeLayout(const GameTable& table, const Contract& contract, const Position& position);

} // namespace tafel::compendium
