// A history and the place where it meets others: all that one of them has goes to the other one. Nothing at
// the table waits for it: it runs on a thread of its own, with a connection of its own to the history.
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

/// Used by one thread; what is marked so may be called by any.
class Sync {
public:
    Sync(std::filesystem::path history, Options options);
    ~Sync();

    /// One whole exchange. True: all is there and here; false: `state().trouble` says why not.
    bool run();

    /// Told of each change of the state, on the thread that runs.
    void onChange(std::function<void(const SyncState&)> told) { m_told = std::move(told); }

    /// Waits until somebody else has sent something, until `wake`, or so long; true: there is something to
    /// do.
    bool waitForNews(std::chrono::milliseconds time);

    /// How long to wait after an exchange: until news come, or, after a trouble, longer and longer.
    std::chrono::milliseconds pause() const;

    /// The history, once it is open: for who asks on the same thread. Throws ArchiveException.
    history::History& history();

    SyncState state() const; ///< Any thread.
    void wake(); ///< Any thread: something was entered.
    void cancel(); ///< Any thread: ends what is under way, and all that comes.

    /// The history forgets its archive, and the keys of a folder that are kept beside its file.
    static history::Expected<void> leave(history::History& history, const std::filesystem::path& file);
    /// The state without asking the archive.
    static SyncState look(history::History& history);

private:
    void connect();
    bool mustCount(const SyncState& state);
    void fail(const ArchiveError& trouble);
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
