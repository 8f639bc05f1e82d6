// Questions about many matches, answered from the projections.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "history/projections/filter.h"

namespace tafel::history {

class Database;

struct PlayerSummary {
    std::string name = {};
    std::optional<std::string> character = {}; ///< Notation of the match file, "RJ".
    int total = 0;
    bool won = false, lost = false;
    int marks = 0; ///< Games lost of several that make the match.
};

struct MatchSummary {
    std::string id = {}, game = {}, edition = {}, rules = {}, tournament = {};
    std::string started = {}, changed = {}; ///< RFC 3339, UTC.
    std::vector<PlayerSummary> players = {}; ///< The players in the order of seats.
    int deals = 0;
    bool finished = false, abandoned = false;
    bool forked = false; ///< True if tablets diverged and the table has not chosen a branch: ownership.h.
    std::vector<std::string> endedBy = {}; ///< The clauses of the deal that ended it.
};

struct Person {
    std::string name = {};
    int matches = 0;
    std::string lastPlayed = {};
};

struct Counts {
    int matches = 0;
    int people = 0;
    int disputes = 0; ///< Number of disputes, including those outside of matches.
};

/// How much the history holds.
Counts counts(Database& database);

/// Newest first.
std::vector<MatchSummary> matches(Database& database, const Filter& filter, int limit, int offset);

enum class PlayedWhere : std::uint8_t { Here, Anywhere };

/// The unfinished match that was last played on, on this tablet or on any, unless it was set aside.
std::optional<MatchSummary> currentMatch(Database& database, PlayedWhere where);

/// All people who have played here, the last active first.
std::vector<Person> people(Database& database);

/// The id of the last match of these people, in any seats; of that game, unless it is empty.
std::optional<std::string> lastOf(
    Database& database, const std::vector<std::string>& players, const std::string& game);

} // namespace tafel::history
