#include "history/exchange/incoming_events.h"

#include <algorithm>
#include <map>
#include <set>

#include <SQLiteCpp/Database.h>

#include "base/limits.h"
#include "document/document.h"
#include "history/exchange/archive_membership.h"
#include "history/history_file.h"
#include "history/log/erased_names.h"
#include "history/log/salvage.h"
#include "history/log/text_table.h"
#include "history/open_match.h"
#include "history/people/erasure.h"
#include "history/people/name_redaction.h"
#include "history/projections/branches.h"
#include "history/projections/custom_game_rows.h"
#include "history/projections/names.h"
#include "history/projections/tournament_state.h"
#include "history/storage/vacuum.h"

namespace tafel::history {

namespace {

constexpr std::string_view wasDamaged = "damaged", wasUnknown = "unknown", cameEarly = "early",
                           fitsNot = "unfit";

bool isOfTournament(const Event& event)
{
    return subjectOf(event.kind) == EventSubject::Tournament;
}

/// \return false if the work throws StorageException (Damaged)
template <typename Work> bool isConsistent(const Work& work)
{
    try {
        work();
        return true;
    } catch (const StorageException& failure) {
        if (failure.error.code == StorageError::Code::Unreadable) // belongs to an unknown game
            return true;
        if (failure.error.code == StorageError::Code::Damaged)
            return false;
        throw;
    }
}

bool isFolded(const std::vector<Event>& events)
{
    return isConsistent([&] {
        if (isOfTournament(events.front()))
            foldTournament(events);
        else
            for (const Branch& branch : branchesOf(events)) // also those that do not count
                verifyJudgement(fold(branch.events));
    });
}

/// The end of the UUID of the event before this one, as `endAfter` has it; nothing if it follows no known
/// event.
std::optional<std::string> endBefore(const Event& event)
{
    if (eventKind(event.kind) != EventKind::MatchTakenOver)
        return endOf(event.uuid);
    try {
        const std::string of = read(event.body, {}).of;
        return of.empty() ? endOf(event.uuid) : std::optional(endAfter(of));
    } catch (const StorageException&) { // it fits nowhere
        return endOf(event.uuid);
    }
}

/// Everything or nothing of a part of a transaction.
template <typename Work> bool tried(Database& database, const Work& work)
{
    database.execute("SAVEPOINT part");
    try {
        work();
    } catch (const StorageException& failure) {
        database.execute("ROLLBACK TO part; RELEASE part");
        if (failure.error.code != StorageError::Code::Damaged)
            throw;
        return false;
    } catch (...) {
        database.execute("ROLLBACK TO part; RELEASE part");
        throw;
    }
    database.execute("RELEASE part");
    return true;
}

/// Applies the erasures of this tablet to events that were written without knowledge of them, whatever their
/// sender knew.
/// \return false if they name no erased person
bool applyErasures(HistoryFile& core, const std::vector<Event>& entries)
{
    bool forgot = false;
    if (!entries.empty())
        for (const Event& erasure : core.erasures())
            forgot = applyErasure(core, erasure, entries) || forgot;
    return forgot;
}

constexpr std::string_view insertQuarantined
    = "INSERT OR REPLACE INTO apart (uuid, device, at, match, kind, body, tick, came, sum, why) VALUES (?, "
      "?, ?, ?, ?, ?, ?, ?, ?, ?)";

/// Quarantines an arrived event that differs from the one in the log: only its id is noted. An intact one may
/// follow.
void quarantineRevision(Database& database, const Event& here)
{
    database.query(insertQuarantined)
        .with(here.uuid)
        .with(here.device)
        .with(here.at)
        .with(here.match)
        .with(here.kind)
        .with(std::string_view())
        .with(tickOf(here))
        .with(0)
        .with(0)
        .with(wasDamaged)
        .run();
}

/// \return true if a recovery lost texts of this event, or names of its match
bool isSubstituted(Database& database, const Event& event)
{
    Query row = database.query("SELECT 1 FROM substituted WHERE uuid = ?1 OR uuid IN "
                               "(SELECT uuid FROM event WHERE match = ?2 AND kind = 'match-opened')");
    return row.with(event.uuid).with(event.match).next();
}

/// \return true if the arrived event may be the one in the log, except for erased names, or for texts that a
/// recovery substituted
bool mayBeHere(Database& database, const Event& here, const IncomingEvent& arrival)
{
    const Event& there = arrival.event;
    return transferChecksum(there) == arrival.sum && there.device == here.device && there.at == here.at
        && there.match == here.match && there.kind == here.kind && tickOf(there) == tickOf(here)
        && (there.body == here.body || mayBeOneEntry(here.body, there.body) || isSubstituted(database, here));
}

/// \return true if two versions of a body differ in pseudonyms only, and those of `one` count
bool isPreferred(const std::string& one, const std::string& other)
{
    return hasLowerPseudonym(one, other) && isErasedDocument(one, other) && isErasedDocument(other, one);
}

/// Merges two versions of a text: a text erased in one of them is erased, and of different pseudonyms the
/// lower one counts.
const std::string& merged(const ErasableText& own, const ErasableText& theirs)
{
    using Kind = ErasableText::Kind;
    if (own.kind != theirs.kind || own.kind == Kind::Fixed)
        return own.text;
    const auto mayReplace = [&](const std::string& before, const std::string& after) {
        return own.kind == Kind::Name ? isPseudonym(after)
            : own.kind == Kind::Words ? isErased(before, after)
                                      : isErasedDocument(before, after);
    };
    if (!mayReplace(own.text, theirs.text))
        return own.text;
    return mayReplace(theirs.text, own.text) && isLowerPseudonym(own.text, theirs.text) ? own.text
                                                                                        : theirs.text;
}

/// The pseudonyms of all people who were erased, as far as it is known here.
std::set<std::string> pseudonymsOfErasures(HistoryFile& core)
{
    std::set<std::string> all;
    for (const Event& erasure : core.erasures())
        if (const ErasedNames* const names = core.erasedNames(erasure))
            all.insert(names->pseudonym());
    return all;
}

/// How two tablets call one person at the table of a match: ours and theirs.
using CalledDifferently = std::vector<std::pair<std::string, std::string>>;

/// The pseudonyms of people whom two tablets erased independently, from their versions of the event that
/// opened a match.
CalledDifferently calledDifferently(HistoryFile& core, const Event& here, const Event& there)
{
    CalledDifferently both;
    if (eventKind(here.kind) != EventKind::MatchOpened || here.body == there.body)
        return both;
    const std::vector<std::string> ours = readHeader(here.body).players,
                                   theirs = readHeader(there.body).players;
    for (std::size_t seat = 0; seat < std::min(ours.size(), theirs.size()); ++seat)
        if (ours[seat] != theirs[seat] && isPseudonym(ours[seat]) && isPseudonym(theirs[seat]))
            both.emplace_back(ours[seat], theirs[seat]);
    if (both.empty())
        return both;
    // Anyone who can write here could merge any two people.
    const std::set<std::string> known = pseudonymsOfErasures(core);
    std::erase_if(
        both, [&](const auto& each) { return !known.contains(each.first) || !known.contains(each.second); });
    return both;
}

/// Entries that are here with other texts than elsewhere. Only their texts change.
class Revised {
public:
    explicit Revised(HistoryFile& core)
        : m_core(core)
        , m_texts(core.database)
        , m_aliases(aliasesOf(allRenamings(core.database)))
    {
    }

