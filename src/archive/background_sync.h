// Runs the exchange with the archive in the background: at the start, after each entry, when others have sent
// something, and again after an error. Everything that may take long happens on a thread of its own.
#pragma once

#include <thread>

#include "archive/sync.h"

namespace tafel::archive {

class BackgroundSync {
public:
    /// Called on that thread for each change of the state. `changed`: entries arrived, so the screens must be
    /// updated.
    using StateCallback = std::function<void(const SyncState&, bool changed)>;

    /// `options.mode` must be SharedWriter: the program has the history open for writing, for as long as this
    /// object exists.
    BackgroundSync(std::filesystem::path history, Options options, StateCallback told);
    /// Stops at once, whatever the server does.
    ~BackgroundSync();
    BackgroundSync(const BackgroundSync&) = delete;
    BackgroundSync& operator=(const BackgroundSync&) = delete;

    void wake() { m_sync.wake(); } ///< Starts a sync after a new event, or on request.
    SyncState state() const { return m_sync.state(); }

private:
    void work();

    Sync m_sync;
    std::atomic<bool> m_ends = false;
    std::thread m_thread; ///< The last member, because it uses the others.
};

} // namespace tafel::archive
