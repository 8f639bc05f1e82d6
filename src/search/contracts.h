// The clauses of the games with contracts, read from the tables of the games.
#pragma once

#include <string_view>
#include <vector>

#include "games/compendium/contract.h"

namespace tafel::search {

/// \return the table of a game with contracts; null for another game
const compendium::GameTable* tableOf(const Game& game);

/// \return the clauses of one contract: first those of its score, then its additions, then the shared clauses
///         of its tricks or rows
std::vector<const Clause*> clausesOf(
    const compendium::GameTable& table, const compendium::Contract& contract);

/// \return the contract that a clause is about; null if it is about the whole game
const compendium::Contract* contractOf(const compendium::GameTable& table, const Clause& clause);

/// \return all clauses of the game: its own, those of a related game, and those that all games with contracts
///         share
std::vector<const Clause*> clausesOf(const compendium::GameTable& table);

} // namespace tafel::search
