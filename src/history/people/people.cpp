#include "history/people/people.h"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "base/limits.h"
#include "base/names.h"
#include "document/json.h"
#include "games/games.h"
#include "history/history_file.h"
#include "history/log/erased_names.h"
#include "history/people/badges.h"
#include "history/projections/filter.h"
#include "history/projections/names.h"
#include "history/projections/projections.h"
#include "history/projections/totals.h"
#include "history/projections/tournament_state.h"
#include "history/storage/without_triggers.h"

namespace tafel::history {

namespace {

/// Two people of one match would have the same name; thrown through the transaction that it undoes.
struct OneTable {
    Refusal refusal;
};

Refusal refused(Refusal::Code code, std::string where, Message message)
{
    return {.code = code, .where = std::move(where), .message = std::move(message)};
}

Refusal atOneTable(Database& database, std::int64_t match, const std::string& name)
{
    Query row = database.query("SELECT game, substr(started, 1, 10) FROM match_summary WHERE number = ?");
    row.with(match).next();
    const Game* game = gameNamed(row.text(0));
    const Text title = game ? game->name() : Text{};
    return refused(Refusal::Code::Players, "/to",
        {fmt::format("In einem Spiel ({}, {}) hiessen dann zwei Personen {}. Es sind zwei verschiedene. "
                     "Wähle einen andern Namen.",
             title.de, row.text(1), name),
            fmt::format("In one match ({}, {}), two people would then be called {}. They are different "
                        "people. Choose another name.",
                title.en, row.text(1), name)});
}

/// By the names of tournaments.
using Tournaments = std::map<std::string, std::set<std::string>>;

/// The people who came to each tournament or sit at a table of it, by shown name.
Tournaments peopleOfTournaments(Database& database)
{
    std::vector<std::string> ids;
    {
        Query rows = database.query("SELECT id FROM tournament");
        while (rows.next())
            ids.push_back(rows.text(0));
    }
    const DisplayNames shown(database);
    EventLog log(database);
    Tournaments tournaments;
    for (const std::string& id : ids) {
        const TournamentState state = foldTournament(log.ofMatch(id));
        std::set<std::string>& people = tournaments[state.rules().name];
        for (const TournamentState::Person& each : state.people())
            people.insert(shown.of(each.name));
        for (const DrawnRound& round : state.rounds())
            for (const std::vector<std::string>& table : round.tables)
                for (const std::string& name : table)
                    people.insert(shown.of(name));
    }
    return tournaments;
}

/// The shown names of all people who have played, or came to a tournament.
std::set<std::string> everybody(Database& database, const Tournaments& tournaments)
{
    std::set<std::string> names;
    {
        Query rows = database.query("SELECT DISTINCT person FROM person_total");
        while (rows.next())
            names.insert(rows.text(0));
    }
    std::erase_if(names, [&](const std::string& name) { return !hasPlayed(database, name); });
    for (const auto& [tournament, people] : tournaments)
        names.insert(people.begin(), people.end());
    return names;
}

/// A tournament to which both came.
std::optional<std::string> sharedTournament(
    const Tournaments& tournaments, const std::string& one, const std::string& other)
{
    const auto found = std::find_if(tournaments.begin(), tournaments.end(),
        [&](const auto& each) { return each.second.contains(one) && each.second.contains(other); });
    return found == tournaments.end() ? std::nullopt : std::optional(found->first);
}

/// The first match in which both sat; 0 if there is none.
std::int64_t sharedMatch(Database& database, const std::string& one, const std::string& other)
{
    Query row = database.query("SELECT one.match FROM match_player one JOIN match_player other "
                               "ON other.match = one.match AND other.person = ?2 WHERE one.person = ?1 "
                               "ORDER BY 1 LIMIT 1");
    row.with(one).with(other);
    return row.next() ? row.integer(0) : 0;
}

Refusal inOneTournament(const std::string& tournament, const std::string& from, const std::string& to)
{
    return refused(Refusal::Code::Players, "/to",
        {fmt::format("Am Turnier «{}» nehmen {} und {} beide teil. Es sind zwei verschiedene Personen. "
                     "Wähle einen andern Namen.",
             tournament, from, to),
            fmt::format("{} and {} both take part in the tournament “{}”. They are different people. "
                        "Choose another name.",
                from, to, tournament)});
}

struct Seat {
    int seat;
    std::string name, shown;
};

std::vector<Seat> seatsOf(Database& database, std::int64_t match)
{
    std::vector<Seat> seats;
    Query rows = database.query("SELECT seat, name, person FROM match_player WHERE match = ? ORDER BY seat");
    rows.with(match);
    while (rows.next())
        seats.push_back({rows.number(0), rows.text(1), rows.text(2)});
    return seats;
}

/// The names at the seats of some matches, as the log and the renamings have them now.
class NameChanges {
public:
    explicit NameChanges(Database& database)
        : m_database(database)
    {
    }

