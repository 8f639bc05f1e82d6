// The custom games in the history: every version that a file brought or that a match is played by.
#pragma once

#include <map>
#include <memory>

#include "history/history.h"

namespace tafel::custom {
class CustomGame;
}

namespace tafel::history {

/// One wording of a game; its matches keep it for ever.
struct CustomGameVersion {
    std::string fingerprint = {};
    std::int64_t matches = 0;
    std::string last = {}; ///< When the last match began, RFC 3339, UTC; empty if there is none.
};

struct CustomGameEntry {
    std::string id = {};
    Message name = {}; ///< Name in the last version.
    std::vector<CustomGameVersion> versions = {}; ///< The earliest first.
};

/// All of them, by id.
Expected<std::vector<CustomGameEntry>> customGames(History& history);

/// The game document, on one line. An empty fingerprint selects the last stored version.
/// \return nothing if the game is unknown
Expected<std::optional<std::string>> customGameDocument(
    History& history, const std::string& id, const std::string& fingerprint = {});

/// The names of the contracts of all versions by id, each from the last version that has the contract. Empty
/// if `game` is not a custom game ("own:hearts").
Expected<std::map<std::string, Message>> customContractNames(History& history, const std::string& game);

/// The average of a contract under one version of its game.
struct VersionAverage {
    int version = 0; ///< Version from 1, in the order of `CustomGameEntry::versions`.
    std::string fingerprint = {}, contract = {};
    int matches = 0, deals = 0; ///< Matches and deals in which it was played; at least 1.
    int seats = 0; ///< Over these deals, how many played; at least 1.
    std::int64_t sum = 0; ///< Sum of the changes, in the unit of the game.

    double average() const { return static_cast<double>(sum) / seats; }
};

/// Each contract under each version, by the ids of the contracts, the earliest version first; for one person
/// with `filter.player`. Empty if `filter.game` is not a custom game ("own:hearts").
Expected<std::vector<VersionAverage>> versionAverages(History& history, const Filter& filter);

/// Stores a game for new matches.
/// \return false if this version is already stored
WriteResult<bool> storeCustomGame(History& history, const std::shared_ptr<const custom::CustomGame>& game);

/// The same inside of a transaction. Throws StorageException.
bool storeCustomGame(HistoryFile& core, const std::shared_ptr<const custom::CustomGame>& game);

} // namespace tafel::history