    /// Takes the version of the archive.
    void take(const IncomingEvent& arrival)
    {
        const Event& event = arrival.event;
        const std::optional<Event> now = change(arrival) ? m_core.log.named(event.uuid) : std::nullopt;
        m_core.database
            .query(now && now->body != event.body && !isPreferred(event.body, now->body)
                    ? "INSERT OR IGNORE INTO rewritten (uuid) VALUES (?)" // a name is in it that is gone here
                    : "DELETE FROM rewritten WHERE uuid = ?")
            .with(event.uuid)
            .run();
    }

    /// \return true if the log has the text of the archive
    bool isKnown(const RevisedEvent& there)
    {
        std::optional<StoredEvent> stored = m_core.log.stored(there.uuid);
        if (!stored || transferChecksum(joined(std::move(*stored))) != there.sum)
            return false;
        for (const char* sql : {"DELETE FROM apart WHERE uuid = ?", "DELETE FROM rewritten WHERE uuid = ?"})
            m_core.database.query(sql).with(there.uuid).run();
        return true;
    }

    const std::vector<Event>& changed() const { return m_changed; }
    /// Updates the projections of the changed events.
    void project()
    {
        if (m_touched.contains(""))
            reapplyRenamings(m_core.database, m_aliases);
        if (!m_changed.empty())
            reprojectOwners(m_core, m_touched);
        for (const auto& [ours, theirs] : m_called)
            callAlike(m_core, isLowerPseudonym(ours, theirs) ? theirs : ours,
                isLowerPseudonym(ours, theirs) ? ours : theirs);
    }

