// The connection to the history file: settings, lock, migration, prepared statements.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include "history/storage/integrity_check.h"
#include "history/storage/progress.h"
#include "history/storage/schema.h"
#include "history/storage/writer_lock.h"

namespace tafel::history {

/// A prepared statement in use. The destructor resets it for the next use. Only one query for each SQL text
/// may be in use at a time.
class Query {
public:
    explicit Query(SQLite::Statement& statement)
        : m_statement(statement)
    {
    }
    ~Query() { m_statement.tryReset(); }
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;

    Query& with(std::int64_t value) { return m_statement.bind(++m_bound, value), *this; }
    Query& with(int value) { return with(std::int64_t{value}); }
    Query& with(bool value) { return with(std::int64_t{value}); }
    Query& with(const std::string& value) { return m_statement.bind(++m_bound, value), *this; }
    Query& with(std::string_view value) { return with(std::string(value)); }
    Query& with(const char* value) { return with(std::string(value)); }
    template <typename T> Query& with(const std::optional<T>& value)
    {
        if (value)
            return with(*value);
        return m_statement.bind(++m_bound), *this;
    }

    /// Moves to the next row.
    /// \return false after the last one
    bool next() { return m_statement.executeStep(); }
    void run() { m_statement.exec(); }

    std::string text(int column) const { return m_statement.getColumn(column).getString(); }
    /// \return the text of a column; valid until the next row
    std::string_view view(int column) const
    {
        const SQLite::Column value = m_statement.getColumn(column);
        const char* const text = value.getText();
        return {text, static_cast<std::size_t>(value.getBytes())};
    }
    std::int64_t integer(int column) const { return m_statement.getColumn(column).getInt64(); }
    bool isNull(int column) const { return m_statement.getColumn(column).isNull(); }
    std::optional<std::int64_t> integerIfAny(int column) const
    {
        const SQLite::Column value = m_statement.getColumn(column);
        return value.isNull() ? std::nullopt : std::optional(value.getInt64());
    }
    int number(int column) const { return m_statement.getColumn(column).getInt(); }

private:
    SQLite::Statement& m_statement;
    int m_bound = 0;
};

/// \return "(?, ?), (?, ?)": the placeholders after VALUES for several rows
std::string placeholders(std::size_t rows, std::size_t columns);

class Database;

/// Fills a new, empty history with the content of one of an earlier release, whose schema was compared with
/// that release. `version` is its user_version. Runs in a transaction of `now`.
using Migration
    = std::function<void(SQLite::Database& earlier, int version, Database& now, const Progress& progress)>;

/// An open history file with the present schema.
/// \throws StorageException, SQLite::Exception
class Database {
public:
    static constexpr std::uint32_t application = 0x5461666c; ///< PRAGMA application_id: "Tafl"

    /// The treatment of the old file when an existing file is migrated.
    /// - `Copy`: it remains as a sibling copy.
    /// - `None`: it is not kept.
    /// - `Private`: it remains in place. A private history is filled from it instead, for reading only.
    enum class MigrationBackup { Copy, None, Private };

    /// Without a `migration`, a history of an earlier release is refused. `progress` reports on the
    /// migration. If it cancels it, the file has not changed.
    Database(std::filesystem::path file, Mode mode, const Migration& migration = {},
        MigrationBackup aside = MigrationBackup::Copy, const LockWait& patience = {},
        const Progress& progress = {});
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// The statement stays prepared for the next use.
    Query query(std::string_view sql);
    void execute(const char* sql) { m_connection->exec(sql); }

    /// Runs `work` in a transaction that is on disk when this returns. Within another transaction it joins
    /// that one.
    void transaction(const std::function<void()>& work);

    /// Runs `work` in a transaction without waiting for the disk: a power cut may lose its changes, but never
    /// damages the file.
    void nonDurableTransaction(const std::function<void()>& work);

    /// Runs `work` in a read transaction: it sees the state of one moment, whatever another program writes
    /// meanwhile.
    void snapshot(const std::function<void()>& work);

    const std::filesystem::path& file() const { return m_file; }

    /// \return a number that changes with each transaction of another connection
    std::int64_t externalVersion();

    SQLite::Database& connection() { return *m_connection; }
    /// The connection to the file itself, even if a private history was filled from it. Backups copy from it.
    SQLite::Database& original() { return m_original ? *m_original : *m_connection; }

    /// Runs long work on the connection. If `progress` cancels it, SQLite also interrupts a long statement.
    void listen(const Progress& progress, const std::function<void(const Progress&)>& work);

    /// Moves the write-ahead log (WAL) into the database file, as far as no reader must be waited for. Pages
    /// that are in the WAL for a short time only are rarely lost when a disk damages it. The WAL file keeps
    /// its length, because a disk overwrites a file faster than it extends one. Must not run within a
    /// transaction.
    void checkpoint();

    /// Copies the file to "<file>.<why>.copy" in the same folder. Only the newest ten of these copies are
    /// kept.
    /// \return the path of the copy
    std::filesystem::path createSiblingCopy(const std::string& why);

    /// Replaces all content with that of another file, or changes nothing. The other file must have the
    /// present schema.
    void replaceContentsWith(const std::filesystem::path& other);

private:
    void prepare();
    void verifyWriteAheadLog(Mode mode);
    void connect(Mode mode);
    void connectTo(const std::string& place, int flags);
    void connectToCopy();
    void connectWithoutJournal(const std::filesystem::path& file);
    void enableWriteAheadLog();
    int version();
    void identify(int version, bool mayMigrate, Mode mode);
    void startIntegrityCheck();
    void throwIfDamaged();
    void createSchema();
    void migrate(int version, const Migration& migration, MigrationBackup aside, const Progress& progress);
    void migratePrivately(int version, const Migration& migration, const Progress& progress);
    void fill(const std::filesystem::path& next, SQLite::Database& earlier, int version,
        const Migration& migration, const Progress& progress);
    std::string requireSoleUser();
    std::filesystem::path nextCopyPath(const std::string& why) const;

    std::filesystem::path m_file;
    std::optional<WriterLock> m_lock;
    std::optional<IntegrityCheck> m_integrityCheck; ///< Set until its result is known.
    std::optional<SQLite::Database> m_original; ///< Set if `m_connection` is to a private history.
    std::optional<SQLite::Database> m_connection;
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };
    /// Declared after the connection, so that the statements are destroyed before it.
    std::unordered_map<std::string, SQLite::Statement, Hash, std::equal_to<>> m_prepared;
};

} // namespace tafel::history
