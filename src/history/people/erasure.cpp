// Erases a person: replaces the name in every table.
#include <algorithm>
#include <map>
#include <random>
#include <set>

#include <fmt/format.h>

#include "base/names.h"
#include "document/json.h"
#include "history/history_file.h"
#include "history/log/erased_names.h"
#include "history/log/salvage.h"
#include "history/log/text_table.h"
#include "history/people/badges.h"
#include "history/people/erasure.h"
#include "history/people/name_redaction.h"
#include "history/people/people.h"
#include "history/projections/branches.h"
#include "history/projections/totals.h"
#include "history/projections/tournament_state.h"
#include "history/storage/database_copy.h"
#include "history/storage/vacuum.h"

namespace tafel::history {

namespace {

/// A seat of the person who is erased.
struct Place {
    std::int64_t match;
    std::string id;
    int seat;
    std::string name; ///< The name in the log.
};

/// The seats at which a column of the players has one of these names.
std::vector<Place> placesOf(Database& database, const char* column, const std::vector<std::string>& names)
{
    std::vector<Place> places;
    for (const std::string& name : names) {
        Query rows = database.query(
            fmt::format("SELECT match, id, seat, name FROM match_player JOIN match_summary ON number = match "
                        "WHERE {} = ? ORDER BY match",
                column));
        rows.with(name);
        while (rows.next())
            places.push_back({rows.integer(0), rows.text(1), rows.number(2), rows.text(3)});
    }
    return places;
}

bool isTaken(Database& database, const std::string& name)
{
    Query row = database.query("SELECT 1 WHERE EXISTS (SELECT 1 FROM match_player WHERE person = ?1) OR "
                               "EXISTS (SELECT 1 FROM alias WHERE name = ?1 OR person = ?1) "
                               "OR EXISTS (SELECT 1 FROM text WHERE kind = 0 AND text = ?1)");
    row.with(name);
    return row.next();
}

/// Draws a random number: several tablets that share an archive must not assign the same pseudonym, whenever
/// they work.
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

/// \return true if another person is shown by that name
bool isAnother(Database& database, const std::string& name, const std::string& person)
{
    Query row = database.query("SELECT 1 FROM match_player WHERE person = ? AND person <> ? LIMIT 1");
    row.with(name).with(person);
    return row.next();
}

std::vector<std::string> longestFirst(const std::set<std::string>& names)
{
    std::vector<std::string> all(names.begin(), names.end());
    std::stable_sort(all.begin(), all.end(),
        [](const std::string& one, const std::string& other) { return one.size() > other.size(); });
    return all;
}

/// The names of people that are the same as this one, only written otherwise: in composed or decomposed
/// letters, with other spaces.
std::vector<std::string> sameNames(Database& database, const std::string& person)
{
    std::vector<std::string> all{person};
    Query rows = database.query("SELECT DISTINCT person FROM person_total WHERE person NOT IN ('', ?)");
    rows.with(person);
    while (rows.next())
        if (isSameName(rows.text(0), person))
            all.push_back(rows.text(0));
    return all;
}

/// All spellings of a person, the longest first, without those that are names of other people.
std::vector<std::string> spellingsOf(Database& database, const std::string& person)
{
    const std::vector<std::string> names = sameNames(database, person);
    std::set<std::string> all(names.begin(), names.end());
    for (const Place& place : placesOf(database, "person", names))
        all.insert(place.name);
    for (const auto& [name, shown] : aliasesOf(allRenamings(database)))
        if (isSameName(shown, person))
            all.insert(name);
    std::erase_if(all, [&](const std::string& name) {
        return !isSameName(name, person) && isAnother(database, name, person);
    });
    return longestFirst(all);
}

/// The spellings of a person. An erased person who was named again keeps the pseudonym, which is not a name.
struct Spellings {
    std::vector<std::string> names = {}, pseudonyms = {};
};

Spellings withoutPseudonyms(const std::vector<std::string>& spellings)
{
    Spellings all;
    for (const std::string& each : spellings)
        (isPseudonym(each) ? all.pseudonyms : all.names).push_back(each);
    return all;
}

const std::string& lowest(const std::vector<std::string>& pseudonyms)
{
    return *std::min_element(pseudonyms.begin(), pseudonyms.end(), isLowerPseudonym);
}

/// A name for an event that lost its meaning because one of its two people was erased. It does not depend on
/// which of the two was erased first.
const std::string nobodyInParticular = pseudonymOf(0);

bool isAboutTwoPeople(std::string_view kind)
{
    return eventKind(kind) == EventKind::PersonRenamed || eventKind(kind) == EventKind::PeopleDistinct;
}

bool mentions(const NameRedactor& rewriting, const std::string& body)
{
    return std::any_of(rewriting.names().begin(), rewriting.names().end(),
        [&](const std::string& name) { return body.find(document::escaped(name)) != std::string::npos; });
}

/// Erases names in quarantined events, whose structure is unknown. If a person has several spellings, only
/// the match shows which player a pseudonym in one of its events means, also if the pseudonym already occurs
/// in it: such a text is removed, also from the folder, until the tablet that has the match sends it again.
/// \param isCertain  true if the names are the only ones that the pseudonym replaces
void rewriteQuarantined(
    Database& database, const NameRedactor& rewriting, const std::string& erasure, bool isCertain)
{
    std::vector<Event> quarantined;
    {
        Query rows = database.query("SELECT uuid, device, at, match, kind, body, tick FROM apart");
        while (rows.next())
            quarantined.push_back({0, rows.text(0), rows.text(1), rows.text(2), rows.text(3), rows.text(4),
                rows.text(5), rows.integer(6)});
    }
    for (Event& each : quarantined) {
        if (!mentions(rewriting, each.body) || (!erasure.empty() && knewOf(each.body, erasure)))
            continue;
        const bool isOfTwo = pseudonymsOf(each.body).contains(rewriting.pseudonym());
        if (isOfTwo && isPseudonym(rewriting.names().front()))
            continue; // no name is in it, and in its match both play
        if ((isCertain && !isOfTwo) || each.match.empty()) {
            each.body = rewriting.json(each.body);
            database
                .query("UPDATE apart SET body = ?, sum = CASE why WHEN 'damaged' THEN sum ELSE ? END "
                       "WHERE uuid = ?")
                .with(each.body)
                .with(transferChecksum(each))
                .with(each.uuid)
                .run();
        } else {
            database.query("UPDATE apart SET body = '', sum = 0, why = 'damaged' WHERE uuid = ?")
                .with(each.uuid)
                .run();
        }
        database.query("INSERT OR IGNORE INTO rewritten (uuid) VALUES (?)").with(each.uuid).run();
    }
}

/// Erases names in all events, whatever they are about. Each tablet gets the same result.
class Erasure {
public:
    /// \param isCertain  true if these names are the only ones that the pseudonym replaces
    /// \param erasure    UUID of an erasure that arrived: events whose tablet knew of it remain
    /// \param kept       numbers of events in which these names mean another person
    Erasure(HistoryFile& core, std::vector<std::string> names, std::string pseudonym, bool isCertain,
        std::string erasure = {}, std::set<std::int64_t> kept = {})
        : m_core(core)
        , m_database(core.database)
        , m_places(placesOf(m_database, "name", names))
        , m_rewriting(std::move(names), std::move(pseudonym))
        , m_isCertain(isCertain)
        , m_erasure(std::move(erasure))
        , m_kept(std::move(kept))
    {
        std::erase_if(m_places, [this](const Place& place) { return isKept(place.match); });
    }

