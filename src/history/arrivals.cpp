#include "history/arrivals.h"

#include <algorithm>
#include <map>
#include <set>

#include <SQLiteCpp/Database.h>

#include "base/limits.h"
#include "document/document.h"
#include "games/own/known.h"
#include "history/branches.h"
#include "history/core.h"
#include "history/forgetting.h"
#include "history/membership.h"
#include "history/names.h"
#include "history/own_games.h"
#include "history/salvage.h"
#include "history/tournament_state.h"

namespace tafel::history {

namespace {

constexpr std::string_view wasDamaged = "damaged", wasUnknown = "unknown", cameEarly = "early",
                           fitsNot = "unfit";

bool isOfTournament(const Event& event)
{
    return event.kind.starts_with("tournament-") || event.kind.starts_with("round-");
}

bool isFolded(const std::vector<Event>& events)
{
    try {
        if (isOfTournament(events.front()))
            foldTournament(events);
        else
            for (const Branch& branch : branchesOf(events)) // also those that do not count
                fold(branch.events);
        return true;
    } catch (const Failure& failure) {
        if (failure.fault.code == Fault::Code::Unreadable) // of a game that this program does not know
            return true;
        if (failure.fault.code == Fault::Code::Damaged)
            return false;
        throw;
    }
}

/// Everything or nothing of a part of a transaction.
template <typename Work> bool tried(Database& database, const Work& work)
{
    database.execute("SAVEPOINT part");
    try {
        work();
    } catch (const Failure& failure) {
        database.execute("ROLLBACK TO part; RELEASE part");
        if (failure.fault.code != Fault::Code::Damaged)
            throw;
        return false;
    } catch (...) {
        database.execute("ROLLBACK TO part; RELEASE part");
        throw;
    }
    database.execute("RELEASE part");
    return true;
}

/// Of these entries: whom this tablet has forgotten, and the archive has not heard of it. False: they name
/// nobody.
bool forgetUntold(Core& core, const std::vector<Event>& entries)
{
    if (entries.empty())
        return false;
    const std::optional<Membership> member = membershipOf(core.database);
    bool forgot = false;
    for (const Event& event : core.log.of(""))
        if (eventKind(event.kind) == EventKind::PersonForgotten && event.came == 0
            && (!member || event.seq > member->sent))
            forgot = forgetAgain(core, event, entries) || forgot;
    return forgot;
}

class Arriving {
public:
    explicit Arriving(Core& core)
        : m_core(core)
        , m_database(core.database)
    {
    }

    /// Inside a transaction.
    Taken run(const std::vector<Arrival>& arrivals)
    {
        for (const Arrival& each : arrivals)
            sort(each);
        knownByNow();
        fittingByNow();
        people();
        for (auto& [owner, events] : m_owners)
            this->owner(owner, std::move(events));
        if (m_tournaments)
            rebuildTournaments(m_database); // of two of one name the first keeps it
        forget();
        return m_taken;
    }

private:
    bool isKnown(const std::string& uuid)
    {
        Query row = m_database.query("SELECT 1 FROM event WHERE uuid = ?");
        return row.with(uuid).next();
    }

    bool isSound(const Arrival& arrival)
    {
        const Event& event = arrival.event;
        if (travelSumOf(event) != arrival.sum || !isUuid(event.uuid) || event.tick < 1
            || event.tick > limits::entries)
            return false;
        Query row = m_database.query("SELECT json_valid(?)");
        return row.with(event.body).next() && row.number(0) != 0;
    }

    void sort(const Arrival& arrival)
    {
        const Event& event = arrival.event;
        if (isKnown(event.uuid)) {
            ++m_taken.known;
            return;
        }
        if (!isSound(arrival))
            return setApart(event, arrival.sum, wasDamaged);
        if (!eventKind(event.kind))
            return setApart(event, arrival.sum, wasUnknown);
        m_owners[event.match].push_back(event);
    }

