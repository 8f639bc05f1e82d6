// Somebody wants to be forgotten: what has this person's name beside the log gets another one.
#include <algorithm>
#include <fstream>
#include <map>
#include <random>
#include <set>

#include <fmt/format.h>

#include "document/json.h"
#include "history/history_file.h"
#include "history/log/salvage.h"
#include "history/log/text_table.h"
#include "history/people/badges.h"
#include "history/people/erased_names.h"
#include "history/people/erasure.h"
#include "history/people/name_redaction.h"
#include "history/people/people.h"
#include "history/projections/branches.h"
#include "history/projections/tournament_state.h"
#include "history/storage/database_copy.h"
#include "history/storage/vacuum.h"

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

bool isTaken(Database& database, const std::string& name)
{
    Query row = database.query("SELECT 1 WHERE EXISTS (SELECT 1 FROM match_player WHERE name = ?1 OR "
                               "person = ?1) OR EXISTS (SELECT 1 FROM alias WHERE name = ?1 OR person = ?1) "
                               "OR EXISTS (SELECT 1 FROM text WHERE kind = 0 AND text = ?1)");
    row.with(name);
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
        pseudonym = pseudonymOf(draw(random));
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

bool mentions(const NameRedactor& rewriting, const std::string& body)
{
    return std::any_of(rewriting.names().begin(), rewriting.names().end(), [&](const std::string& name) {
        const std::string json = document::quoted(name);
        return body.find(json.substr(1, json.size() - 2)) != std::string::npos;
    });
}

/// Of one match, or of all. Nobody knows how what is no entry of this log is made up.
void rewriteApart(Database& database, const NameRedactor& rewriting, const std::string& match = {})
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
            .with(transferChecksum(each))
            .with(each.uuid)
            .run();
        database.query("INSERT OR IGNORE INTO rewritten VALUES (?)").with(each.uuid).run();
    }
}

class Forgetting {
public:
    Forgetting(HistoryFile& core, const std::string& person)
        : m_core(core)
        , m_database(core.database)
        , m_person(person)
        , m_places(placesOf(m_database, person))
        , m_rewriting(spellingsOf(m_database, person, m_places), freePseudonym(m_database))
    {
    }
    /// Whom another tablet has forgotten.
    Forgetting(HistoryFile& core, const std::set<std::string>& names, std::string pseudonym)
        : m_core(core)
        , m_database(core.database)
        , m_places(placesOf(m_database, names))
        , m_rewriting(longestFirst(names), std::move(pseudonym))
    {
    }

    const NameRedactor& rewriting() const { return m_rewriting; }

    /// Inside a transaction.
    ErasureResult run()
    {
        takeOut();
        Event event = m_core.event(std::string(), EventKind::PersonForgotten,
            ErasedNames(m_rewriting.pseudonym(), m_rewriting.names(), m_core.settings.forgettingRounds)
                .write());
        m_core.log.append(event);
        return {.pseudonym = m_rewriting.pseudonym(), .matches = static_cast<int>(m_places.size())};
    }

    void takeOut()
    {
        const Aliases before = aliasesOf(allRenamings(m_database));
        const std::vector<std::pair<std::string, std::string>> drafts = this->drafts();
        markings(); // first: who is meant by them follows from what is there now
        renamings();
        names();
        sentences();
        for (const auto& [match, draft] : drafts)
            m_database.query("UPDATE draft SET body = ? WHERE match = ?").with(draft).with(match).run();
        rewriteApart(m_database, m_rewriting);
        for (const Place& place : m_places)
            m_database.query("UPDATE match_player SET name = ? WHERE match = ? AND seat = ?")
                .with(m_rewriting.pseudonym())
                .with(place.match)
                .with(place.seat)
                .run();
        reapplyRenamings(m_database, before); // others, too, were shown by a renaming that says nothing now
        const Aliases after = aliasesOf(allRenamings(m_database));
        for (const Place& place : m_places) {
            Query dispute = m_database.query("SELECT 1 FROM dispute WHERE match = ?");
            if (dispute.with(place.match).next())
                m_touched.insert(place.id);
            else if (!m_touched.contains(place.id))
                showPeople(m_database, place.match, after);
        }
        reprojectOwners(m_core, m_touched);
        for (const Place& place : m_places)
            m_touched.insert(place.id);
        for (const std::string& owner : m_touched) // the archive may have these with the name
            m_database.query("INSERT OR IGNORE INTO rewritten SELECT uuid FROM event WHERE match = ?")
                .with(owner)
                .run();
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
            if (m_person.empty() ? isName(all[i].from) || isName(all[i].to) : shown == m_person)
                eraseNamesOf(all[i].seq);
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
        for (const PersonAttributeEvent& each : personAttributeEvents(m_database))
            if (isMeant(each.written.name, each.today.name)
                || (!each.written.other.empty() && isMeant(each.written.other, each.today.other)))
                eraseNamesOf(each.seq);
    }
    bool isMeant(const std::string& written, const std::string& today) const
    {
        return m_person.empty() ? isName(written) || isName(today) : today == m_person;
    }

