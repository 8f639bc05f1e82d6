#include "history/tournaments/tournaments.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/names.h"
#include "games/games.h"
#include "history/history_file.h"
#include "history/projections/names.h"
#include "history/tournaments/tournament_queries.h"

namespace tafel::history {

namespace {

using Names = std::vector<std::string>;

std::set<std::string> peopleOf(const TournamentMatch& match)
{
    std::set<std::string> people;
    for (const tournament::Result& result : match.results)
        people.insert(normalizedName(result.person)); // earlier releases stored names as they were typed
    return people;
}

std::vector<TournamentMatch> readMatches(Database& database, const std::string& name)
{
    std::vector<TournamentMatch> matches;
    Query rows = database.query(
        "SELECT s.id, s.game, s.started, s.deals, s.finished, p.person, p.won, p.total, p.marks, "
        "coalesce((SELECT entered FROM deal WHERE match = s.number AND number = s.deals), s.started), "
        "coalesce(e.tick, e.seq) AS begun "
        "FROM match_summary s JOIN match_player p ON p.match = s.number JOIN event e ON e.seq = s.number "
        "WHERE s.tournament <> '' AND s.tournament = ? AND NOT s.abandoned ORDER BY begun, s.id, p.seat");
    rows.with(name);
    while (rows.next()) {
        if (matches.empty() || matches.back().id != rows.text(0))
            matches.push_back({.id = rows.text(0),
                .game = rows.text(1),
                .started = rows.text(2),
                .last = rows.text(9),
                .tick = rows.integer(10),
                .deals = rows.number(3),
                .finished = rows.number(4) != 0});
        const Game* game = gameNamed(matches.back().game);
        const bool marks = game && isWonByMarks(game->unit());
        matches.back().results.push_back({.person = rows.text(5),
            .finished = matches.back().finished,
            .won = rows.number(6) != 0,
            .points = rows.number(marks ? 8 : 7)});
    }
    return matches;
}

/// All people who ever came; two names of one person are merged.
std::vector<TournamentPerson> readPeople(const TournamentState& state, const DisplayNames& shown)
{
    std::vector<TournamentPerson> people;
    for (const TournamentState::Person& each : state.people()) {
        const std::string& name = shown.of(each.name);
        const auto known = std::find_if(people.begin(), people.end(),
            [&](const TournamentPerson& person) { return person.name == name; });
        if (known == people.end())
            people.push_back({name, each.present});
        else
            known->present = known->present || each.present;
    }
    return people;
}

void count(std::vector<TournamentPerson>& people, const Names& names, int TournamentPerson::*what)
{
    for (TournamentPerson& person : people)
        if (std::find(names.begin(), names.end(), person.name) != names.end())
            ++(person.*what);
}

/// Its tablet knew the draw, or it did not, and began later by the clocks.
bool isAfter(const TournamentMatch& match, const DrawnRound& round)
{
    return match.tick > round.tick || (match.started.ends_with('Z') && match.started >= round.at);
}

/// A match is that of a table when the people of the table play it, and it was begun after the draw. Of
/// several rounds with that table the last before the match; of several matches the last.
void findMatches(
    std::vector<TournamentRound>& rounds, const TournamentState& state, std::vector<TournamentMatch>& matches)
{
    for (TournamentMatch& match : matches) {
        const std::set<std::string> people = peopleOf(match);
        TournamentTable* found = nullptr;
        for (std::size_t round = 0; round < rounds.size() && isAfter(match, state.rounds()[round]); ++round)
            for (TournamentTable& table : rounds[round].tables)
                if (table.people.size() == people.size()
                    && std::all_of(table.people.begin(), table.people.end(),
                        [&](const std::string& name) { return people.contains(normalizedName(name)); }))
                    found = &table;
        match.atTable = found != nullptr;
        if (!found)
            continue;
        if (!found->match.empty())
            found->others.push_back(found->match);
        found->match = match.id;
        found->finished = match.finished;
        found->deals = match.deals;
    }
}

/// People as the draw counts them.
class Numbering {
public:
    int of(const std::string& name)
    {
        return m_numbers.emplace(normalizedName(name), static_cast<int>(m_numbers.size())).first->second;
    }
    tournament::Table of(const Names& names)
    {
        tournament::Table table;
        for (const std::string& name : names)
            table.push_back(of(name));
        return table;
    }

private:
    std::map<std::string, int> m_numbers;
};

/// How good the draws were. A match outside the rounds counts as a round with one table.
void judgeRounds(Tournament& tournament, const TournamentState& state)
{
    Numbering numbers;
    std::vector<tournament::Round> schedule;
    auto match = tournament.matches.begin();
    for (std::size_t i = 0; i < tournament.rounds.size(); ++i) {
        for (; match != tournament.matches.end() && !isAfter(*match, state.rounds()[i]); ++match) {
            const std::set<std::string> people = peopleOf(*match);
            if (!match->atTable)
                schedule.push_back({numbers.of(Names(people.begin(), people.end()))});
        }
        TournamentRound& round = tournament.rounds[i];
        const int before = tournament::repeats(schedule);
        schedule.emplace_back();
        for (const TournamentTable& table : round.tables)
            schedule.back().push_back(numbers.of(table.people));
        round.repeats = tournament::repeats(schedule);
        round.again = round.repeats - before;
        round.fewest = tournament::fewestRepeats(schedule);
    }
}

/// Whether more or fewer points are better, if all games of the matches, or the tournament's own game, agree.
tournament::PointsOrder pointsOrder(const Tournament& tournament)
{
    std::set<std::string> games;
    for (const TournamentMatch& match : tournament.matches)
        games.insert(match.game);
    if (games.empty() && tournament.rules.setup.game)
        games.emplace(tournament.rules.setup.game->id());
    const Game* game = games.size() == 1 ? gameNamed(*games.begin()) : nullptr;
    if (!game)
        return tournament::PointsOrder::Unknown;
    return isFewerBetter(game->unit()) ? tournament::PointsOrder::Fewer : tournament::PointsOrder::More;
}

} // namespace

const TournamentMatch* matchOf(const Tournament& tournament, const std::string& id)
{
    const auto match = std::find_if(tournament.matches.begin(), tournament.matches.end(),
        [&](const TournamentMatch& each) { return each.id == id; });
    return match == tournament.matches.end() ? nullptr : &*match;
}

std::vector<std::string> matchesOf(const TournamentTable& table)
{
    std::vector<std::string> all = table.others;
    if (!table.match.empty())
        all.push_back(table.match);
    return all;
}

Tournament readTournament(Database& database, const TournamentState* state, const std::string& name)
{
    Tournament tournament;
    tournament.rules.name = name;
    tournament.matches = readMatches(database, name);
    if (state) {
        const DisplayNames shown(database);
        const auto all = [&](Names names) {
            for (std::string& each : names)
                each = shown.of(each);
            return names;
        };
        tournament.id = state->id();
        tournament.rules = state->rules();
        tournament.closed = state->closed();
        tournament.people = readPeople(*state, shown);
        for (const DrawnRound& drawn : state->rounds()) {
            TournamentRound& round = tournament.rounds.emplace_back(TournamentRound{
                .number = drawn.number, .seed = drawn.seed, .at = drawn.at, .out = all(drawn.out)});
            for (const Names& table : drawn.tables) {
                round.tables.push_back({.people = all(table)});
                count(tournament.people, round.tables.back().people, &TournamentPerson::rounds);
            }
            count(tournament.people, round.out, &TournamentPerson::satOut);
        }
        findMatches(tournament.rounds, *state, tournament.matches);
        judgeRounds(tournament, *state);
    }
    Names people;
    for (const TournamentPerson& person : tournament.people)
        if (person.present)
            people.push_back(person.name);
    std::vector<tournament::Result> results;
    for (const TournamentMatch& match : tournament.matches)
        results.insert(results.end(), match.results.begin(), match.results.end());
    tournament.standing
        = tournament::standing(tournament.rules.rule, pointsOrder(tournament), people, results);
    return tournament;
}

DrawState drawState(const Tournament& tournament)
{
    Numbering numbers;
    DrawState state{.met = tournament::Encounters(static_cast<int>(tournament.people.size()))};
    std::set<std::string> known;
    for (const TournamentPerson& person : tournament.people) {
        numbers.of(person.name);
        known.insert(person.name);
        state.guests.push_back({.present = person.present, .satOut = person.satOut, .played = person.rounds});
    }
    /// The draw ignores people who only played a match outside the rounds.
    const auto meet = [&](Names people) {
        std::erase_if(people, [&](const std::string& name) { return !known.contains(name); });
        state.met.add(numbers.of(people));
    };
    for (const TournamentRound& round : tournament.rounds)
        for (const TournamentTable& table : round.tables) {
            meet(table.people);
            for (std::size_t seat = 0; seat < table.people.size() && seat < tournament::largestTable; ++seat)
                if (known.contains(table.people[seat]))
                    ++state.guests[static_cast<std::size_t>(numbers.of(table.people[seat]))].seats[seat];
        }
    for (const TournamentMatch& match : tournament.matches)
        if (!match.atTable) {
            const std::set<std::string> people = peopleOf(match);
            meet(Names(people.begin(), people.end()));
        }
    return state;
}

std::vector<int> playableSizes(const TournamentRules& rules)
{
    std::vector<int> sizes = rules.sizes;
    if (rules.setup.game)
        std::erase_if(sizes, [&](int size) {
            return !rules.setup.game->playerCounts(rules.setup.edition).has(static_cast<Player>(size));
        });
    return sizes;
}

Expected<std::vector<TournamentSummary>> tournaments(History& history)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        std::map<std::string, TournamentSummary> all;
        Query matches = database.query("SELECT tournament, count(*), sum(finished), max(started), min(game), "
                                       "max(game) FROM match_summary "
                                       "WHERE tournament <> '' AND NOT abandoned GROUP BY tournament");
        while (matches.next())
            all[matches.text(0)] = {.name = matches.text(0),
                .game = matches.text(4) == matches.text(5) ? matches.text(4) : std::string(),
                .matches = matches.number(1),
                .finished = matches.number(2),
                .last = matches.text(3)};
        Query opened
            = database.query("SELECT id, name, game, rule, people, rounds, closed, changed FROM tournament");
        while (opened.next()) {
            TournamentSummary& summary = all[opened.text(1)];
            summary.id = opened.text(0);
            summary.name = opened.text(1);
            summary.game = opened.text(2);
            summary.rule = tournament::ruleNamed(opened.text(3)).value_or(tournament::ScoringRule::Wins);
            summary.people = opened.number(4);
            summary.rounds = opened.number(5);
            summary.closed = opened.number(6) != 0;
            summary.last = std::max(summary.last, opened.text(7));
        }
        std::vector<TournamentSummary> list;
        for (auto& [name, summary] : all)
            list.push_back(std::move(summary));
        std::stable_sort(list.begin(), list.end(),
            [](const auto& one, const auto& other) { return one.last > other.last; });
        return list;
    });
}

