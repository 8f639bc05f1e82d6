#include "history/event_log.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "history/database.h"
#include "history/fault.h"
#include "history/stamp.h"

namespace tafel::history {

namespace {

constexpr std::string_view names[]
    = {"match-opened", "match-abandoned", "match-resumed", "match-rejudged", "deal-entered", "deal-withdrawn",
        "deal-restored", "deal-corrected", "correction-withdrawn", "correction-restored", "dispute-recorded",
        "dispute-withdrawn", "dispute-restored", "interpretation-overruled", "overruling-withdrawn",
        "overruling-restored", "person-renamed", "renaming-withdrawn", "person-forgotten",
        "tournament-opened", "tournament-changed", "round-drawn", "round-withdrawn", "tournament-closed"};

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
        event.seq = last.next() ? last.integer(0) + 1 : 1;
    }
    Query insert = m_database.query(
        "INSERT INTO event (seq, uuid, device, at, match, kind, body, sum) VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    insert.with(event.seq)
        .with(event.uuid)
        .with(event.device)
        .with(event.at)
        .with(event.match)
        .with(event.kind)
        .with(event.body)
        .with(sumOf(event))
        .run();
}

std::vector<Event> EventLog::of(const std::string& match)
{
    std::vector<Event> events;
    Query rows = m_database.query(
        "SELECT seq, uuid, device, at, kind, body, sum FROM event WHERE match = ? ORDER BY seq");
    rows.with(match);
    while (rows.next()) {
        const Event& event = events.emplace_back(Event{
            rows.integer(0), rows.text(1), rows.text(2), rows.text(3), match, rows.text(4), rows.text(5)});
        if (!rows.isNull(6) && rows.integer(6) != sumOf(event))
            throw Failure(damagedPart(
                {fmt::format(
                     "Der Eintrag {} der Spielgeschichte ist beschädigt. Die andern sind da.", event.seq),
                    fmt::format("Entry {} of the history is damaged. The others are there.", event.seq)},
                event.uuid));
    }
    return events;
}

void EventLog::sumUp()
{
    constexpr std::int64_t atOnce = 1000;
    for (std::int64_t last = 0; true;) {
        std::vector<std::pair<std::int64_t, std::int64_t>> sums;
        {
            Query rows = m_database.query("SELECT seq, uuid, device, at, match, kind, body FROM event "
                                          "WHERE seq > ? AND sum IS NULL ORDER BY seq LIMIT ?");
            rows.with(last).with(atOnce);
            while (rows.next())
                sums.emplace_back(rows.integer(0),
                    sumOf({rows.integer(0), rows.text(1), rows.text(2), rows.text(3), rows.text(4),
                        rows.text(5), rows.text(6)}));
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
