// The log of a recovered history, while it is put together.
#pragma once

#include <map>
#include <set>

#include "history/log/event_log.h"
#include "history/log/text_table.h"
#include "history/recovery/recovery.h"
#include "history/storage/database.h"

namespace tafel::history {

/// Its rows may come in any order and go again.
class RecoveredLog {
public:
    /// Inside a transaction.
    explicit RecoveredLog(Database& database);
    /// Completes the log, so that it can be opened like any other, and notes the missing numbers.
    void close();

    /// \return true if its number and its UUID were free
    /// \throws StorageException (Newer)
    bool add(const StoredEvent& stored);
    /// Adds a text of any event, in any order.
    void add(const TextRow& text) { m_texts.insert(text); }
    /// Replaces missing texts once all events are added, and notes these events.
    /// \return the number of substitutes
    int substituteTexts();
    void remove(std::int64_t seq);

    std::optional<StoredEvent> at(std::int64_t seq) { return m_events.stored(seq); }
    bool isEmpty();
    bool has(std::int64_t seq) { return at(seq).has_value(); }
    std::vector<Event> ofMatch(const std::string& match) { return m_events.ofWhatIsThere(match); }
    /// The numbers of all entries, in order.
    std::vector<std::int64_t> numbers();
    /// The ids of matches and tournaments, in the order of their first events.
    std::vector<std::string> owners();
    /// The number of deals in a match, according to its events.
    int dealsIn(const std::string& match);
    bool hasErasureAfter(std::int64_t seq);

private:
    /// Takes the texts out of the events of release 0.1.0, once their openings are there.
    void separateTexts();

    Database& m_database;
    EventLog m_events;
    TextTable m_texts;
    std::vector<std::string> m_triggers;
};

/// The entries that are not in the new log.
class LogGaps {
public:
    /// An index leads to that entry by this key: its UUID, or that of its match.
    void name(std::int64_t seq, const std::string& key) { m_named[seq].insert(key); }
    bool isNamed(std::int64_t seq) const { return m_named.contains(seq); }
    /// Whatever names that number, names this entry: its UUID, its match, or both.
    bool agrees(const Event& event) const;

    /// Once everything that is there is in the log.
    void find(RecoveredLog& log);
    const std::vector<SeqRange>& missing() const { return m_missing; }
    /// The highest number that is known to have been assigned.
    std::int64_t last() const { return m_last; }

    /// The first missing event of that match, as far as an index names it; 0 if there is none.
    std::int64_t firstMissingOf(const std::string& match) const;
    /// The first missing event that may belong to that match, whose events are given; 0 if there is none.
    std::int64_t firstMissingIn(const std::string& match, const std::vector<Event>& events) const;

private:
    std::map<std::int64_t, std::set<std::string>> m_named;
    std::vector<SeqRange> m_missing;
    std::int64_t m_last = 0;
};

} // namespace tafel::history
