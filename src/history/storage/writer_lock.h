// Only one program writes to a history at a time. The operating system holds the lock, so it is released when
// the process ends, in whatever way.
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>

namespace tafel::history {

enum class Mode {
    Write,
    Read,
    SharedWriter, ///< Another connection of this program, on another thread, holds the lock for this one too.
};

/// How long opening a history may wait for another writer.
struct LockWait {
    /// Timeout for each of several writers that follow one another. The app does not wait, because its screen
    /// would freeze.
    std::chrono::milliseconds time{0};
    std::function<void()> said = {}; ///< Called once, when the wait becomes noticeable.
};

/// The exclusive lock for writing to a history file: an flock on "<file>-lock". While it is held, the lock
/// file names the process. A clean end empties it, so a name that is left shows that the last writer was
/// killed.
class WriterLock {
public:
    /// \throws StorageException InUse (names the other process), ReadOnly, Io
    explicit WriterLock(const std::filesystem::path& history, const LockWait& patience = {});
    ~WriterLock();
    WriterLock(const WriterLock&) = delete;
    WriterLock& operator=(const WriterLock&) = delete;

    bool lastWriterWasKilled() const { return m_lastWriterWasKilled; }
    /// \return true if the last writer was killed while it created the file, so no accepted event can be in
    /// it
    bool lastWriterWasCreating() const { return m_lastWriterWasCreating; }
    /// Records that the file is being created. The next writer learns this unless the creation is finished.
    void setCreating(bool isCreating);
    /// Records whether the next writer must check the file even after a clean end.
    void requireCheck(bool isRequired) { m_requiresCheck = isRequired; }

private:
    int m_file = -1;
    bool m_lastWriterWasKilled = false, m_lastWriterWasCreating = false;
    bool m_requiresCheck = false, m_isCreating = false;
};

/// \return true if this process holds the lock of that file
bool isHeldByThisProgram(const std::filesystem::path& history);

/// \return true if the lock file names a killed writer and no process holds the lock
bool wasLeftByKilledWriter(const std::filesystem::path& history);

/// Runs `work` while no program may write. A writer that starts meanwhile gets InUse.
/// \return false if another program is writing; `work` was not run then
bool runExclusively(const std::filesystem::path& history, const std::function<void()>& work);

} // namespace tafel::history
