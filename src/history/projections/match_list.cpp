#include "history/projections/match_list.h"

#include <fmt/format.h>

#include "history/log/event_body.h"
#include "history/projections/filter.h"
#include "history/projections/projections.h"
#include "history/storage/database.h"

namespace tafel::history {

namespace {

/// One row per player; the columns before the names are the same in all rows of a match.
constexpr std::string_view listed
    = "SELECT s.number, s.id, s.game, s.edition, s.rules, s.tournament, "
      "s.started, s.changed, s.deals, s.finished, "
      "s.abandoned, p.person, p.character, p.total, p.won, p.lost, p.marks, s.ended_by, "
      "s.id IN (SELECT match FROM forked) FROM chosen "
      "JOIN match_summary s USING (number) "
      "JOIN match_player p ON p.match = s.number ";

std::vector<MatchSummary> read(Query& rows)
{
    std::vector<MatchSummary> matches;
    std::int64_t number = 0;
    while (rows.next()) {
        if (matches.empty() || rows.integer(0) != number) {
            number = rows.integer(0);
            matches.push_back({rows.text(1), rows.text(2), rows.text(3), rows.text(4), rows.text(5),
                rows.text(6), rows.text(7), {}, rows.number(8), rows.number(9) != 0, rows.number(10) != 0,
                rows.number(18) != 0, readList(rows.text(17))});
        }
        const std::string character = rows.text(12);
        matches.back().players.push_back(
            {rows.text(11), character.empty() ? std::nullopt : std::optional(character), rows.number(13),
                rows.number(14) != 0, rows.number(15) != 0, rows.number(16)});
    }
    return matches;
}

std::optional<std::string> unlessEmpty(const std::string& text)
{
    return text.empty() ? std::nullopt : std::optional(text);
}

} // namespace

std::vector<MatchSummary> matches(Database& database, const Filter& filter, int limit, int offset)
{
    Query rows = database.query("WITH chosen AS (SELECT s.number FROM match_summary s WHERE "
        + conditionOf(filter) + " ORDER BY s.started DESC, s.id DESC LIMIT ? OFFSET ?) " + std::string(listed)
        + "ORDER BY s.started DESC, s.id DESC, p.seat");
    bind(rows, filter);
    rows.with(limit).with(offset);
    return read(rows);
}

std::optional<MatchSummary> currentMatch(Database& database, PlayedWhere where)
{
    Query rows = database.query(
        std::string("WITH chosen AS (SELECT number FROM match_summary WHERE finished = 0 AND abandoned = 0 ")
        + (where == PlayedWhere::Here ? "AND played > 0 ORDER BY played" : "ORDER BY changed")
        + " DESC LIMIT 1) " + std::string(listed) + "ORDER BY p.seat");
    std::vector<MatchSummary> found = read(rows);
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::vector<Person> people(Database& database)
{
    std::vector<Person> people;
    Query rows
        = database.query("SELECT name, matches, last_played FROM player ORDER BY last_played DESC, name");
    while (rows.next())
        people.push_back({rows.text(0), rows.number(1), rows.text(2)});
    return people;
}

Counts counts(Database& database)
{
    Query row = database.query(fmt::format(
        "SELECT (SELECT count(*) FROM match_summary), (SELECT count(*) FROM (SELECT DISTINCT person "
        "FROM person_total) known WHERE EXISTS (SELECT 1 FROM match_player p JOIN match_summary s ON "
        "s.number = p.match WHERE p.person = known.person AND {})), (SELECT count(*) FROM dispute)",
        isNoFalseStart));
    row.next();
    return {row.number(0), row.number(1), row.number(2)};
}

std::optional<std::string> lastOf(
    Database& database, const std::vector<std::string>& players, const std::string& game)
{
    Query row = database.query("SELECT id FROM match_summary WHERE party = ?1 AND (?2 IS NULL OR game = ?2) "
                               "ORDER BY started DESC, id DESC LIMIT 1");
    row.with(playerSetKey(players)).with(unlessEmpty(game));
    return row.next() ? std::optional(row.text(0)) : std::nullopt;
}

} // namespace tafel::history
