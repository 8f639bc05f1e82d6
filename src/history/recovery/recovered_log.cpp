#include "history/recovery/recovered_log.h"

#include <algorithm>

#include <fmt/format.h>

#include "history/storage/storage_error.h"

namespace tafel::history {

RecoveredLog::RecoveredLog(Database& database)
    : m_database(database)
    , m_events(database)
    , m_texts(database)
{
    std::vector<std::string> names;
    {
        Query rows = database.query(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name IN ('event', 'text')");
        while (rows.next()) {
            names.push_back(rows.text(0));
            m_triggers.push_back(rows.text(1));
        }
    }
    for (const std::string& name : names)
        database.execute(("DROP TRIGGER " + name).c_str());
}

void RecoveredLog::close()
{
    LogGaps gaps;
    gaps.find(*this);
    for (const SeqRange& each : gaps.missing())
        m_database.query("INSERT INTO missing_entry (first, last) VALUES (?, ?)")
            .with(each.first)
            .with(each.last)
            .run();
    separateTexts();
    for (const std::string& sql : m_triggers)
        m_database.execute(sql.c_str());
}

void RecoveredLog::separateTexts()
{
    std::vector<std::string> owners;
    {
        Query rows = m_database.query("SELECT DISTINCT match FROM event WHERE texts IS NULL");
        while (rows.next())
            owners.push_back(rows.text(0));
    }
    for (const std::string& owner : owners) {
        std::set<std::int64_t> whole;
        {
            Query rows = m_database.query("SELECT seq FROM event WHERE match = ? AND texts IS NULL");
            rows.with(owner);
            while (rows.next())
                whole.insert(rows.integer(0));
        }
        std::vector<Event> events = m_events.ofMatch(owner);
        TextsOfEntries texts(m_database);
        for (Event& event : events) {
            if (!whole.contains(event.seq))
                continue;
            const auto [stored, own] = texts.separated(event);
            m_database.query("UPDATE event SET body = ?, texts = ?, sum = ? WHERE seq = ?")
                .with(stored.event.body)
                .with(stored.texts)
                .with(sumOf(stored))
                .with(event.seq)
                .run();
            m_texts.insert(event.seq, own);
        }
    }
}

bool RecoveredLog::add(const StoredEvent& stored)
{
    if (!eventKind(stored.event.kind))
        throw StorageException(fileError(StorageError::Code::Newer, m_database.file(), stored.event.kind));
    return m_events.insert(stored);
}

int RecoveredLog::substituteTexts()
{
    m_database.execute(
        fmt::format("DELETE FROM text WHERE id / {0} NOT IN (SELECT seq FROM event) OR id % {0} >= "
                    "(SELECT texts FROM event WHERE seq = id / {0})",
            mostTexts)
            .c_str());
    std::vector<StoredEvent> lacking;
    {
        Query rows = m_database.query(
            fmt::format("SELECT seq FROM event WHERE texts <> (SELECT count(*) FROM text WHERE id "
                        "BETWEEN seq * {0} AND seq * {0} + {0} - 1)",
                mostTexts));
        std::vector<std::int64_t> numbers;
        while (rows.next())
            numbers.push_back(rows.integer(0));
        for (const std::int64_t seq : numbers)
            lacking.push_back(*m_events.stored(seq));
    }
    int substituted = 0;
    for (const StoredEvent& each : lacking) {
        if (each.event.match.empty() && eventKind(each.event.kind) != EventKind::DisputeRecorded) {
            remove(each.event.seq); // its name is lost
            continue;
        }
        for (int place = 0; place < *each.texts; ++place) {
            const bool isSeat = each.event.body.find(fmt::format("\"@{}\"", place)) != std::string::npos;
            const auto kind = isSeat ? ErasableText::Kind::Name : ErasableText::Kind::Words;
            const TextRow row{each.event.seq * mostTexts + place, {kind, substituteFor(kind, place)}};
            substituted += m_texts.insert(row) ? 1 : 0;
        }
        m_database.query("INSERT INTO substituted (uuid) VALUES (?)").with(each.event.uuid).run();
    }
    return substituted;
}

void RecoveredLog::remove(std::int64_t seq)
{
    m_database.query("DELETE FROM event WHERE seq = ?").with(seq).run();
    m_database.query("DELETE FROM text WHERE id BETWEEN ? AND ?")
        .with(seq * mostTexts)
        .with((seq + 1) * mostTexts - 1)
        .run();
}

bool RecoveredLog::isEmpty()
{
    Query row = m_database.query("SELECT 1 FROM event LIMIT 1");
    return !row.next();
}

std::vector<std::int64_t> RecoveredLog::numbers()
{
    std::vector<std::int64_t> numbers;
    Query rows = m_database.query("SELECT seq FROM event ORDER BY seq");
    while (rows.next())
        numbers.push_back(rows.integer(0));
    return numbers;
}

std::vector<std::string> RecoveredLog::owners()
{
    std::vector<std::string> ids;
    Query rows
        = m_database.query("SELECT match FROM event WHERE match <> '' GROUP BY match ORDER BY min(seq)");
    while (rows.next())
        ids.push_back(rows.text(0));
    return ids;
}

int RecoveredLog::dealsIn(const std::string& match)
{
    Query row = m_database.query(
        "SELECT max(CAST(body ->> '$.deal' AS INTEGER)) FROM event WHERE match = ? AND kind IN "
        "('deal-entered', 'deal-restored', 'deal-corrected')");
    row.with(match).next();
    return row.number(0);
}

bool RecoveredLog::hasErasureAfter(std::int64_t seq)
{
    Query row = m_database.query("SELECT 1 FROM event WHERE kind = 'person-forgotten' AND seq > ? LIMIT 1");
    row.with(seq);
    return row.next();
}

bool LogGaps::agrees(const Event& event) const
{
    const auto named = m_named.find(event.seq);
    return named == m_named.end()
        || std::all_of(named->second.begin(), named->second.end(),
            [&](const std::string& key) { return key == event.uuid || key == event.match; });
}

void LogGaps::find(RecoveredLog& log)
{
    const auto missing = [&](std::int64_t first, std::int64_t last) {
        if (first <= last)
            m_missing.push_back({first, last});
    };
    std::int64_t next = 1;
    for (const std::int64_t seq : log.numbers()) {
        missing(next, seq - 1);
        next = seq + 1;
    }
    std::erase_if(m_named, [&](const auto& named) { return log.has(named.first); }); // a copy had it
    m_last = m_named.empty() ? next - 1 : std::max(next - 1, m_named.rbegin()->first);
    missing(next, m_last);
}

std::int64_t LogGaps::firstMissingOf(const std::string& match) const
{
    for (const auto& [seq, keys] : m_named)
        if (keys.contains(match))
            return seq;
    return 0;
}

std::int64_t LogGaps::firstMissingIn(const std::string& match, const std::vector<Event>& events) const
{
    const std::int64_t named = firstMissingOf(match);
    for (const SeqRange& each : m_missing) {
        std::int64_t seq = std::max(each.first, events.front().seq);
        const std::int64_t end = std::min(each.last, events.back().seq);
        while (seq <= end && isNamed(seq)) // belongs to another match
            ++seq;
        if (seq <= end)
            return named == 0 ? seq : std::min(named, seq);
    }
    return named;
}

} // namespace tafel::history