    /// \return false if the arrived event has no other text than the one in the log, or if none is in the log
    bool change(const IncomingEvent& arrival)
    {
        const Event& event = arrival.event;
        Database& database = m_core.database;
        const std::optional<StoredEvent> stored = m_core.log.stored(event.uuid);
        if (!stored) {
            const std::optional<IncomingEvent> quarantined = travelling(m_core, event.uuid);
            if (quarantined && transferChecksum(event) == arrival.sum
                && isErasedDocument(quarantined->event.body, event.body))
                database.query("UPDATE apart SET body = ?, sum = ? WHERE uuid = ?")
                    .with(event.body)
                    .with(arrival.sum)
                    .with(event.uuid)
                    .run();
            return false;
        }
        const Event entry = joined(StoredEvent(*stored));
        if (!mayBeHere(database, entry, arrival)) {
            quarantineRevision(database, entry);
            return true;
        }
        database.query("DELETE FROM apart WHERE uuid = ?").with(event.uuid).run();
        if (entry.body == event.body)
            return false;
        Event now = entry;
        now.body = event.body;
        const bool isOpening = eventKind(now.kind) == EventKind::MatchOpened;
        const auto opening = m_openings.find(now.match);
        SeparatedBody revised;
        if (isOpening || opening != m_openings.end()) {
            revised = separate(now, {isOpening ? std::span<const ErasableText>() : opening->second, [&] {
                                         return m_bodies.at(now.match);
                                     }});
        } else { // the seat has the name that it has here
            auto [withoutTexts, texts] = TextsOfEntries(database).separated(now);
            revised = {std::move(withoutTexts.event.body), std::move(texts)};
        }
        if (isOpening) {
            m_openings.insert_or_assign(now.match, revised.texts);
            m_bodies.insert_or_assign(now.match, now.body);
        }
        const std::vector<ErasableText> own = m_texts.of(now.seq);
        if (revised.body != stored->event.body || revised.texts.size() != own.size())
            return true; // more than a name was changed
        const CalledDifferently called = calledDifferently(m_core, entry, event);
        m_called.insert(m_called.end(), called.begin(), called.end());
        std::vector<std::string> texts(own.size());
        const bool hasSubstitutes = isSubstituted(database, entry);
        const auto isLost = [&](std::size_t i) {
            return hasSubstitutes && own[i].text == substituteFor(own[i].kind, static_cast<int>(i));
        };
        for (std::size_t i = 0; i < own.size(); ++i)
            texts[i] = isLost(i) ? revised.texts[i].text : merged(own[i], revised.texts[i]);
        if (isOpening)
            keepApart(texts, own, revised.texts);
        bool changed = false;
        for (std::size_t i = 0; i < own.size(); ++i) {
            if (texts[i] == own[i].text)
                continue;
            if (!own[i].text.empty() && !isPseudonym(own[i].text) && !isLost(i))
                m_core.takenOut.insert(own[i].text);
            m_texts.replace(now.seq * mostTexts + static_cast<std::int64_t>(i),
                {isLost(i) ? revised.texts[i].kind : own[i].kind, texts[i]});
            changed = true;
        }
        if (hasSubstitutes)
            database.query("DELETE FROM substituted WHERE uuid = ?").with(event.uuid).run();
        if (changed) {
            m_joiner.reset(); // it has the texts from before
            m_touched.insert(now.match);
            m_changed.push_back(std::move(now));
        }
        return true;
    }

private:
    Event joined(StoredEvent&& stored)
    {
        if (!m_joiner)
            m_joiner.emplace(m_core.database);
        return m_joiner->joined(std::move(stored));
    }

