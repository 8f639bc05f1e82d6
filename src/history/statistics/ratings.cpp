#include "history/statistics/ratings.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <unordered_map>

#include "games/custom/key.h"
#include "games/games.h"
#include "history/core.h"
#include "history/people/badges.h"

namespace tafel::history {

namespace {

/// The standing of a player at the end of a match: winners first and losers last, whatever they have on the
/// slate, because so the rules end a match. The slate decides among the others. A higher value is better.
std::int64_t standingOf(bool won, bool lost, std::int64_t total, std::int64_t marks, Unit unit)
{
    constexpr std::int64_t beyondEverybody = std::int64_t{1} << 40U;
    if (won)
        return beyondEverybody;
    if (lost)
        return -beyondEverybody;
    return isWonByMarks(unit) ? -marks : unit == Unit::PenaltyPoints ? -total : total;
}

std::set<std::string> unlisted(Database& database)
{
    std::set<std::string> names; // the last choice counts, also after a merge of two people
    for (const PersonAttributeEvent& each : personAttributeEvents(database))
        if (each.kind == EventKind::PersonListed && each.today.word.empty())
            names.erase(each.today.name);
        else if (each.kind == EventKind::PersonListed)
            names.insert(each.today.name);
    return names;
}

/// Walks through the rated matches of one game in the order of their ends, and of their ids for matches that
/// ended at the same moment; ids are the same on each tablet.
class RatingWalk {
public:
    RatingWalk(Database& database, const RatingFilter& filter, const Progress& progress = {})
        : m_rows(database.query("SELECT s.rated, s.id, p.person, p.won, p.lost, p.total, p.marks FROM "
                                "match_summary s JOIN match_player p ON p.match = s.number WHERE s.game = ? "
                                "AND s.rated <> '' AND (?2 = '' OR s.rated < ?2 || '~') "
                                "ORDER BY s.rated, s.id, p.seat"))
        , m_since(filter.since)
        , m_progress(progress)
    {
        if (const Game* known = gameNamed(filter.game))
            m_unit = known->unit();
        if (m_progress) {
            Query row = database.query("SELECT count(*) FROM match_summary WHERE game = ? AND rated <> ''");
            row.with(filter.game).next();
            m_all = static_cast<double>(row.integer(0));
        }
        m_rows.with(filter.game).with(filter.to);
        m_isThere = m_rows.next();
    }

    /// Reads the next match.
    /// \return false after the last one
    bool next()
    {
        if (!m_isThere)
            return false;
        if (m_taken++ % 1024 == 0 && m_progress)
            tell(m_progress, static_cast<double>(m_taken) / m_all);
        m_ended = m_rows.view(0);
        m_id = m_rows.view(1);
        m_players.clear();
        std::vector<std::int64_t> standings;
        for (; m_isThere && m_rows.view(1) == m_id; m_isThere = m_rows.next()) {
            m_players.push_back(indexOf(m_rows.view(2)));
            standings.push_back(standingOf(
                m_rows.number(3) != 0, m_rows.number(4) != 0, m_rows.integer(5), m_rows.integer(6), m_unit));
        }
        m_results.clear();
        for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
            const auto before = std::count_if(standings.begin(), standings.end(),
                [&](std::int64_t other) { return other > standings[seat]; });
            m_results.push_back({m_people[m_players[seat]].rating, 1 + static_cast<int>(before)});
        }
        return true;
    }

    /// Adds the match that was read to the ratings.
    void count()
    {
        rating::rate(m_results, m_after);
        for (std::size_t seat = 0; seat < m_after.size(); ++seat) {
            PersonRating& each = m_people[m_players[seat]];
            if (m_ended >= m_since)
                each.moved += m_after[seat].mu - each.rating.mu;
            each.rating = m_after[seat];
            each.last = m_ended;
            ++each.matches;
        }
    }

    /// Explains the match that was read, before it is counted, without hidden people.
    RatedMatch explained(const std::string& game, const std::set<std::string>& hidden) const
    {
        RatedMatch match{.id = m_id, .game = game, .ended = m_ended};
        std::vector<rating::Change> changes = rating::explain(m_results);
        for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
            const PersonRating& each = m_people[m_players[seat]];
            const rating::Result& result = m_results[seat];
            match.players.push_back({each.person, !hidden.contains(each.person), result.place, each.matches,
                result.before, std::move(changes[seat])});
        }
        return match;
    }

    bool hasPlayed(const std::string& name) const
    {
        return std::any_of(m_players.begin(), m_players.end(),
            [&](std::size_t player) { return m_people[player].person == name; });
    }

    const std::string& ended() const { return m_ended; }
    const std::string& id() const { return m_id; }
    /// The ratings after the matches that were counted.
    const std::vector<PersonRating>& people() const { return m_people; }

private:
    std::size_t indexOf(std::string_view name)
    {
        if (const auto known = m_indexes.find(name); known != m_indexes.end())
            return known->second;
        m_people.push_back({.person = std::string(name)});
        m_indexes.emplace(name, m_people.size() - 1);
        return m_people.size() - 1;
    }

    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };

    Query m_rows;
    bool m_isThere = false; ///< `m_rows` is at the first player of the next match.
    Unit m_unit = Unit::Points;
    std::string m_since;
    Progress m_progress;
    double m_all = 1;
    std::int64_t m_taken = 0;
    std::vector<PersonRating> m_people;
    std::unordered_map<std::string, std::size_t, Hash, std::equal_to<>> m_indexes;
    // The match that was read: its players in the order of seats, and their ratings before it.
    std::string m_ended, m_id;
    std::vector<std::size_t> m_players; ///< Indexes in `m_people`.
    std::vector<rating::Result> m_results;
    std::vector<rating::Rating> m_after;
};

