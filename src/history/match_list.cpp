#include "history/match_list.h"

#include <sstream>

#include "history/database.h"
#include "history/projections.h"

namespace tafel::history {

namespace {

/// One row a player; what comes before the names is the same in all rows of a match.
constexpr std::string_view listed
    = "SELECT s.number, s.id, s.game, s.edition, s.rules, s.tournament, "
      "s.started, s.changed, s.deals, s.finished, "
      "s.abandoned, p.name, p.character, p.total, p.won, p.lost, p.marks FROM chosen "
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
                rows.text(6), rows.text(7), {}, rows.number(8), rows.number(9) != 0, rows.number(10) != 0});
        }
        const std::string character = rows.text(12);
        matches.back().players.push_back(
            {rows.text(11), character.empty() ? std::nullopt : std::optional(character), rows.number(13),
                rows.number(14) != 0, rows.number(15) != 0, rows.number(16)});
    }
    return matches;
}

/// The words as one JSON list, so that any number of them fits one statement.
std::string wordList(const std::string& text)
{
    std::string list = "[";
    std::istringstream words(smallLetters(text));
    for (std::string word; words >> word;) {
        list += list.size() > 1 ? ",\"" : "\"";
        for (const char each : word) {
            if (each == '"' || each == '\\')
                list += '\\';
            if (static_cast<unsigned char>(each) >= ' ')
                list += each;
        }
        list += '"';
    }
    return list + "]";
}

std::optional<std::string> unlessEmpty(const std::string& text)
{
    return text.empty() ? std::nullopt : std::optional(text);
}

} // namespace

const std::string filterCondition
    = "(?2 IS NULL OR tournament = ?2) AND (?3 IS NULL OR started >= ?3) "
      "AND (?4 IS NULL OR substr(started, 1, length(?4)) <= ?4) AND (?5 IS NULL OR finished = ?5) "
      "AND (?6 IS NULL OR number IN (SELECT match FROM match_player WHERE name = ?6)) "
      "AND NOT EXISTS (SELECT 1 FROM json_each(?7) WHERE instr(search, value) = 0) "
      "AND (?8 IS NULL OR id = ?8) ";

void bind(Query& query, const Filter& filter)
{
    query.with(unlessEmpty(filter.tournament)).with(unlessEmpty(filter.from)).with(unlessEmpty(filter.to));
    query.with(filter.finished).with(unlessEmpty(filter.player)).with(wordList(filter.text));
    query.with(unlessEmpty(filter.match));
}

std::vector<MatchSummary> matches(Database& database, const Filter& filter, int limit, int offset)
{
    static const std::string sql
        = "WITH chosen AS (SELECT number, started FROM match_summary WHERE (?1 IS NULL OR game = ?1) AND "
        + filterCondition + "ORDER BY started DESC, number DESC LIMIT ?9 OFFSET ?10) " + std::string(listed)
        + "ORDER BY s.started DESC, s.number DESC, p.seat";
    Query rows = database.query(sql);
    rows.with(unlessEmpty(filter.game));
    bind(rows, filter);
    rows.with(limit).with(offset);
    return read(rows);
}

std::optional<MatchSummary> matchUnderWay(Database& database)
{
    static const std::string sql = "WITH chosen AS (SELECT number FROM match_summary WHERE finished = 0 AND "
                                   "abandoned = 0 AND played > 0 ORDER BY played DESC LIMIT 1) "
        + std::string(listed) + "ORDER BY p.seat";
    Query rows = database.query(sql);
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
    Query row = database.query(
        "SELECT (SELECT count(*) FROM match_summary), (SELECT count(DISTINCT name) FROM match_player)");
    row.next();
    return {row.number(0), row.number(1)};
}

std::optional<std::string> lastOf(
    Database& database, const std::vector<std::string>& players, const std::string& game)
{
    Query row = database.query("SELECT id FROM match_summary WHERE party = ?1 AND (?2 IS NULL OR game = ?2) "
                               "ORDER BY started DESC, number DESC LIMIT 1");
    row.with(partyOf(players)).with(unlessEmpty(game));
    return row.next() ? std::optional(row.text(0)) : std::nullopt;
}

} // namespace tafel::history
