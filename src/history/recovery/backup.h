// The whole history as a file, and back, while the app runs.
#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <future>
#include <memory>
#include <optional>

#include "history/history.h"
#include "history/recovery/recovery.h"
#include "history/storage/database_copy.h"
#include "history/storage/progress.h"

namespace tafel::history {

/// A backup piece by piece: a copy under another name, whose pages and sums are looked at, then renamed. What
/// is not finished when this goes is removed.
class Backup {
public:
    /// `replace`: a file that is there already may go.
    Backup(History& history, std::filesystem::path file, bool replace = false);
    ~Backup();
    Backup(const Backup&) = delete;
    Backup& operator=(const Backup&) = delete;

    /// Goes on for about so long. False: the backup is whole and on disk. Faults: `Io` (there is a file of
    /// that name already), `InUse` (another program makes the same), `FolderNotFound`, `DiskFull`,
    /// `ReadOnly`, `Damaged` (the history is); nothing is left of it then, and what it was to replace stays.
    Expected<bool> step(std::chrono::milliseconds time);

    double done() const;

private:
    bool go(std::chrono::milliseconds time);
    void begin();

    History& m_history;
    std::filesystem::path m_file, m_part;
    bool m_replace;
    std::optional<WriterLock> m_lock; ///< Of the part: one that nobody holds is a killed program's.
    std::optional<DatabaseCopy> m_copying;
    std::future<Message> m_check; ///< What is wrong with the copy; empty: nothing.
    bool m_begun = false, m_whole = false;
};

/// All at once. False: cancelled, nothing is left of it.
Expected<bool> backUp(
    History& history, const std::filesystem::path& file, bool replace = false, const Progress& progress = {});

/// What is wrong with a backup.
struct BackupDamage {
    Message what = {}; ///< The first thing that was found.
    RecoveryResult recovered = {}; ///< What would be restored all the same, and what is missing.
};

/// What a file would bring back.
struct BackupContents {
    Counts counts = {};
    std::string last = {}; ///< Start of its last match; RFC 3339, UTC; empty: it has none.
    std::optional<BackupDamage> damage = {}; ///< Of a damaged one only what can be read would come back.
};

/// A backup on its way back: a copy of it is brought up to date when it is older, and its whole log is read;
/// what can be read of a damaged one is recovered. Only then it takes the place of the history, and whoever
/// finishes it has been asked about the damage.
class Restore {
public:
    /// Reads `file`, which stays as it is.
    Restore(History& history, std::filesystem::path file);
    /// The same where the present history cannot be opened, because it is damaged.
    Restore(std::filesystem::path damaged, std::filesystem::path file);
    ~Restore();
    Restore(const Restore&) = delete;
    Restore& operator=(const Restore&) = delete;

    /// Looks the file through, in the background; waits about so long for it. False: it can be restored, and
    /// `contents` tells what it is. Faults: `Missing`, `NotAHistory`, `Newer`, `Damaged` (not one entry can
    /// be read), `DiskFull` …
    Expected<bool> check(std::chrono::milliseconds time);
    const BackupContents& contents() const { return m_contents; }
    double done() const { return m_done; } ///< Of the check.

    /// After the check: keeps the present history aside and puts the other one in its place, all of it or
    /// nothing. Where the present one is kept. What was read from the history before is void. Faults: those
    /// of the disk; of a damaged history `InUse`, too.
    Expected<std::filesystem::path> finish();

private:
    History* m_history; ///< Null: it is damaged.
    std::filesystem::path m_place, m_file, m_part;
    std::atomic<double> m_done = 0;
    std::atomic<bool> m_stop = false;
    std::future<Expected<BackupContents>> m_check;
    BackupContents m_contents;
};

/// All at once: where the history of before is kept. StorageError `Damaged`: the backup is.
Expected<std::filesystem::path> restore(History& history, const std::filesystem::path& file);

} // namespace tafel::history