/// Equal matches in another order of seats may differ in the last bits.
long long comparedRating(const PersonRating& each)
{
    return std::llround(each.rating.mu * 1e6);
}

/// The order of the ratings, the highest first.
bool ranksHigher(const PersonRating& one, const PersonRating& other)
{
    const bool early = one.matches < minMatchesForRank, otherEarly = other.matches < minMatchesForRank;
    if (early != otherEarly)
        return !early;
    return comparedRating(one) != comparedRating(other) ? comparedRating(one) > comparedRating(other)
                                                        : one.person < other.person;
}

} // namespace

bool isRatable(std::string_view game)
{
    return gameNamed(game) != nullptr && !custom::idIn(game);
}

Expected<std::vector<RatedGame>> ratedGames(History& history, const std::string& person)
{
    Database& database = history.core().database;
    return guarded(database.file(), [&] {
        Query rows = database.query(person.empty()
                ? "SELECT game, count(*) FROM match_summary WHERE rated <> '' GROUP BY game ORDER BY 2 DESC, "
                  "1"
                : "SELECT s.game, count(*) FROM match_player p JOIN match_summary s ON s.number = p.match "
                  "WHERE p.person = ? AND s.rated <> '' GROUP BY s.game ORDER BY 2 DESC, 1");
        if (!person.empty())
            rows.with(person);
        std::vector<RatedGame> games;
        while (rows.next())
            if (const std::string game = rows.text(0); isRatable(game))
                games.push_back({game, rows.number(1)});
        return games;
    });
}

Expected<std::vector<PersonRating>> ratings(
    History& history, const RatingFilter& filter, const Progress& progress)
{
    HistoryCore& core = history.core();
    return guarded(core.database.file(), [&] {
        RatingWalk walk(core.database, filter, progress);
        while (walk.next())
            walk.count();
        std::vector<PersonRating> people = walk.people();
        const std::set<std::string> hidden = unlisted(core.database);
        std::erase_if(people, [&](const PersonRating& each) { return hidden.contains(each.person); });
        std::sort(people.begin(), people.end(), ranksHigher);
        for (std::size_t i = 0; i < people.size() && people[i].matches >= minMatchesForRank; ++i)
            people[i].place = i > 0 && comparedRating(people[i - 1]) == comparedRating(people[i])
                ? people[i - 1].place
                : static_cast<int>(i) + 1;
        std::erase_if(people, [&](const PersonRating& each) { return each.last < filter.from; });
        return people;
    });
}

Expected<std::vector<RatedMatch>> ratedMatches(
    History& history, const std::string& person, const RatingFilter& filter, const Progress& progress)
{
    Database& database = history.core().database;
    return guarded(database.file(), [&] {
        std::vector<RatedMatch> matches;
        const std::set<std::string> hidden = unlisted(database);
        if (hidden.contains(person))
            return matches;
        for (const Game* game : allGames()) {
            if (!filter.game.empty() && filter.game != game->id())
                continue;
            RatingFilter one = filter;
            one.game = game->id();
            for (RatingWalk walk(database, one, progress); walk.next(); walk.count())
                if (walk.ended() >= filter.from && walk.hasPlayed(person))
                    matches.push_back(walk.explained(one.game, hidden));
        }
        return matches;
    });
}

Expected<std::optional<RatedMatch>> ratedMatch(
    History& history, const std::string& match, const Progress& progress)
{
    HistoryCore& core = history.core();
    return guarded(core.database.file(), [&]() -> std::optional<RatedMatch> {
        RatingFilter filter;
        {
            Query row
                = core.database.query("SELECT game, rated FROM match_summary WHERE id = ? AND rated <> ''");
            row.with(match);
            if (!row.next() || !isRatable(row.text(0)))
                return std::nullopt;
            filter.game = row.text(0);
            filter.to = row.text(1);
        }
        for (RatingWalk walk(core.database, filter, progress); walk.next(); walk.count())
            if (walk.id() == match)
                return walk.explained(filter.game, unlisted(core.database));
        return std::nullopt;
    });
}

Expected<bool> setRated(History& history, const std::string& match, bool rated)
{
    HistoryCore& core = history.core();
    return guarded(core.database.file(), [&] {
        OpenMatch& changed = core.match(match);
        if (changed.state.rated() == rated)
            return false;
        core.appendEvent(changed, rated ? EventKind::MatchRated : EventKind::MatchUnrated, {});
        return true;
    });
}

Expected<bool> isRated(History& history, const std::string& match)
{
    HistoryCore& core = history.core();
    return guarded(core.database.file(), [&] { return core.stateOf(match).rated(); });
}

Expected<std::set<std::string>> hiddenFromRatings(History& history)
{
    Database& database = history.core().database;
    return guarded(database.file(), [&] { return unlisted(database); });
}

WriteResult<bool> setRatingVisible(History& history, const std::string& name, bool listed)
{
    HistoryCore& core = history.core();
    return core.change<bool>([&]() -> WriteResult<bool> {
        if (!hasPlayed(core.database, name))
            return tl::unexpected(WriteError(unknownPerson(name)));
        if (unlisted(core.database).contains(name) != listed)
            return false;
        if (auto refusal = recordPersonAttribute(core, EventKind::PersonListed, name, listed ? "" : "no"))
            return tl::unexpected(WriteError(std::move(*refusal)));
        return true;
    });
}

} // namespace tafel::history
