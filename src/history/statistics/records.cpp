#include "history/statistics/records.h"

#include <algorithm>
#include <unordered_map>

#include "history/history_file.h"

namespace tafel::history {

namespace {

/// The deals of people who played in the matches of a filter.
std::string playedDeals(const Filter& filter)
{
    return "match_summary s CROSS JOIN match_player p ON p.match = s.number "
           "CROSS JOIN deal_player d ON d.match = s.number AND d.seat = p.seat AND d.played WHERE "
        + conditionOf(filter);
}

/// The earliest deal of a game with that change.
DealRecord readDeal(Database& database, const Filter& filter, const std::string& game, int change)
{
    Query row = database.query("SELECT s.id, s.started, d.deal, p.person FROM " + playedDeals(filter)
        + " AND s.game = ? AND d.change = ? ORDER BY s.started, s.id, d.deal, d.seat LIMIT 1");
    bind(row, filter);
    row.with(game).with(change).next();
    return {row.text(0), row.text(1), row.number(2), row.text(3), change};
}

std::vector<GameRecords> readGames(Database& database, const Filter& filter)
{
    struct Extremes {
        int highest = 0, lowest = 0;
    };
    std::unordered_map<std::string, Extremes> extremes;
    {
        Query rows = database.query(
            "SELECT s.game, max(d.change), min(d.change) FROM " + playedDeals(filter) + " GROUP BY s.game");
        bind(rows, filter);
        while (rows.next())
            extremes[rows.text(0)] = {rows.number(1), rows.number(2)};
    }
    std::vector<GameRecords> all;
    {
        Query rows = database.query(
            "SELECT s.game, count(*), sum(s.deals) FROM match_summary s WHERE s.deals > 0 AND "
            + conditionOf(filter) + " GROUP BY s.game ORDER BY 2 DESC, 1");
        bind(rows, filter);
        while (rows.next())
            all.push_back({rows.text(0), rows.number(1), rows.number(2)});
    }
    for (GameRecords& each : all) {
        each.highest = readDeal(database, filter, each.game, extremes[each.game].highest);
        each.lowest = readDeal(database, filter, each.game, extremes[each.game].lowest);
        Query longest
            = database.query("SELECT s.id, s.started, s.deals FROM match_summary s WHERE s.deals > 0 "
                             "AND s.finished AND "
                + conditionOf(filter) + " AND s.game = ? ORDER BY s.deals DESC, s.started, s.id LIMIT 1");
        bind(longest, filter);
        if (longest.with(each.game).next())
            each.longest = {longest.text(0), longest.text(1), longest.number(2)};
    }
    return all;
}

std::optional<WinningRun> readRun(Database& database, const Filter& filter)
{
    Query rows = database.query("SELECT p.person, p.won, s.started FROM match_summary s "
                                "CROSS JOIN match_player p ON p.match = s.number WHERE s.finished AND "
        + conditionOf(filter) + " ORDER BY s.started, s.id");
    bind(rows, filter);
    std::unordered_map<std::string, WinningRun> under;
    WinningRun longest;
    while (rows.next()) {
        WinningRun& run = under[rows.text(0)];
        if (rows.number(1) == 0) {
            run = {};
            continue;
        }
        if (run.wins++ == 0)
            run.from = rows.text(2);
        run.person = rows.text(0);
        run.to = rows.text(2);
        if (run.wins > longest.wins)
            longest = run;
    }
    return longest.wins > 1 ? std::optional(longest) : std::nullopt;
}

} // namespace

tl::expected<std::vector<GameRecords>, StorageError> gameRecords(History& history, const Filter& filter)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] { return readGames(database, filter); });
}

tl::expected<std::optional<WinningRun>, StorageError> winningRun(History& history, const Filter& filter)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] { return readRun(database, filter); });
}

} // namespace tafel::history
