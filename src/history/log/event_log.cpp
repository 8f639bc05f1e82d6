#include "history/log/event_log.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "base/limits.h"
#include "history/log/text_table.h"
#include "history/storage/database.h"
#include "history/storage/storage_error.h"
#include "history/storage/time_and_ids.h"

namespace tafel::history {

namespace {

constexpr std::string_view names[] = {"match-opened", "match-abandoned", "match-resumed", "match-unrated",
    "match-rated", "match-rejudged", "match-ended", "ending-withdrawn", "ending-restored", "deal-entered",
    "deal-withdrawn", "deal-restored", "deal-proposed", "deal-refused", "deal-corrected",
    "correction-withdrawn", "correction-restored", "match-shortened", "shortening-withdrawn",
    "shortening-restored", "dispute-recorded", "dispute-withdrawn", "dispute-restored",
    "interpretation-overruled", "overruling-withdrawn", "overruling-restored", "person-renamed",
    "renaming-withdrawn", "person-forgotten", "person-marked", "person-listed", "people-distinct",
    "game-kept", "tournament-opened", "tournament-changed", "round-drawn", "round-withdrawn",
    "tournament-closed", "tournament-table-taken", "match-taken-over", "branch-chosen"};

/// The columns of readEvent() and insertRow(), in their order.
constexpr std::string_view entryColumns = "seq, uuid, device, at, match, kind, body, sum, tick, came, texts";

StoredEvent readEvent(const Query& row)
{
    return {{row.integer(0), row.text(1), row.text(2), row.text(3), row.text(4), row.text(5), row.text(6),
                row.integer(8), row.integer(9)},
        row.integerIfAny(10), row.integerIfAny(7)};
}

std::optional<std::int64_t> unlessNull(std::int64_t number)
{
    return number == 0 ? std::nullopt : std::optional(number);
}

/// Inserts a row into the table `event`: the only INSERT INTO event.
/// \param insert  how: "INSERT" or "INSERT OR IGNORE"
void insertRow(Database& database, std::string_view insert, const StoredEvent& stored)
{
    const Event& event = stored.event;
    Query row = database.query(
        fmt::format("{} INTO event ({}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", insert, entryColumns));
    row.with(event.seq);
    for (const std::string* each :
        {&event.uuid, &event.device, &event.at, &event.match, &event.kind, &event.body})
        row.with(*each);
    row.with(sumOf(stored))
        .with(unlessNull(event.tick))
        .with(unlessNull(event.came))
        .with(stored.texts)
        .run();
}

std::uint64_t hashOfTexts(const Event& event, std::uint64_t sum)
{
    for (const std::string* each :
        {&event.uuid, &event.device, &event.at, &event.match, &event.kind, &event.body})
        sum = hashOf("\n", hashOf(*each, sum));
    return sum;
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

EventSubject subjectOf(std::string_view kind)
{
    using enum EventSubject;
    constexpr std::pair<std::string_view, EventSubject> words[] = {{"match", Match}, {"ending", Match},
        {"branch", Match}, {"shortening", Deal}, {"deal", Deal}, {"correction", Deal}, {"dispute", Dispute},
        {"interpretation", HouseRule}, {"overruling", HouseRule}, {"person", Person}, {"people", Person},
        {"renaming", Person}, {"game", CustomGame}, {"tournament", Tournament}, {"round", Tournament}};
    const std::string_view first = kind.substr(0, kind.find('-'));
    for (const auto& [word, subject] : words)
        if (word == first)
            return subject;
    return Unknown;
}

std::int64_t sumOf(const StoredEvent& stored)
{
    const Event& event = stored.event;
    std::uint64_t sum = hashOfTexts(event, hashOf(std::to_string(event.seq)));
    if (event.tick != 0)
        sum = hashOf(std::to_string(event.tick), sum);
    if (stored.texts)
        sum = hashOf(std::to_string(*stored.texts), hashOf("\n", sum));
    return static_cast<std::int64_t>(sum);
}

void mustBeSound(const StoredEvent& stored)
{
    if (stored.sum && *stored.sum != sumOf(stored))
        throw StorageException(damageError(
            {fmt::format(
                 "Der Eintrag {} der Spielgeschichte ist beschädigt. Die andern sind da.", stored.event.seq),
                fmt::format("Entry {} of the history is damaged. The others are intact.", stored.event.seq)},
            stored.event.uuid));
}

std::int64_t transferChecksum(const Event& event)
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
    TextsOfEntries texts(m_database);
    append(event, texts);
}

void EventLog::append(Event& event, TextsOfEntries& known)
{
    {
        Query last = m_database.query("SELECT max(seq) FROM event");
        last.next();
        if (last.integer(0) >= limits::entries) // not our file: nobody enters that many events
            throw StorageException(fileError(
                StorageError::Code::Damaged, m_database.file(), fmt::format("entry {}", last.integer(0))));
        event.seq = last.integer(0) + 1; // 0 if there is none
    }
    updateLamportClock(event);
    const auto [stored, texts] = known.separated(event);
    insertRow(m_database, "INSERT", stored);
    TextTable(m_database).insert(event.seq, texts);
}

/// The Lamport timestamp is stored in `setting` as long as it is ahead of the numbers.
void EventLog::updateLamportClock(Event& event)
{
    std::int64_t clock = 0;
    {
        Query row = m_database.query("SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'clock'");
        if (row.next())
            clock = row.integer(0);
    }
    // otherwise it was quarantined, and still has to be sent
    const bool isNew = event.came == 0 && event.tick == 0;
    if (isNew && clock >= event.seq)
        event.tick = std::min(clock + 1, limits::clock); // whatever a broken tablet claims
    if (event.tick > clock && event.tick > event.seq)
        m_database.query("INSERT OR REPLACE INTO setting (name, value) VALUES ('clock', ?)")
            .with(std::to_string(event.tick))
            .run();
}

bool EventLog::insert(const StoredEvent& stored)
{
    insertRow(m_database, "INSERT OR IGNORE", stored);
    return m_database.connection().getChanges() > 0;
}

std::optional<StoredEvent> EventLog::stored(std::int64_t seq)
{
    Query row = m_database.query(fmt::format("SELECT {} FROM event WHERE seq = ?", entryColumns));
    return row.with(seq).next() ? std::optional(readEvent(row)) : std::nullopt;
}

std::optional<StoredEvent> EventLog::stored(const std::string& uuid)
{
    Query row = m_database.query(fmt::format("SELECT {} FROM event WHERE uuid = ?", entryColumns));
    return row.with(uuid).next() ? std::optional(readEvent(row)) : std::nullopt;
}

std::optional<Event> EventLog::at(std::int64_t seq)
{
    std::optional<StoredEvent> stored = this->stored(seq);
    return stored ? std::optional(TextsOfEntries(m_database).joined(std::move(*stored))) : std::nullopt;
}

std::optional<Event> EventLog::named(const std::string& uuid)
{
    std::optional<StoredEvent> stored = this->stored(uuid);
    return stored ? std::optional(TextsOfEntries(m_database).joined(std::move(*stored))) : std::nullopt;
}

std::vector<SeparatedEvent> EventLog::after(std::int64_t seq, int limit, OpeningTexts& openings)
{
    std::vector<SeparatedEvent> events;
    events.reserve(static_cast<std::size_t>(limit));
    TextsOfEntries texts(m_database);
    Query rows = m_database.query(
        fmt::format("SELECT {} FROM event WHERE seq > ? ORDER BY seq LIMIT ?", entryColumns));
    rows.with(seq).with(limit);
    while (rows.next())
        events.push_back(texts.withTexts(readEvent(rows), openings));
    return events;
}

std::vector<Event> EventLog::ofMatch(const std::string& match)
{
    return read(match, true);
}

std::vector<Event> EventLog::ofWhatIsThere(const std::string& match)
{
    return read(match, false);
}

std::vector<Event> EventLog::read(const std::string& match, bool complete)
{
    std::vector<Event> events;
    TextsOfEntries texts(m_database);
    Query rows
        = m_database.query(fmt::format("SELECT {} FROM event WHERE match = ? ORDER BY seq", entryColumns));
    rows.with(match);
    while (rows.next()) {
        StoredEvent stored = readEvent(rows);
        mustBeSound(stored);
        try {
            events.push_back(texts.joined(StoredEvent(stored)));
        } catch (const StorageException&) {
            if (complete)
                throw;
            events.push_back(std::move(stored.event));
        }
    }
    if (!std::is_sorted(events.begin(), events.end(), isBefore))
        std::sort(events.begin(), events.end(), isBefore);
    return events;
}

void EventLog::forEach(const std::function<void(const Event&, bool sound)>& take)
{
    TextsOfEntries texts(m_database);
    Query rows = m_database.query(fmt::format("SELECT {} FROM event NOT INDEXED ORDER BY seq", entryColumns));
    while (rows.next()) {
        StoredEvent stored = readEvent(rows);
        std::optional<Event> event;
        if (stored.sum == sumOf(stored))
            try {
                event = texts.joined(StoredEvent(stored));
            } catch (const StorageException&) { // a text of it is not as it was written
            }
        take(event ? *event : stored.event, event.has_value());
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
