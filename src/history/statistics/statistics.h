// Statistics of people, characters and recent results. The tablet, the command line and the reports all use
// them, so their numbers agree.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "history/log/event_body.h"
#include "history/projections/filter.h"
#include "history/storage/storage_error.h"

namespace tafel::history {

class History;

/// An average of fewer matches is mostly chance: tables and charts show it greyed out.
inline constexpr int minMatchesForAverage = 5;

/// Totals of a person or a character. Sums are in the unit of the game (in games lost for games that count
/// these), so they make sense for one game at a time.
struct Total {
    int matches = 0; ///< Matches with at least one deal.
    int finished = 0;
    int won = 0, lost = 0; ///< Finished matches only.
    int deals = 0;
    std::int64_t change = 0; ///< How far the matches moved the standing, from their start.

    double perDeal() const { return deals > 0 ? static_cast<double>(change) / deals : 0.0; }
    double winRate() const { return finished > 0 ? static_cast<double>(won) / finished : 0.0; }

    friend bool operator==(const Total&, const Total&) = default;
};

struct PersonTotal {
    std::string person = {}; ///< The name that is shown.
    Total total = {};
};

/// Everybody who has played, most wins first, then most matches, then by name.
tl::expected<std::vector<PersonTotal>, StorageError> personTotals(
    History& history, const Filter& filter = {});

struct GameTotal {
    std::string game = {};
    int people = 0; ///< How many different ones played it.
    Total total = {}; ///< Total of all seats: `matches` counts each match once per seat.
};

/// Each game that was played, by its id; of one person with `filter.player`.
tl::expected<std::vector<GameTotal>, StorageError> gameTotals(History& history, const Filter& filter = {});

struct CharacterTotal {
    std::string character = {}; ///< Card, "RJ".
    Total total = {};
};

/// Each character that was drawn, by its card; of one person with `filter.player`.
tl::expected<std::vector<CharacterTotal>, StorageError> characterTotals(
    History& history, const Filter& filter = {});

struct OpponentTotal {
    std::string person = {};
    int matches = 0; ///< Finished ones with both.
    int won = 0; ///< By the one who is looked at.
    int theirs = 0; ///< Won by this opponent.
};

/// Everybody `filter.player` has finished a match with, most matches first.
tl::expected<std::vector<OpponentTotal>, StorageError> opponentTotals(History& history, const Filter& filter);

/// One match in the recent results of a person.
struct FormPoint {
    std::string match = {}; ///< Its id.
    std::string started = {}; ///< RFC 3339, UTC.
    std::string game = {};
    bool finished = false, won = false, lost = false;
    int deals = 0;
    int change = 0; ///< How far it moved the standing.
    int total = 0; ///< The player's total at the end.
};

/// The matches of `filter.player`, oldest first.
tl::expected<std::vector<FormPoint>, StorageError> form(History& history, const Filter& filter);

/// The tournaments that matches name, newest first, with how many matches each has.
struct TournamentName {
    std::string name = {};
    int matches = 0;
    std::string last = {}; ///< Start of its last match.
};
tl::expected<std::vector<TournamentName>, StorageError> tournamentNames(History& history);

/// \return the time when a person was last at a table, RFC 3339; empty if never. `matches` is their number of
/// matches, which decides which query is fast.
tl::expected<std::string, StorageError> lastPlayed(History& history, const std::string& person, int matches);

/// A dispute with the match in which it was asked; game, edition and start are empty for a dispute outside of
/// matches.
struct DisputeOfMatch {
    Dispute dispute = {};
    std::string game = {}, edition = {}, started = {};
};

/// Newest first. An empty filter takes those outside any match too.
tl::expected<std::vector<DisputeOfMatch>, StorageError> disputesOf(
    History& history, const Filter& filter = {}, int limit = 50, int offset = 0);

} // namespace tafel::history
