// The form of the score pad for a deal of a contract.
#pragma once

#include "games/compendium/contract.h"

namespace tafel::compendium {

PadForm padForm(const Game& game, const GameTable& table, const Match& match, const Standing& before,
    const DealEntry& draft);

/// See `Game::respond`.
DealEntry respond(const Game& game, const GameTable& table, const Match& match, const Standing& before,
    DealEntry draft, std::string_view path, const Response& answer);

} // namespace tafel::compendium
