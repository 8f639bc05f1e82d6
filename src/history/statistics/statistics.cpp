#include "history/statistics/statistics.h"

#include <fmt/format.h>

#include "history/history_file.h"
#include "history/projections/custom_game_rows.h"
#include "history/projections/names.h"
#include "history/projections/year_ranges.h"

namespace tafel::history {

namespace {

/// Totals are added up already by person, game, edition and character.
bool isAddedUp(const Filter& filter)
{
    return filter.text.empty() && filter.tournament.empty() && filter.match.empty() && filter.from.empty()
        && filter.to.empty() && !filter.finished;
}

constexpr const char* sums
    = "sum(t.matches), sum(t.finished), sum(t.won), sum(t.lost), sum(t.deals), sum(t.award)";

/// Opponent `o` of `p`, not a partner: in these games, seats 1 and 3 play against 2 and 4.
std::string withoutPartners(std::size_t games)
{
    std::string places;
    for (std::size_t i = 0; i < games; ++i)
        places += i == 0 ? "?" : ", ?";
    return fmt::format("AND NOT ((o.seat - p.seat) % 2 = 0 AND p.match IN (SELECT number FROM match_summary "
                       "WHERE own_game IN ({}))) ",
        places);
}

enum class Of { People, Characters };

/// Rows like those of person_total that match the filter: from the totals where they are stored, from totals
/// of whole years plus or minus the matches at the edges, or otherwise from all matches.
class TotalsOfPeople {
public:
    TotalsOfPeople(const Filter& filter, Of of)
        : m_filter(filter)
        , m_others(filter)
        , m_of(of)
    {
        m_others.player.clear();
        if (!isAddedUp(filter) && filter.player.empty())
            m_years = splitByYear(filter);
    }

    /// " FROM (…) t"
    std::string from() const
    {
        if (isAddedUp(m_filter))
            return " FROM (SELECT * FROM person_total WHERE 1" + games()
                + (m_filter.player.empty() ? "" : " AND person = ?") + ") t";
        if (!m_years && !m_filter.player.empty())
            return " FROM (" + parts(true)
                + " FROM match_player p CROSS JOIN match_summary s ON s.number = p.match AND "
                + conditionOf(m_others) + " WHERE p.person = ?) t";
        if (!m_years)
            return " FROM (" + parts(true) + fromMatches + conditionOf(m_others) + ") t";
        std::string all = " FROM (SELECT person, game, edition, character, matches, finished, won, lost, "
                          "deals, award FROM year_total WHERE 1"
            + games() + " AND year >= ? AND year < ? AND "
            + (m_of == Of::People ? "person <> ''" : "character <> ''");
        for (const YearRange::Edge& edge : m_years->edges)
            all += " UNION ALL " + parts(edge.more) + fromMatches + conditionOf(edge, m_filter);
        return all + ") t";
    }

    void bindTo(Query& rows) const
    {
        if (!m_years) {
            bind(rows, m_others); // the first parameters are game and edition
            if (!m_filter.player.empty())
                rows.with(m_filter.player);
            return;
        }
        for (const std::string* each : {&m_filter.game, &m_filter.edition})
            if (!each->empty())
                rows.with(*each);
        rows.with(m_years->first).with(m_years->after);
        for (const YearRange::Edge& edge : m_years->edges)
            bind(rows, edge, m_filter);
    }

private:
    static constexpr const char* fromMatches
        = " FROM match_summary s CROSS JOIN match_player p ON p.match = s.number WHERE ";

    /// The columns that a match adds for a player, or subtracts.
    static std::string parts(bool more)
    {
        return fmt::format("SELECT p.person, s.game, s.edition, coalesce(p.character, '') AS character, "
                           "{0}p.dealt AS matches, {0}p.finished AS finished, {0}(p.finished AND "
                           "p.won) AS won, {0}(p.finished AND p.lost) AS lost, {0}p.deals AS deals, "
                           "{0}p.award AS award",
            more ? "" : "-");
    }

    std::string games() const
    {
        return std::string(m_filter.game.empty() ? "" : " AND game = ?")
            + (m_filter.edition.empty() ? "" : " AND edition = ?");
    }

    Filter m_filter, m_others; ///< Without the player.
    Of m_of;
    std::optional<YearRange> m_years;
};

Total readTotal(const Query& row, int column)
{
    return {row.number(column), row.number(column + 1), row.number(column + 2), row.number(column + 3),
        row.number(column + 4), row.integer(column + 5)};
}

/// `sql` is the beginning of the query, `end` its end.
template <typename T, typename Read>
tl::expected<std::vector<T>, StorageError> list(
    History& history, const std::string& sql, const TotalsOfPeople& totals, const char* end, Read&& read)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        Query rows = database.query(sql + totals.from() + end);
        totals.bindTo(rows);
        std::vector<T> all;
        while (rows.next())
            all.push_back(read(rows));
        return all;
    });
}

} // namespace

tl::expected<std::vector<PersonTotal>, StorageError> personTotals(History& history, const Filter& filter)
{
    return list<PersonTotal>(history, fmt::format("SELECT t.person, {}", sums),
        TotalsOfPeople(filter, Of::People),
        " WHERE t.matches <> 0 GROUP BY t.person HAVING sum(t.matches) > 0 ORDER BY 4 DESC, 2 DESC, 1",
        [](const Query& row) {
            return PersonTotal{row.text(0), readTotal(row, 1)};
        });
}

