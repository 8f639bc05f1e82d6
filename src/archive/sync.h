// Syncs a history with its meeting place until both have the same events. The app does not wait for it: it
// runs on a thread of its own, with its own connection to the history.
#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <string>

#include "archive/meeting_place.h"
#include "archive/sync_state.h"

namespace tafel::archive {

/// One thread uses it; functions marked "Any thread" may be called from others.
class Sync {
public:
    Sync(std::filesystem::path history, Options options);
    ~Sync();

    /// Runs one complete exchange.
    /// \return false if it failed; `state().error` has the reason
    bool run();

    /// Called on each change of the state, on the thread that runs.
    void onChange(std::function<void(const SyncState&)> told) { m_told = std::move(told); }

    /// Waits for events of other tablets or for `wake`, at most for `time`.
    /// \return true if there is something to sync
    bool waitForNews(std::chrono::milliseconds time);

    /// Delay after an exchange: fixed after a success, growing after each failure.
    std::chrono::milliseconds pause() const;

    /// The open history, for queries on the same thread.
    /// \throws ArchiveException
    history::History& history();

    SyncState state() const; ///< Any thread.
    void wake(); ///< Any thread: starts a sync of new events.
    void cancel(); ///< Any thread: ends the current exchange and prevents further ones.

    /// Leaves the archive, and removes the stored keys of a folder.
    static history::Expected<void> leave(history::History& history, const std::filesystem::path& file);
    /// The state without asking the archive, with the error that ended the last sync.
    static SyncState look(history::History& history);

private:
    void connect();
    bool mustCount(const SyncState& state);
    void fail(const ArchiveError& error);
    void change(const std::function<void(SyncState&)>& how);

    std::filesystem::path m_file;
    Options m_options;
    std::optional<history::History> m_history;
    std::unique_ptr<MeetingPlace> m_place;
    int m_wake = -1;
    std::atomic<bool> m_cancelled = false;
    std::function<void(const SyncState&)> m_told;
    mutable std::mutex m_mutex;
    SyncState m_state;
    int m_failures = 0;
    bool m_counted = false; ///< The matches.
};

} // namespace tafel::archive