    const NameRedactor& rewriting() const { return m_rewriting; }
    int matches() const { return static_cast<int>(m_places.size()); }

    /// Inside a transaction.
    void takeOut()
    {
        const Aliases before = aliasesOf(allRenamings(m_database));
        const std::vector<std::pair<std::string, std::string>> drafts = this->drafts();
        names();
        sentences();
        for (const auto& [match, draft] : drafts)
            m_database.query("UPDATE draft SET body = ? WHERE match = ?").with(draft).with(match).run();
        rewriteQuarantined(m_database, m_rewriting, m_erasure, m_isCertain);
        // a renaming that no longer counts may have changed the names of others
        reapplyRenamings(m_database, before);
        const Aliases after = aliasesOf(allRenamings(m_database));
        std::set<std::int64_t> matches;
        for (const Place& place : m_places) {
            matches.insert(place.match);
            Query dispute = m_database.query("SELECT 1 FROM dispute WHERE match = ?");
            if (dispute.with(place.match).next())
                m_touched.insert(place.id);
        }
        // All of them, also those that are projected again: only a person who changes everywhere moves as a
        // whole.
        showPeople(m_database, matches, after);
        reprojectOwners(m_core, m_touched);
        for (const Place& place : m_places)
            m_touched.insert(place.id);
        for (const std::string& owner : m_touched) // the archive may have these with the name
            m_database.query("INSERT OR IGNORE INTO rewritten (uuid) SELECT uuid FROM event WHERE match = ?")
                .with(owner)
                .run();
        m_core.takenOut.insert(m_rewriting.names().begin(), m_rewriting.names().end());
    }

private:
    /// \return true if these names mean another person in that event
    bool isKept(std::int64_t entry)
    {
        if (m_kept.contains(entry))
            return true;
        if (m_erasure.empty())
            return false;
        Query row = m_database.query("SELECT body FROM event WHERE seq = ?");
        return row.with(entry).next() && knewOf(row.text(0), m_erasure);
    }

