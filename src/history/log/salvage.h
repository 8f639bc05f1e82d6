// Reads a damaged history: the events of its log, and other evidence of the events that
// existed.
#pragma once

#include <map>
#include <optional>

#include "history/log/event_log.h"
#include "history/log/text_table.h"
#include "history/storage/page_reader.h"
#include "history/storage/progress.h"

namespace tafel::history {

/// The score of a match, from a list of matches.
struct MatchClue {
    std::string started = {};
    std::vector<std::string> players = {};
    int deals = 0;
};

class Salvage {
public:
    /// Throws StorageException (Missing) when the file cannot be read at all.
    explicit Salvage(const std::filesystem::path& file)
        : m_pages(file)
    {
    }

    /// Each entry that is as it was written (its sum holds, or where it has none its body is JSON), in any
    /// order; some may come twice.
    void events(const std::function<void(const StoredEvent&)>& take, const Progress& progress = {});

    /// Reports from now on each intact erasable text while it reads events.
    void takeTexts(std::function<void(const TextRow&)> take) { m_takeText = std::move(take); }

    /// Each entry that had been brought into the file itself before the write-ahead log was damaged, where
    /// SQLite takes an older page from the log.
    void forEachCheckpointedEvent(const std::function<void(const StoredEvent&)>& take);
    /// Each event after the damaged part of the write-ahead log, oldest first: of two events with one UUID
    /// the later one counts. Call it after `events` and `forEachCheckpointedEvent`.
    void forEachEventAfterDamage(const std::function<void(const StoredEvent&)>& take);

    /// Each key of an index that leads to an entry: the UUID of the entry, or that of its match.
    void keys(const std::function<void(const std::string& uuid, std::int64_t seq)>& take,
        const Progress& progress = {});

    /// Matches according to the projections, by id.
    const std::map<std::string, MatchClue>& matches() const { return m_matches; }
    /// The written and the shown name of each person who was renamed, according to the projections.
    const std::map<std::string, std::string>& shown() const { return m_shown; }
    /// The id of the tablet that wrote the file; empty if unknown. Call these two after `events`.
    const std::string& device() const { return m_device; }

    /// True if the file is truncated or pages of it are damaged: there may have been later events. Call it
    /// after `events`.
    bool hasUnreadPages() const { return m_unread; }

private:
    void take(const std::vector<Value>& values);
    void readEvents(std::uint32_t number, const std::string& page,
        const std::function<void(const StoredEvent&)>& give, Reading& reading);
    void readKeys(std::uint32_t number, const std::string& page,
        const std::function<void(const std::string&, std::int64_t)>& give);

    PageReader m_pages;
    std::function<void(const TextRow&)> m_takeText;
    std::map<std::string, MatchClue> m_matches;
    std::map<std::string, std::string> m_shown;
    std::string m_device;
    bool m_unread = false;
};

bool isUuid(std::string_view text);

} // namespace tafel::history