    /// Every name in an entry that is about this person.
    void eraseNamesOf(std::int64_t entry)
    {
        const std::vector<ErasableText> texts = m_texts.of(entry);
        for (std::size_t i = 0; i < texts.size(); ++i)
            if (texts[i].kind == ErasableText::Kind::Name)
                erase({entry * mostTexts + static_cast<std::int64_t>(i), texts[i]}, m_rewriting.pseudonym());
    }

    /// Where somebody's name stands alone: at the seats of matches, in tournaments, as who asked.
    void names()
    {
        std::vector<TextRow> rows;
        for (const std::string& name : m_rewriting.names()) {
            Query found = m_database.query("SELECT id FROM text WHERE kind = 0 AND text = ?");
            found.with(name);
            while (found.next())
                rows.push_back({found.integer(0), {ErasableText::Kind::Name, name}});
        }
        for (const TextRow& row : rows)
            if (!isSomebodyElse(row))
                erase(row, m_rewriting.pseudonym());
    }

    /// Who sits at a table by this name and is shown as somebody else there.
    bool isSomebodyElse(const TextRow& row)
    {
        Query player = m_database.query("SELECT person FROM match_player WHERE match = ? AND seat = ?");
        return !m_person.empty() && player.with(row.entry()).with(static_cast<int>(row.place())).next()
            && player.text(0) != m_person;
    }

    /// Sentences and documents that have the name in them.
    void sentences()
    {
        std::map<std::int64_t, TextRow> rows;
        for (const std::string& name : m_rewriting.names()) {
            const std::string json = document::quoted(name);
            Query found = m_database.query("SELECT id, kind, text FROM text WHERE kind IN (1, 2) AND "
                                           "instr(text, CASE kind WHEN 1 THEN ?1 ELSE ?2 END) > 0");
            found.with(name).with(json.substr(1, json.size() - 2)); // as it stands inside of JSON
            while (found.next())
                rows.insert_or_assign(found.integer(0),
                    TextRow{
                        found.integer(0), {static_cast<ErasableText::Kind>(found.number(1)), found.text(2)}});
        }
        for (const auto& [id, row] : rows) {
            const NameRedactor rewriting(namesOfNobodyIn(row.entry()), m_rewriting.pseudonym());
            erase(row,
                row.text.kind == ErasableText::Kind::Words ? rewriting.words(row.text.text)
                                                           : rewriting.document(row.text.text));
        }
    }

    /// Whoever sits at another table by one of these names is somebody else.
    std::vector<std::string> namesOfNobodyIn(std::int64_t entry)
    {
        std::vector<std::string> names = m_rewriting.names();
        Query players
            = m_database.query("SELECT name, person FROM match_player WHERE match = (SELECT number "
                               "FROM match_summary WHERE id = (SELECT match FROM event WHERE seq = ?))");
        players.with(entry);
        while (players.next())
            if (m_person.empty() ? !isName(players.text(0)) : players.text(1) != m_person)
                std::erase(names, players.text(0));
        return names;
    }

    void erase(const TextRow& row, const std::string& instead)
    {
        if (row.text.text == instead)
            return;
        m_texts.erase(row.id, {row.text.kind, instead});
        Query owner = m_database.query("SELECT match FROM event WHERE seq = ?");
        if (!owner.with(row.entry()).next())
            return;
        m_database.query("INSERT OR IGNORE INTO rewritten SELECT uuid FROM event WHERE seq = ?")
            .with(row.entry())
            .run();
        const bool isSeat = row.text.kind == ErasableText::Kind::Name
            && std::any_of(m_places.begin(), m_places.end(), [&](const Place& place) {
                   return place.match == row.entry() && place.seat == static_cast<int>(row.place());
               });
        if (!isSeat) // more than a name at a table changes
            m_touched.insert(owner.text(0));
    }