Expected<std::optional<Tournament>> loadTournament(History& history, const std::string& name)
{
    HistoryFile& core = history.file();
    return guarded(core.database.file(), [&]() -> std::optional<Tournament> {
        std::string id;
        {
            Query row = core.database.query("SELECT id FROM tournament WHERE name = ?");
            row.with(name);
            if (row.next())
                id = row.text(0);
        }
        if (!id.empty()) {
            const std::vector<Event> events = core.log.ofMatch(id);
            if (events.empty()) // the list knows it
                throwMissingEvents(id);
            const TournamentState state = foldTournament(events);
            Tournament tournament = readTournament(core.database, &state, name);
            tournament.tablets = state.tablets();
            for (const auto& [number, device] : tournament.tablets)
                if (device == core.device)
                    tournament.assignedTable = number;
            return tournament;
        }
        Tournament named = readTournament(core.database, nullptr, name);
        return named.matches.empty() ? std::nullopt : std::optional(std::move(named));
    });
}

Expected<std::optional<AssignedTable>> assignedTable(History& history)
{
    HistoryFile& core = history.file();
    AssignedTable own;
    const Expected<bool> stands = guarded(core.database.file(), [&] {
        Query row = core.database.query(
            "SELECT t.name, x.number FROM tournament_tablet x JOIN tournament t ON t.id = x.tournament "
            "WHERE x.device = ? AND NOT t.closed ORDER BY t.changed DESC LIMIT 1");
        row.with(core.device);
        if (!row.next())
            return false;
        own.tournament = row.text(0);
        own.number = row.number(1);
        return true;
    });
    if (!stands)
        return tl::unexpected(stands.error());
    if (!*stands)
        return std::nullopt;
    const Expected<std::optional<Tournament>> tournament = loadTournament(history, own.tournament);
    if (!tournament)
        return tl::unexpected(tournament.error());
    if (!*tournament)
        return std::nullopt;
    own.round = static_cast<int>((*tournament)->rounds.size());
    if (own.round > 0 && own.number <= static_cast<int>((*tournament)->rounds.back().tables.size()))
        own.table = (*tournament)->rounds.back().tables[static_cast<std::size_t>(own.number) - 1];
    return own;
}

} // namespace tafel::history
