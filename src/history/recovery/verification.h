// Verifies a whole history. Normal use reads only one match at a time.
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

/// Verifies the events of the log alone: checksums, and numbers without a gap, except where a recovery left
/// one.
/// \throws StorageException (Damaged) with the first error
void mustHaveSoundEntries(Database& database, const Progress& progress = {});

/// Verifies everything: the pages and indexes of the file, `mustHaveSoundEntries`, the relations between
/// events, whether the referee judges each match as it did then (except those of other rules, and of games
/// that this version does not know), and whether each projection equals one that is rebuilt from the log.
/// Needs as much room for temporary files as the history takes.
/// \throws StorageException (Damaged) with the first error
void verifyHistory(Database& database, const Progress& progress = {});

/// The result of a verification.
struct Examined {
    int matches = 0, deals = 0;
    std::int64_t entries = 0;
    std::optional<Message> damage = {}; ///< The first damage; empty if the history is intact.
};

/// Runs `verifyHistory` on a file, which stays unchanged; another program may write to it meanwhile. Errors:
/// those of a file that is not a history, cannot be read or was made by a newer version, `DiskFull`,
/// `Cancelled`.
Expected<Examined> examine(const std::filesystem::path& file, const Progress& progress = {});

/// The same in the background.
class BackgroundExamination {
public:
    explicit BackgroundExamination(std::filesystem::path file);
    /// Stops it.
    ~BackgroundExamination();
    BackgroundExamination(const BackgroundExamination&) = delete;
    BackgroundExamination& operator=(const BackgroundExamination&) = delete;

    /// Waits for the result for about `time`.
    /// \return nothing while it still runs
    std::optional<Expected<Examined>> wait(std::chrono::milliseconds time);
    double done() const { return m_done; }

private:
    std::atomic<double> m_done = 0;
    std::atomic<bool> m_stop = false;
    std::future<Expected<Examined>> m_examining;
};

} // namespace tafel::history
