// The table `own_game`: every version of a custom game that a file brought or that a match is played by.
#pragma once

#include <cstdint>
#include <string_view>

namespace tafel::history {

class Database;

/// Of a `game-kept`, or of a match that brings its game: a row of `own_game`, unless it is there.
void insertCustomGame(Database& database, std::string_view fingerprint, std::string_view id,
    std::int64_t number, std::string_view document);

/// After the projections were emptied: the games that files brought; the matches bring theirs.
void rebuildCustomGames(Database& database);

/// The last version of each becomes known to `gameNamed`.
void registerCustomGames(Database& database);

} // namespace tafel::history