    /// \param match  number of the event that opened it
    void add(std::int64_t match, const Aliases& aliases)
    {
        const std::optional<Event> opened = EventLog(m_database).at(match);
        if (!opened)
            throwMissingEvents({});
        const std::vector<Seat> before = seatsOf(m_database, match);
        const MatchHeader header = readHeader(opened->body);
        if (header.players.size() != before.size()) // the entry or the list is not as it was written
            throwMissingEvents({});
        const std::vector<std::string> shown = displayNames(aliases, header.players);
        for (std::size_t i = 0; i < before.size(); ++i) {
            const Seat now{before[i].seat, header.players[i], shown[i]};
            if (now.shown != before[i].shown)
                ++m_moves[before[i].shown][now.shown];
            if (now.shown != before[i].shown || now.name != before[i].name)
                m_seats.emplace_back(match, now);
        }
        m_matches.push_back({match, playerSetKey(shown), searchText(header, shown)});
    }

    void write()
    {
        if (areWholePeople()) { // faster than the triggers, which read every deal
            const WithoutTriggers alone(m_database);
            writeSeats();
            Totals totals(m_database);
            for (const auto& [from, targets] : m_moves)
                totals.move(from, targets.begin()->first);
        } else {
            writeSeats();
        }
        for (const auto& [match, party, search] : m_matches)
            m_database.query("UPDATE match_summary SET party = ?, search = ? WHERE number = ?")
                .with(party)
                .with(search)
                .with(match)
                .run();
    }

private:
    struct Listed {
        std::int64_t match;
        std::string party, search;
    };

    /// \return true if each name changes to one other name in all matches, and no name to one that changes
    bool areWholePeople()
    {
        return std::all_of(m_moves.begin(), m_moves.end(), [this](const auto& move) {
            const auto& [from, targets] = move;
            if (targets.size() > 1 || m_moves.contains(targets.begin()->first))
                return false;
            Query row = m_database.query("SELECT count(*) FROM match_player WHERE person = ?");
            return row.with(from).next() && row.number(0) == targets.begin()->second;
        });
    }

    void writeSeats()
    {
        for (const auto& [match, seat] : m_seats)
            m_database.query("UPDATE match_player SET name = ?, person = ? WHERE match = ? AND seat = ?")
                .with(seat.name)
                .with(seat.shown)
                .with(match)
                .with(seat.seat)
                .run();
    }