    /// Replaces the names that are values of their own: at the seats of matches, in tournaments, as the
    /// asker. Events about two people lose their meaning. The pseudonym keeps the badge, and the matches.
    void names()
    {
        std::map<std::int64_t, TextRow> rows; // in the order of seats
        for (const std::string& name : m_rewriting.names()) {
            Query found = m_database.query("SELECT id FROM text WHERE kind = 0 AND text = ?");
            found.with(name);
            while (found.next())
                rows.insert_or_assign(
                    found.integer(0), TextRow{found.integer(0), {ErasableText::Kind::Name, name}});
        }
        for (const auto& [id, row] : rows) {
            if (isKept(row.entry()))
                continue;
            const std::vector<std::string> all = namesIn(row.entry());
            const std::string kind = kindOf(row.entry());
            if (isAboutTwoPeople(kind))
                for (std::size_t i = 0; i < all.size(); ++i)
                    erase({row.entry() * mostTexts + static_cast<std::int64_t>(i),
                              {ErasableText::Kind::Name, all[i]}},
                        nobodyInParticular);
            else
                erase(row,
                    eventKind(kind) == EventKind::MatchOpened
                        ? distinctPseudonym(m_rewriting.pseudonym(), all)
                        : m_rewriting.pseudonym());
        }
    }

    std::vector<std::string> namesIn(std::int64_t entry)
    {
        std::vector<std::string> names;
        for (const ErasableText& text : m_texts.of(entry))
            if (text.kind == ErasableText::Kind::Name)
                names.push_back(text.text);
        return names;
    }

    std::string kindOf(std::int64_t entry)
    {
        Query row = m_database.query("SELECT kind FROM event WHERE seq = ?");
        return row.with(entry).next() ? row.text(0) : std::string();
    }

    /// Sentences and documents that have the name in them.
    void sentences()
    {
        std::map<std::int64_t, TextRow> rows;
        for (const std::string& name : m_rewriting.names()) {
            Query found = m_database.query("SELECT id, kind, text FROM text WHERE kind IN (1, 2) AND "
                                           "instr(text, CASE kind WHEN 1 THEN ?1 ELSE ?2 END) > 0");
            found.with(name).with(document::escaped(name));
            while (found.next())
                rows.insert_or_assign(found.integer(0),
                    TextRow{
                        found.integer(0), {static_cast<ErasableText::Kind>(found.number(1)), found.text(2)}});
        }
        for (const auto& [id, row] : rows)
            if (!isKept(row.entry()))
                erase(row,
                    row.text.kind == ErasableText::Kind::Words ? m_rewriting.words(row.text.text)
                                                               : m_rewriting.document(row.text.text));
    }

    void erase(const TextRow& row, const std::string& instead)
    {
        if (row.text.text == instead)
            return;
        m_texts.replace(row.id, {row.text.kind, instead});
        m_database.query("INSERT OR IGNORE INTO rewritten (uuid) SELECT uuid FROM event WHERE seq = ?")
            .with(row.entry())
            .run();
        const bool isSeat = row.text.kind == ErasableText::Kind::Name
            && std::any_of(m_places.begin(), m_places.end(), [&](const Place& place) {
                   return place.match == row.entry() && place.seat == static_cast<int>(row.place());
               });
        Query owner = m_database.query("SELECT match FROM event WHERE seq = ?");
        if (owner.with(row.entry()).next() && (!isSeat || hasTwins(owner.text(0))))
            m_touched.insert(owner.text(0)); // more than a name at a table changes
    }

