// Whether a history is what it was: all of it is read, which a look at it does for one match at a time.
#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <future>
#include <optional>

#include "history/history.h"
#include "history/storage/progress.h"

namespace tafel::history {

class Database;

/// Reads the entries of the log alone, as they lie there: sums, and numbers without a gap. Throws
/// StorageException (Damaged) with the first thing that is wrong.
void mustHaveSoundEntries(Database& database, const Progress& progress = {});

/// Reads everything: the pages and indexes of the file, `mustHaveSoundEntries`, entries that fit together,
/// matches that the referee judges as it did then (those of other rules and of games that this version does
/// not know are not judged), and whether each list is what a new one made of the log would be. Throws
/// StorageException (Damaged) with the first thing that is wrong. Needs as much room for temporary files as
/// the history takes.
void verifyHistory(Database& database, const Progress& progress = {});

/// What came of looking a history through.
struct Examined {
    int matches = 0, deals = 0;
    std::int64_t entries = 0;
    std::optional<Message> damage = {}; ///< The first thing that is wrong; nothing: the history is whole.
};

/// `verifyHistory` for a file, which stays as it is; another program may write to it meanwhile. Faults: those
/// of a file that is no history, cannot be read or was made by a newer version, `DiskFull`, `Cancelled`.
Expected<Examined> examine(const std::filesystem::path& file, const Progress& progress = {});

/// The same in the background.
class BackgroundExamination {
public:
    explicit BackgroundExamination(std::filesystem::path file);
    /// Stops it.
    ~BackgroundExamination();
    BackgroundExamination(const BackgroundExamination&) = delete;
    BackgroundExamination& operator=(const BackgroundExamination&) = delete;

    /// Waits about so long for it. Nothing: it goes on.
    std::optional<Expected<Examined>> wait(std::chrono::milliseconds time);
    double done() const { return m_done; }

private:
    std::atomic<double> m_done = 0;
    std::atomic<bool> m_stop = false;
    std::future<Expected<Examined>> m_examining;
};

} // namespace tafel::history
