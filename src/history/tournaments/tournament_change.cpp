// Changes of a tournament: each is one event, which is on disk when the function returns.
#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "base/names.h"
#include "history/core.h"
#include "history/ownership.h"
#include "history/projections/names.h"
#include "history/tournaments/tournament_queries.h"

namespace tafel::history {

namespace {

using Names = std::vector<std::string>;

tl::unexpected<WriteError> refused(std::string_view where, Message message)
{
    return tl::unexpected(WriteError(Refusal{
        .code = Refusal::Code::Impossible, .where = std::string(where), .message = std::move(message)}));
}

/// Why this cannot be the name of a tournament.
std::optional<Message> problemOf(Database& database, const std::string& name, const std::string& id)
{
    if (name.empty() || name.find_first_not_of(' ') == std::string::npos)
        return Message{
            "Das Turnier braucht einen Namen. Gib einen ein.", "The tournament needs a name. Enter one."};
    Query rows = database.query("SELECT name FROM tournament WHERE id <> ?");
    rows.with(id);
    while (rows.next())
        if (lowerCase(rows.text(0)) == lowerCase(name))
            return Message{fmt::format("Ein Turnier «{}» gibt es schon. Gib dem neuen einen andern Namen.",
                               rows.text(0)),
                fmt::format(
                    "A tournament “{}” already exists. Give the new one another name.", rows.text(0))};
    return std::nullopt;
}

/// Why no table could be drawn by these rules.
std::optional<Message> problemOf(const TournamentRules& rules)
{
    const bool sound = std::all_of(rules.sizes.begin(), rules.sizes.end(),
        [](int size) { return size >= tournament::smallestTable && size <= tournament::largestTable; });
    if (!sound || playableSizes(rules).empty())
        return Message{
            "Das gewählte Spiel braucht Tische mit einer andern Zahl von Personen. Es bleibt, wie es war.",
            "The chosen game needs other table sizes. Nothing was changed."};
    return std::nullopt;
}

Message closedMessage()
{
    return {"Das Turnier ist abgeschlossen. Es wurde nichts verändert. Öffne es wieder, um weiterzuspielen.",
        "The tournament is closed. Nothing was changed. Reopen it to continue."};
}

/// Appends an event and brings the row of the list up to date.
void record(HistoryFile& core, TournamentState& state, EventKind kind, std::string body)
{
    Event event = core.event(state.id(), kind, std::move(body));
    core.database.transaction([&] {
        core.log.append(event);
        state.apply(event);
        project(core.database, state);
    });
}

TournamentState stateOf(HistoryFile& core, const std::string& id)
{
    return foldTournament(core.log.ofMatch(id));
}

Message alreadyPresentMessage(const std::string& there, const std::string& name)
{
    return there == name
        ? Message{fmt::format("{} ist schon da. Niemand kam dazu.", there),
            fmt::format("{} is already present. Nobody was added.", there)}
        : Message{fmt::format("{} und {} sind derselbe Name. Niemand kam dazu.", there, name),
            fmt::format("{} and {} are the same name. Nobody was added.", there, name)};
}

/// Two of these names that people would take for one.
std::optional<Message> problemOf(const DisplayNames& shown, const Names& people)
{
    std::map<std::string, std::string> known;
    for (const std::string& name : people)
        if (const auto [there, isNew] = known.emplace(normalizedName(shown.of(name)), name); !isNew)
            return alreadyPresentMessage(there->second, name);
    return std::nullopt;
}

/// A returning person is already in the log, maybe under an earlier name. No person may be listed twice.
std::optional<Message> takeBack(const TournamentState& state, const DisplayNames& shown, Names& come)
{
    if (auto problem = problemOf(shown, come))
        return problem;
    for (std::string& name : come) {
        const std::string compared = normalizedName(shown.of(name));
        std::string back = name;
        for (const TournamentState::Person& person : state.people()) {
            if (normalizedName(shown.of(person.name)) != compared)
                continue;
            if (person.present)
                return alreadyPresentMessage(shown.of(person.name), shown.of(name));
            back = person.name;
        }
        name = back;
    }
    return std::nullopt;
}

/// Each name in the spelling in which a match stores it.
Names normalized(Names people)
{
    for (std::string& name : people)
        name = normalizedName(name);
    return people;
}

/// A leaving person may be in the log under an earlier name.
Names namesBehind(const TournamentState& state, const DisplayNames& shown, const Names& people)
{
    Names names;
    for (const TournamentState::Person& person : state.people())
        if (std::find(people.begin(), people.end(), shown.of(person.name)) != people.end())
            names.push_back(person.name);
    return names;
}

} // namespace

WriteResult<std::string> openTournament(History& history, const TournamentRules& rules, const Names& people)
{
    HistoryFile& core = history.file();
    return core.change<std::string>([&]() -> WriteResult<std::string> {
        if (const auto problem = problemOf(core.database, rules.name, {}))
            return refused("/name", *problem);
        if (const auto problem = problemOf(rules))
            return refused("/sizes", *problem);
        if (const auto problem = problemOf(DisplayNames(core.database), people))
            return refused("/come", *problem);
        Event event = core.event(newUuid(), EventKind::TournamentOpened,
            write({.name = rules.name,
                .rule = rules.rule,
                .setup = rules.setup,
                .sizes = rules.sizes,
                .come = normalized(people)}));
        core.database.transaction([&] {
            core.log.append(event);
            project(core.database, TournamentState(event));
        });
        return event.match;
    });
}

WriteResult<bool> changeTournament(History& history, const std::string& id, const TournamentChange& change)
{
    HistoryFile& core = history.file();
    return core.change<bool>([&]() -> WriteResult<bool> {
        TournamentState state = stateOf(core, id);
        if (state.closed() && change.closed.value_or(true))
            return refused("", closedMessage());
        if (change.name) {
            if (const auto problem = problemOf(core.database, *change.name, id))
                return refused("/name", *problem);
            if (!readTournament(core.database, &state, state.rules().name).matches.empty())
                return refused("/name",
                    {"Die Spiele des Turniers tragen seinen Namen. Er kann nicht mehr geändert werden.",
                        "The matches of the tournament carry its name. It can no longer be changed."});
        }
        TournamentRules rules = state.rules();
        rules.setup = change.setup.value_or(rules.setup);
        rules.sizes = change.sizes.value_or(rules.sizes);
        if (const auto problem = problemOf(rules))
            return refused("/sizes", *problem);
        TournamentChange written = change;
        written.come = normalized(change.come);
        const DisplayNames shown(core.database);
        if (const auto problem = takeBack(state, shown, written.come))
            return refused("/come", *problem);
        written.leave = namesBehind(state, shown, change.leave);
        record(core, state, EventKind::TournamentChanged, write(written));
        return true;
    });
}

WriteResult<bool> closeTournament(History& history, const std::string& id)
{
    HistoryFile& core = history.file();
    return core.change<bool>([&]() -> WriteResult<bool> {
        TournamentState state = stateOf(core, id);
        if (!state.closed())
            record(core, state, EventKind::TournamentClosed, "{}");
        return true;
    });
}

WriteResult<DrawnRound> drawNextRound(History& history, const std::string& id, const std::string& seed)
{
    HistoryFile& core = history.file();
    return core.change<DrawnRound>([&]() -> WriteResult<DrawnRound> {
        TournamentState state = stateOf(core, id);
        if (state.closed())
            return refused("", closedMessage());
        const Tournament now = readTournament(core.database, &state, state.rules().name);
        const DrawState known = drawState(now);
        const tournament::SeatingDraw drawn
            = tournament::drawRound(known.guests, known.met, playableSizes(state.rules()), seed);
        if (drawn.tables.empty())
            return refused("/people",
                {"Für einen Tisch sind zu wenige da. Es wurde nichts ausgelost.",
                    "There are not enough people for a table. Nothing was drawn."});
        const auto names = [&](const std::vector<int>& people) {
            Names list;
            for (const int person : people)
                list.push_back(now.people[static_cast<std::size_t>(person)].name);
            return list;
        };
        DrawnRound round{
            .number = static_cast<int>(state.rounds().size()) + 1, .seed = seed, .out = names(drawn.out)};
        for (const tournament::Table& table : drawn.tables)
            round.tables.push_back(names(table));
        record(core, state, EventKind::RoundDrawn, write(round));
        return state.rounds().back();
    });
}

WriteResult<bool> withdrawLastRound(History& history, const std::string& id)
{
    HistoryCore& core = history.core();
    return core.change<bool>([&]() -> WriteResult<bool> {
        TournamentState state = stateOf(core, id);
        if (state.closed())
            return refused("", closedMessage());
        if (state.rounds().empty())
            return refused("/round", {"Es ist keine Runde ausgelost.", "No round has been drawn."});
        const Tournament now = readTournament(core.database, &state, state.rules().name);
        std::set<std::string> begun;
        for (const TournamentTable& table : now.rounds.back().tables) {
            if (table.deals > 0)
                return refused("/round",
                    {fmt::format("An einem Tisch der Runde {} wurde schon gespielt. Sie bleibt, wie sie ist.",
                         state.rounds().size()),
                        fmt::format("A table of round {} has already played, so the round cannot be undone.",
                            state.rounds().size())});
            if (!table.match.empty())
                begun.insert(table.match);
        }
        for (const std::string& match : begun)
            if (const auto aside = core.setAside(match, true); !aside)
                return tl::unexpected(WriteError(aside.error()));
        record(core, state, EventKind::RoundWithdrawn, writeWithdrawal(state.rounds().back()));
        return true;
    });
}

WriteResult<bool> claimTable(History& history, const std::string& id, int table)
{
    HistoryFile& core = history.file();
    return core.change<bool>([&]() -> WriteResult<bool> {
        TournamentState state = stateOf(core, id);
        if (state.closed())
            return refused("", closedMessage());
        const auto stands = std::find_if(state.tablets().begin(), state.tablets().end(),
            [&](const auto& each) { return each.second == core.device; });
        if (table != (stands == state.tablets().end() ? 0 : stands->first))
            record(core, state, EventKind::TournamentTableTaken, writeTable(table));
        return true;
    });
}

WriteResult<bool> chooseMatch(History& history, const TournamentTable& table, const std::string& match)
{
    for (const std::string& other : matchesOf(table)) {
        if (other == match)
            continue;
        if (const auto taken = takeOwnership(history, other); !taken)
            return tl::unexpected(WriteError(taken.error()));
        if (const auto aside = history.abandon(other); !aside)
            return tl::unexpected(WriteError(aside.error()));
    }
    return true;
}

} // namespace tafel::history
