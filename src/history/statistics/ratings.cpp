#include "history/statistics/ratings.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <tuple>

#include <fmt/format.h>

#include "games/custom/key.h"
#include "games/games.h"
#include "history/core.h"
#include "history/people/badges.h"
#include "history/storage/delimited_text.h"

namespace tafel::history {

namespace {

constexpr char betweenPlayers = '\x1e'; // in `match_summary.finish`, which also contains `fieldSeparator`

std::int64_t numberIn(std::string_view digits)
{
    std::int64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

/// `won, lost, total, marks` as the standing at the end: winners first and losers last, whatever they have on
/// the slate, because so the rules end a match. The slate decides among the others.
std::int64_t standingOf(std::string_view finish, Unit unit)
{
    constexpr std::int64_t beyondEverybody = std::int64_t{1} << 40U;
    if (cut(finish) == "1")
        return beyondEverybody;
    if (cut(finish) == "1")
        return -beyondEverybody;
    const std::int64_t total = numberIn(cut(finish));
    return isWonByMarks(unit) ? -numberIn(finish) : unit == Unit::PenaltyPoints ? -total : total;
}

/// Takes the next player off `finish`.
/// \return the name and the rest. The last four parts are numbers; a name from the first versions may contain
///         the separators of parts and players.
std::pair<std::string_view, std::string_view> cutPlayer(std::string_view& finish)
{
    constexpr std::ptrdiff_t behindName = 4;
    std::size_t end = 0;
    do
        end = finish.find(betweenPlayers, end + 1);
    while (end != std::string_view::npos
        && std::count(finish.begin(), finish.begin() + static_cast<std::ptrdiff_t>(end), fieldSeparator)
            < behindName);
    const std::string_view one = finish.substr(0, end);
    finish.remove_prefix(std::min(one.size() + 1, finish.size()));
    std::size_t name = one.size();
    for (std::ptrdiff_t part = 0; part < behindName && name != std::string_view::npos; ++part)
        name = one.substr(0, name).rfind(fieldSeparator);
    if (name == std::string_view::npos)
        return {one, {}};
    return {one.substr(0, name), one.substr(name + 1)};
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
/// ended at the same moment; ids are the same on each tablet. It begins after the last match that `soFar`
/// counts.
class RatingWalk {
public:
    RatingWalk(
        Database& database, CachedRatings& soFar, const RatingFilter& filter, const Progress& progress = {})
        : m_soFar(soFar)
        , m_rows(database.query("SELECT finish, rated, id" + matches
              + std::string(filter.to.empty() ? "" : " AND rated < ? || '~'") + " ORDER BY rated, id"))
        , m_since(filter.since)
        , m_progress(progress)
    {
        if (const Game* known = gameNamed(filter.game))
            m_unit = known->unit();
        if (m_progress) {
            Query row = database.query("SELECT count(*)" + matches);
            row.with(filter.game).with(soFar.ended).with(soFar.id).next();
            m_all = std::max<std::int64_t>(1, row.integer(0));
        }
        m_rows.with(filter.game).with(soFar.ended).with(soFar.id);
        if (!filter.to.empty())
            m_rows.with(filter.to);
    }

    /// Reads the next match.
    /// \return false after the last one
    bool next()
    {
        if (m_progress && m_taken++ % 1024 == 0)
            tell(m_progress, static_cast<double>(m_taken) / static_cast<double>(m_all));
        if (!m_rows.next())
            return false;
        std::vector<Finish>& finishes = m_soFar.finishes;
        finishes.clear();
        for (std::string_view left = m_rows.view(0); !left.empty();) {
            const auto [name, standing] = cutPlayer(left);
            const std::size_t person = m_soFar.indexOf(name);
            finishes.push_back({person, standingOf(standing, m_unit)});
        }
        m_soFar.results.clear();
        for (const Finish& each : finishes) {
            const auto before = std::count_if(finishes.begin(), finishes.end(),
                [&](const Finish& other) { return other.standing > each.standing; });
            m_soFar.results.push_back({m_soFar.people[each.person].rating, 1 + static_cast<int>(before)});
        }
        return true;
    }

    bool hasPlayed(const std::string& name) const
    {
        return std::any_of(m_soFar.finishes.begin(), m_soFar.finishes.end(),
            [&](const Finish& each) { return m_soFar.people[each.person].person == name; });
    }

    /// Adds the match that was read to the ratings.
    void count()
    {
        rating::rate(m_soFar.results, m_after);
        m_soFar.ended = m_rows.view(1);
        m_soFar.id = m_rows.view(2);
        for (std::size_t seat = 0; seat < m_after.size(); ++seat) {
            PersonRating& each = m_soFar.people[m_soFar.finishes[seat].person];
            if (m_soFar.ended >= m_since)
                each.moved += m_after[seat].mu - each.rating.mu;
            each.rating = m_after[seat];
            each.last = m_soFar.ended;
            ++each.matches;
        }
    }

    std::string ended() const { return m_rows.text(1); }
    std::string id() const { return m_rows.text(2); }

private:
    static inline const std::string matches
        = " FROM match_summary WHERE rated <> '' AND game = ? AND (rated, id) > (?, ?)";

    CachedRatings& m_soFar;
    Query m_rows;
    Unit m_unit = Unit::Points;
    std::string m_since;
    Progress m_progress;
    std::int64_t m_all = 1, m_taken = 0;
    std::vector<rating::Rating> m_after;
};

/// Explains a match for its players, without hidden people: the last match that counts, or the one that was
/// read and does not count yet.
RatedMatch explained(const CachedRatings& soFar, const std::set<std::string>& hidden, RatedMatch match)
{
    const bool counts = soFar.id == match.id;
    std::vector<rating::Change> changes = rating::explain(soFar.results);
    for (std::size_t seat = 0; seat < soFar.finishes.size(); ++seat) {
        const PersonRating& each = soFar.people[soFar.finishes[seat].person];
        const rating::Result& result = soFar.results[seat];
        match.players.push_back({each.person, !hidden.contains(each.person), result.place,
            each.matches - (counts ? 1 : 0), result.before, std::move(changes[seat])});
    }
    return match;
}

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
        CachedRatings then;
        CachedRatings& soFar = filter.to.empty() ? core.ratingsCache().of(filter.game, filter.since) : then;
        for (RatingWalk walk(core.database, soFar, filter, progress); walk.next(); walk.count()) { }
        std::vector<PersonRating> people = soFar.people;
        const std::set<std::string> hidden = unlisted(core.database);
        std::erase_if(people,
            [&](const PersonRating& each) { return each.matches == 0 || hidden.contains(each.person); });
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
            CachedRatings soFar;
            for (RatingWalk walk(database, soFar, one, progress); walk.next(); walk.count())
                if (walk.ended() >= filter.from && walk.hasPlayed(person))
                    matches.push_back(
                        explained(soFar, hidden, {walk.id(), std::string(game->id()), walk.ended(), {}}));
        }
        return matches;
    });
}

Expected<std::optional<RatedMatch>> ratedMatch(
    History& history, const std::string& match, const Progress& progress)
{
    HistoryCore& core = history.core();
    return guarded(core.database.file(), [&]() -> std::optional<RatedMatch> {
        RatedMatch rated{.id = match};
        {
            Query row
                = core.database.query("SELECT game, rated FROM match_summary WHERE id = ? AND rated <> ''");
            row.with(match);
            if (!row.next() || !isRatable(row.text(0)))
                return std::nullopt;
            rated.game = row.text(0);
            rated.ended = row.text(1);
        }
        const std::set<std::string> hidden = unlisted(core.database);
        // It is often the one that has just ended.
        CachedRatings then;
        CachedRatings& kept = core.ratingsCache().of(rated.game, {});
        const bool isEarlier = std::tie(rated.ended, match) < std::tie(kept.ended, kept.id);
        CachedRatings& soFar = isEarlier ? then : kept;
        const RatingFilter filter{.game = rated.game, .to = rated.ended};
        for (RatingWalk walk(core.database, soFar, filter, progress); soFar.id != match && walk.next();)
            walk.count();
        return explained(soFar, hidden, std::move(rated));
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
