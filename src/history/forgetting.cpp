// The one exception to a log that is never changed: somebody wants to be forgotten.
#include <algorithm>
#include <random>
#include <set>

#include <fmt/format.h>

#include "document/json.h"
#include "history/branches.h"
#include "history/core.h"
#include "history/forgetting.h"
#include "history/forgotten.h"
#include "history/marks.h"
#include "history/people.h"
#include "history/rewriting.h"
#include "history/tournament_state.h"

namespace tafel::history {

namespace {

/// A seat of somebody who is to be forgotten.
struct Place {
    std::int64_t match;
    std::string id;
    int seat;
    std::string name; ///< As the log has it.
};

std::vector<Place> placesOf(Database& database, const std::string& person)
{
    std::vector<Place> places;
    Query rows = database.query("SELECT match, id, seat, name FROM match_player JOIN match_summary "
                                "ON number = match WHERE person = ? ORDER BY match");
    rows.with(person);
    while (rows.next())
        places.push_back({rows.integer(0), rows.text(1), rows.number(2), rows.text(3)});
    return places;
}

std::string quoted(const std::string& text)
{
    return document::line([&](auto& out) { document::write(out, text); });
}

bool isTaken(Database& database, const std::string& name)
{
    Query row = database.query("SELECT 1 WHERE EXISTS (SELECT 1 FROM match_player WHERE name = ?1 OR "
                               "person = ?1) OR EXISTS (SELECT 1 FROM alias WHERE name = ?1 OR person = ?1) "
                               "OR EXISTS (SELECT 1 FROM event JOIN tournament ON tournament.id = match "
                               "WHERE instr(body, ?2) > 0)");
    row.with(name).with(quoted(name));
    return row.next();
}

/// Drawn, because of several tablets that come to one archive, at whatever time, none may give what another
/// one has given.
std::string freePseudonym(Database& database)
{
    std::random_device random;
    std::uniform_int_distribution<int> draw(1'000, 99'999'999);
    std::string pseudonym;
    do
        pseudonym = fmt::format("Person {}", draw(random));
    while (isTaken(database, pseudonym));
    return pseudonym;
}

/// Is somebody else shown by that name?
bool isAnother(Database& database, const std::string& name, const std::string& person)
{
    Query row = database.query("SELECT 1 FROM match_player WHERE person = ? AND person <> ? LIMIT 1");
    row.with(name).with(person);
    return row.next();
}

/// All spellings of a person, the longest first; none that is somebody else's name.
std::vector<std::string> spellingsOf(
    Database& database, const std::string& person, const std::vector<Place>& places)
{
    std::set<std::string> all{person};
    for (const Place& place : places)
        all.insert(place.name);
    for (const auto& [name, shown] : aliasesOf(allRenamings(database)))
        if (shown == person)
            all.insert(name);
    std::erase_if(all, [&](const std::string& name) { return isAnother(database, name, person); });
    std::vector<std::string> spellings(all.begin(), all.end());
    std::stable_sort(spellings.begin(), spellings.end(),
        [](const std::string& one, const std::string& other) { return one.size() > other.size(); });
    return spellings;
}

/// The entry says this from now on, and the archive has to hear of it.
void rewriteEntry(Database& database, std::int64_t seq, const std::string& body)
{
    std::optional<Event> event = EventLog(database).at(seq);
    if (!event)
        entriesAreMissing({});
    if (event->body == body)
        return;
    event->body = body;
    database.query("INSERT OR IGNORE INTO rewritten VALUES (?)").with(event->uuid).run();
    Query update = database.query("UPDATE event SET body = ?, sum = ? WHERE seq = ?");
    update.with(body).with(sumOf(*event)).with(seq).run();
}

/// The seats of whoever is written so.
std::vector<Place> placesOf(Database& database, const std::set<std::string>& names)
{
    std::vector<Place> places;
    for (const std::string& name : names) {
        Query rows = database.query("SELECT match, id, seat, name FROM match_player JOIN match_summary "
                                    "ON number = match WHERE name = ? ORDER BY match");
        rows.with(name);
        while (rows.next())
            places.push_back({rows.integer(0), rows.text(1), rows.number(2), rows.text(3)});
    }
    return places;
}

std::vector<std::string> longestFirst(const std::set<std::string>& names)
{
    std::vector<std::string> all(names.begin(), names.end());
    std::stable_sort(all.begin(), all.end(),
        [](const std::string& one, const std::string& other) { return one.size() > other.size(); });
    return all;
}

bool mentions(const Rewriting& rewriting, const std::string& body)
{
    return std::any_of(rewriting.names().begin(), rewriting.names().end(), [&](const std::string& name) {
        const std::string json = quoted(name);
        return body.find(json.substr(1, json.size() - 2)) != std::string::npos;
    });
}

/// Of one match, or of all. Nobody knows how what is no entry of this log is made up.
void rewriteApart(Database& database, const Rewriting& rewriting, const std::string& match = {})
{
    std::vector<Event> apart;
    {
        Query rows = database.query("SELECT uuid, device, at, match, kind, body, tick FROM apart");
        while (rows.next())
            apart.push_back({0, rows.text(0), rows.text(1), rows.text(2), rows.text(3), rows.text(4),
                rows.text(5), rows.integer(6)});
    }
    for (Event& each : apart) {
        if ((!match.empty() && each.match != match) || !mentions(rewriting, each.body))
            continue;
        each.body = rewriting.json(each.body);
        database
            .query("UPDATE apart SET body = ?, sum = CASE why WHEN 'damaged' THEN sum ELSE ? END "
                   "WHERE uuid = ?")
            .with(each.body)
            .with(travelSumOf(each))
            .with(each.uuid)
            .run();
        database.query("INSERT OR IGNORE INTO rewritten VALUES (?)").with(each.uuid).run();
    }
}

class Forgetting {
public:
    Forgetting(Core& core, const std::string& person)
        : m_core(core)
        , m_database(core.database)
        , m_person(person)
        , m_places(placesOf(m_database, person))
        , m_rewriting(spellingsOf(m_database, person, m_places), freePseudonym(m_database))
    {
    }
    /// Whom another tablet has forgotten.
    Forgetting(Core& core, const std::set<std::string>& names, std::string pseudonym)
        : m_core(core)
        , m_database(core.database)
        , m_places(placesOf(m_database, names))
        , m_rewriting(longestFirst(names), std::move(pseudonym))
    {
    }

    /// Inside a transaction.
    Forgotten run()
    {
        takeOut();
        Event event = m_core.event(std::string(), EventKind::PersonForgotten,
            ForgottenNames(m_rewriting.pseudonym(), m_rewriting.names(), m_core.settings.forgettingRounds)
                .write());
        m_core.log.append(event);
        return {.pseudonym = m_rewriting.pseudonym(), .matches = static_cast<int>(m_places.size())};
    }

    void takeOut()
    {
        for (const Place& place : m_places)
            m_touched.insert(place.id);
        const Aliases before = aliasesOf(allRenamings(m_database));
        OpenLog log(m_database);
        markings(); // first: who is meant by them follows from the log as it is
        renamings();
        const std::set<std::string> mentioned = whereItIsMentioned();
        for (const std::string& id : m_touched)
            match(id);
        for (const std::string& id : mentioned)
            if (!m_touched.contains(id))
                match(id);
        log.close();
        rewriteApart(m_database, m_rewriting);
        followRenamings(m_database, before); // others, too, were shown by a renaming that says nothing now
        m_touched.insert(mentioned.begin(), mentioned.end());
        projectAgain(m_core, m_touched);
    }

private:
    /// What renamed this person says no name any more, and so changes nothing.
    void renamings()
    {
        const std::vector<Renaming> all = allRenamings(m_database);
        for (std::size_t i = 0; i < all.size(); ++i) {
            std::string shown = all[i].from; // as it would be shown today
            for (std::size_t later = i; later < all.size(); ++later)
                if (all[later].inForce && all[later].from == shown)
                    shown = all[later].to;
            const std::string& nobody = m_rewriting.pseudonym();
            const bool isMeant
                = m_person.empty() ? isName(all[i].from) || isName(all[i].to) : shown == m_person;
            if (isMeant)
                rewriteEntry(m_database, all[i].seq,
                    fmt::format(R"({{"from":{},"to":{}}})", quoted(nobody), quoted(nobody)));
        }
    }

    bool isName(const std::string& text) const
    {
        return std::find(m_rewriting.names().begin(), m_rewriting.names().end(), text)
            != m_rewriting.names().end();
    }

    /// The colour stays with the pseudonym, as the matches do; so does the wish to have no rating. Who was
    /// said to be somebody else than this person tells nothing of the name.
    void markings()
    {
        const std::string& nobody = m_rewriting.pseudonym();
        for (const Marking& each : allMarkings(m_database)) {
            const bool isAboutTwo = !each.written.other.empty();
            if (isMeant(each.written.name, each.today.name)
                || (isAboutTwo && isMeant(each.written.other, each.today.other)))
                rewriteEntry(m_database, each.seq,
                    write(each.kind, {nobody, isAboutTwo ? nobody : std::string(), each.written.word}));
        }
    }
    bool isMeant(const std::string& written, const std::string& today) const
    {
        return m_person.empty() ? isName(written) || isName(today) : today == m_person;
    }

    /// Rewrites what belongs to no match; the matches that name the person somewhere.
    std::set<std::string> whereItIsMentioned()
    {
        struct Mention {
            std::int64_t seq;
            std::string match, kind, body;
            bool isMatch;
        };
        std::vector<Mention> mentions;
        for (const std::string& name : m_rewriting.names()) {
            Query rows = m_database.query(
                "SELECT seq, match, kind, body, EXISTS (SELECT 1 FROM match_summary WHERE id = match) "
                "FROM event WHERE instr(body, ?) > 0 AND kind NOT IN ('person-renamed', "
                "'renaming-withdrawn', 'person-forgotten', 'person-marked', 'person-listed', "
                "'people-distinct', 'game-kept')");
            const std::string json = quoted(name);
            rows.with(json.substr(1, json.size() - 2)); // as it stands inside a text
            while (rows.next())
                mentions.push_back(
                    {rows.integer(0), rows.text(1), rows.text(2), rows.text(3), rows.number(4) != 0});
        }
        std::set<std::string> matches;
        std::set<std::int64_t> done;
        for (const Mention& each : mentions) {
            if (each.isMatch)
                matches.insert(each.match);
            else if (done.insert(each.seq).second)
                rewriteEntry(m_database, each.seq,
                    eventKind(each.kind) == EventKind::DisputeRecorded
                        ? m_rewriting.body(each.body, {}, {}, -1)
                        : m_rewriting.json(each.body));
        }
        return matches;
    }

    void match(const std::string& id)
    {
        const std::vector<Event> events = m_core.log.of(id);
        mustBeListedSo(m_database, fold(events));
        const auto place = std::find_if(
            m_places.begin(), m_places.end(), [&](const Place& each) { return each.id == id; });
        std::set<std::int64_t> done;
        int seat = -1;
        std::string document;
        const std::vector<Branch> branches = branchesOf(events);
        for (auto branch = branches.rbegin(); branch != branches.rend();
             ++branch) { // the one that counts last
            const MatchHead head = readHead(branch->events.front().body);
            document = read(branch->events.front().body, head.players).match;
            const auto sits = place == m_places.end()
                ? head.players.end()
                : std::find(head.players.begin(), head.players.end(), place->name);
            seat = sits == head.players.end() ? -1 : static_cast<int>(sits - head.players.begin());
            const Rewriting rewriting(
                seat < 0 ? namesOfNobodyIn(head) : m_rewriting.names(), m_rewriting.pseudonym());
            for (const Event& event : branch->events)
                if (done.insert(event.seq).second)
                    rewriteEntry(
                        m_database, event.seq, bodyOf(event, rewriting, document, head.players, seat));
        }
        for (const Event& event : events) // in no branch
            if (!done.contains(event.seq) && mentions(m_rewriting, event.body))
                rewriteEntry(m_database, event.seq, m_rewriting.json(event.body));
        std::string draft;
        {
            Query row = m_database.query("SELECT body FROM draft WHERE match = ?");
            row.with(id);
            if (!row.next())
                return;
            draft = row.text(0);
        }
        m_database.query("UPDATE draft SET body = ? WHERE match = ?")
            .with(m_rewriting.deal(draft, document, seat))
            .with(id)
            .run();
    }

    /// An entry of a branch that does not count may name people otherwise than its match does now.
    static std::string bodyOf(const Event& event, const Rewriting& rewriting, const std::string& document,
        const std::vector<std::string>& players, int seat)
    {
        try {
            return rewriting.body(event.body, document, players, seat);
        } catch (const Failure&) {
            return rewriting.json(event.body);
        }
    }

    /// Whoever sits at another table by one of these names is somebody else.
    std::vector<std::string> namesOfNobodyIn(const MatchHead& head) const
    {
        std::vector<std::string> names = m_rewriting.names();
        std::erase_if(names, [&](const std::string& name) {
            return std::find(head.players.begin(), head.players.end(), name) != head.players.end();
        });
        return names;
    }

    Core& m_core;
    Database& m_database;
    std::string m_person;
    std::vector<Place> m_places;
    Rewriting m_rewriting;
    std::set<std::string> m_touched; ///< Ids of matches.
};

} // namespace

void followOpening(Core& core, const Event& before)
{
    const std::vector<std::string> were = readHead(before.body).players,
                                   are = readHead(core.log.at(before.seq)->body).players;
    for (std::size_t seat = 0; seat < std::min(were.size(), are.size()); ++seat) {
        if (were[seat] == are[seat])
            continue;
        const Rewriting rewriting({were[seat]}, are[seat]);
        for (const Event& event : core.log.of(before.match))
            if (mentions(rewriting, event.body))
                rewriteEntry(core.database, event.seq, rewriting.json(event.body));
        rewriteApart(core.database, rewriting, before.match);
        core.database.query("UPDATE draft SET body = replace(body, ?, ?) WHERE match = ?")
            .with(quoted(were[seat]))
            .with(quoted(are[seat]))
            .with(before.match)
            .run();
    }
}

void projectAgain(Core& core, const std::set<std::string>& owners)
{
    for (const std::string& id : owners) {
        bool isMatch = false;
        {
            Query row = core.database.query("SELECT 1 FROM match_summary WHERE id = ?");
            isMatch = row.with(id).next();
        }
        if (isMatch)
            reproject(core, id);
    }
    rebuildDisputesOfNoMatch(core.database);
    rebuildTournaments(core.database);
    for (const char* sums : {"person_total", "contract_total", "contract_year", "year_total"})
        core.database.execute(fmt::format("DELETE FROM {} WHERE person <> '' AND person NOT IN (SELECT "
                                          "person FROM match_player)",
            sums)
                                  .c_str());
    core.database.execute("INSERT INTO match_text (match_text) VALUES ('rebuild')");
}

bool forgetAgain(Core& core, const Event& forgotten, std::span<const Event> entries)
{
    std::optional<ForgottenNames> known = ForgottenNames::read(forgotten.body);
    if (!known)
        return false;
    std::set<std::string> names;
    if (entries.empty())
        core.log.each([&](const Event& event, bool) { known->candidates(event.body, names); });
    for (const Event& event : entries)
        known->candidates(event.body, names);
    {
        Query apart = core.database.query("SELECT body FROM apart");
        while (apart.next())
            known->candidates(apart.text(0), names);
    }
    std::erase_if(names, [&](const std::string& name) { return !known->isOne(name); });
    if (names.empty())
        return false;
    Forgetting(core, names, known->pseudonym()).takeOut();
    return true;
}

OpenLog::OpenLog(Database& database)
    : m_database(database)
{
    {
        Query row = database.query("SELECT sql FROM sqlite_schema WHERE name = 'event_is_never_changed'");
        row.next();
        m_trigger = row.text(0);
    }
    database.execute("DROP TRIGGER event_is_never_changed");
}

void OpenLog::close()
{
    m_database.execute(m_trigger.c_str());
}

void oweWiping(Database& database)
{
    database.execute("INSERT OR IGNORE INTO setting VALUES ('wiping', 'owed')");
}

bool wipe(Database& database)
{
    try {
        if (!database.query("SELECT 1 FROM setting WHERE name = 'wiping'").next())
            return true;
        database.execute("VACUUM");
        {
            Query answer = database.query("PRAGMA wal_checkpoint(TRUNCATE)");
            if (!answer.next() || answer.number(0) != 0)
                return false;
        }
        database.execute("DELETE FROM setting WHERE name = 'wiping'");
        return true;
    } catch (const std::exception&) {
        return false; // the name is gone from every question all the same
    }
}

Answer<Forgotten> forgetPerson(History& history, const std::string& name)
{
    Core& core = history.core();
    return core.change<Forgotten>([&]() -> Answer<Forgotten> {
        const auto known = profile(history, name);
        if (!known)
            return tl::unexpected(Problem(known.error()));
        if (!*known)
            return tl::unexpected(Problem(Refusal{.code = Refusal::Code::UnknownPlayer,
                .where = "/name",
                .message
                = {fmt::format("{} steht nicht in der Spielgeschichte. Nichts wurde verändert.", name),
                    fmt::format("{} is not in the history. Nothing was changed.", name)}}));
        const std::filesystem::path copy = core.database.copyAside("before-forgetting");
        Forgotten forgotten;
        core.database.execute("PRAGMA secure_delete = ON");
        core.database.transaction([&] {
            forgotten = Forgetting(core, name).run();
            oweWiping(core.database);
        });
        core.current.reset();
        forgotten.copy = copy;
        forgotten.wiped = wipe(core.database);
        return forgotten;
    });
}

} // namespace tafel::history