    /// Two people of one match stay two: where the lower pseudonym of each would be one, the lower list
    /// counts. If the lists lack a pseudonym, the first seat keeps it.
    static void keepApart(std::vector<std::string>& texts, const std::vector<ErasableText>& own,
        const std::vector<ErasableText>& theirs)
    {
        std::set<std::string> names;
        bool isOurs = true, isDecided = false, areDistinct = true;
        for (std::size_t i = 0; i < own.size() && own[i].kind == ErasableText::Kind::Name; ++i) {
            areDistinct = names.insert(texts[i]).second && areDistinct;
            if (!isDecided && own[i].text != theirs[i].text && isPseudonym(own[i].text)
                && isPseudonym(theirs[i].text)) {
                isDecided = true;
                isOurs = isLowerPseudonym(own[i].text, theirs[i].text);
            }
        }
        if (areDistinct)
            return;
        for (std::size_t i = 0; i < own.size() && own[i].kind == ErasableText::Kind::Name; ++i)
            if (isPseudonym(own[i].text) && isPseudonym(theirs[i].text))
                texts[i] = isOurs ? own[i].text : theirs[i].text;
        for (std::size_t i = 0; i < own.size() && own[i].kind == ErasableText::Kind::Name; ++i)
            if (isPseudonym(texts[i]))
                texts[i] = distinctPseudonym(texts[i], std::span(texts).first(i));
    }

    HistoryFile& m_core;
    TextTable m_texts;
    std::optional<TextsOfEntries> m_joiner;
    Aliases m_aliases; ///< Before.
    std::map<std::string, std::vector<ErasableText>> m_openings; ///< The archive's current version, by match.
    std::map<std::string, std::string> m_bodies; ///< The bodies of these openings.
    std::set<std::string> m_touched; ///< Matches and tournaments.
    std::vector<Event> m_changed;
    CalledDifferently m_called;
};

class Arriving {
public:
    explicit Arriving(HistoryFile& core, Writer* writer = nullptr)
        : m_core(core)
        , m_database(core.database)
        , m_writer(writer)
    {
    }

    /// Inside a transaction.
    ImportCounts run(const std::vector<IncomingEvent>& arrivals)
    {
        const auto isErasure = [](const IncomingEvent& each) {
            return eventKind(each.event.kind) == EventKind::PersonForgotten;
        };
        for (const IncomingEvent& each : arrivals)
            if (isErasure(each))
                sort(each);
        people();
        for (const Event& erasure : m_added) // events that arrive with it fit the redacted log
            m_taken.forgot = applyErasure(m_core, erasure) || m_taken.forgot;
        for (const IncomingEvent& each : arrivals)
            if (!isErasure(each))
                sort(each);
        knownByNow();
        fittingByNow();
        people();
        for (auto& [owner, events] : m_owners)
            this->owner(owner, std::move(events));
        if (m_tournaments)
            rebuildTournaments(m_database); // of two with the same name, the first keeps it
        forget();
        revise();
        return m_taken;
    }

private:
    bool isKnown(const std::string& uuid)
    {
        Query row = m_database.query("SELECT 1 FROM event WHERE uuid = ?");
        return row.with(uuid).next();
    }

    /// \return true if a person who was erased here is in the text
    bool hasKnownPseudonym(std::string_view body)
    {
        const std::set<std::string> known = pseudonymsOfErasures(m_core), there = pseudonymsOf(body);
        return std::any_of(known.begin(), known.end(),
            [&](const std::string& pseudonym) { return there.contains(pseudonym); });
    }

    bool isQuarantined(const std::string& uuid)
    {
        Query row = m_database.query("SELECT 1 FROM apart WHERE uuid = ?");
        return row.with(uuid).next();
    }

    bool isSound(const IncomingEvent& arrival)
    {
        const Event& event = arrival.event;
        if (transferChecksum(event) != arrival.sum || !isUuid(event.uuid) || event.tick < 1
            || event.tick > limits::clock || event.body.size() > limits::travellingBytes)
            return false;
        for (const std::string* each : {&event.device, &event.at, &event.match, &event.kind})
            if (each->size() > limits::wordBytes)
                return false;
        if (eventKind(event.kind) == EventKind::PersonForgotten && !event.match.empty())
            return false; // the list of erasures would not find it
        Query row = m_database.query("SELECT json_valid(?)");
        return row.with(event.body).next() && row.number(0) != 0;
    }

