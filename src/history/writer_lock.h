// One program writes at a time. The lock is the operating system's, so it ends with the process, however that
// ends.
#pragma once

#include <filesystem>
#include <functional>

namespace tafel::history {

enum class Mode { Write, Read };

/// Holds the right to write to a history file, by an flock on "<file>-lock". While it is held, that file
/// names the process; at a clean end it is emptied, so a name left in it tells that the last writer was
/// killed.
class WriterLock {
public:
    /// Throws Failure: InUse (names the other process), ReadOnly, Io.
    explicit WriterLock(const std::filesystem::path& history);
    ~WriterLock();
    WriterLock(const WriterLock&) = delete;
    WriterLock& operator=(const WriterLock&) = delete;

    bool lastWriterWasKilled() const { return m_lastWriterWasKilled; }
    /// Whether the next writer has to look through the file, even after a clean end.
    void doubt(bool doubtful) { m_doubt = doubtful; }

private:
    int m_file = -1;
    bool m_lastWriterWasKilled = false, m_doubt = false;
};

/// Runs something for which nobody may be writing, where that is so; a writer that begins meanwhile is told
/// InUse. False: somebody is writing, and it was not run.
bool whileNobodyWrites(const std::filesystem::path& history, const std::function<void()>& work);

} // namespace tafel::history
