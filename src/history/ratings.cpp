#include "history/ratings.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include <fmt/format.h>

#include "games/games.h"
#include "history/core.h"
#include "history/marks.h"

namespace tafel::history {

namespace {

/// Where somebody stands at the end of a match.
struct Finish {
    std::size_t person = 0; ///< Place in the list of people.
    std::int64_t standing = 0; ///< More is better.
};

/// The standing as SQL: winners first and losers last, whatever they have on the slate, because so the rules
/// end a match. The slate decides among the others.
std::string standingIn(const std::string& game)
{
    const Game* known = gameNamed(game);
    const Unit unit = known ? known->unit() : Unit::Points;
    return fmt::format("CASE WHEN p.won THEN {0} WHEN p.lost THEN -{0} ELSE {1} END", std::int64_t{1} << 40U,
        isWonByMarks(unit)                ? "-p.marks"
            : unit == Unit::PenaltyPoints ? "-p.total"
                                          : "p.total");
}

std::set<std::string> unlisted(Database& database)
{
    std::set<std::string> names; // the last word counts, also of two who became one
    for (const Marking& each : allMarkings(database))
        if (each.kind == EventKind::PersonListed && each.word.empty())
            names.erase(each.person);
        else if (each.kind == EventKind::PersonListed)
            names.insert(each.person);
    return names;
}

/// Walks through the rated matches of one game in the order in which they ended; of several at the same
/// moment by their ids, which are the same on each tablet.
class RatingWalk {
public:
    RatingWalk(Database& database, const RatingFilter& filter, const Progress& progress = {})
        : m_unlisted(unlisted(database))
        , m_rows(database.query("SELECT s.number, p.person, " + standingIn(filter.game)
              + ", s.rated, s.id FROM match_summary s CROSS JOIN match_player p ON p.match = s.number "
                "WHERE s.rated <> '' AND s.game = ?"
              + std::string(filter.to.empty() ? "" : " AND s.rated < ? || '~'") + " ORDER BY s.rated, s.id"))
        , m_game(filter.game)
        , m_since(filter.since)
        , m_progress(progress)
    {
        if (m_progress) {
            Query row = database.query("SELECT count(*) FROM match_summary WHERE rated <> '' AND game = ?");
            row.with(m_game).next();
            m_all = std::max<std::int64_t>(1, row.integer(0));
        }
        m_rows.with(filter.game);
        if (!filter.to.empty())
            m_rows.with(filter.to);
        m_more = m_rows.next();
    }

    /// Takes the next match. False: there is none.
    bool next()
    {
        if (!m_more)
            return false;
        if (m_progress && m_taken++ % 1024 == 0)
            tell(m_progress, static_cast<double>(m_taken) / static_cast<double>(m_all));
        m_finishes.clear();
        const std::int64_t number = m_rows.integer(0);
        m_ended = m_rows.text(3);
        m_id = m_rows.text(4);
        do {
            m_finishes.push_back({personOf(m_rows.text(1)), m_rows.integer(2)});
            m_more = m_rows.next();
        } while (m_more && m_rows.integer(0) == number);
        m_results.clear();
        for (const Finish& each : m_finishes) {
            const auto before = std::count_if(m_finishes.begin(), m_finishes.end(),
                [&](const Finish& other) { return other.standing > each.standing; });
            m_results.push_back({person(each).rating, 1 + static_cast<int>(before)});
        }
        return true;
    }

    /// What the match is that was taken, before it counts.
    RatedMatch match() const
    {
        RatedMatch match{m_id, m_game, m_ended, {}};
        std::vector<rating::Change> changes = rating::explain(m_results);
        for (std::size_t seat = 0; seat < m_finishes.size(); ++seat) {
            const PersonRating& each = person(m_finishes[seat]);
            match.players.push_back({each.person, isListed(each.person), m_results[seat].place, each.matches,
                each.rating, std::move(changes[seat])});
        }
        return match;
    }

    bool hasPlayed(const std::string& name) const
    {
        return std::any_of(m_finishes.begin(), m_finishes.end(),
            [&](const Finish& each) { return person(each).person == name; });
    }

    /// The match that was taken counts from here on.
    void count()
    {
        const std::vector<rating::Rating> after = rating::rate(m_results);
        for (std::size_t seat = 0; seat < m_finishes.size(); ++seat) {
            PersonRating& each = m_people[m_finishes[seat].person];
            if (m_ended >= m_since)
                each.moved += after[seat].mu - each.rating.mu;
            each.rating = after[seat];
            each.last = m_ended;
            ++each.matches;
        }
    }