    /// The pseudonyms of the writer that are others here, except those of two players of this match.
    std::map<std::string, std::string> pseudonymsFor(const Event& event)
    {
        std::map<std::string, std::string> instead = m_writer->pseudonyms;
        if (event.match.empty() || pseudonymIn(event.body) == event.body.size())
            return instead;
        std::set<std::string> players;
        if (const auto arrived = m_owners.find(event.match); arrived != m_owners.end())
            for (const Event& each : arrived->second)
                if (eventKind(each.kind) == EventKind::MatchOpened)
                    players.merge(pseudonymsOf(each.body));
        Query rows = m_database.query(
            "SELECT name FROM match_player WHERE match = (SELECT number FROM match_summary WHERE id = ?)");
        rows.with(event.match);
        while (rows.next())
            players.insert(rows.text(0));
        std::erase_if(instead,
            [&](const auto& each) { return players.contains(each.first) && players.contains(each.second); });
        return instead;
    }

    void sort(IncomingEvent arrival)
    {
        Event& event = arrival.event;
        if (m_writer && !m_writer->pseudonyms.empty() && transferChecksum(event) == arrival.sum) {
            event.body = withPseudonyms(event.body, pseudonymsFor(event));
            arrival.sum = transferChecksum(event);
        }
        if (isKnown(event.uuid)) {
            ++m_taken.known;
            compare(arrival);
            return;
        }
        if (!isSound(arrival))
            return quarantine(event, arrival.sum, wasDamaged);
        if (event.device == m_core.device && !isQuarantined(event.uuid))
            m_core.takeNewId();
        if (!eventKind(event.kind))
            return quarantine(event, arrival.sum, wasUnknown);
        if (m_hasQuarantined) // an old file does not bring a name back
            for (Event& waits : quarantined("uuid = ?", event.uuid))
                if (isErasedDocument(event.body, waits.body) && hasKnownPseudonym(waits.body))
                    event.body = std::move(waits.body);
        m_owners[event.match].push_back(event);
    }

    /// Other texts are in it there than here. The rest of a file calls people as its writer does.
    void compare(const IncomingEvent& arrival)
    {
        const std::optional<Event> here = m_core.log.named(arrival.event.uuid);
        if (!mayBeHere(m_database, *here, arrival))
            return quarantineRevision(m_database, *here);
        if (here->body == arrival.event.body)
            return;
        m_different.push_back(arrival);
        if (!m_writer)
            return;
        for (const auto& [ours, theirs] : calledDifferently(m_core, *here, arrival.event))
            if (isLowerPseudonym(ours, theirs))
                m_writer->pseudonyms.insert_or_assign(theirs, ours);
            else
                callAlike(m_core, ours, theirs);
    }

    /// Notes differing texts, so that the next sync sends the merged version.
    void revise()
    {
        if (m_different.empty())
            return;
        Revised revised(m_core);
        for (const IncomingEvent& each : m_different)
            revised.change(each);
        revised.project();
        applyErasures(m_core, revised.changed()); // a restored text may have the name
        m_taken.forgot = m_taken.forgot || !revised.changed().empty();
        // In its own files this tablet may have any event of a match with a name that the opening lost.
        for (const Event& opening : m_writer ? revised.changed() : std::vector<Event>())
            if (eventKind(opening.kind) == EventKind::MatchOpened)
                m_database
                    .query("INSERT OR IGNORE INTO rewritten (uuid) SELECT uuid FROM event WHERE match = ?")
                    .with(opening.match)
                    .run();
        for (const IncomingEvent& each : m_different) {
            const std::optional<Event> here = m_core.log.named(each.event.uuid);
            const bool isSame = here->body == each.event.body;
            // In its own files this tablet may have the event as it was, or the names of its match.
            if (m_writer || (!isSame && !isPreferred(each.event.body, here->body)))
                m_database
                    .query("INSERT OR IGNORE INTO rewritten (uuid) SELECT ?1 UNION SELECT uuid FROM event "
                           "WHERE match "
                           "= ?2 AND kind = 'match-opened'")
                    .with(here->uuid)
                    .with(here->match)
                    .run();
            if (m_writer && isPreferred(here->body, each.event.body))
                m_writer->differing.insert(here->uuid);
        }
    }

    void quarantine(const Event& event, std::int64_t sum, std::string_view why)
    {
        m_taken.quarantined += isQuarantined(event.uuid) ? 0 : 1;
        m_quarantined.push_back(event);
        m_database.query(insertQuarantined)
            .with(event.uuid)
            .with(event.device)
            .with(event.at)
            .with(event.match)
            .with(event.kind)
            .with(event.body)
            .with(event.tick)
            .with(event.came)
            .with(sum)
            .with(why)
            .run();
    }

