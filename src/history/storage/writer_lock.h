// One program writes at a time. The lock is the operating system's, so it ends with the process, however that
// ends.
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>

namespace tafel::history {

enum class Mode {
    Write,
    Read,
    Beside, ///< Writes beside another connection of this program that has the lock, say on another thread.
};

/// How long an opening may wait for another program that is writing.
struct Patience {
    /// For each of several that write one after the other. At the table nobody waits: a screen would stand
    /// still.
    std::chrono::milliseconds time{0};
    std::function<void()> said = {}; ///< Runs once when it has become a wait that people notice.
};

/// Holds the right to write to a history file, by an flock on "<file>-lock". While it is held, that file
/// names the process; at a clean end it is emptied, so a name left in it tells that the last writer was
/// killed.
class WriterLock {
public:
    /// Throws Failure: InUse (names the other process), ReadOnly, Io.
    explicit WriterLock(const std::filesystem::path& history, const Patience& patience = {});
    ~WriterLock();
    WriterLock(const WriterLock&) = delete;
    WriterLock& operator=(const WriterLock&) = delete;

    bool lastWriterWasKilled() const { return m_lastWriterWasKilled; }
    /// The last writer was killed while it made the file, so nothing that was accepted can be in it.
    bool lastWriterWasMaking() const { return m_lastWriterWasMaking; }
    /// The file is being made, which the next writer is told unless it comes to its end.
    void making(bool isBeingMade);
    /// Whether the next writer has to look through the file, even after a clean end.
    void doubt(bool doubtful) { m_doubt = doubtful; }

private:
    int m_file = -1;
    bool m_lastWriterWasKilled = false, m_lastWriterWasMaking = false;
    bool m_doubt = false, m_making = false;
};

/// Whether this program has the right to write to that file.
bool isHeldByThisProgram(const std::filesystem::path& history);

/// The name of a killed writer stands in the lock of that file, and nobody holds it.
bool wasLeftByKilledWriter(const std::filesystem::path& history);

/// Runs something for which nobody may be writing, where that is so; a writer that begins meanwhile is told
/// InUse. False: somebody is writing, and it was not run.
bool whileNobodyWrites(const std::filesystem::path& history, const std::function<void()>& work);

} // namespace tafel::history