    /// Several tablets opened a match. Without a name, two of its versions may be one.
    bool hasTwins(const std::string& match)
    {
        Query row = m_database.query("SELECT count(*) FROM event WHERE match = ? AND kind = ?");
        return row.with(match).with(name(EventKind::MatchOpened)).next() && row.integer(0) > 1;
    }

    /// The drafts of this person's matches, with the pseudonym.
    std::vector<std::pair<std::string, std::string>> drafts()
    {
        std::vector<std::pair<std::string, std::string>> drafts;
        for (const Place& place : m_places) {
            Query row = m_database.query("SELECT body FROM draft WHERE match = ?");
            if (!row.with(place.id).next())
                continue;
            const Event opened = m_core.log.ofMatch(place.id).front();
            const std::vector<std::string> players = readHeader(opened.body).players;
            drafts.emplace_back(
                place.id, m_rewriting.deal(row.text(0), read(opened.body, players).match, place.seat));
        }
        return drafts;
    }

    HistoryFile& m_core;
    Database& m_database;
    std::vector<Place> m_places;
    NameRedactor m_rewriting;
    bool m_isCertain;
    std::string m_erasure;
    std::set<std::int64_t> m_kept;
    TextTable m_texts{m_database};
    std::set<std::string>
        m_touched; ///< Ids of matches and tournaments of which more changes than a name at a table.
};

/// \return true if a copy of a history contains one of the names: as a person, or in a sentence of an event
bool hasOneOf(const NameRedactor& rewriting, const std::filesystem::path& copy)
{
    std::set<std::string> quoted;
    for (const std::string& name : rewriting.names())
        quoted.insert(document::quoted(name));
    for (const char* part : {"", "-wal"})
        if (holdsOneOf(copy.string() + part, quoted))
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
    } catch (const StorageException&) { // an unreadable copy may contain the name
        return true;
    }
    return false;
}

/// Removes the totals of names that nobody in a match has any more. They are all zero.
void removeTotalsOfNobody(Database& database)
{
    std::vector<std::string> nobody;
    {
        Query rows = database.query("SELECT DISTINCT person FROM person_total WHERE person <> '' AND NOT "
                                    "EXISTS (SELECT 1 FROM match_player WHERE match_player.person = "
                                    "person_total.person)");
        while (rows.next())
            nobody.push_back(rows.text(0));
    }
    for (const std::string& person : nobody)
        Totals(database).remove(person);
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
    removeTotalsOfNobody(core.database);
}

void callAlike(HistoryFile& core, const std::string& higher, const std::string& lower)
{
    std::set<std::int64_t> kept;
    {
        Query rows
            = core.database.query("SELECT seq FROM event WHERE match IN (SELECT id FROM match_summary JOIN "
                                  "match_player one ON one.match = number JOIN match_player other ON "
                                  "other.match = number WHERE one.name = ? AND other.name = ?)");
        rows.with(higher).with(lower);
        while (rows.next())
            kept.insert(rows.integer(0));
    }
    Erasure(core, {higher}, lower, true, {}, std::move(kept)).takeOut();
}

bool applyErasure(HistoryFile& core, const Event& forgotten, std::span<const Event> entries)
{
    ErasedNames* const known = core.erasedNames(forgotten);
    if (!known)
        return false;
    std::set<std::string> names;
    if (entries.empty()) {
        Query texts = core.database.query( // a step for each name; DISTINCT would read every text
            "WITH RECURSIVE name (text) AS (SELECT min(text) FROM text WHERE kind = 0 UNION ALL "
            "SELECT (SELECT min(text) FROM text WHERE kind = 0 AND text > name.text) "
            "FROM name WHERE name.text IS NOT NULL) SELECT text FROM name WHERE text IS NOT NULL");
        while (texts.next())
            names.insert(texts.text(0));
        for (const char* sql :
            {"SELECT DISTINCT text FROM text WHERE kind IN (1, 2)", "SELECT body FROM apart"}) {
            Query rows = core.database.query(sql);
            while (rows.next())
                known->candidates(rows.text(0), names);
        }
    }
    for (auto from = entries.begin(); from != entries.end();) {
        if (knewOf(from->body, forgotten.uuid)) {
            ++from;
            continue;
        }
        if (from->seq == 0) {
            known->candidates(from++->body, names);
            continue;
        }
        const std::int64_t first = from->seq;
        std::int64_t behind = first;
        for (; from != entries.end() && from->seq == behind && !knewOf(from->body, forgotten.uuid); ++from)
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
    known->keepErased(names);
    if (names.empty())
        return false;
    const bool isCertain = known->spellings() == 1
        && std::none_of(core.erasures().begin(), core.erasures().end(), [&](const Event& other) {
               const ErasedNames* const erased = core.erasedNames(other);
               return other.uuid != forgotten.uuid && erased && erased->pseudonym() == known->pseudonym();
           });
    Erasure(core, longestFirst(names), known->pseudonym(), isCertain, forgotten.uuid).takeOut();
    return true;
}

bool eraseNames(HistoryFile& core, Match& match, bool players)
{
    bool isChanged = false;
    for (const Event& erasure : core.erasures()) {
        ErasedNames* const known = core.erasedNames(erasure);
        if (!known)
            continue;
        std::set<std::string> names;
        for (const std::string* text : {&match.tournament, &match.draw})
            known->candidates(*text, names);
        for (const DealEntry& deal : match.deals)
            if (deal.ruling)
                known->candidates(deal.ruling->reason, names);
        if (players)
            names.insert(match.players.begin(), match.players.end());
        known->keepErased(names);
        if (names.empty())
            continue;
        isChanged = true;
        const NameRedactor rewriting(longestFirst(names), known->pseudonym());
        match.tournament = rewriting.words(match.tournament);
        if (!match.draw.empty())
            match.draw = rewriting.json(match.draw);
        for (DealEntry& deal : match.deals)
            if (deal.ruling)
                deal.ruling->reason = rewriting.words(deal.ruling->reason);
        for (std::string& player : match.players)
            if (players && names.contains(player))
                player = distinctPseudonym(known->pseudonym(), match.players);
    }
    return isChanged;
}

Expected<bool> isErasable(History& history, const std::string& name)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        Query row = database.query("SELECT 1 WHERE EXISTS (SELECT 1 FROM match_player WHERE person = ?1) OR "
                                   "(EXISTS (SELECT 1 FROM text WHERE kind = 0 AND text = ?1) AND NOT EXISTS "
                                   "(SELECT 1 FROM alias WHERE name = ?1))");
        row.with(name);
        return row.next();
    });
}

