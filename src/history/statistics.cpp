#include "history/statistics.h"

#include "history/core.h"

namespace tafel::history {

namespace {

/// Totals are added up already by person, game, edition and character. What asks for days, words or a
/// tournament is added up from the matches.
bool isAddedUp(const Filter& filter)
{
    return filter.text.empty() && filter.tournament.empty() && filter.match.empty() && filter.from.empty()
        && filter.to.empty() && !filter.finished;
}

constexpr const char* sums
    = "sum(t.matches), sum(t.finished), sum(t.won), sum(t.lost), sum(t.deals), sum(t.award)";

/// "… FROM rows like those of person_total, `t`, that the filter leaves".
std::string totalsOf(const Filter& filter)
{
    if (!isAddedUp(filter)) {
        Filter matches = filter;
        matches.player.clear();
        return " FROM (SELECT p.person, s.game, s.edition, coalesce(p.character, '') AS character, p.deals > "
               "0 AS "
               "matches, p.finished, p.finished AND p.won AS won, p.finished AND p.lost AS lost, p.deals, "
               "p.award "
               "FROM match_summary s CROSS JOIN match_player p ON p.match = s.number WHERE "
            + conditionOf(matches) + ") t WHERE t.matches > 0"
            + (filter.player.empty() ? "" : " AND t.person = ?");
    }
    return std::string(" FROM person_total t WHERE t.matches > 0")
        + (filter.game.empty() ? "" : " AND t.game = ?")
        + (filter.edition.empty() ? "" : " AND t.edition = ?")
        + (filter.player.empty() ? "" : " AND t.person = ?");
}

void bindTotals(Query& rows, const Filter& filter)
{
    Filter chosen = filter;
    chosen.player.clear();
    bind(rows, chosen); // game and edition stand first in both
    if (!filter.player.empty())
        rows.with(filter.player);
}

Total readTotal(const Query& row, int column)
{
    return {row.number(column), row.number(column + 1), row.number(column + 2), row.number(column + 3),
        row.number(column + 4), row.integer(column + 5)};
}

template <typename T, typename Read>
tl::expected<std::vector<T>, Fault> list(
    History& history, const Filter& filter, const std::string& sql, Read&& read)
{
    Database& database = history.core().database;
    return guarded(database.file(), [&] {
        Query rows = database.query(sql);
        bindTotals(rows, filter);
        std::vector<T> all;
        while (rows.next())
            all.push_back(read(rows));
        return all;
    });
}

} // namespace

tl::expected<std::vector<PersonTotal>, Fault> personTotals(History& history, const Filter& filter)
{
    return list<PersonTotal>(history, filter,
        std::string("SELECT t.person, ") + sums + totalsOf(filter)
            + " GROUP BY t.person ORDER BY 4 DESC, 2 DESC, 1",
        [](const Query& row) {
            return PersonTotal{row.text(0), readTotal(row, 1)};
        });
}

tl::expected<std::vector<GameTotal>, Fault> gameTotals(History& history, const Filter& filter)
{
    return list<GameTotal>(history, filter,
        std::string("SELECT t.game, count(DISTINCT t.person), ") + sums + totalsOf(filter)
            + " GROUP BY t.game ORDER BY 1",
        [](const Query& row) {
            return GameTotal{row.text(0), row.number(1), readTotal(row, 2)};
        });
}

tl::expected<std::vector<CharacterTotal>, Fault> characterTotals(History& history, const Filter& filter)
{
    return list<CharacterTotal>(history, filter,
        std::string("SELECT t.character, ") + sums + totalsOf(filter)
            + " AND t.character <> '' GROUP BY t.character ORDER BY 1",
        [](const Query& row) {
            return CharacterTotal{row.text(0), readTotal(row, 1)};
        });
}

tl::expected<std::vector<OpponentTotal>, Fault> opponentTotals(History& history, const Filter& filter)
{
    Filter matches = filter;
    matches.player.clear();
    const bool all = matches == Filter{};
    Database& database = history.core().database;
    return guarded(database.file(), [&] {
        Query rows = database.query("SELECT o.person, count(*), sum(p.won), sum(o.won) FROM match_player p "
            + std::string(
                all ? "" : "CROSS JOIN match_summary s ON s.number = p.match AND " + conditionOf(matches))
            + " CROSS JOIN match_player o ON o.match = p.match AND o.seat <> p.seat "
              "WHERE p.person = ? AND p.finished GROUP BY o.person ORDER BY 2 DESC, 1");
        bind(rows, matches);
        rows.with(filter.player);
        std::vector<OpponentTotal> opponents;
        while (rows.next())
            opponents.push_back({rows.text(0), rows.number(1), rows.number(2), rows.number(3)});
        return opponents;
    });
}

tl::expected<std::vector<FormPoint>, Fault> form(History& history, const Filter& filter)
{
    Filter matches = filter;
    matches.player.clear();
    Database& database = history.core().database;
    return guarded(database.file(), [&] {
        Query rows = database.query("SELECT s.id, s.started, s.game, p.finished, p.won, p.lost, p.deals, "
                                    "p.award, p.total FROM match_player p "
                                    "CROSS JOIN match_summary s ON s.number = p.match AND "
            + conditionOf(matches) + " WHERE p.person = ? AND p.deals > 0 ORDER BY s.started, s.number");
        bind(rows, matches);
        rows.with(filter.player);
        std::vector<FormPoint> points;
        while (rows.next())
            points.push_back({rows.text(0), rows.text(1), rows.text(2), rows.number(3) != 0,
                rows.number(4) != 0, rows.number(5) != 0, rows.number(6), rows.number(7), rows.number(8)});
        return points;
    });
}

tl::expected<std::vector<TournamentName>, Fault> tournamentNames(History& history)
{
    Database& database = history.core().database;
    return guarded(database.file(), [&] {
        Query rows = database.query(
            "SELECT tournament, count(*), max(started) FROM match_summary WHERE tournament <> '' "
            "GROUP BY tournament ORDER BY 3 DESC, 1");
        std::vector<TournamentName> names;
        while (rows.next())
            names.push_back({rows.text(0), rows.number(1), rows.text(2)});
        return names;
    });
}

tl::expected<std::string, Fault> lastPlayed(History& history, const std::string& person, int matches)
{
    // Who has played much was here not long ago: from the newest match back. Of others all matches are few.
    constexpr int many = 1000;
    Database& database = history.core().database;
    return guarded(database.file(), [&] {
        Query rows = database.query(matches > many
                ? "SELECT s.started FROM match_summary s INDEXED BY match_by_start WHERE EXISTS (SELECT 1 "
                  "FROM "
                  "match_player p WHERE p.person = ? AND p.match = s.number) ORDER BY s.started DESC LIMIT 1"
                : "SELECT max(s.started) FROM match_player p CROSS JOIN match_summary s ON s.number = "
                  "p.match "
                  "WHERE p.person = ?");
        rows.with(person);
        return rows.next() ? rows.text(0) : std::string();
    });
}

tl::expected<std::vector<DisputeOfMatch>, Fault> disputesOf(
    History& history, const Filter& filter, int limit, int offset)
{
    const bool all = filter == Filter{};
    Database& database = history.core().database;
    return guarded(database.file(), [&] {
        Query rows
            = database.query("SELECT d.id, d.at, s.id, d.deal, asker, question, card, verdict, clauses, "
                             "ruled, note, s.game, s.edition, s.started FROM dispute d "
                + (all ? std::string("LEFT JOIN match_summary s ON s.number = d.match")
                       : "CROSS JOIN match_summary s ON s.number = d.match AND " + conditionOf(filter))
                + " ORDER BY d.number DESC LIMIT ? OFFSET ?");
        bind(rows, filter);
        rows.with(limit).with(offset);
        std::vector<DisputeOfMatch> disputes;
        while (rows.next())
            disputes.push_back({.dispute = {.id = rows.text(0),
                                    .at = rows.text(1),
                                    .match = rows.text(2),
                                    .deal = rows.number(3),
                                    .asker = rows.text(4),
                                    .question = rows.text(5),
                                    .card = rows.text(6),
                                    .verdict = rows.text(7),
                                    .clauses = readList(rows.text(8)),
                                    .ruled = rows.text(9),
                                    .note = rows.text(10)},
                .game = rows.text(11),
                .edition = rows.text(12),
                .started = rows.text(13)});
        return disputes;
    });
}

} // namespace tafel::history
