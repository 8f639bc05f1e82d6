// What was the most of its kind in a span of time: for reports.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "history/projections/filter.h"
#include "history/storage/storage_error.h"

namespace tafel::history {

class History;

/// How far one deal moved the standing of one person.
struct DealRecord {
    std::string match = {}; ///< Its id.
    std::string started = {}; ///< RFC 3339, UTC.
    int deal = 0; ///< From 1.
    std::string person = {};
    int change = 0; ///< In the unit of the game.
};

struct MatchRecord {
    std::string match = {}, started = {};
    int deals = 0;
};

struct GameRecords {
    std::string game = {};
    int matches = 0; ///< With a deal at least.
    int deals = 0;
    DealRecord highest = {}, lowest = {}; ///< Of several equal ones any.
    std::optional<MatchRecord> longest = {}; ///< Of the finished ones.
};

/// Each game of which a deal was played, most matches first.
tl::expected<std::vector<GameRecords>, StorageError> gameRecords(History& history, const Filter& filter = {});

/// The most matches that somebody has won one after the other.
struct WinningRun {
    std::string person = {};
    int wins = 0;
    std::string from = {}, to = {}; ///< Start of the first and of the last.

    friend bool operator==(const WinningRun&, const WinningRun&) = default;
};

/// The longest run; nothing: nobody has won two in a row. Of several equal ones the oldest.
tl::expected<std::optional<WinningRun>, StorageError> winningRun(History& history, const Filter& filter = {});

} // namespace tafel::history
