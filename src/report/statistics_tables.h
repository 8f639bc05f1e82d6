// Tables of statistics, for `tafelrichter stats` and the reports.
#pragma once

#include "history/history.h"
#include "history/statistics/statistics.h"
#include "report/table.h"

namespace tafel::report {

template <typename T> using Expected = history::Expected<T>;

/// The tables of `tafelrichter stats`.
enum class StatisticsKind : std::uint8_t {
    Players,
    Games,
    Characters,
    Contracts,
    Versions,
    Opponents,
    Ratings
};
inline constexpr std::string_view statisticsKindNames[]
    = {"players", "games", "characters", "contracts", "versions", "opponents", "ratings"};

/// All people: matches, wins, win rate; with `filter.game` also the averages of their deals.
Expected<Table> playersTable(history::History& history, const history::Filter& filter, Language language);
Expected<Table> gamesTable(history::History& history, const history::Filter& filter, Language language);
Expected<Table> charactersTable(history::History& history, const history::Filter& filter, Language language);
/// Each contract of `filter.game` with each person who played it, or only with `filter.player`.
Expected<Table> contractsTable(history::History& history, const history::Filter& filter, Language language);
/// Each contract of the custom game `filter.game` in each of its versions: of all people, or of
/// `filter.player`.
Expected<Table> versionsTable(history::History& history, const history::Filter& filter, Language language);
/// All people with whom `filter.player` has finished a match.
Expected<Table> opponentsTable(history::History& history, const history::Filter& filter, Language language);

/// One of these tables. Ratings are those at `filter.to`, of `filter.game` or of all games.
Expected<Table> statisticsTable(
    StatisticsKind about, history::History& history, const history::Filter& filter, Language language);

/// Writes a tafelrichter-stats/1 document with the filter and the rows.
std::string statisticsJson(StatisticsKind about, const history::Filter& asked, const Table& table);

/// Each contract of `filter.game` over all people: deals, average, and the best person.
Expected<Table> contractSummaryTable(
    history::History& history, const history::Filter& filter, Language language);

} // namespace tafel::report
