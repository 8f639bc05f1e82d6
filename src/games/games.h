// The list of the games: the only place that names them all.
#pragma once

#include "referee/game.h"

namespace tafel {

/// In the order of the list of games.
std::span<const Game* const> allGames();

/// By its id in the match file, or a custom game by its key ("own:hearts"), where the history has it;
/// null: there is none.
const Game* gameNamed(std::string_view id);

/// A clause by its id, also one of the match's own game; null: there is none.
const Clause* clauseIn(const Match& match, std::string_view id);

/// Every clause of every game, in the order of the rulebook.
std::span<const Clause* const> allClauses();

/// By its id; null: there is none.
const Clause* clauseNamed(std::string_view id);

} // namespace tafel