    /// The half-entered deals of this person's matches, with the pseudonym.
    std::vector<std::pair<std::string, std::string>> drafts()
    {
        std::vector<std::pair<std::string, std::string>> drafts;
        for (const Place& place : m_places) {
            Query row = m_database.query("SELECT body FROM draft WHERE match = ?");
            if (!row.with(place.id).next())
                continue;
            const Event opened = m_core.log.of(place.id).front();
            const std::vector<std::string> players = readHead(opened.body).players;
            drafts.emplace_back(
                place.id, m_rewriting.deal(row.text(0), read(opened.body, players).match, place.seat));
        }
        return drafts;
    }

    HistoryFile& m_core;
    Database& m_database;
    std::string m_person; ///< Empty: another tablet has forgotten whoever is called so.
    std::vector<Place> m_places;
    NameRedactor m_rewriting;
    TextTable m_texts{m_database};
    std::set<std::string>
        m_touched; ///< Ids of matches and tournaments of which more changes than a name at a table.
};

bool holds(const std::filesystem::path& file, std::string_view text)
{
    constexpr std::size_t atOnce = 1 << 20;
    std::ifstream stream(file, std::ios::binary);
    std::string bytes;
    while (stream) {
        bytes.erase(0, bytes.size() - std::min(bytes.size(), text.size() - 1)); // it may begin in these
        const std::size_t kept = bytes.size();
        bytes.resize(kept + atOnce);
        stream.read(bytes.data() + kept, static_cast<std::streamsize>(atOnce));
        bytes.resize(kept + static_cast<std::size_t>(stream.gcount()));
        if (bytes.find(text) != std::string::npos)
            return true;
    }
    return false;
}

/// Whether one of the names stands in a copy of a history: as somebody's, or in a sentence of an entry.
bool hasOneOf(const NameRedactor& rewriting, const std::filesystem::path& copy)
{
    for (const std::string& name : rewriting.names())
        for (const char* part : {"", "-wal"})
            if (holds(copy.string() + part, document::quoted(name)))
                return true;
    struct Found { };
    try {
        const auto look = [&](const StoredEvent& stored) {
            if (!stored.texts && mentions(rewriting, stored.event.body)
                && rewriting.json(stored.event.body) != stored.event.body)
                throw Found();
        };
        Salvage salvage(copy);
        salvage.takeTexts([&](const TextRow& row) {
            using Kind = ErasableText::Kind;
            if ((row.text.kind == Kind::Name || row.text.kind == Kind::Words)
                    ? rewriting.words(row.text.text) != row.text.text
                    : row.text.kind == Kind::Document && rewriting.json(row.text.text) != row.text.text)
                throw Found();
        });
        salvage.events(look);
        salvage.forEachCheckpointedEvent(look);
        salvage.forEachEventAfterDamage(look);
    } catch (const Found&) {
        return true;
    } catch (const StorageException&) { // who knows
        return true;
    }
    return false;
}

} // namespace

void reprojectOwners(HistoryFile& core, const std::set<std::string>& owners)
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
    rebuildStandaloneDisputes(core.database);
    rebuildTournaments(core.database);
    for (const char* sums : {"person_total", "contract_total", "contract_year", "year_total"})
        core.database.execute(fmt::format("DELETE FROM {} WHERE person <> '' AND person NOT IN (SELECT "
                                          "person FROM match_player)",
            sums)
                                  .c_str());
    core.database.execute("INSERT INTO match_text (match_text) VALUES ('rebuild')");
}

std::vector<Event> erasuresOf(HistoryFile& core)
{
    std::map<std::pair<std::size_t, std::string>, std::vector<Event>> all; // by number
    for (Event& event : core.log.of(""))
        if (eventKind(event.kind) == EventKind::PersonForgotten) {
            const auto known = ErasedNames::read(event.body);
            const std::string pseudonym = known ? known->pseudonym() : std::string();
            all[{pseudonym.size(), pseudonym}].push_back(std::move(event));
        }
    std::vector<Event> events;
    for (auto& [pseudonym, some] : all)
        std::move(some.begin(), some.end(), std::back_inserter(events));
    return events;
}

