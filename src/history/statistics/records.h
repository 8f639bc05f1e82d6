// Records within a span of time, for reports.
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
    int deal = 0; ///< Number of the deal, from 1.
    std::string person = {};
    int change = 0; ///< Change in the unit of the game.
};

struct MatchRecord {
    std::string match = {}, started = {};
    int deals = 0;
};

struct GameRecords {
    std::string game = {};
    int matches = 0; ///< Matches with at least one deal.
    int deals = 0;
    DealRecord highest = {}, lowest = {}; ///< The earliest of equal ones.
    std::optional<MatchRecord> longest = {}; ///< The longest finished match, the earliest of equal ones.
};

/// Each game of which a deal was played, most matches first.
tl::expected<std::vector<GameRecords>, StorageError> gameRecords(History& history, const Filter& filter = {});

/// The longest series of matches that one person won in a row.
struct WinningRun {
    std::string person = {};
    int wins = 0;
    std::string from = {}, to = {}; ///< Start of the first and of the last.

    friend bool operator==(const WinningRun&, const WinningRun&) = default;
};

/// \return the longest run, the oldest of equal ones; nothing if no person has won two matches in a row
tl::expected<std::optional<WinningRun>, StorageError> winningRun(History& history, const Filter& filter = {});

} // namespace tafel::history
