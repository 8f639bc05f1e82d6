#include "archive/postgres.h"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "archive/fields.h"
#include "archive/schema.h"
#include "base/limits.h"
#include "history/exchange/archive_membership.h"

namespace tafel::archive {

namespace {

using Code = ArchiveError::Code;
using history::Event;
using history::IncomingEvent;

/// Each sender holds this lock: events become visible in the order of their numbers, so no reader misses one.
constexpr std::string_view inTurn = "select pg_advisory_xact_lock(hashtext('tafelrichter'))";
/// An entry on its way, as line() writes it; the archive adds its number.
constexpr std::string_view columns = "uuid, device, at, match, kind, body, tick, sum";

/// The SQLSTATE of an error: an event is already in the archive.
constexpr std::string_view uniqueViolation = "23505";

/// Limit of events that the server compares with their earlier text within the deadline of an answer.
constexpr int mostErased = 1'000;
/// Limit of events that one exchange retries one by one.
constexpr int mostRejections = 10;

/// The next events in the form for arrivalOf(): at most a batch, and fewer if they are large. Oversized
/// events, which an old archive without constraints may have, are truncated; this shows that they are
/// damaged.
std::string entriesThere(std::string_view condition, std::string_view order, int batch)
{
    return fmt::format("select uuid, left(device, {0}) as device, left(at, {0}) as at, left(match, {0}) as "
                       "match, left(kind, {0}) as kind, case when octet_length(body) > {1} or {2} then '' "
                       "else body end as body, tick, sum, number from (select *, sum(least({1}, "
                       "octet_length(body))) over (order by {3} rows between unbounded preceding and 1 "
                       "preceding) as bytes from (select * from tafelrichter.event where {4} order by {3} "
                       "limit {5}) as batch) as event where coalesce(bytes, 0) < {6} order by {3}",
        limits::wordBytes, limits::travellingBytes, isAheadOfAllClocks(), order, condition, batch,
        limits::batchBytes);
}

IncomingEvent arrivalOf(const ArchiveConnection::Rows& rows, int row)
{
    const auto text = [&](int column) { return std::string(rows.text(row, column)); };
    IncomingEvent arrival{{.uuid = text(0),
                              .device = text(1),
                              .at = text(2),
                              .match = text(3),
                              .kind = text(4),
                              .body = text(5),
                              .tick = rows.number(row, 6),
                              .came = rows.number(row, 8)},
        rows.number(row, 7)};
    return arrival;
}

void line(std::string& lines, const Event& event)
{
    lines += event.uuid;
    for (const std::string* each : {&event.device, &event.at, &event.match, &event.kind, &event.body}) {
        lines += '\t';
        appendEscaped(lines, *each);
    }
    fmt::format_to(std::back_inserter(lines), "\t{}\t{}\n", tickOf(event), transferChecksum(event));
}

} // namespace

Postgres::Postgres(const std::string& address, std::chrono::milliseconds deadline, CancelCheck stop)
    : m_link(address, deadline, std::move(stop))
{
}

std::string Postgres::id()
{
    std::string id = verifyArchive(m_link);
    m_link.run("listen tafelrichter");
    return id;
}

void Postgres::exchange(const Exchange& exchange)
{
    m_exchange = &exchange;
    m_beganAgain = false;
    m_rejected.reset();
    m_rejections = 0;
    m_hasSome = false;
    constexpr int most = 100; // others may send all the while
    for (int round = 0; round < most; ++round) {
        m_hasSent = false;
        pullRevised(pull());
        exchange.countReceived(unwrap(history::retryQuarantined(exchange.history)), 0);
        if (!sendForgettings() || !send())
            continue; // something came meanwhile
        mend();
        if (m_rejected)
            throw ArchiveException(*m_rejected);
        if (m_hasSent)
            continue; // both sides are compared once more
        if (unwrap(history::shouldBeThere(m_exchange->history)) == m_there)
            return;
        // The server was restored from a backup, or events were deleted there.
        if (std::exchange(m_beganAgain, true))
            throw ArchiveException(archiveError(Code::Miscounted));
        unwrap(history::restartSync(m_exchange->history));
    }
    throw ArchiveException(archiveError(Code::Busy));
}

void Postgres::addReceived(const std::vector<IncomingEvent>& arrivals)
{
    for (std::size_t at = 0; at < arrivals.size();) {
        const std::size_t end
            = std::min(arrivals.size(), at + static_cast<std::size_t>(m_exchange->options.piece));
        const std::vector<IncomingEvent> piece(arrivals.begin() + static_cast<std::ptrdiff_t>(at),
            arrivals.begin() + static_cast<std::ptrdiff_t>(end));
        m_exchange->countReceived(
            unwrap(history::take(m_exchange->history, piece, piece.back().event.came)), piece.size());
        at = end;
    }
}

/// Receives the archive's events that are missing here. Afterwards both sides have the same events, except
/// those to be sent. The numbers of a server count only if the event of the last number is the one known
/// here: the server may have been restored from a backup, or be a copy of the archive. Redacted events follow
/// last.
std::int64_t Postgres::pull()
{
    m_exchange->change([](SyncState& state) {
        state.phase = SyncState::Phase::Receiving;
    }); // the first answer may take long
    while (true) {
        const history::Membership member = *unwrap(history::membership(m_exchange->history));
        const ArchiveConnection::Rows there
            = m_link.run(fmt::format("select (select coalesce(max(number), 0) from tafelrichter.event), "
                                     "(select coalesce(max(revised), 0) "
                                     "from tafelrichter.event), (select uuid from tafelrichter.event where "
                                     "number = {}), entries, print "
                                     "from tafelrichter.print",
                member.pulled));
        const std::int64_t head = there.number(0, 0), revised = there.number(0, 1);
        if (head < member.pulled || revised < member.revised || there.text(0, 2) != member.pulledEntry) {
            if (std::exchange(m_beganAgain, true))
                throw ArchiveException(archiveError(Code::Miscounted));
            unwrap(history::restartSync(m_exchange->history));
            continue;
        }
        if (head == member.pulled) {
            m_there = {there.number(0, 3), there.number(0, 4)};
            return revised;
        }
        m_exchange->change([&](SyncState& state) {
            state.done = 0;
            state.total = head - member.pulled;
        });
        for (std::int64_t pulled = member.pulled; pulled < head;) {
            const ArchiveConnection::Rows rows
                = m_link.run(entriesThere(fmt::format("number > {} and number <= {}", pulled, head), "number",
                    m_exchange->options.batch));
            std::vector<IncomingEvent> arrivals;
            for (int row = 0; row < rows.count(); ++row)
                arrivals.push_back(arrivalOf(rows, row));
            if (arrivals.empty()) // events are being deleted there
                break;
            pulled = arrivals.back().event.came;
            addReceived(arrivals);
        }
    }
}

/// \return the ids of the matches and tournaments that the archive has with another redacted text
std::vector<std::string> Postgres::revisedMatches(const std::string& condition)
{
    std::set<std::string> matches;
    std::int64_t number = 0;
    const int batch = m_exchange->options.batch;
    for (int count = batch; count == batch;) {
        const ArchiveConnection::Rows rows = m_link.run(fmt::format(
            "select uuid, left(match, {}), sum, number from tafelrichter.event where {} and number > {} "
            "order by number limit {}",
            limits::wordBytes, condition, number, batch));
        count = rows.count();
        std::vector<history::RevisedEvent> some;
        for (int row = 0; row < count; ++row) {
            some.push_back(
                {std::string(rows.text(row, 0)), std::string(rows.text(row, 1)), rows.number(row, 2)});
            number = rows.number(row, 3);
        }
        matches.merge(unwrap(history::differing(m_exchange->history, some)));
    }
    return {matches.begin(), matches.end()};
}

/// Whole matches at a time: while one is rewritten in part, its entries do not fit each other.
void Postgres::pullRevised(std::int64_t head)
{
    const std::int64_t revised = unwrap(history::membership(m_exchange->history))->revised;
    if (head <= revised)
        return;
    std::vector<IncomingEvent> whole;
    const auto takeThem = [&](std::int64_t upTo) {
        m_exchange->countReceived(
            unwrap(history::addRevised(m_exchange->history, whole, upTo)), whole.size());
        whole.clear();
    };
    m_link.run("begin isolation level repeatable read read only");
    const std::string condition = fmt::format("revised > {} and revised <= {}", revised, head),
                      matches = ArchiveConnection::array(revisedMatches(condition));
    std::string match;
    std::int64_t number = 0;
    for (int count = 1; count > 0;) {
        const ArchiveConnection::Rows rows = m_link.run(
            entriesThere(fmt::format("{} and match = any($1::text[]) and (match, number) > ($2, {})",
                             condition, number),
                "match, number", m_exchange->options.batch),
            {matches, match});
        count = rows.count();
        for (int row = 0; row < count; ++row) {
            IncomingEvent arrival = arrivalOf(rows, row);
            if (arrival.event.match != match && static_cast<int>(whole.size()) >= m_exchange->options.piece)
                takeThem(0);
            match = arrival.event.match;
            number = arrival.event.came;
            whole.push_back(std::move(arrival));
        }
    }
    m_link.run("commit");
    takeThem(head);
}

/// Redacts erased names in the archive. The redaction and its announcement share one transaction, and only a
/// client that has received every event may run it. This way no copy of the name survives, and a client that
/// has not received the erasure cannot send.
/// \return false if new events arrived in the meantime
bool Postgres::sendForgettings()
{
    const history::RedactedEvents all = unwrap(history::redactedEvents(m_exchange->history));
    if (all.empty())
        return true;
    // Should this tablet fall asleep now, the server ends the transaction before the others give up.
    const auto deadline = m_exchange->options.deadline.count();
    m_link.run(fmt::format("begin; set local idle_in_transaction_session_timeout = '{}ms'; "
                           "set local lock_timeout = '{}ms'; {}",
        deadline / 4, deadline / 2, inTurn));
    const std::int64_t head
        = m_link.run("select coalesce(max(number), 0) from tafelrichter.event").number(0, 0);
    if (head > unwrap(history::membership(m_exchange->history))->pulled) {
        m_link.run("rollback");
        return false;
    }
    for (std::size_t at = 0; at < all.uuids.size();) {
        const std::size_t end = std::min(
            all.uuids.size(), at + static_cast<std::size_t>(std::min(m_exchange->options.batch, mostErased)));
        std::vector<std::string> names, bodies, sums;
        for (; at < end; ++at) {
            const auto entry = unwrap(history::travellingEntry(m_exchange->history, all.uuids[at]));
            if (!entry || entry->event.body.empty()) // its text was removed here
                continue;
            names.push_back(entry->event.uuid);
            bodies.push_back(entry->event.body);
            sums.push_back(std::to_string(entry->sum));
        }
        if (names.empty())
            continue;
        m_hasSent = true;
        m_link.run("select tafelrichter.forget($1, $2, $3)",
            {ArchiveConnection::array(names), ArchiveConnection::array(bodies),
                ArchiveConnection::array(sums)});
    }
    m_hasSent = m_hasSent || !all.erasures.empty();
    for (const Event& event : all.erasures)
        m_link.run(
            fmt::format("insert into tafelrichter.event ({}) values ($1, $2, $3, $4, $5, $6, $7, $8) on "
                        "conflict do nothing",
                columns),
            {event.uuid, event.device, event.at, event.match, event.kind, event.body,
                std::to_string(tickOf(event)), std::to_string(transferChecksum(event))});
    m_link.run("commit; notify tafelrichter");
    unwrap(history::markRedactedSent(m_exchange->history, all));
    return true;
}

/// \return false if a new erasure arrived, which must be received first
bool Postgres::send()
{
    {
        const history::UnsentEvents waits = unwrap(history::waiting(m_exchange->history));
        m_exchange->change([&](SyncState& state) {
            state.phase = SyncState::Phase::Sending;
            state.done = 0;
            state.total = waits.entries;
        });
    }
    const auto read = [this](const history::Outgoing* underWay) {
        return history::outgoing(m_exchange->history, m_exchange->options.batch, underWay)
            .and_then([this](history::Outgoing out) {
                return history::verify(m_exchange->history, out.events).map([&] { return std::move(out); });
            });
    };
    for (auto next = read(nullptr);;) {
        history::Outgoing out = unwrap(std::move(next));
        const auto readOn = [&] { // its faults count once these are sent
            if (!out.last)
                next = read(&out);
        };
        history::Pulled added;
        const std::size_t some = out.events.size();
        if (out.events.empty())
            readOn();
        else if (!sendBatch(out, readOn, added))
            return false;
        // Behind an entry that it does not take, everything is sent again with the next exchange.
        if (!m_rejected)
            unwrap(history::markSent(m_exchange->history, out, added));
        m_hasSent = m_hasSent || some > 0;
        m_exchange->sent(out.events.size());
        if (out.last || (m_rejected && m_rejections >= mostRejections))
            return true;
        m_exchange->throwIfCancelled();
    }
}

/// Without those that the archive rejects: they leave `out`. False as `send` has it.
bool Postgres::sendBatch(
    history::Outgoing& out, const std::function<void()>& meanwhile, history::Pulled& added)
{
    const std::vector<std::string> known = unwrap(history::erasureIds(m_exchange->history));
    const std::int64_t pulled = unwrap(history::membership(m_exchange->history))->pulled;
    for (bool isFirst = true;; isFirst = false) {
        // The table ends with the transaction: a connection pool may use the connection for other clients.
        m_link.run("begin; set local temp_buffers = '32MB'; " // room for a batch
                   "create temporary table incoming (uuid uuid, device text, at text, match text, kind text, "
                   "body text, tick bigint, sum bigint) on commit drop");
        std::size_t at = 0;
        m_link.copy(fmt::format("copy incoming ({}) from stdin", columns), [&](std::string& lines) {
            constexpr std::size_t enough = 1U << 16U;
            while (at < out.events.size() && lines.size() < enough)
                line(lines, joined(out.events[at++], out.openings));
            return at < out.events.size();
        });
        try {
            // One request, so the lock does not wait for this tablet. PostgreSQL reads a temporary table in
            // the order in which it was filled.
            const ArchiveConnection::Rows answer = m_link.run(
                fmt::format(
                    "set local lock_timeout = '{0}ms'; set local work_mem = '32MB'; {1}; "
                    "with up_to_date as (select not exists (select from tafelrichter.event where kind = "
                    "'person-forgotten' and match = '' and uuid <> all ('{{{2}}}')) as yes), "
                    "head as (select coalesce(max(number), 0) as number from tafelrichter.event), "
                    "added as (insert into tafelrichter.event ({3}) select {3} from incoming where (select "
                    "yes from up_to_date) {4} returning number, uuid) "
                    "select (select yes from up_to_date), (select number from head), "
                    "coalesce(max(number), 0), (array_agg(uuid order by number desc))[1], "
                    "(select pg_notify('tafelrichter', '') from up_to_date where yes) from added; commit",
                    m_exchange->options.deadline.count() / 2, inTurn, fmt::join(known, ","), columns,
                    m_hasSome ? "on conflict do nothing" : ""),
                {}, isFirst ? meanwhile : std::function<void()>());
            // Then the archive has no other new events than those just sent, which need not be received
            // again.
            if (answer.number(0, 1) == pulled)
                added = {answer.number(0, 2), std::string(answer.text(0, 3))};
            return answer.flag(0, 0);
        } catch (const ArchiveException& stopped) {
            const bool isFirstDuplicate = !m_hasSome && stopped.error.detail.starts_with(uniqueViolation);
            if (!isFirstDuplicate && stopped.error.code != Code::Rejected)
                throw;
            m_link.run("rollback");
            if (isFirstDuplicate) {
                m_hasSome = true;
                continue;
            }
            const auto rejected = std::find_if(out.events.begin(), out.events.end(), [&](const auto& each) {
                return stopped.error.detail.find(each.stored.event.uuid) != std::string::npos;
            });
            if (rejected == out.events.end())
                throw;
            // An event of another tablet that is quarantined here is not sent again.
            if (!unwrap(history::keepToItself(m_exchange->history, rejected->stored.event.uuid)))
                m_rejected = stopped.error;
            // If its timestamp is ahead of all others, so are those of all following events.
            out.events.erase(rejected, ++m_rejections < mostRejections ? rejected + 1 : out.events.end());
        }
    }
}

/// Reads those of these events again that are missing in the log: the archive may have an intact copy.
void Postgres::readAgain(std::vector<std::string> uuids)
{
    std::erase_if(uuids, [this](const std::string& uuid) {
        return unwrap(history::soundEntry(m_exchange->history, uuid)).has_value();
    });
    if (uuids.empty())
        return;
    const ArchiveConnection::Rows rows
        = m_link.run(entriesThere("uuid = any($1::uuid[])", "number", static_cast<int>(uuids.size())),
            {ArchiveConnection::array(uuids)});
    std::vector<IncomingEvent> sound;
    for (int row = 0; row < rows.count(); ++row)
        if (IncomingEvent arrival = arrivalOf(rows, row); transferChecksum(arrival.event) == arrival.sum)
            sound.push_back(std::move(arrival));
    if (!sound.empty())
        m_exchange->countReceived(unwrap(history::addRevised(m_exchange->history, sound, 0)), sound.size());
}

/// Reads quarantined events again that arrived damaged, or whose text was dropped. If they are damaged in the
/// archive as well, it asks all tablets for an intact copy.
void Postgres::mend()
{
    constexpr int most = 1'000; // a limit, because UUIDs may be made up
    if (unwrap(history::countQuarantined(m_exchange->history)).damaged > 0) {
        readAgain(unwrap(history::cameDamaged(m_exchange->history, most)));
        const std::vector<std::string> damaged = unwrap(history::cameDamaged(m_exchange->history, most));
        if (!damaged.empty())
            m_link.run("insert into tafelrichter.damaged select each::uuid from unnest($1::text[]) as each "
                       "on conflict do nothing",
                {ArchiveConnection::array(damaged)});
    }
    const ArchiveConnection::Rows asked
        = m_link.run(fmt::format("select uuid from tafelrichter.damaged order by random() limit {}", most));
    for (int row = 0; row < asked.count(); ++row) {
        const auto entry = unwrap(history::soundEntry(m_exchange->history, std::string(asked.text(row, 0))));
        if (!entry)
            continue;
        const Event& event = entry->event;
        const ArchiveConnection::Rows mended
            = m_link.run("select tafelrichter.mend($1, $2, $3, $4, $5, $6, $7, $8)",
                {event.uuid, event.device, std::to_string(tickOf(event)), event.at, event.match, event.kind,
                    event.body, std::to_string(entry->sum)});
        m_hasSent = m_hasSent || mended.flag(0, 0);
    }
}

} // namespace tafel::archive
