#include "history/statistics/records.h"

#include <algorithm>
#include <unordered_map>

#include "history/history_file.h"

namespace tafel::history {

namespace {

/// The row with the most or the least change of each game, by its id. SQLite takes the other columns of a row
/// with max() or min() from the row that has it.
void readDeals(Database& database, const Filter& filter, const char* which,
    std::unordered_map<std::string, DealRecord>& out)
{
    Query rows = database.query(std::string("SELECT s.game, ") + which
        + "(d.change), s.id, s.started, d.deal, p.person FROM match_summary s "
          "CROSS JOIN match_player p ON p.match = s.number "
          "CROSS JOIN deal_player d ON d.match = s.number AND d.seat = p.seat AND d.played WHERE "
        + conditionOf(filter) + " GROUP BY s.game");
    bind(rows, filter);
    while (rows.next())
        out[rows.text(0)] = {rows.text(2), rows.text(3), rows.number(4), rows.text(5), rows.number(1)};
}

std::vector<GameRecords> readGames(Database& database, const Filter& filter)
{
    std::unordered_map<std::string, DealRecord> highest, lowest;
    readDeals(database, filter, "max", highest);
    readDeals(database, filter, "min", lowest);
    std::vector<GameRecords> all;
    {
        Query rows = database.query(
            "SELECT s.game, count(*), sum(s.deals) FROM match_summary s WHERE s.deals > 0 AND "
            + conditionOf(filter) + " GROUP BY s.game ORDER BY 2 DESC, 1");
        bind(rows, filter);
        while (rows.next()) {
            const std::string game = rows.text(0);
            all.push_back({game, rows.number(1), rows.number(2), highest[game], lowest[game], {}});
        }
    }
    Query rows = database.query(
        "SELECT s.game, max(s.deals), s.id, s.started FROM match_summary s WHERE s.deals > 0 "
        "AND s.finished AND "
        + conditionOf(filter) + " GROUP BY s.game");
    bind(rows, filter);
    while (rows.next())
        for (GameRecords& each : all)
            if (each.game == rows.text(0))
                each.longest = {rows.text(2), rows.text(3), rows.number(1)};
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
