#include "history/event_log.h"

#include <algorithm>
#include <iterator>

#include "history/database.h"

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

void EventLog::append(Event& event)
{
    Query insert = m_database.query(
        "INSERT INTO event (uuid, device, at, match, kind, body) VALUES (?, ?, ?, ?, ?, ?)");
    insert.with(event.uuid)
        .with(event.device)
        .with(event.at)
        .with(event.match)
        .with(event.kind)
        .with(event.body)
        .run();
    event.seq = m_database.lastInserted();
}

std::vector<Event> EventLog::of(const std::string& match)
{
    std::vector<Event> events;
    Query rows = m_database.query(
        "SELECT seq, uuid, device, at, kind, body FROM event WHERE match = ? ORDER BY seq");
    rows.with(match);
    while (rows.next())
        events.push_back(
            {rows.integer(0), rows.text(1), rows.text(2), rows.text(3), match, rows.text(4), rows.text(5)});
    return events;
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