    std::vector<Event> quarantined(const std::string& condition, const std::string& value)
    {
        std::vector<Event> events;
        Query rows = m_database.query(
            "SELECT uuid, device, at, match, kind, body, tick, came FROM apart WHERE " + condition);
        rows.with(value);
        while (rows.next())
            events.push_back({0, rows.text(0), rows.text(1), rows.text(2), rows.text(3), rows.text(4),
                rows.text(5), rows.integer(6), rows.integer(7)});
        return events;
    }

    /// Retries quarantined events of a kind that this version of the program knows.
    void knownByNow()
    {
        for (Event& event : quarantined("why = ?", std::string(wasUnknown)))
            if (eventKind(event.kind))
                m_owners[event.match].push_back(std::move(event));
    }

    /// Retries events whose predecessor may have arrived, or whose name may have been redacted.
    void fittingByNow()
    {
        Query rows = m_database.query(
            "SELECT DISTINCT match FROM apart WHERE why IN ('early', 'unfit') AND match <> ''");
        while (rows.next())
            m_owners[rows.text(0)];
    }

    void append(Event& event)
    {
        const std::string arrived = event.body;
        m_core.log.append(event);
        m_database.query("DELETE FROM apart WHERE uuid = ?").with(event.uuid).run();
        if (event.body != arrived) {
            m_database.query("INSERT OR IGNORE INTO rewritten (uuid) VALUES (?)").with(event.uuid).run();
            if (m_writer && isPreferred(event.body, arrived))
                m_writer->differing.insert(event.uuid);
        }
        ++m_taken.added;
        m_added.push_back(event);
    }

    void people()
    {
        const auto found = m_owners.find("");
        if (found == m_owners.end())
            return;
        const Aliases before = aliasesOf(allRenamings(m_database));
        for (Event& event : found->second) {
            if (isKnown(event.uuid)) // twice in one piece
                continue;
            if (!isSelfContained(*eventKind(event.kind), event.body)) {
                quarantine(event, transferChecksum(event), fitsNot);
                continue;
            }
            append(event);
            m_core.projections.applyStandalone(event);
            if (eventKind(event.kind) == EventKind::GameKept)
                keep(event);
        }
        reapplyRenamings(m_database, before);
        m_owners.erase(found);
    }

    void keep(const Event& event)
    {
        const std::optional<document::GameText> kept = document::findGameText(event.body, "game");
        insertCustomGame(m_database, kept->fingerprint, kept->id, event.seq, kept->document);
    }

    void owner(const std::string& id, std::vector<Event> events)
    {
        for (Event& waits : quarantined("match = ? AND why IN ('early', 'unfit')", id))
            events.push_back(std::move(waits));
        // The newly arrived version of an event comes before an earlier one.
        std::stable_sort(events.begin(), events.end(), isBefore);
        const auto twice = std::unique(events.begin(), events.end(),
            [](const Event& one, const Event& other) { return one.uuid == other.uuid; });
        events.erase(twice, events.end());
        keepToOneSort(id, events);
        waitForPrevious(id, events);
        if (events.empty())
            return;
        const ImportCounts before = m_taken;
        const std::size_t added = m_added.size();
        if (tried(m_database, [&] { appendAll(id, events); }))
            return;
        m_taken = before;
        m_added.resize(added);
        std::vector<Event> there = m_core.log.ofMatch(id), fitting;
        const bool isBegun = !there.empty();
        for (Event& event : events) {
            event.seq = 0;
            std::vector<Event> with = there;
            with.insert(std::upper_bound(with.begin(), with.end(), event, isBefore), event);
            if (isFolded(with)) {
                there = std::move(with);
                fitting.push_back(event);
            } else {
                quarantine(event, transferChecksum(event), isBegun || !fitting.empty() ? fitsNot : cameEarly);
            }
        }
        if (fitting.empty() || tried(m_database, [&] { appendAll(id, fitting); }))
            return;
        m_taken = before;
        m_added.resize(added);
        for (Event& event : fitting) { // each fits alone; the projections show which one does not
            event.seq = 0;
            std::vector<Event> one{event};
            const ImportCounts without = m_taken;
            const std::size_t addedBefore = m_added.size();
            if (!tried(m_database, [&] { appendAll(id, one); })) {
                m_taken = without;
                m_added.resize(addedBefore);
                quarantine(event, transferChecksum(event), fitsNot);
            }
        }
    }

