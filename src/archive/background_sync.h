// The exchange with the archive beside a program that goes on: at its start, after each entry, when others
// have sent something, and again after a trouble. Everything that may take long is on a thread of its own.
#pragma once

#include <thread>

#include "archive/sync.h"

namespace tafel::archive {

class BackgroundSync {
public:
    /// Told of each change of the state, on that thread; `changed`: entries came, so what is shown
    /// may be another.
    using StateCallback = std::function<void(const SyncState&, bool changed)>;

    /// `options.mode` is Beside: the program has the history open to write, and keeps it open as long as this
    /// lives.
    BackgroundSync(std::filesystem::path history, Options options, StateCallback told);
    /// Ends within the blink of an eye, whatever the server does.
    ~BackgroundSync();
    BackgroundSync(const BackgroundSync&) = delete;
    BackgroundSync& operator=(const BackgroundSync&) = delete;

    void wake() { m_sync.wake(); } ///< Something was entered, or somebody asked for it.
    SyncState state() const { return m_sync.state(); }

private:
    void work();

    Sync m_sync;
    std::atomic<bool> m_ends = false;
    std::thread m_thread; ///< Last: it uses the others.
};

} // namespace tafel::archive