tl::expected<std::vector<GameTotal>, StorageError> gameTotals(History& history, const Filter& filter)
{
    return list<GameTotal>(history,
        "SELECT game, count(*), sum(matches), sum(finished), sum(won), sum(lost), sum(deals), sum(award) "
        "FROM (SELECT t.game, sum(t.matches) AS matches, sum(t.finished) AS finished, sum(t.won) AS won, "
        "sum(t.lost) AS lost, sum(t.deals) AS deals, sum(t.award) AS award",
        TotalsOfPeople(filter, Of::People),
        " WHERE t.matches <> 0 GROUP BY t.game, t.person HAVING sum(t.matches) > 0) GROUP BY game ORDER BY 1",
        [](const Query& row) {
            return GameTotal{row.text(0), row.number(1), readTotal(row, 2)};
        });
}

tl::expected<std::vector<CharacterTotal>, StorageError> characterTotals(
    History& history, const Filter& filter)
{
    return list<CharacterTotal>(history, fmt::format("SELECT t.character, {}", sums),
        TotalsOfPeople(filter, Of::Characters),
        " WHERE t.matches <> 0 AND t.character <> '' GROUP BY t.character HAVING sum(t.matches) > 0 ORDER BY "
        "1",
        [](const Query& row) {
            return CharacterTotal{row.text(0), readTotal(row, 1)};
        });
}

tl::expected<std::vector<OpponentTotal>, StorageError> opponentTotals(History& history, const Filter& filter)
{
    Filter matches = filter;
    matches.player.clear();
    const bool all = matches == Filter{};
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        const std::vector<std::string> pairs = gamesOfPairs(database);
        Query rows = database.query("SELECT o.person, count(*), sum(p.won), sum(o.won) FROM match_player p "
            + std::string(
                all ? "" : "CROSS JOIN match_summary s ON s.number = p.match AND " + conditionOf(matches))
            + " CROSS JOIN match_player o ON o.match = p.match AND o.seat <> p.seat "
            + (pairs.empty() ? std::string() : withoutPartners(pairs.size()))
            + "WHERE p.person = ? AND p.finished GROUP BY o.person ORDER BY 2 DESC, 1");
        bind(rows, matches);
        for (const std::string& fingerprint : pairs)
            rows.with(fingerprint);
        rows.with(filter.player);
        std::vector<OpponentTotal> opponents;
        while (rows.next())
            opponents.push_back({rows.text(0), rows.number(1), rows.number(2), rows.number(3)});
        return opponents;
    });
}

tl::expected<std::vector<FormPoint>, StorageError> form(History& history, const Filter& filter)
{
    Filter matches = filter;
    matches.player.clear();
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        Query rows = database.query("SELECT s.id, s.started, s.game, p.finished, p.won, p.lost, p.deals, "
                                    "p.award, p.total FROM match_player p "
                                    "CROSS JOIN match_summary s ON s.number = p.match AND "
            + conditionOf(matches) + " WHERE p.person = ? AND p.dealt ORDER BY s.started, s.id");
        bind(rows, matches);
        rows.with(filter.player);
        std::vector<FormPoint> points;
        while (rows.next())
            points.push_back({rows.text(0), rows.text(1), rows.text(2), rows.number(3) != 0,
                rows.number(4) != 0, rows.number(5) != 0, rows.number(6), rows.number(7), rows.number(8)});
        return points;
    });
}

tl::expected<std::vector<TournamentName>, StorageError> tournamentNames(History& history)
{
    Database& database = history.file().database;
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

tl::expected<std::string, StorageError> lastPlayed(History& history, const std::string& person, int matches)
{
    // A frequent player was at a table recently: search from the newest match back. Others have few matches.
    constexpr int many = 1000;
    Database& database = history.file().database;
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

tl::expected<std::vector<DisputeOfMatch>, StorageError> disputesOf(
    History& history, const Filter& filter, int limit, int offset)
{
    const bool all = filter == Filter{};
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        Query rows = database.query(
            "SELECT d.id, d.at, s.id, d.deal, asker, question, card, verdict, clauses, ruled, note, s.game, "
            "s.edition, s.started, d.match FROM dispute d "
            + (all ? std::string("LEFT JOIN match_summary s ON s.number = d.match")
                   : "CROSS JOIN match_summary s ON s.number = d.match AND " + conditionOf(filter))
            + " ORDER BY d.at DESC, d.id DESC LIMIT ? OFFSET ?");
        bind(rows, filter);
        rows.with(limit).with(offset);
        std::vector<DisputeOfMatch> disputes;
        while (rows.next()) {
            const auto shown
                = [&](int column) { return displayName(database, rows.integer(14), rows.text(column)); };
            disputes.push_back({.dispute = {.id = rows.text(0),
                                    .at = rows.text(1),
                                    .match = rows.text(2),
                                    .deal = rows.number(3),
                                    .asker = shown(4),
                                    .question = rows.text(5),
                                    .card = rows.text(6),
                                    .verdict = shown(7),
                                    .clauses = readList(rows.text(8)),
                                    .ruled = shown(9),
                                    .note = rows.text(10)},
                .game = rows.text(11),
                .edition = rows.text(12),
                .started = rows.text(13)});
        }
        return disputes;
    });
}

} // namespace tafel::history