    /// An id is that of a match or of a tournament: whatever claims to be both, all see the match.
    void keepToOneSort(const std::string& id, std::vector<Event>& events)
    {
        if (std::none_of(events.begin(), events.end(), isOfTournament))
            return; // to a tournament they do not fit anyway
        const auto isOpened = [&](EventKind kind) {
            Query there = m_database.query("SELECT 1 FROM event WHERE match = ? AND kind = ?");
            return std::any_of(events.begin(), events.end(), [&](const Event& each) {
                return eventKind(each.kind) == kind;
            }) || there.with(id).with(name(kind)).next();
        };
        const bool isMatch = isOpened(EventKind::MatchOpened);
        if (!isMatch && !isOpened(EventKind::TournamentOpened))
            return;
        std::erase_if(events, [&](const Event& each) {
            const bool isOfOther = isOfTournament(each) == isMatch;
            if (isOfOther)
                quarantine(each, transferChecksum(each), fitsNot);
            return isOfOther;
        });
    }

    /// Quarantines events whose predecessor is missing: they would be taken for successors of another event.
    /// Events after one of a newer version count as far as they fit.
    void waitForPrevious(const std::string& id, std::vector<Event>& events)
    {
        std::set<std::string> ends;
        bool all = true;
        for (const Event& event : events) {
            const std::optional<std::string> end = endBefore(event);
            all = all && (!end || ends.contains(*end));
            ends.insert(endAfter(event.uuid));
        }
        if (all)
            return;
        ends.clear();
        Query there = m_database.query("SELECT uuid FROM event WHERE match = ?1 UNION ALL SELECT uuid FROM "
                                       "apart WHERE match = ?1 AND why = 'unknown'");
        there.with(id);
        while (there.next())
            ends.insert(endAfter(there.text(0)));
        std::erase_if(events, [&](const Event& event) {
            const std::optional<std::string> end = endBefore(event);
            const bool waits = end && !ends.contains(*end);
            if (waits)
                quarantine(event, transferChecksum(event), cameEarly);
            else
                ends.insert(endAfter(event.uuid));
            return waits;
        });
    }

    void appendAll(const std::string& id, std::vector<Event>& events)
    {
        for (Event& event : events)
            append(event);
        const std::vector<Event> all = m_core.log.ofMatch(id);
        const bool isTournament = isOfTournament(all.front());
        m_tournaments = m_tournaments || isTournament;
        bool fits = false;
        if (isTournament) {
            fits = isFolded(all);
        } else {
            MatchState match = reproject(m_core, id); // it verifies the events of the first branch
            fits = match.branches() > 1 ? isFolded(all)
                                        : isConsistent([&] { verifyJudgement(std::move(match)); });
        }
        if (!fits)
            throwMissingEvents(id);
    }

    /// Removes names that this tablet, or another one, has erased from the new events.
    void forget()
    {
        for (const std::vector<Event>* events : {&m_added, &m_quarantined})
            m_taken.forgot = applyErasures(m_core, *events) || m_taken.forgot;
    }

