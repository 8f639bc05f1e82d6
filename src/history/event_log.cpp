#include "history/event_log.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

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
    "person-renamed", "renaming-withdrawn", "person-forgotten", "person-marked", "person-listed",
    "people-distinct", "game-kept", "tournament-opened", "tournament-changed", "round-drawn",
    "round-withdrawn", "tournament-closed", "tournament-table-taken", "match-taken-over", "branch-chosen"};

/// As readEvent() and write() take them; the sum follows.
constexpr std::string_view entryColumns = "seq, uuid, device, at, match, kind, body, sum, tick, came";

Event readEvent(const Query& row)
{
    return {row.integer(0), row.text(1), row.text(2), row.text(3), row.text(4), row.text(5), row.text(6),
        row.integer(8), row.integer(9)};
}

std::optional<std::int64_t> unlessNull(std::int64_t number)
{
    return number == 0 ? std::nullopt : std::optional(number);
}

void write(Database& database, std::string_view insert, const Event& event)
{
    Query row = database.query(
        fmt::format("{} INTO event ({}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", insert, entryColumns));
    row.with(event.seq);
    for (const std::string* each :
        {&event.uuid, &event.device, &event.at, &event.match, &event.kind, &event.body})
        row.with(*each);
    row.with(sumOf(event)).with(unlessNull(event.tick)).with(unlessNull(event.came)).run();
}

std::uint64_t hashOfTexts(const Event& event, std::uint64_t sum)
{
    for (const std::string* each :
        {&event.uuid, &event.device, &event.at, &event.match, &event.kind, &event.body})
        sum = hashOf("\n", hashOf(*each, sum));
    return sum;
}

/// Throws Failure (Damaged) when it is not as it was written.
void mustBeSound(const Query& row, const Event& event)
{
    if (!row.isNull(7) && row.integer(7) != sumOf(event))
        throw Failure(damagedPart(
            {fmt::format("Der Eintrag {} der Spielgeschichte ist beschädigt. Die andern sind da.", event.seq),
                fmt::format("Entry {} of the history is damaged. The others are there.", event.seq)},
            event.uuid));
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
    std::uint64_t sum = hashOfTexts(event, hashOf(std::to_string(event.seq)));
    if (event.tick != 0)
        sum = hashOf(std::to_string(event.tick), sum);
    return static_cast<std::int64_t>(sum);
}

std::int64_t travelSumOf(const Event& event)
{
    return static_cast<std::int64_t>(hashOfTexts(event, hashOf(std::to_string(tickOf(event)))));
}

bool isBefore(const Event& one, const Event& other)
{
    return std::forward_as_tuple(tickOf(one), one.device, one.uuid)
        < std::forward_as_tuple(tickOf(other), other.device, other.uuid);
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
    keepTime(event);
    write(m_database, "INSERT", event);
}

/// The clock stands in `setting` as long as it is ahead of the numbers.
void EventLog::keepTime(Event& event)
{
    std::int64_t clock = 0;
    {
        Query row = m_database.query("SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'clock'");
        if (row.next())
            clock = row.integer(0);
    }
    const bool isOurs = event.came == 0;
    if (isOurs && clock >= event.seq)
        event.tick = std::min(clock + 1, limits::entries); // whatever a broken tablet claims
    if (event.tick > clock && event.tick > event.seq)
        m_database.query("INSERT OR REPLACE INTO setting VALUES ('clock', ?)")
            .with(std::to_string(event.tick))
            .run();
}

bool EventLog::insert(const Event& event)
{
    write(m_database, "INSERT OR IGNORE", event);
    return m_database.connection().getChanges() > 0;
}

std::optional<Event> EventLog::at(std::int64_t seq)
{
    Query row = m_database.query(fmt::format("SELECT {} FROM event WHERE seq = ?", entryColumns));
    row.with(seq);
    return row.next() ? std::optional(readEvent(row)) : std::nullopt;
}

std::optional<Event> EventLog::named(const std::string& uuid)
{
    Query row = m_database.query(fmt::format("SELECT {} FROM event WHERE uuid = ?", entryColumns));
    row.with(uuid);
    return row.next() ? std::optional(readEvent(row)) : std::nullopt;
}

std::vector<Event> EventLog::behind(std::int64_t seq, int limit)
{
    std::vector<Event> events;
    Query rows = m_database.query(
        fmt::format("SELECT {} FROM event WHERE seq > ? ORDER BY seq LIMIT ?", entryColumns));
    rows.with(seq).with(limit);
    while (rows.next())
        mustBeSound(rows, events.emplace_back(readEvent(rows)));
    return events;
}

std::vector<Event> EventLog::of(const std::string& match)
{
    std::vector<Event> events;
    Query rows
        = m_database.query(fmt::format("SELECT {} FROM event WHERE match = ? ORDER BY seq", entryColumns));
    rows.with(match);
    while (rows.next())
        mustBeSound(rows, events.emplace_back(readEvent(rows)));
    if (!std::is_sorted(events.begin(), events.end(), isBefore))
        std::sort(events.begin(), events.end(), isBefore);
    return events;
}

void EventLog::each(const std::function<void(const Event&, bool sound)>& take)
{
    Query rows = m_database.query(fmt::format("SELECT {} FROM event NOT INDEXED ORDER BY seq", entryColumns));
    while (rows.next()) {
        const Event event = readEvent(rows);
        take(event, !rows.isNull(7) && rows.integer(7) == sumOf(event));
    }
}

bool EventLog::lacksSums()
{
    Query row = m_database.query("SELECT 1 FROM event WHERE sum IS NULL LIMIT 1");
    return row.next();
}

void EventLog::giveSums(std::span<const EventSum> sums)
{
    for (const EventSum& each : sums)
        m_database.query("UPDATE event SET sum = ? WHERE seq = ? AND sum IS NULL")
            .with(each.sum)
            .with(each.seq)
            .run();
}

void EventLog::sumUp()
{
    constexpr std::int64_t atOnce = 1000;
    for (std::int64_t last = 0; true;) {
        std::vector<EventSum> sums;
        {
            Query rows = m_database.query(fmt::format(
                "SELECT {} FROM event WHERE seq > ? AND sum IS NULL ORDER BY seq LIMIT ?", entryColumns));
            rows.with(last).with(atOnce);
            while (rows.next())
                sums.push_back({rows.integer(0), sumOf(readEvent(rows))});
        }
        if (sums.empty())
            return;
        giveSums(sums);
        last = sums.back().seq;
    }
}

std::vector<std::string> EventLog::matches()
{
    std::vector<std::string> matches;
    Query rows = m_database.query("SELECT match FROM event WHERE kind = 'match-opened' ORDER BY seq");
    std::set<std::string> known; // two tablets may have read the same file
    while (rows.next())
        if (known.insert(rows.text(0)).second)
            matches.push_back(rows.text(0));
    return matches;
}

} // namespace tafel::history
