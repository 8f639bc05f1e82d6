#include "history/event_log.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "base/limits.h"
#include "history/database.h"
#include "history/fault.h"
#include "history/stamp.h"

namespace tafel::history {

namespace {

constexpr std::string_view names[] = {"match-opened", "match-abandoned", "match-resumed", "match-unrated",
    "match-rated", "match-rejudged", "match-ended", "ending-withdrawn", "ending-restored", "deal-entered",
    "deal-withdrawn", "deal-restored", "deal-proposed", "deal-refused", "deal-corrected",
    "correction-withdrawn", "correction-restored", "dispute-recorded", "dispute-withdrawn",
    "dispute-restored", "interpretation-overruled", "overruling-withdrawn", "overruling-restored",
    "person-renamed", "renaming-withdrawn", "person-forgotten", "person-marked", "game-kept",
    "tournament-opened", "tournament-changed", "round-drawn", "round-withdrawn", "tournament-closed"};

/// As readEvent() and write() take them; the sum follows.
constexpr std::string_view columns = "seq, uuid, device, at, match, kind, body, sum";

Event readEvent(const Query& row)
{
    return {row.integer(0), row.text(1), row.text(2), row.text(3), row.text(4), row.text(5), row.text(6)};
}

void write(Database& database, std::string_view insert, const Event& event)
{
    Query row
        = database.query(fmt::format("{} INTO event ({}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", insert, columns));
    row.with(event.seq);
    for (const std::string* each :
        {&event.uuid, &event.device, &event.at, &event.match, &event.kind, &event.body})
        row.with(*each);
    row.with(sumOf(event)).run();
}

} // namespace

std::string_view name(EventKind kind)
{
    return names[static_cast<std::size_t>(kind)];
}

std::optional<EventKind> eventKind(std::string_view name)
{
    const auto* found = std::find(std::begin(names), std::end(names), name);
    if (found == std::end(names))
        return std::nullopt;
    return static_cast<EventKind>(found - std::begin(names));
}

std::int64_t sumOf(const Event& event)
{
    std::uint64_t sum = hashOf(std::to_string(event.seq));
    for (const std::string* each :
        {&event.uuid, &event.device, &event.at, &event.match, &event.kind, &event.body})
        sum = hashOf("\n", hashOf(*each, sum));
    return static_cast<std::int64_t>(sum);
}

void EventLog::append(Event& event)
{
    {
        Query last = m_database.query("SELECT max(seq) FROM event");
        last.next();
        if (last.integer(0) >= limits::entries) // not ours: nobody enters that much
            throw Failure(
                fileFault(Fault::Code::Damaged, m_database.file(), fmt::format("entry {}", last.integer(0))));
        event.seq = last.integer(0) + 1; // of none: 0
    }
    write(m_database, "INSERT", event);
}

bool EventLog::insert(const Event& event)
{
    write(m_database, "INSERT OR IGNORE", event);
    return m_database.connection().getChanges() > 0;
}

std::optional<Event> EventLog::at(std::int64_t seq)
{
    Query row = m_database.query(fmt::format("SELECT {} FROM event WHERE seq = ?", columns));
    row.with(seq);
    return row.next() ? std::optional(readEvent(row)) : std::nullopt;
}

std::vector<Event> EventLog::of(const std::string& match)
{
    std::vector<Event> events;
    Query rows = m_database.query(fmt::format("SELECT {} FROM event WHERE match = ? ORDER BY seq", columns));
    rows.with(match);
    while (rows.next()) {
        const Event& event = events.emplace_back(readEvent(rows));
        if (!rows.isNull(7) && rows.integer(7) != sumOf(event))
            throw Failure(damagedPart(
                {fmt::format(
                     "Der Eintrag {} der Spielgeschichte ist beschädigt. Die andern sind da.", event.seq),
                    fmt::format("Entry {} of the history is damaged. The others are there.", event.seq)},
                event.uuid));
    }
    return events;
}

void EventLog::each(const std::function<void(const Event&, bool sound)>& take)
{
    Query rows = m_database.query(fmt::format("SELECT {} FROM event NOT INDEXED ORDER BY seq", columns));
    while (rows.next()) {
        const Event event = readEvent(rows);
        take(event, !rows.isNull(7) && rows.integer(7) == sumOf(event));
    }
}

void EventLog::sumUp()
{
    constexpr std::int64_t atOnce = 1000;
    for (std::int64_t last = 0; true;) {
        std::vector<std::pair<std::int64_t, std::int64_t>> sums;
        {
            Query rows = m_database.query(fmt::format(
                "SELECT {} FROM event WHERE seq > ? AND sum IS NULL ORDER BY seq LIMIT ?", columns));
            rows.with(last).with(atOnce);
            while (rows.next())
                sums.emplace_back(rows.integer(0), sumOf(readEvent(rows)));
        }
        if (sums.empty())
            return;
        for (const auto& [seq, sum] : sums)
            m_database.query("UPDATE event SET sum = ? WHERE seq = ?").with(sum).with(seq).run();
        last = sums.back().first;
    }
}

std::vector<std::string> EventLog::matches()
{
    std::vector<std::string> matches;
    Query rows = m_database.query("SELECT match FROM event WHERE kind = 'match-opened' ORDER BY seq");
    while (rows.next())
        matches.push_back(rows.text(0));
    return matches;
}

} // namespace tafel::history
