// Copies of a complete history file, made while it is in use.
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

/// Copies an open database into a new file, some pages at a time. Between the steps the source may be read
/// and written. A read-only source is copied as it was at the start. The destructor removes an unfinished
/// copy.
class DatabaseCopy {
public:
    /// `target` must not exist, and `source` must not be in a transaction.
    /// \throws SQLite::Exception
    DatabaseCopy(SQLite::Database& source, std::filesystem::path target);
    ~DatabaseCopy();
    DatabaseCopy(const DatabaseCopy&) = delete;
    DatabaseCopy& operator=(const DatabaseCopy&) = delete;

    /// Copies the next `pages` pages.
    /// \return true once the copy is complete, on disk, and a single file
    /// \throws StorageException (Busy), SQLite::Exception
    bool step(int pages);

    /// \return the finished part, 0 … 1
    double done() const { return m_done; }

private:
    void finish();

    /// While it exists, a read-only connection sees one state of the file.
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

/// Removes, as `removeDatabase` does, what a killed program may have left under a name that is needed now.
/// \throws StorageException (Io), which names the file that cannot be removed
void makeWay(const std::filesystem::path& file, bool withLock = true);

/// Copies the whole database and replaces what a killed program may have left at `target`.
/// \throws StorageException (Busy, Cancelled), SQLite::Exception
void copyDatabase(
    SQLite::Database& source, const std::filesystem::path& target, const Progress& progress = {});

/// \return the sibling copies of a history, newest first
std::vector<std::filesystem::path> siblingCopies(const std::filesystem::path& history);

/// \return the sibling copies and the damaged histories that were replaced
std::vector<std::filesystem::path> keptBeside(const std::filesystem::path& history);

/// Removes all but the newest ten sibling copies.
void removeOldCopies(const std::filesystem::path& history);

/// Copies a history and its damaged write-ahead log to "<file>.damaged-log.copy" and "…-wal", unless these
/// exist.
/// \return the path of the copy; empty if the disk is full or the folder is read-only
std::filesystem::path copyDamagedLog(const std::filesystem::path& history);

/// Removes a database file with the side files of SQLite. The lock file is removed only if no process holds
/// it.
void removeDatabase(const std::filesystem::path& file, bool withLock = true);

/// Removes what killed programs have begun next to a history: sibling copies, its next version, a backup that
/// was to be restored, and a second name of the history itself. No program may be writing to the history.
void removePartialCopies(const std::filesystem::path& history);

/// Removes the partial backups and recovered histories of killed programs: those with a lock file that no
/// process holds.
void removePartialFiles(const std::filesystem::path& folder);

/// Moves a complete database to its final name and replaces an existing one with all its side files. On disk
/// when this returns.
void replaceFile(const std::filesystem::path& whole, const std::filesystem::path& file);

} // namespace tafel::history