    Database& m_database;
    std::vector<std::pair<std::int64_t, Seat>> m_seats;
    std::vector<Listed> m_matches;
    std::map<std::string, std::map<std::string, int>> m_moves; ///< Seats, by the shown names before and now.
};

/// The matches in which a person is written like that.
std::set<std::int64_t> matchesOf(Database& database, const std::string& name, const Aliases& before)
{
    std::set<std::int64_t> matches;
    Query rows = database.query("SELECT match FROM match_player WHERE person IN (?1, ?2) AND name = ?1");
    rows.with(name).with(displayNameIn(before, name));
    while (rows.next())
        matches.insert(rows.integer(0));
    return matches;
}

/// \throws OneTable if two people of a match had different names before and would have the same one
void requireDifferentPeople(
    Database& database, std::int64_t match, const Aliases& before, const Aliases& after)
{
    std::set<std::string> were, are;
    std::optional<std::string> twice;
    const std::vector<Seat> seats = seatsOf(database, match);
    for (const Seat& seat : seats) {
        were.insert(displayNameIn(before, seat.name));
        if (!are.insert(displayNameIn(after, seat.name)).second)
            twice = displayNameIn(after, seat.name);
    }
    if (twice && were.size() == seats.size())
        throw OneTable{atOneTable(database, match, *twice)};
}

/// Everything as the renamings in the log have it now.
void showAgain(Database& database, const Aliases& before, bool asked)
{
    const Aliases after = aliasesOf(allRenamings(database));
    std::set<std::string> changed;
    for (const Aliases* each : {&before, &after})
        for (const auto& [name, shown] : *each)
            if (displayNameIn(before, name) != displayNameIn(after, name))
                changed.insert(name);
    std::set<std::int64_t> matches;
    for (const std::string& name : changed)
        matches.merge(matchesOf(database, name, before));
    if (asked) // changes of other tablets are applied without questions
        for (const std::int64_t match : matches)
            requireDifferentPeople(database, match, before, after);
    showPeople(database, matches, after);
    rebuildAliases(database);
}

/// The renamings in force, newest first.
std::vector<Renaming> renamingsInForce(Database& database)
{
    std::vector<Renaming> inForce = allRenamings(database);
    std::erase_if(inForce, [](const Renaming& each) { return !each.inForce || each.from == each.to; });
    std::reverse(inForce.begin(), inForce.end());
    return inForce;
}

std::string bodyOf(std::initializer_list<std::pair<const char*, const std::string*>> texts)
{
    return document::line([&](auto& out) {
        out.StartObject();
        for (const auto& [name, text] : texts) {
            document::key(out, name);
            document::write(out, *text);
        }
        out.EndObject();
    });
}

/// Appends the event and updates the names of all people.
std::optional<Refusal> record(HistoryFile& core, EventKind kind, std::string body)
{
    try {
        core.database.transaction([&] {
            const Aliases before = aliasesOf(allRenamings(core.database));
            Event event = core.event(std::string(), kind, std::move(body));
            core.log.append(event);
            showAgain(core.database, before, true);
        });
    } catch (const OneTable& two) {
        return two.refusal;
    }
    return std::nullopt;
}

Result<RenamingEffect> effectOf(Database& database, const std::string& from, const std::string& wanted)
{
    RenamingEffect effect{.to = normalizedName(wanted)};
    const auto tournaments = peopleOfTournaments(database);
    const std::set<std::string> names = everybody(database, tournaments);
    if (!names.contains(from))
        return tl::unexpected(unknownPerson(from, "/from"));
    if (!isName(effect.to, limits::typedNameLetters) || hasControlCharacters(wanted))
        return tl::unexpected(refused(Refusal::Code::Schema, "/to",
            {fmt::format(
                 "Ein Name hat 1 bis {} Buchstaben. Wähle einen andern Namen.", limits::typedNameLetters),
                fmt::format("A name has 1 to {} letters. Choose another name.", limits::typedNameLetters)}));
    const std::string caseless = caseFoldedName(effect.to);
    if (!names.contains(effect.to))
        for (const std::string& name : names)
            if (name != from && isSameName(name, effect.to))
                effect.to = name;
    if (effect.to == from)
        return tl::unexpected(refused(Refusal::Code::Schema, "/to",
            {fmt::format("{} heisst schon so.", from), fmt::format("{} already has that name.", from)}));
    effect.merges = names.contains(effect.to);
    for (const std::string& name : names)
        if (name != from && name != effect.to && caseFoldedName(name) == caseless)
            effect.similar.push_back(name);
    if (const auto tournament = sharedTournament(tournaments, from, effect.to))
        return tl::unexpected(inOneTournament(*tournament, from, effect.to));
    if (const std::int64_t match = sharedMatch(database, from, effect.to); match > 0)
        return tl::unexpected(atOneTable(database, match, effect.to));
    Query row
        = database.query(fmt::format("SELECT count(*) FROM match_player JOIN match_summary s ON s.number "
                                     "= match WHERE person IN (?1, ?2) AND {}",
            isNoFalseStart));
    row.with(from).with(effect.to).next();
    effect.matches = row.number(0);
    return effect;
}

PersonPair inOrder(std::string one, std::string other)
{
    if (other < one)
        std::swap(one, other);
    return {std::move(one), std::move(other)};
}

/// The pairs of distinct people, each with the index of the event that said so.
std::map<PersonPair, std::size_t> distinctPeople(Database& database)
{
    std::map<PersonPair, std::size_t> all; // the last word counts
    for (const PersonAttributeEvent& each : personAttributeEvents(database)) {
        if (each.kind != EventKind::PeopleDistinct)
            continue;
        const PersonPair two = inOrder(each.today.name, each.today.other);
        if (each.today.word.empty())
            all.erase(two);
        else if (two.one != two.other) // not of people who were merged later
            all[two] = each.place;
    }
    return all;
}

/// Everybody's name, with those that it may be one with.
std::set<PersonPair> alikeAmong(const std::set<std::string>& names)
{
    struct Person {
        const std::string& name;
        FuzzyName loose;
    };
    std::map<std::string, std::vector<Person>> together;
    std::set<PersonPair> alike;
    for (const std::string& name : names) {
        const FuzzyName loose(name);
        for (const std::string& key : loose.keys()) {
            std::vector<Person>& before = together[key];
            for (const Person& each : before)
                if (mayBeSamePerson(each.loose, loose))
                    alike.insert({each.name, name});
            before.push_back({name, loose});
        }
    }
    return alike;
}

struct Last {
    std::optional<Renaming> renaming = {};
    std::optional<PersonPair> distinct = {};