std::map<std::string, std::string> differentPseudonyms(std::string_view ours, std::string_view theirs)
{
    std::map<std::string, std::string> different;
    while (true) {
        const std::size_t mine = pseudonymIn(ours), other = pseudonymIn(theirs);
        if (ours.substr(0, mine) != theirs.substr(0, other))
            return {};
        ours.remove_prefix(mine);
        theirs.remove_prefix(other);
        if (ours.empty() || theirs.empty())
            return ours.empty() && theirs.empty() ? different : std::map<std::string, std::string>();
        const std::string one(ours.substr(0, pseudonymLength(ours)));
        const std::string two(theirs.substr(0, pseudonymLength(theirs)));
        if (one != two && different.try_emplace(one, two).first->second != two)
            return {};
        ours.remove_prefix(one.size());
        theirs.remove_prefix(two.size());
    }
}

std::string withPseudonyms(std::string_view body, const std::map<std::string, std::string>& instead)
{
    std::string text;
    while (true) {
        const std::size_t before = pseudonymIn(body);
        text += body.substr(0, before);
        body.remove_prefix(before);
        if (body.empty())
            return text;
        const std::string pseudonym(body.substr(0, pseudonymLength(body)));
        const auto found = instead.find(pseudonym);
        text += found == instead.end() ? pseudonym : found->second;
        body.remove_prefix(pseudonym.size());
    }
}

std::string callAlike(HistoryFile& core, const std::string& ours, const std::string& theirs)
{
    if (std::pair(ours.size(), ours) < std::pair(theirs.size(), theirs))
        return ours;
    {
        Query both = core.database.query("SELECT 1 FROM match_player one JOIN match_player other ON "
                                         "other.match = one.match WHERE one.name = ? AND other.name = ?");
        if (both.with(ours).with(theirs).next()) // two people at one table
            return ours;
    }
    Forgetting(core, {ours}, theirs).takeOut();
    return theirs;
}

bool applyErasure(HistoryFile& core, const Event& forgotten, std::span<const Event> entries)
{
    std::optional<ErasedNames> known = ErasedNames::read(forgotten.body);
    if (!known)
        return false;
    std::set<std::string> names;
    if (entries.empty()) {
        Query texts = core.database.query("SELECT DISTINCT text FROM text WHERE kind = 0");
        while (texts.next())
            names.insert(texts.text(0));
        for (const char* sql : {"SELECT text FROM text WHERE kind IN (1, 2)", "SELECT body FROM apart"}) {
            Query rows = core.database.query(sql);
            while (rows.next())
                known->candidates(rows.text(0), names);
        }
    }
    for (auto from = entries.begin(); from != entries.end();) {
        if (from->seq == 0) {
            known->candidates(from++->body, names);
            continue;
        }
        const std::int64_t first = from->seq;
        std::int64_t behind = first;
        for (; from != entries.end() && from->seq == behind; ++from)
            ++behind;
        Query rows = core.database.query("SELECT kind, text FROM text WHERE id >= ? AND id < ?");
        rows.with(first * mostTexts).with(behind * mostTexts);
        while (rows.next()) {
            const auto kind = static_cast<ErasableText::Kind>(rows.number(0));
            if (kind == ErasableText::Kind::Name)
                names.insert(rows.text(1));
            else if (kind != ErasableText::Kind::Fixed)
                known->candidates(rows.text(1), names);
        }
    }
    std::erase_if(names, [&](const std::string& name) { return !known->isOne(name); });
    if (names.empty())
        return false;
    Forgetting(core, names, known->pseudonym()).takeOut();
    return true;
}

WriteResult<ErasureResult> erasePerson(History& history, const std::string& name)
{
    HistoryFile& core = history.file();
    return core.change<ErasureResult>([&]() -> WriteResult<ErasureResult> {
        const auto known = profile(history, name);
        if (!known)
            return tl::unexpected(WriteError(known.error()));
        if (!*known)
            return tl::unexpected(WriteError(Refusal{.code = Refusal::Code::UnknownPlayer,
                .where = "/name",
                .message
                = {fmt::format("{} steht nicht in der Spielgeschichte. Nichts wurde verändert.", name),
                    fmt::format("{} is not in the history. Nothing was changed.", name)}}));
        ErasureResult forgotten;
        core.database.execute("PRAGMA secure_delete = ON");
        std::optional<Forgetting> forgetting;
        core.database.transaction([&] {
            forgotten = forgetting.emplace(core, name).run();
            scheduleVacuum(core.database);
        });
        core.isMatchStale = true;
        forgotten.wiped = vacuumIfScheduled(core.database);
        for (const std::filesystem::path& copy : keptBeside(core.database.file()))
            if (hasOneOf(forgetting->rewriting(), copy))
                forgotten.copies.push_back(copy);
        return forgotten;
    });
}

} // namespace tafel::history
