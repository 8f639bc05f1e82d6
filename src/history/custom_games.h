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
    std::string last = {}; ///< When the last of them began, RFC 3339, UTC; empty: there is none.
};

struct CustomGameEntry {
    std::string id = {};
    Message name = {}; ///< Of the last version.
    std::vector<CustomGameVersion> versions = {}; ///< The earliest first.
};

/// All of them, by id.
Expected<std::vector<CustomGameEntry>> customGames(History& history);

/// The game document, on one line. An empty fingerprint: the last version that was brought. Nothing: there is
/// none.
Expected<std::optional<std::string>> customGameDocument(
    History& history, const std::string& id, const std::string& fingerprint = {});

/// What the contracts of all its versions are called, by their ids: as the last version that has one says it.
/// Empty where `game` is no custom game ("own:hearts").
Expected<std::map<std::string, Message>> customContractNames(History& history, const std::string& game);

/// What a contract gave under one wording of its game.
struct VersionAverage {
    int version = 0; ///< From 1, in the order of `CustomGameEntry::versions`.
    std::string fingerprint = {}, contract = {};
    int matches = 0, deals = 0; ///< In which it was played; at least 1.
    int seats = 0; ///< Over these deals, how many played; at least 1.
    std::int64_t sum = 0; ///< Of their changes, in the unit of the game.

    double average() const { return static_cast<double>(sum) / seats; }
};

/// Each contract under each version, by the ids of the contracts, the earliest version first; of one person
/// with `filter.player`. Empty where `filter.game` is no custom game ("own:hearts").
Expected<std::vector<VersionAverage>> versionAverages(History& history, const Filter& filter);

/// Keeps a game for new matches. False: this very wording is there already, nothing was changed.
WriteResult<bool> storeCustomGame(History& history, const std::shared_ptr<const custom::CustomGame>& game);

/// The same inside of a transaction. Throws StorageException.
bool storeCustomGame(HistoryFile& core, const std::shared_ptr<const custom::CustomGame>& game);

} // namespace tafel::history
