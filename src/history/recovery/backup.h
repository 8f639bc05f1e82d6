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

/// Makes a backup in steps: a copy under a temporary name, whose pages and checksums are verified, then
/// renamed. The destructor removes an unfinished copy.
class Backup {
public:
    /// `replace`: a file that is there already may go.
    Backup(History& history, std::filesystem::path file, bool replace = false);
    ~Backup();
    Backup(const Backup&) = delete;
    Backup& operator=(const Backup&) = delete;

    /// Continues the backup for about `time`.
    /// \return false once the backup is complete and on disk. Errors: `Io` (the file already exists), `InUse`
    ///         (another program writes the same backup), `FolderNotFound`, `DiskFull`, `ReadOnly`, `Damaged`
    ///         (the history is damaged). On error the partial file is removed and an old one remains.
    Expected<bool> step(std::chrono::milliseconds time);

    double done() const;

private:
    bool go(std::chrono::milliseconds time);
    void begin();

    History& m_history;
    std::filesystem::path m_file, m_part;
    bool m_replace;
    /// The lock of the partial file; without a holder the file was left by a killed program.
    std::optional<WriterLock> m_lock;
    std::optional<DatabaseCopy> m_copying;
    std::future<Message> m_check; ///< The damage of the copy; empty if there is none.
    bool m_begun = false, m_whole = false;
};

/// Makes a backup in one call.
/// \return false if it was cancelled; then no file remains
Expected<bool> backUp(
    History& history, const std::filesystem::path& file, bool replace = false, const Progress& progress = {});

/// The damage of a backup.
struct BackupDamage {
    Message what = {}; ///< The first damage that was found.
    RecoveryResult recovered = {}; ///< The part that would be restored, and the missing one.
};

/// The contents of a backup file.
struct BackupContents {
    Counts counts = {};
    std::string last = {}; ///< Start of its last match; RFC 3339, UTC; empty: it has none.
    std::string archive = {}; ///< Address of the archive that it has joined; empty if none.
    /// Set if the file is damaged: only the readable part would be restored.
    std::optional<BackupDamage> damage = {};
};

/// Restores a backup: migrates a copy of an older one and verifies its whole log; recovers the readable part
/// of a damaged one. Only then does the copy replace the history. The caller of `finish` must have confirmed
/// the damage.
class Restore {
public:
    /// Reads `file`, which stays as it is.
    Restore(History& history, std::filesystem::path file);
    /// The same where the present history cannot be opened, because it is damaged.
    Restore(std::filesystem::path damaged, std::filesystem::path file);
    ~Restore();
    Restore(const Restore&) = delete;
    Restore& operator=(const Restore&) = delete;

    /// Verifies the file in the background and waits for about `time`.
    /// \return false once it can be restored and `contents` describes it. Errors: `Missing`, `NotAHistory`,
    ///         `Newer`, `Damaged` (no event can be read), `DiskFull` …
    Expected<bool> check(std::chrono::milliseconds time);
    const BackupContents& contents() const { return m_contents; }
    double done() const { return m_done; } ///< Progress of the check, 0 to 1.

    /// Call it after the check: saves the current history as a sibling copy and replaces it atomically.
    /// The tablet gets a new id: events that it wrote since the backup, and those of another tablet with that
    /// backup, differ from the events that it writes from now on.
    /// \param staysInArchive  false: the tablet leaves the archive of the backup
    /// \return the path of that copy. Data read from the history before is invalid. Errors: those of the
    /// disk; for a damaged history also `InUse`.
    Expected<std::filesystem::path> finish(bool staysInArchive = true);

private:
    void setIdentity(bool staysInArchive);

    History* m_history; ///< Null if it is damaged.
    std::filesystem::path m_place, m_file, m_part;
    std::atomic<double> m_done = 0;
    std::atomic<bool> m_stop = false;
    std::future<Expected<BackupContents>> m_check;
    BackupContents m_contents;
};

/// Restores in one call.
/// \return the path of the copy of the old history. `Damaged`: the backup is damaged.
Expected<std::filesystem::path> restore(History& history, const std::filesystem::path& file);

} // namespace tafel::history
