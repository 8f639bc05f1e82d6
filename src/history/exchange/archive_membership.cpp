#include "history/exchange/archive_membership.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "history/history_file.h"
#include "history/log/salvage.h"

namespace tafel::history {

namespace {

constexpr std::string_view toBeSent = "seq > (SELECT sent FROM archive) AND (came IS NULL OR seq <= (SELECT "
                                      "joined FROM archive))";

template <typename Work> Expected<void> changed(History& history, const Work& work)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] { database.transaction([&] { work(database); }); });
}

/// For notes that a power cut may lose: the sync then requests or sends the same again.
template <typename Work> Expected<void> noted(History& history, const Work& work)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] { database.nonDurableTransaction([&] { work(database); }); });
}

/// \param uuid  as it is written; the last two of its five groups have 64 bits
Print printOf(const std::string& uuid)
{
    constexpr std::size_t fourth = 19, end = 23, last = 24;
    std::uint64_t high = 0, low = 0;
    if (uuid.size() > last) {
        std::from_chars(uuid.data() + fourth, uuid.data() + end, high, 16);
        std::from_chars(uuid.data() + last, uuid.data() + uuid.size(), low, 16);
    }
    return {1, static_cast<std::int64_t>(high << 48U | low)};
}

void add(Print& print, const Print& more)
{
    print.entries += more.entries;
    print.bits ^= more.bits;
}

std::int64_t lastNumberOf(Database& database)
{
    Query row = database.query("SELECT coalesce(max(seq), 0) FROM event");
    row.next();
    return row.integer(0);
}

} // namespace

std::optional<IncomingEvent> travelling(HistoryFile& core, const std::string& uuid)
{
    if (std::optional<Event> event = core.log.named(uuid)) {
        const std::int64_t sum = transferChecksum(*event);
        return IncomingEvent{std::move(*event), sum};
    }
    Query row
        = core.database.query("SELECT device, at, match, kind, body, tick, sum FROM apart WHERE uuid = ?");
    if (!row.with(uuid).next())
        return std::nullopt;
    return IncomingEvent{
        {0, uuid, row.text(0), row.text(1), row.text(2), row.text(3), row.text(4), row.integer(5), 0},
        row.integer(6)};
}

std::optional<Membership> membershipOf(Database& database)
{
    Query row = database.query("SELECT id, address, joined, sent, pulled, revised, succeeded, pulled_entry, "
                               "entries, print, failed FROM archive");
    if (!row.next())
        return std::nullopt;
    return Membership{row.text(0), row.text(1), row.integer(2), row.integer(3), row.integer(4),
        row.integer(5), row.text(7), {row.integer(8), row.integer(9)}, row.text(6), row.text(10)};
}

void havePulled(Database& database, const Pulled& more)
{
    const std::optional<Membership> member = membershipOf(database);
    if (!member || more.number <= member->pulled)
        return;
    database.query("UPDATE archive SET pulled = ?, pulled_entry = ?")
        .with(more.number)
        .with(more.entry)
        .run();
}

Expected<std::optional<IncomingEvent>> travellingEntry(History& history, const std::string& uuid)
{
    HistoryFile& core = history.file();
    return guarded(core.database.file(), [&] { return travelling(core, uuid); });
}

Expected<std::optional<Membership>> membership(History& history)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] { return membershipOf(database); });
}

Expected<void> join(History& history, const std::string& id, const std::string& address)
{
    return changed(history, [&](Database& database) {
        const std::optional<Membership> before = membershipOf(database);
        if (before && before->id == id) {
            if (before->address != address)
                database.query("UPDATE archive SET address = ?").with(address).run();
            return;
        }
        database
            .query("INSERT OR REPLACE INTO archive (one, id, address, joined, sent, pulled, revised, "
                   "succeeded) VALUES (1, ?, ?, ?, 0, 0, 0, '')")
            .with(id)
            .with(address)
            .with(lastNumberOf(database))
            .run();
        database.execute("UPDATE apart SET came = 0; DELETE FROM segment");
    });
}

Expected<void> leave(History& history)
{
    return changed(
        history, [](Database& database) { database.execute("DELETE FROM archive; DELETE FROM segment"); });
}

Expected<void> restartSync(History& history)
{
    return changed(history, [](Database& database) {
        database
            .query("UPDATE archive SET joined = ?, sent = 0, pulled = 0, revised = 0, pulled_entry = '', "
                   "entries = 0, print = 0")
            .with(lastNumberOf(database))
            .run();
        database.execute("UPDATE apart SET came = 0");
    });
}

Expected<UnsentEvents> waiting(History& history)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&]() -> UnsentEvents {
        const std::optional<Membership> member = membershipOf(database);
        if (!member)
            return {};
        Query first
            = database.query(fmt::format("SELECT at FROM event WHERE {} ORDER BY seq LIMIT 1", toBeSent));
        if (!first.next())
            return {};
        Query count = database.query(member->sent > 0
                ? fmt::format("SELECT count(*) FROM event WHERE {}", toBeSent)
                // SQLite counts all rows without reading them.
                : "SELECT count(*) - (SELECT count(*) FROM event WHERE seq > (SELECT joined FROM archive) "
                  "AND came IS NOT NULL) FROM event");
        count.next();
        return {count.integer(0), first.text(0)};
    });
}