    void setApart(const Event& event, std::int64_t sum, std::string_view why)
    {
        {
            Query row = m_database.query("SELECT 1 FROM apart WHERE uuid = ?");
            m_taken.apart += row.with(event.uuid).next() ? 0 : 1;
        }
        m_database.query("INSERT OR REPLACE INTO apart VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
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

    std::vector<Event> apart(const std::string& condition, const std::string& value)
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

    /// Of a kind that this program knows since it was brought up to date.
    void knownByNow()
    {
        for (Event& event : apart("why = ?", std::string(wasUnknown)))
            if (eventKind(event.kind))
                m_owners[event.match].push_back(std::move(event));
    }

    /// What comes before them may have come, or the name that they do not fit by may be rewritten.
    void fittingByNow()
    {
        Query rows = m_database.query(
            "SELECT DISTINCT match FROM apart WHERE why IN ('early', 'unfit') AND match <> ''");
        while (rows.next())
            m_owners[rows.text(0)];
    }

    void append(Event& event)
    {
        m_core.log.append(event);
        m_database.query("DELETE FROM apart WHERE uuid = ?").with(event.uuid).run();
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
            if (!standsForItself(*eventKind(event.kind), event.body)) {
                setApart(event, travelSumOf(event), fitsNot);
                continue;
            }
            append(event);
            if (eventKind(event.kind) == EventKind::DisputeRecorded)
                m_core.projections.insert(disputeOf(event, read(event.body, {})), std::nullopt);
            else if (eventKind(event.kind) == EventKind::GameKept)
                keep(event);
        }
        followRenamings(m_database, before);
        m_owners.erase(found);
    }

    void keep(const Event& event)
    {
        const std::optional<document::GameText> kept = document::gameIn(event.body, "game");
        insertOwnGame(m_database, kept->fingerprint, kept->id, event.seq, kept->document);
        if (auto game = document::readOwnGame(kept->document, document::Texts::AsKept))
            own::know(std::move(*game));
    }

    void owner(const std::string& id, std::vector<Event> events)
    {
        for (Event& waits : apart("match = ? AND why IN ('early', 'unfit')", id))
            events.push_back(std::move(waits));
        std::sort(events.begin(), events.end(), isBefore);
        const auto twice = std::unique(events.begin(), events.end(),
            [](const Event& one, const Event& other) { return one.uuid == other.uuid; });
        events.erase(twice, events.end());
        if (events.empty())
            return;
        const Taken before = m_taken;
        const std::size_t added = m_added.size();
        if (tried(m_database, [&] { appendAll(id, events); }))
            return;
        m_taken = before;
        m_added.resize(added);
        std::vector<Event> there = m_core.log.of(id), fitting;
        const bool isBegun = !there.empty();
        for (Event& event : events) {
            event.seq = 0;
            std::vector<Event> with = there;
            with.insert(std::upper_bound(with.begin(), with.end(), event, isBefore), event);
            if (isFolded(with)) {
                there = std::move(with);
                fitting.push_back(event);
            } else {
                setApart(event, travelSumOf(event), isBegun || !fitting.empty() ? fitsNot : cameEarly);
            }
        }
        if (!fitting.empty())
            appendAll(id, fitting);
    }

    void appendAll(const std::string& id, std::vector<Event>& events)
    {
        for (Event& event : events)
            append(event);
        const std::vector<Event> all = m_core.log.of(id);
        const bool isTournament = isOfTournament(all.front());
        m_tournaments = m_tournaments || isTournament;
        // Where a match went on in one way, projecting it has looked at all.
        if ((isTournament || reproject(m_core, id).branches() > 1) && !isFolded(all))
            entriesAreMissing(id);
    }

    /// Names that this tablet, or another one, has forgotten.
    void forget()
    {
        m_taken.forgot = forgetUntold(m_core, m_added) || m_taken.forgot;
        for (const Event& event : m_added)
            if (eventKind(event.kind) == EventKind::PersonForgotten)
                m_taken.forgot = forgetAgain(m_core, event) || m_taken.forgot;
    }

    Core& m_core;
    Database& m_database;
    std::map<std::string, std::vector<Event>> m_owners;
    std::vector<Event> m_added;
    Taken m_taken;
    bool m_tournaments = false;
};

/// Gives the entry of this log, or of those apart, another body; the entry of the log as it was. Nothing: it
/// has that body, or is not here.
std::optional<Event> rewrite(Core& core, const Arrival& arrival)
{
    Database& database = core.database;
    database.query("DELETE FROM rewritten WHERE uuid = ?").with(arrival.event.uuid).run();
    database.query("UPDATE apart SET body = ?, sum = ? WHERE uuid = ?")
        .with(arrival.event.body)
        .with(arrival.sum)
        .with(arrival.event.uuid)
        .run();
    std::optional<Event> entry = core.log.named(arrival.event.uuid);
    if (!entry || entry->body == arrival.event.body || travelSumOf(arrival.event) != arrival.sum)
        return std::nullopt;
    Event now = *entry;
    now.body = arrival.event.body;
    database.query("UPDATE event SET body = ?, sum = ? WHERE seq = ?")
        .with(now.body)
        .with(sumOf(now))
        .with(now.seq)
        .run();
    return entry;
}

void setCursor(Database& database, const char* column, std::int64_t value)
{
    database.query(std::string("UPDATE archive SET ") + column + " = max(" + column + ", ?)")
        .with(value)
        .run();
}

Taken inOneTransaction(Core& core, const std::function<Taken()>& work)
{
    core.current.reset();
    core.database.execute("PRAGMA secure_delete = ON");
    Taken taken;
    core.database.looseTransaction([&] { // after a power cut it comes again
        taken = work();
        if (taken.forgot)
            oweWiping(core.database);
    });
    if (taken.forgot && core.mode == Mode::Beside) // the table may not wait for more: when it opens next
        core.database.connection().tryExec("PRAGMA wal_checkpoint(TRUNCATE)");
    else if (taken.forgot)
        wipe(core.database);
    return taken;
}

} // namespace

Taken& Taken::operator+=(const Taken& other)
{
    added += other.added;
    known += other.known;
    apart += other.apart;
    forgot = forgot || other.forgot;
    return *this;
}

Expected<Taken> take(History& history, const std::vector<Arrival>& arrivals, std::int64_t pulled)
{
    Core& core = history.core();
    return guarded(core.database.file(), [&] {
        return inOneTransaction(core, [&] {
            Taken taken;
            // Whoever wrote what came after a forgetting knew of it, and means somebody else.
            auto from = arrivals.begin();
            do {
                const auto forgotten = std::find_if(from, arrivals.end(), [](const Arrival& each) {
                    return eventKind(each.event.kind) == EventKind::PersonForgotten;
                });
                const auto to = forgotten == arrivals.end() ? forgotten : std::next(forgotten);
                taken += Arriving(core).run({from, to});
                from = to;
            } while (from != arrivals.end());
            setCursor(core.database, "pulled", pulled);
            return taken;
        });
    });
}

Expected<Taken> takeRevised(History& history, const std::vector<Arrival>& arrivals, std::int64_t revised)
{
    Core& core = history.core();
    return guarded(core.database.file(), [&] {
        return inOneTransaction(core, [&] {
            Taken taken;
            std::set<std::string> touched;
            std::vector<Event> rewrittenThere, openings;
            const Aliases before = aliasesOf(allRenamings(core.database));
            OpenLog log(core.database);
            for (const Arrival& each : arrivals)
                if (std::optional<Event> entry = rewrite(core, each)) {
                    touched.insert(entry->match);
                    if (eventKind(entry->kind) == EventKind::MatchOpened)
                        openings.push_back(*entry);
                    entry->body = each.event.body;
                    rewrittenThere.push_back(std::move(*entry));
                    ++taken.added;
                }
            for (const Event& opened : openings)
                followOpening(core, opened);
            log.close();
            if (touched.contains(""))
                followRenamings(core.database, before);
            projectAgain(core, touched);
            forgetUntold(core, rewrittenThere);
            taken.forgot = taken.added > 0;
            taken += Arriving(core).run({});
            setCursor(core.database, "revised", revised);
            return taken;
        });
    });
}

Expected<std::vector<EntryApart>> entriesApart(History& history, int limit)
{
    Core& core = history.core();
    return guarded(core.database.file(), [&] {
        std::vector<EntryApart> all;
        Query rows = core.database.query(
            "SELECT why, uuid, device, at, match, kind FROM apart ORDER BY came, uuid LIMIT ?");
        rows.with(limit);
        using Why = EntryApart::Why;
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

Expected<ApartCounts> countApart(History& history)
{
    Database& database = history.core().database;
    return guarded(database.file(), [&] {
        Query row = database.query("SELECT count(*) FILTER (WHERE why = 'damaged'), count(*) FILTER (WHERE "
                                   "why = 'unknown'), count(*) FROM apart");
        row.next();
        return ApartCounts{row.number(0), row.number(1), row.number(2) - row.number(0) - row.number(1)};
    });
}

} // namespace tafel::history
