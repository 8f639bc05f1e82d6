// Copies of a whole history file, made while it is in use.
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "history/storage/progress.h"

namespace SQLite {
class Backup;
class Database;
} // namespace SQLite

namespace tafel::history {

/// Copies an open database into a new file, some pages at a time; in between it may be read and written. A
/// source that is open for reading only is copied as it is at the beginning. What is not finished when this
/// goes is removed.
class Copying {
public:
    /// Throws SQLite::Exception. `target` must not exist, and `source` must be in no transaction.
    Copying(SQLite::Database& source, std::filesystem::path target);
    ~Copying();
    Copying(const Copying&) = delete;
    Copying& operator=(const Copying&) = delete;

    /// True: the copy is whole, on disk, and one file. Throws Failure (Busy) and SQLite::Exception.
    bool step(int pages);

    /// How far it is, 0 … 1.
    double done() const { return m_done; }

private:
    void finish();

    /// As long as it is there a connection that only reads sees the file as it was.
    class Snapshot {
    public:
        explicit Snapshot(SQLite::Database& source);
        ~Snapshot();
        Snapshot(const Snapshot&) = delete;
        Snapshot& operator=(const Snapshot&) = delete;

    private:
        SQLite::Database& m_source;
    };

    std::filesystem::path m_target;
    std::unique_ptr<Snapshot> m_snapshot;
    std::unique_ptr<SQLite::Database> m_copy;
    std::unique_ptr<SQLite::Backup> m_backup;
    double m_done = 0;
    bool m_whole = false;
};

/// Removes what a killed program may have left under a name that is needed now, as `removeDatabase` does.
/// Throws Failure (Io), which names what cannot be removed.
void makeWay(const std::filesystem::path& file, bool withLock = true);

/// Copies all of it, in place of what a killed program may have left there. Throws as `Copying` does, and
/// Failure (Cancelled).
void copyAll(SQLite::Database& source, const std::filesystem::path& target, const Progress& progress = {});

/// The same several times as quickly, where the system can: of a file without a log that nobody writes to.
/// Does not wait for the disk; takes away the locks that SQLite has on `source` in this program. False: what
/// is there is not whole. Throws Failure (Cancelled).
bool copyBytes(
    const std::filesystem::path& source, const std::filesystem::path& target, const Progress& progress);

/// The copies that were made aside of a history, newest first.
std::vector<std::filesystem::path> copiesOf(const std::filesystem::path& history);

/// The same, and the damaged histories that others took the place of.
std::vector<std::filesystem::path> keptBeside(const std::filesystem::path& history);

/// Keeps the last ten copies.
void removeOldCopies(const std::filesystem::path& history);

/// Copies a history and its write-ahead log as they are, "<file>.damaged-log.copy" with "-wal", unless that
/// was done already; where. Empty: there is no room, or the folder may not be written to.
std::filesystem::path copyDamagedLog(const std::filesystem::path& history);

/// Removes a database file with what SQLite and a writer may have left beside it; the lock only when it is
/// nobody's.
void removeDatabase(const std::filesystem::path& file, bool withLock = true);

/// What killed programs have begun beside a history: copies aside, its next version, a backup that was to be
/// restored, and a second name of the history itself. Only while nobody writes to it.
void removeHalfCopies(const std::filesystem::path& history);

/// Half-made backups and recovered histories of killed programs: those whose lock is there and nobody's.
void removeHalfFiles(const std::filesystem::path& folder);

/// A whole database under its name, on disk: in place of what may be there, of which nothing stays beside it.
void moveInPlace(const std::filesystem::path& whole, const std::filesystem::path& file);

} // namespace tafel::history