    std::optional<IdentityChange> said() const
    {
        if (renaming)
            return IdentityChange{false, renaming->from, renaming->to};
        if (distinct)
            return IdentityChange{true, distinct->one, distinct->other};
        return std::nullopt;
    }
};

Last lastOf(Database& database)
{
    Last last;
    const std::vector<Renaming> renamings = renamingsInForce(database);
    if (!renamings.empty())
        last.renaming = renamings.front();
    std::size_t place = last.renaming ? last.renaming->place : 0;
    for (const auto& [two, said] : distinctPeople(database))
        if (said > place) {
            last = {{}, two};
            place = said;
        }
    return last;
}

} // namespace

void showPeople(Database& database, const std::set<std::int64_t>& matches, const Aliases& aliases)
{
    NameChanges changes(database);
    for (const std::int64_t match : matches)
        changes.add(match, aliases);
    changes.write();
}

void reapplyRenamings(Database& database, const Aliases& before)
{
    showAgain(database, before, false);
}

Expected<std::optional<Profile>> profile(History& history, const std::string& name)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&]() -> std::optional<Profile> {
        Profile profile{.name = name};
        {
            Query row = database.query(
                fmt::format("SELECT count(*), min(started), max(started) FROM match_player "
                            "JOIN match_summary s ON s.number = match WHERE person = ? AND {}",
                    isNoFalseStart));
            row.with(name).next();
            profile.matches = row.number(0);
            profile.firstPlayed = row.text(1);
            profile.lastPlayed = row.text(2);
        }
        for (const auto& [tournament, people] : peopleOfTournaments(database))
            if (people.contains(name))
                profile.tournaments.push_back(tournament);
        if (profile.matches == 0 && profile.tournaments.empty() && !hasPlayed(database, name))
            return std::nullopt;
        Query names = database.query("SELECT name FROM alias WHERE person = ? ORDER BY name");
        names.with(name);
        while (names.next())
            profile.spellings.push_back(names.text(0));
        Query games = database.query("SELECT game FROM person_total WHERE person = ? AND matches > 0 "
                                     "GROUP BY game ORDER BY sum(matches) DESC, game");
        games.with(name);
        while (games.next())
            profile.games.push_back(games.text(0));
        return profile;
    });
}

Expected<std::vector<std::string>> peopleWithoutMatch(History& history)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        std::set<std::string> names;
        for (const auto& [tournament, people] : peopleOfTournaments(database))
            names.insert(people.begin(), people.end());
        std::erase_if(names, [&](const std::string& name) { return hasPlayed(database, name); });
        return std::vector<std::string>(names.begin(), names.end());
    });
}

Expected<std::vector<std::string>> namesToOffer(History& history)
{
    return history.people().map([](const std::vector<Person>& people) {
        std::vector<std::string> names;
        for (const Person& each : people)
            if (!isPseudonym(each.name))
                names.push_back(each.name);
        return names;
    });
}

WriteResult<RenamingEffect> previewRenaming(History& history, const std::string& from, const std::string& to)
{
    return history.file().change<RenamingEffect>([&]() -> WriteResult<RenamingEffect> {
        Result<RenamingEffect> effect = effectOf(history.file().database, from, to);
        if (!effect)
            return tl::unexpected(WriteError(std::move(effect.error())));
        return std::move(*effect);
    });
}

Expected<NameMatch> matchName(History& history, const std::string& name)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        const std::string shown = displayName(database, name), caseless = caseFoldedName(name);
        NameMatch meant;
        for (const std::string& each : everybody(database, peopleOfTournaments(database)))
            if (each == shown)
                meant.known = each;
            else if (caseFoldedName(each) == caseless)
                meant.similar.push_back(each);
        return meant;
    });
}

