// The table `own_game`: every version of a custom game that a file brought or that a match is played by.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tafel::history {

class Database;

/// Inserts a row into `own_game` unless it exists, for a `game-kept` or for a match that contains its game.
/// The last version of a game becomes known to `gameNamed`.
void insertCustomGame(Database& database, std::string_view fingerprint, std::string_view id,
    std::int64_t number, std::string_view document);

/// Before a match is projected again, or removed: its game stays only if something else brought it as well.
/// \param match  number of the event that opened it
void removeCustomGameOf(Database& database, std::int64_t match);

/// After the projections were emptied: the games that files brought; the matches bring theirs.
void rebuildCustomGames(Database& database);

/// The fingerprints of the games in which two players form a side.
std::vector<std::string> gamesOfPairs(Database& database);

/// The last version of each becomes known to `gameNamed`.
void registerCustomGames(Database& database);

} // namespace tafel::history