    const std::string& id() const { return m_id; }
    const std::string& ended() const { return m_ended; }
    bool isListed(const std::string& name) const { return !m_unlisted.contains(name); }
    std::vector<PersonRating>& people() { return m_people; }

private:
    std::size_t personOf(const std::string& name)
    {
        if (const auto known = m_numbers.find(name); known != m_numbers.end())
            return known->second;
        m_people.push_back({.person = name});
        m_numbers.emplace(name, m_people.size() - 1);
        return m_people.size() - 1;
    }

    const PersonRating& person(const Finish& each) const { return m_people[each.person]; }

    std::set<std::string> m_unlisted;
    Query m_rows;
    std::string m_game, m_since, m_id, m_ended;
    Progress m_progress;
    std::int64_t m_all = 1, m_taken = 0;
    bool m_more = false;
    std::vector<Finish> m_finishes;
    std::vector<rating::Result> m_results;
    std::vector<PersonRating> m_people;
    std::unordered_map<std::string, std::size_t> m_numbers;
};

/// Equal matches in another order of seats may differ in the last bits.
long long comparedRating(const PersonRating& each)
{
    return std::llround(each.rating.mu * 1e6);
}

/// Less: stands higher.
bool standsHigher(const PersonRating& one, const PersonRating& other)
{
    const bool early = one.matches < ratedMatchesForPlace, otherEarly = other.matches < ratedMatchesForPlace;
    if (early != otherEarly)
        return !early;
    return comparedRating(one) != comparedRating(other) ? comparedRating(one) > comparedRating(other)
                                                        : one.person < other.person;
}

} // namespace

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
            if (const std::string game = rows.text(0); gameNamed(game) && !game.starts_with("own:"))
                games.push_back({game, rows.number(1)});
        return games;
    });
}

Expected<std::vector<PersonRating>> ratings(
    History& history, const RatingFilter& filter, const Progress& progress)
{
    Database& database = history.core().database;
    return guarded(database.file(), [&] {
        RatingWalk walk(database, filter, progress);
        while (walk.next())
            walk.count();
        std::vector<PersonRating> people = std::move(walk.people());
        std::erase_if(people, [&](const PersonRating& each) { return !walk.isListed(each.person); });
        std::sort(people.begin(), people.end(), standsHigher);
        for (std::size_t i = 0; i < people.size() && people[i].matches >= ratedMatchesForPlace; ++i)
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
        if (unlisted(database).contains(person))
            return matches;
        for (const Game* game : allGames()) {
            if (!filter.game.empty() && filter.game != game->id())
                continue;
            RatingFilter one = filter;
            one.game = game->id();
            for (RatingWalk walk(database, one, progress); walk.next(); walk.count())
                if (walk.ended() >= filter.from && walk.hasPlayed(person))
                    matches.push_back(walk.match());
        }
        return matches;
    });
}

Expected<std::optional<RatedMatch>> ratedMatch(
    History& history, const std::string& match, const Progress& progress)
{
    Database& database = history.core().database;
    return guarded(database.file(), [&]() -> std::optional<RatedMatch> {
        RatingFilter filter;
        {
            Query row = database.query("SELECT game, rated FROM match_summary WHERE id = ? AND rated <> ''");
            row.with(match);
            if (!row.next() || !gameNamed(row.text(0)) || row.text(0).starts_with("own:"))
                return std::nullopt;
            filter = {.game = row.text(0), .to = row.text(1)};
        }
        for (RatingWalk walk(database, filter, progress); walk.next(); walk.count())
            if (walk.id() == match)
                return walk.match();
        return std::nullopt;
    });
}

Expected<bool> setRated(History& history, const std::string& match, bool rated)
{
    Core& core = history.core();
    return guarded(core.database.file(), [&] {
        OpenMatch& changed = core.match(match);
        if (changed.state.rated() == rated)
            return false;
        try {
            core.record(changed, rated ? EventKind::MatchRated : EventKind::MatchUnrated, {});
        } catch (...) {
            core.current.reset();
            throw;
        }
        return true;
    });
}

Expected<bool> isRated(History& history, const std::string& match)
{
    Core& core = history.core();
    return guarded(core.database.file(), [&] { return core.stateOf(match).rated(); });
}

Expected<std::set<std::string>> notListed(History& history)
{
    Database& database = history.core().database;
    return guarded(database.file(), [&] { return unlisted(database); });
}

Answer<bool> setListed(History& history, const std::string& name, bool listed)
{
    Core& core = history.core();
    return core.change<bool>([&]() -> Answer<bool> {
        if (unlisted(core.database).contains(name) != listed)
            return false;
        if (auto refusal = recordMarking(core, EventKind::PersonListed, name, listed ? "" : "no"))
            return tl::unexpected(Problem(std::move(*refusal)));
        return true;
    });
}

} // namespace tafel::history