WriteResult<ErasureResult> erasePerson(History& history, const std::string& name)
{
    HistoryFile& core = history.file();
    return core.change<ErasureResult>([&]() -> WriteResult<ErasureResult> {
        const auto known = isErasable(history, name);
        if (!known)
            return tl::unexpected(WriteError(known.error()));
        if (!*known)
            return tl::unexpected(WriteError(unknownPerson(name)));
        const Spellings spellings = withoutPseudonyms(spellingsOf(core.database, name));
        if (spellings.names.empty())
            return tl::unexpected(WriteError(Refusal{.code = Refusal::Code::UnknownPlayer,
                .where = "/name",
                .message
                = {fmt::format(
                       "{} steht schon für jemanden, dessen Name gelöscht wurde. Nichts wurde verändert.",
                       name),
                    fmt::format(
                        "{} is already the pseudonym of an erased person. Nothing was changed.", name)}}));
        ErasureResult forgotten;
        std::optional<Erasure> erasing;
        core.database.transaction([&] {
            const int already
                = static_cast<int>(placesOf(core.database, "name", spellings.pseudonyms).size());
            const bool isFirst = spellings.pseudonyms.empty();
            erasing.emplace(core, spellings.names,
                isFirst ? freePseudonym(core.database) : lowest(spellings.pseudonyms),
                isFirst && spellings.names.size() == 1);
            erasing->takeOut();
            const NameRedactor& rewriting = erasing->rewriting();
            Event event = core.event(std::string(), EventKind::PersonForgotten,
                ErasedNames(rewriting.pseudonym(), rewriting.names(),
                    core.settings.forgettingRounds.value_or(roundsOfHash))
                    .write());
            core.log.append(event);
            forgotten = {.pseudonym = rewriting.pseudonym(), .matches = erasing->matches() + already};
            scheduleVacuum(core.database);
        });
        core.isMatchStale = true;
        forgotten.vacuumed = core.removeRemains();
        for (const std::filesystem::path& copy : keptBeside(core.database.file()))
            if (hasOneOf(erasing->rewriting(), copy))
                forgotten.copies.push_back(copy);
        return forgotten;
    });
}

} // namespace tafel::history