WriteResult<RenamingEffect> renamePerson(History& history, const std::string& from, const std::string& to)
{
    HistoryFile& core = history.file();
    return core.change<RenamingEffect>([&]() -> WriteResult<RenamingEffect> {
        Result<RenamingEffect> effect = effectOf(core.database, from, to);
        if (!effect)
            return tl::unexpected(WriteError(std::move(effect.error())));
        if (auto refusal
            = record(core, EventKind::PersonRenamed, bodyOf({{"from", &from}, {"to", &effect->to}})))
            return tl::unexpected(WriteError(std::move(*refusal)));
        return std::move(*effect);
    });
}

Expected<std::vector<Renaming>> renamings(History& history)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] { return renamingsInForce(database); });
}

WriteResult<std::optional<Renaming>> undoRenaming(History& history, const std::string& id)
{
    HistoryFile& core = history.file();
    return core.change<std::optional<Renaming>>([&]() -> WriteResult<std::optional<Renaming>> {
        const std::vector<Renaming> inForce = renamingsInForce(core.database);
        const auto found = std::find_if(inForce.begin(), inForce.end(),
            [&](const Renaming& each) { return id.empty() || each.id == id; });
        if (found == inForce.end())
            return std::nullopt;
        if (auto refusal = record(core, EventKind::RenamingWithdrawn, bodyOf({{"of", &found->id}})))
            return tl::unexpected(WriteError(std::move(*refusal)));
        return *found;
    });
}

Expected<std::vector<PersonPair>> possibleDuplicates(History& history)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        const Tournaments tournaments = peopleOfTournaments(database);
        const std::map<PersonPair, std::size_t> distinct = distinctPeople(database);
        std::vector<PersonPair> perhaps;
        for (const PersonPair& each : alikeAmong(everybody(database, tournaments)))
            if (!distinct.contains(each) && !sharedTournament(tournaments, each.one, each.other)
                && sharedMatch(database, each.one, each.other) == 0)
                perhaps.push_back(each);
        return perhaps;
    });
}

WriteResult<bool> setDistinct(History& history, const PersonPair& people, bool distinct)
{
    HistoryFile& core = history.file();
    return core.change<bool>([&]() -> WriteResult<bool> {
        const PersonPair two = inOrder(people.one, people.other);
        const std::set<std::string> names = everybody(core.database, peopleOfTournaments(core.database));
        for (const std::string& name : {two.one, two.other})
            if (!names.contains(name))
                return tl::unexpected(WriteError(unknownPerson(name, "/other")));
        if (two.one == two.other)
            return tl::unexpected(WriteError(refused(Refusal::Code::Schema, "/other",
                {fmt::format("{} ist eine Person. Nenne zwei verschiedene. Nichts wurde verändert.", two.one),
                    fmt::format(
                        "{} is one person. Name two different ones. Nothing was changed.", two.one)})));
        if (distinctPeople(core.database).contains(two) == distinct)
            return false;
        core.database.transaction([&] {
            Event event = core.event(std::string(), EventKind::PeopleDistinct,
                write(EventKind::PeopleDistinct, {two.one, two.other, distinct ? "yes" : ""}));
            core.log.append(event);
        });
        return true;
    });
}

Expected<std::optional<IdentityChange>> lastIdentityChange(History& history)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] { return lastOf(database).said(); });
}

WriteResult<std::optional<IdentityChange>> undoIdentityChange(History& history)
{
    using Undone = std::optional<IdentityChange>;
    Last last;
    if (const auto found
        = guarded(history.file().database.file(), [&] { last = lastOf(history.file().database); });
        !found)
        return tl::unexpected(WriteError(found.error()));
    const auto undone = [&](const auto& answer) -> WriteResult<Undone> {
        if (!answer)
            return tl::unexpected(answer.error());
        return last.said();
    };
    if (last.renaming)
        return undone(undoRenaming(history, last.renaming->id));
    return last.distinct ? undone(setDistinct(history, *last.distinct, false)) : Undone();
}

Expected<std::vector<Tablet>> tabletsOf(History& history, const std::string& name)
{
    HistoryFile& core = history.file();
    return guarded(core.database.file(), [&] {
        std::vector<Tablet> tablets;
        Query rows = core.database.query(
            "SELECT DISTINCT device FROM match_player JOIN event ON seq = match_player.match "
            "WHERE person = ?1 ORDER BY device <> ?2, device");
        rows.with(name).with(core.device);
        while (rows.next())
            tablets.push_back({rows.text(0), rows.text(0) == core.device});
        return tablets;
    });
}

} // namespace tafel::history