    HistoryFile& m_core;
    Database& m_database;
    Writer* m_writer; ///< The writer of a file; null if the archive sends the events.
    /// Some events were quarantined before this run.
    const bool m_hasQuarantined = m_database.query("SELECT 1 FROM apart LIMIT 1").next();
    std::map<std::string, std::vector<Event>> m_owners;
    std::vector<Event> m_added;
    std::vector<Event> m_quarantined; ///< Quarantined now, also again.
    std::vector<IncomingEvent> m_different; ///< Events that are in the log with other texts.
    ImportCounts m_taken;
    bool m_tournaments = false;
};

ImportCounts inOneTransaction(HistoryFile& core, const std::function<ImportCounts()>& work)
{
    core.isMatchStale = true;
    ImportCounts taken;
    try {
        core.database.nonDurableTransaction([&] { // after a power cut it comes again
            taken = work();
            if (taken.forgot)
                scheduleVacuum(core.database);
        });
    } catch (...) {
        core.takenOut.clear();
        core.readId();
        throw;
    }
    if (taken.forgot)
        core.removeRemains();
    return taken;
}

} // namespace

ImportCounts& ImportCounts::operator+=(const ImportCounts& other)
{
    added += other.added;
    known += other.known;
    quarantined += other.quarantined;
    forgot = forgot || other.forgot;
    return *this;
}

Expected<ImportCounts> take(History& history, const std::vector<IncomingEvent>& arrivals, std::int64_t pulled)
{
    HistoryFile& core = history.file();
    return guarded(core.database.file(), [&] {
        return inOneTransaction(core, [&] {
            const ImportCounts taken = Arriving(core).run(arrivals);
            if (pulled != 0)
                havePulled(core.database, {pulled, arrivals.back().event.uuid});
            return taken;
        });
    });
}

Expected<ImportCounts> retryQuarantined(History& history)
{
    HistoryFile& core = history.file();
    return guarded(core.database.file(), [&]() -> ImportCounts {
        const auto version = [&] {
            return std::pair<std::int64_t, std::int64_t>(
                core.database.externalVersion(), core.database.connection().getTotalChanges());
        };
        if (core.retriedAt == version()
            || !core.database.query("SELECT 1 FROM apart WHERE why <> 'damaged' LIMIT 1").next())
            return {};
        const ImportCounts taken = inOneTransaction(core, [&] { return Arriving(core).run({}); });
        core.retriedAt = version();
        return taken;
    });
}

Expected<ImportCounts> takeFromFile(
    History& history, const std::vector<IncomingEvent>& arrivals, Writer& writer)
{
    HistoryFile& core = history.file();
    return guarded(core.database.file(),
        [&] { return inOneTransaction(core, [&] { return Arriving(core, &writer).run(arrivals); }); });
}

Expected<std::set<std::string>> differing(History& history, const std::vector<RevisedEvent>& revised)
{
    HistoryFile& core = history.file();
    return guarded(core.database.file(), [&] {
        std::set<std::string> matches;
        core.database.nonDurableTransaction([&] {
            Revised here(core);
            for (const RevisedEvent& there : revised)
                if (!here.isKnown(there))
                    matches.insert(there.match);
        });
        return matches;
    });
}

Expected<ImportCounts> addRevised(
    History& history, const std::vector<IncomingEvent>& arrivals, std::int64_t upTo)
{
    HistoryFile& core = history.file();
    return guarded(core.database.file(), [&] {
        return inOneTransaction(core, [&] {
            ImportCounts taken;
            Revised revised(core);
            std::vector<IncomingEvent> mended; // they came damaged
            for (const IncomingEvent& each : arrivals) {
                Query damaged = core.database.query("SELECT 1 FROM apart WHERE uuid = ?1 AND why = 'damaged' "
                                                    "AND NOT EXISTS (SELECT 1 FROM event WHERE uuid = ?1)");
                if (damaged.with(each.event.uuid).next())
                    mended.push_back(each);
                else
                    revised.take(each);
            }
            revised.project();
            applyErasures(core, revised.changed());
            taken.added = static_cast<int>(revised.changed().size());
            taken.forgot = taken.added > 0;
            taken += Arriving(core).run(mended);
            core.database.query("UPDATE archive SET revised = max(revised, ?)").with(upTo).run();
            return taken;
        });
    });
}

Expected<std::vector<QuarantinedEvent>> quarantinedEvents(History& history, int limit)
{
    HistoryFile& core = history.file();
    return guarded(core.database.file(), [&] {
        std::vector<QuarantinedEvent> all;
        Query rows = core.database.query(
            "SELECT why, uuid, device, at, match, kind FROM apart ORDER BY came, uuid LIMIT ?");
        rows.with(limit);
        using Why = QuarantinedEvent::Why;
        while (rows.next()) {
            const std::string why = rows.text(0);
            all.push_back({why == wasDamaged ? Why::Damaged
                    : why == wasUnknown      ? Why::Unknown
                    : why == cameEarly       ? Why::Early
                                             : Why::Unfit,
                rows.text(1), rows.text(2), rows.text(3), rows.text(4), rows.text(5),
                rows.text(2) == core.device});
        }
        return all;
    });
}

Expected<QuarantineCounts> countQuarantined(History& history)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        Query row = database.query("SELECT count(*) FILTER (WHERE why = 'damaged'), count(*) FILTER (WHERE "
                                   "why = 'unknown'), count(*) FILTER (WHERE why = 'early'), "
                                   "count(*) FILTER (WHERE why = 'unfit') FROM apart");
        row.next();
        return QuarantineCounts{row.number(0), row.number(1), row.number(2), row.number(3)};
    });
}

} // namespace tafel::history
