// Which clauses the games of contracts have, read from their tables.
#pragma once

#include <string_view>
#include <vector>

#include "games/compendium/contract.h"

namespace tafel::search {

/// The table of a game of contracts; null: it is none.
const compendium::GameTable* tableOf(const Game& game);

/// The clauses of one contract: of its score first, then what it adds, then the shared ones of its tricks or
/// rows.
std::vector<const Clause*> clausesOf(
    const compendium::GameTable& table, const compendium::Contract& contract);

/// The contract that a clause of the game is about; null: it is about the game.
const compendium::Contract* contractOf(const compendium::GameTable& table, const Clause& clause);

/// All that the game knows, of its own, of a related game and of what the games of contracts share.
std::vector<const Clause*> clausesOf(const compendium::GameTable& table);

} // namespace tafel::search
