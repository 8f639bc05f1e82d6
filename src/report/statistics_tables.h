// The statistics as tables: the one source of `tafelrichter stats` and of the reports.
#pragma once

#include "history/history.h"
#include "history/statistics/statistics.h"
#include "report/table.h"

namespace tafel::report {

template <typename T> using Expected = history::Expected<T>;

/// What `tafelrichter stats` can be asked for.
enum class About : std::uint8_t { Players, Games, Characters, Contracts, Versions, Opponents, Ratings };
inline constexpr std::string_view aboutNames[]
    = {"players", "games", "characters", "contracts", "versions", "opponents", "ratings"};

/// Everybody: matches, wins, win rate; with `filter.game` what the deals gave as well.
Expected<Table> playersTable(history::History& history, const history::Filter& filter, Language language);
Expected<Table> gamesTable(history::History& history, const history::Filter& filter, Language language);
Expected<Table> charactersTable(history::History& history, const history::Filter& filter, Language language);
/// Each contract of `filter.game` and each person who played it; only `filter.player`, if given.
Expected<Table> contractsTable(history::History& history, const history::Filter& filter, Language language);
/// Each contract of `filter.game`, a game of one's own, under each of its versions: of everybody, or of
/// `filter.player`.
Expected<Table> versionsTable(history::History& history, const history::Filter& filter, Language language);
/// Everybody `filter.player` has finished a match with.
Expected<Table> opponentsTable(history::History& history, const history::Filter& filter, Language language);

/// Any of them. Ratings are those of everybody in `filter.game`, or of each game, as they stood at
/// `filter.to`.
Expected<Table> statisticsTable(
    About about, history::History& history, const history::Filter& filter, Language language);

/// Document tafelrichter-stats/1: what was asked, and the rows.
std::string statisticsJson(About about, const history::Filter& asked, const Table& table);

/// Each contract of `filter.game` over everybody: deals, average, who did best.
Expected<Table> contractsInShort(history::History& history, const history::Filter& filter, Language language);

} // namespace tafel::report