Expected<Outgoing> outgoing(History& history, int limit, const Outgoing* underWay)
{
    HistoryFile& core = history.file();
    return guarded(core.database.file(), [&] {
        const std::optional<Membership> member = membershipOf(core.database);
        Outgoing out;
        if (!member)
            return out;
        out.after = out.upTo = underWay ? underWay->upTo : member->sent;
        // Events that came from the archive are skipped: continue until there is something to send.
        while (out.events.empty()) {
            out.openings.clear();
            out.events = core.log.after(out.upTo, limit, out.openings);
            out.last = static_cast<int>(out.events.size()) < limit;
            if (!out.events.empty())
                out.upTo = out.events.back().stored.event.seq;
            for (const SeparatedEvent& each : out.events)
                add(out.print, printOf(each.stored.event.uuid));
            std::erase_if(out.events, [&](const SeparatedEvent& each) {
                return each.stored.event.came != 0 && each.stored.event.seq > member->joined;
            });
            if (out.last)
                break;
        }
        if (out.last) {
            Query rows
                = core.database.query("SELECT uuid, device, at, match, kind, body, tick FROM apart WHERE "
                                      "came = 0 AND why <> 'damaged'");
            while (rows.next())
                out.events.push_back({{{0, rows.text(0), rows.text(1), rows.text(2), rows.text(3),
                    rows.text(4), rows.text(5), rows.integer(6)}}});
        }
        return out;
    });
}

Expected<void> verify(History& history, const std::vector<SeparatedEvent>& events)
{
    return guarded(history.file().database.file(), [&] {
        for (const SeparatedEvent& each : events)
            mustBeSound(each.stored);
    });
}

Expected<void> markSent(History& history, const Outgoing& sent, const Pulled& added)
{
    return noted(history, [&](Database& database) {
        const std::optional<Membership> member = membershipOf(database);
        if (!member || member->sent != sent.after)
            return;
        Print print = member->print;
        add(print, sent.print);
        database.query("UPDATE archive SET sent = ?, entries = ?, print = ?")
            .with(sent.upTo)
            .with(print.entries)
            .with(print.bits)
            .run();
        havePulled(database, added);
        if (sent.last)
            database.execute("UPDATE apart SET came = 1 WHERE came = 0 AND why <> 'damaged'");
    });
}

Expected<bool> keepToItself(History& history, const std::string& uuid)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        bool isQuarantined = false;
        database.transaction([&] {
            database.query("UPDATE apart SET why = 'damaged' WHERE uuid = ?").with(uuid).run();
            isQuarantined = database.connection().getChanges() > 0;
        });
        return isQuarantined;
    });
}

Expected<std::vector<std::string>> cameDamaged(History& history, int limit)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        std::vector<std::string> uuids;
        Query rows = database.query("SELECT uuid FROM apart WHERE why = 'damaged' ORDER BY random() LIMIT ?");
        rows.with(limit);
        while (rows.next())
            if (isUuid(rows.text(0))) // a file in a folder is untrusted
                uuids.push_back(rows.text(0));
        return uuids;
    });
}

Expected<std::optional<IncomingEvent>> soundEntry(History& history, const std::string& uuid)
{
    HistoryFile& core = history.file();
    return guarded(core.database.file(), [&]() -> std::optional<IncomingEvent> {
        std::optional<Event> event = core.log.named(uuid);
        if (!event)
            return std::nullopt;
        const std::int64_t sum = transferChecksum(*event);
        return IncomingEvent{std::move(*event), sum};
    });
}

Expected<Print> shouldBeThere(History& history)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        const std::optional<Membership> member = membershipOf(database);
        Print print = member ? member->print : Print{};
        Query rows = database.query("SELECT uuid FROM apart WHERE came <> 0");
        while (rows.next())
            add(print, printOf(rows.text(0)));
        return print;
    });
}

Expected<RedactedEvents> redactedEvents(History& history)
{
    HistoryFile& core = history.file();
    return guarded(core.database.file(), [&] {
        RedactedEvents all;
        {
            Query rows = core.database.query("SELECT uuid FROM rewritten ORDER BY uuid");
            while (rows.next())
                all.uuids.push_back(rows.text(0));
        }
        std::vector<std::int64_t> pending;
        {
            Query rows = core.database.query(fmt::format(
                "SELECT seq FROM event WHERE match = '' AND kind = 'person-forgotten' AND {}", toBeSent));
            while (rows.next())
                pending.push_back(rows.integer(0));
        }
        for (const std::int64_t seq : pending)
            all.erasures.push_back(*core.log.at(seq));
        return all;
    });
}

Expected<void> markRedactedSent(History& history, const RedactedEvents& sent)
{
    return changed(history, [&](Database& database) {
        for (const std::string& uuid : sent.uuids)
            database.query("DELETE FROM rewritten WHERE uuid = ?").with(uuid).run();
    });
}

Expected<std::vector<std::string>> erasureIds(History& history)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        std::vector<std::string> uuids;
        Query rows = database.query("SELECT uuid FROM event WHERE match = '' AND kind = 'person-forgotten' "
                                    "UNION SELECT uuid FROM apart WHERE kind = 'person-forgotten'");
        while (rows.next())
            uuids.push_back(rows.text(0));
        return uuids;
    });
}

Expected<void> recordSuccess(History& history, bool hasUnreadFiles)
{
    const std::string time = timestamp(history.file().settings.clock());
    return noted(history, [&](Database& database) {
        database
            .query("UPDATE archive SET succeeded = ?1, failed = ?2 WHERE failed <> ?2 OR "
                   "substr(succeeded, 1, 16) <> substr(?1, 1, 16)")
            .with(time)
            .with(hasUnreadFiles ? unreadFiles : std::string_view())
            .run();
    });
}

Expected<void> recordFailure(History& history, std::string_view code)
{
    return noted(history, [&](Database& database) {
        database.query("UPDATE archive SET failed = ?1 WHERE failed <> ?1").with(code).run();
    });
}

} // namespace tafel::history
