#include "history/storage/database.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>
#include <sqlite3.h>

#include <SQLiteCpp/Backup.h>

#include "history/storage/database_copy.h"
#include "history/storage/file_permissions.h"
#include "history/storage/incomplete_file.h"
#include "history/storage/storage_error.h"
#include "history/storage/untrusted_file.h"
#include "history/storage/write_ahead_log.h"

namespace tafel::history {

namespace {

namespace fs = std::filesystem;

/// Each thread that reads a history has a connection of its own, so SQLite needs no lock for each call.
const int ofOneThread = SQLite::OPEN_NOMUTEX;

constexpr int readersMay = 2000; // ms that a reading program may hold the file
constexpr const char* forWriting
    = "PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA cache_size = -16384; "
      "PRAGMA secure_delete = ON";

/// The real path of the file: two names for one file must use the same lock.
fs::path realPlace(const fs::path& file)
{
    std::error_code error;
    const fs::path place = fs::weakly_canonical(fs::absolute(file, error), error);
    return error ? file : place;
}

bool isEmpty(const fs::path& file)
{
    std::error_code error;
    const auto size = fs::file_size(file, error);
    return error || size == 0;
}

/// An empty file whose log has entries: SQLite would throw that away, also when it only reads.
bool isTruncatedToZero(const fs::path& file)
{
    std::error_code error;
    return fs::file_size(file, error) == 0 && !error && WriteAheadLog(file).pageCount() > 0;
}

/// For a file on a read-only drive, where SQLite cannot make its side files.
std::string immutableUri(const fs::path& file)
{
    std::string uri = "file:";
    for (const char each : file.string()) {
        if (each == '?' || each == '#' || each == '%')
            uri += fmt::format("%{:02x}", static_cast<unsigned char>(each));
        else
            uri += each;
    }
    return uri + "?immutable=1";
}

/// Copies under a temporary name first: a copy that a killed program leaves must not look complete.
void copyTo(SQLite::Database& source, const fs::path& copy)
{
    const fs::path part = copy.string() + ".part";
    copyDatabase(source, part);
    replaceFile(part, copy);
}

/// While it exists, the progress callback can also stop long statements.
class Listening {
public:
    Listening(SQLite::Database& connection, Progress progress)
        : m_handle(connection.getHandle())
        , m_progress(std::move(progress))
    {
        constexpr int steps = 100'000; // a few milliseconds
        if (m_progress)
            sqlite3_progress_handler(m_handle, steps, &Listening::stop, this);
    }
    ~Listening() { sqlite3_progress_handler(m_handle, 0, nullptr, nullptr); }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;

    /// Remembers the last progress, because a long statement reports it again.
    Progress progress() const
    {
        if (!m_progress)
            return {};
        return [this](double done) { return m_progress(m_done = done); };
    }

private:
    static int stop(void* self)
    {
        const auto* listening = static_cast<const Listening*>(self);
        return listening->m_progress(listening->m_done) ? 0 : 1;
    }

    sqlite3* m_handle;
    Progress m_progress;
    mutable double m_done = 0;
};

/// `place`: the folder that has no room for the new file.
StorageError noRoomToMigrate(const fs::path& file, const fs::path& place)
{
    return {StorageError::Code::DiskFull,
        {fmt::format(
             "Die Spielgeschichte {} stammt von einer älteren Version, und in {} ist kein Platz für die "
             "Kopie, die auf diese Version gebracht wird. Sie ist unverändert. Schaffe Platz und "
             "versuche es noch einmal.",
             file.string(), place.string()),
            fmt::format(
                "The history {} was made by an older version, and {} has no room for the copy that is "
                "updated to this version. The history is unchanged. Free some space and try again.",
                file.string(), place.string())},
        place.string()};
}

StorageError damagedLog(const fs::path& file, const fs::path& copy)
{
    const auto kept = [&](const char* sentence) {
        return copy.empty() ? std::string() : fmt::format(fmt::runtime(sentence), copy.string());
    };
    return damageError(
        {fmt::format("Das Schreibprotokoll {}-wal ist beschädigt. Hinter der schadhaften Stelle stehen "
                     "Einträge, die angenommen wurden. Es wurde nichts geschrieben.{}",
             file.string(), kept(" Eine Kopie beider Dateien ist {0} mit {0}-wal.")),
            fmt::format("The write-ahead log {}-wal is damaged. Accepted entries follow the damaged "
                        "part. Nothing was written.{}",
                file.string(), kept(" A copy of both files is {0} with {0}-wal."))},
        "write-ahead log");
}

} // namespace

Database::Database(fs::path file, Mode mode, const Migration& migration, MigrationBackup aside,
    const LockWait& patience, const Progress& progress)
    : m_file(realPlace(file))
{
    std::error_code error;
    if (mode == Mode::Read && !fs::exists(m_file, error))
        throw StorageException(fileError(StorageError::Code::Missing, m_file));
    if (!fs::is_directory(m_file.parent_path(), error))
        throw StorageException(fileError(StorageError::Code::FolderNotFound, m_file));
    if (fs::exists(m_file, error) && !fs::is_regular_file(m_file, error)) // opening a pipe would block
        throw StorageException(fileError(StorageError::Code::NotAHistory, m_file, "no regular file"));
    if (mode == Mode::Write)
        m_lock.emplace(m_file, patience);
    if (mode == Mode::SharedWriter && !isHeldByThisProgram(m_file))
        throw StorageException(fileError(StorageError::Code::InUse, m_file));
    if (isTruncatedToZero(m_file))
        throw StorageException(fileError(StorageError::Code::Damaged, m_file, "empty beside a log"));
    if (mode == Mode::Write)
        prepare();
    else if (mode == Mode::Read && isIncompleteNewFile(m_file))
        throw StorageException(fileError(StorageError::Code::Missing, m_file, "empty"));
    if (mode != Mode::SharedWriter) // a writer verified it when it took the lock
        verifyWriteAheadLog(mode);
    connect(mode);
    const int found = version();
    const Mode migrates = aside == MigrationBackup::Private ? Mode::Read : Mode::Write;
    identify(found, migration && mode == migrates, mode);
    const bool isEarlier = found != 0 && found != schemaVersion;
    if (mode == Mode::Read) {
        if (isEarlier)
            migratePrivately(found, migration, progress);
        return;
    }
    if (!isEarlier)
        enableWriteAheadLog();
    if (mode == Mode::SharedWriter)
        return;
    if (m_lock->lastWriterWasKilled())
        startIntegrityCheck();
    if (isEarlier)
        migrate(found, migration, aside, progress);
    else if (found == 0)
        createSchema();
    m_lock->setCreating(false);
    checkpoint();
}

/// Removes what a killed program left unfinished. The lock file records whether this program creates the
/// file.
void Database::prepare()
{
    const bool killed = m_lock->lastWriterWasKilled();
    if (killed)
        removePartialCopies(m_file);
    if (isIncompleteNewFile(m_file)
        && (m_lock->lastWriterWasCreating() || (killed && headerSaysOnePage(m_file))))
        removeIncompleteNewFile(m_file);
    m_lock->setCreating(isEmpty(m_file) || m_lock->lastWriterWasCreating());
}

Database::~Database()
{
    try {
        if (m_integrityCheck && m_integrityCheck->done())
            throwIfDamaged();
    } catch (const std::exception&) { // the next program that opens the file reports it
    }
}

/// Runs before SQLite reads the write-ahead log: SQLite would continue after the last valid frame and
/// overwrite all frames that follow.
void Database::verifyWriteAheadLog(Mode mode)
{
    const auto look = [&] {
        if (WriteAheadLog(m_file).isDamaged())
            throw StorageException(
                damagedLog(m_file, mode == Mode::Write ? copyDamagedLog(m_file) : fs::path()));
    };
    if (mode == Mode::Read) {
        runExclusively(m_file, look);
        return;
    }
    m_lock->requireCheck(m_lock->lastWriterWasKilled()); // remains set until the check has passed
    look();
    m_lock->requireCheck(false);
}

void Database::checkpoint()
{
    if (m_integrityCheck) // the integrity check still runs
        return;
    m_connection->setBusyTimeout(0);
    m_connection->tryExec("PRAGMA wal_checkpoint(RESTART)"); // a failed checkpoint is repeated the next time
    m_connection->setBusyTimeout(readersMay);
}

void Database::connectTo(const std::string& place, int flags)
{
    // Nobody asks SQLite how much memory it has, and counting it takes a lock for each piece.
    [[maybe_unused]] static const int uncounted = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    // The undo data of a statement stays in memory, in small pieces: with a limit SQLite would take as much
    // as the limit for each statement, and without this setting it would write a file for the longer ones.
    [[maybe_unused]] static const int inMemory = sqlite3_config(SQLITE_CONFIG_STMTJRNL_SPILL, -1);
    m_connection.emplace(place, flags | ofOneThread, readersMay);
    harden(*m_connection);
}

void Database::connect(Mode mode)
{
    if (mode != Mode::Read) {
        createOwnerOnlyFile(m_file);
        connectTo(m_file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        return;
    }
    try {
        connectTo(m_file.string(), SQLite::OPEN_READONLY);
        version();
    } catch (const SQLite::Exception& exception) {
        const int code = exception.getErrorCode();
        if (code != SQLITE_CANTOPEN && code != SQLITE_READONLY)
            throw;
        if (!isEmpty(m_file.string() + "-wal") || !isEmpty(m_file.string() + "-journal"))
            return connectToCopy();
        connectTo(immutableUri(m_file), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
    }
}

/// Reads what a killed writer did not finish, where SQLite may not complete it in the file. A private copy is
/// completed instead, and removed when the database is closed.
void Database::connectToCopy()
{
    const PrivateFolder place(m_file);
    const fs::path copy = place / "history.db";
    const bool alone = runExclusively(m_file, [&] {
        for (const char* part : {"", "-wal", "-journal"})
            if (fs::exists(m_file.string() + part))
                fs::copy_file(m_file.string() + part, copy.string() + part);
    });
    if (!alone)
        throw StorageException(fileError(StorageError::Code::Busy, m_file));
    for (const char* part : {"", "-wal", "-journal"})
        if (std::error_code error; fs::exists(copy.string() + part, error))
            fs::permissions(copy.string() + part, fs::perms::owner_read | fs::perms::owner_write, error);
    connectTo(copy.string(), SQLite::OPEN_READWRITE);
    version();
    execute("PRAGMA query_only = ON");
}

void Database::enableWriteAheadLog()
{
    execute("PRAGMA journal_mode = WAL");
    execute(forWriting);
}

/// Creates a file that is discarded if the work on it fails.
void Database::connectWithoutJournal(const fs::path& file)
{
    m_prepared.clear();
    createOwnerOnlyFile(file);
    m_connection.emplace(file.string(), SQLite::OPEN_READWRITE | ofOneThread, readersMay);
    execute("PRAGMA journal_mode = OFF"); // a hardened connection cannot change its journal
    harden(*m_connection);
    execute(forWriting);
}

int Database::version()
{
    return m_connection->execAndGet("PRAGMA user_version").getInt();
}

void Database::identify(int version, bool mayMigrate, Mode mode)
{
    using Code = StorageError::Code;
    const bool empty = m_connection->execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
    if (empty && version == 0) {
        if (mode != Mode::Write)
            throw StorageException(fileError(Code::Missing, m_file, "empty"));
        return;
    }
    if (m_connection->execAndGet("PRAGMA application_id").getInt64() != application)
        throw StorageException(fileError(Code::NotAHistory, m_file, "another program's database"));
    const std::string found = fmt::format("schema {}, not {}", version, schemaVersion);
    if (version > schemaVersion)
        throw StorageException(fileError(Code::Newer, m_file, found));
    if (version != schemaVersion && !isOfEarlierRelease(version))
        throw StorageException(fileError(Code::Unreleased, m_file, found));
    if (version != schemaVersion && !mayMigrate)
        throw StorageException(fileError(Code::Older, m_file, found));
    if (const std::string other = schemaDifference(*m_connection, version); !other.empty())
        throw StorageException(fileError(Code::NotAHistory, m_file, other));
}

void Database::startIntegrityCheck()
{
    m_lock->requireCheck(true);
    m_integrityCheck.emplace(m_file);
    std::error_code unknown;
    if (const auto size = fs::file_size(m_file, unknown); unknown || size <= IntegrityCheck::soon)
        throwIfDamaged();
}

void Database::throwIfDamaged()
{
    m_integrityCheck->wait();
    m_integrityCheck.reset();
    m_lock->requireCheck(false);
}

/// Moves the write-ahead log into the file, which no other program may have open.
/// \return the journal mode before
std::string Database::requireSoleUser()
{
    bool alone = false;
    std::string journal;
    try {
        journal = m_connection->execAndGet("PRAGMA journal_mode").getString();
        alone = m_connection->execAndGet("PRAGMA journal_mode = DELETE").getString() == "delete";
    } catch (const SQLite::Exception& exception) {
        if (exception.getErrorCode() != SQLITE_BUSY)
            throw;
    }
    if (!alone)
        throw StorageException(fileError(StorageError::Code::InUse, m_file));
    return journal;
}

/// Fills a new file, which then replaces the earlier one. Until then the earlier file does not change, so the
/// new one needs no journal. Afterwards the earlier file is the sibling copy, without having been written
/// again.
void Database::migrate(
    int version, const Migration& migration, MigrationBackup aside, const Progress& progress)
{
    if (m_integrityCheck)
        throwIfDamaged();
    const bool keeps = aside == MigrationBackup::Copy;
    const fs::path copy = nextCopyPath(fmt::format("v{}", version)), next = m_file.string() + ".migrating";
    const std::string journal = "PRAGMA journal_mode = " + requireSoleUser();
    SQLite::Database earlier = std::move(*m_connection);
    const auto dataVersion = [&] { return earlier.execAndGet("PRAGMA data_version").getInt64(); };
    const std::int64_t before = dataVersion();
    try {
        makeWay(next);
        fill(next, earlier, version, migration, progress);
        copyFileOwner(m_file, next);
        if (dataVersion() != before) // a program that ignores our lock has written to it
            throw StorageException(fileError(StorageError::Code::InUse, m_file));
        earlier.tryExec(journal.c_str()); // the earlier file keeps its journal mode
        if (keeps) {
            std::error_code impossible;
            fs::create_hard_link(m_file, copy, impossible);
            if (impossible) // the file system does not support hard links
                copyTo(earlier, copy);
        }
        replaceFile(next, m_file);
    } catch (const std::exception&) {
        const StorageError fault = currentError(m_file);
        m_prepared.clear();
        m_connection.reset();
        removeDatabase(next);
        if (keeps)
            removeDatabase(copy);
        earlier.tryExec(journal.c_str());
        if (fault.code == StorageError::Code::DiskFull)
            throw StorageException(noRoomToMigrate(m_file, m_file.parent_path()));
        throw;
    }
    m_prepared.clear();
    connect(Mode::Write);
    enableWriteAheadLog();
    if (keeps)
        removeOldCopies(m_file);
}

/// Fills a private history for reading; the file itself stays unchanged.
void Database::migratePrivately(int version, const Migration& migration, const Progress& progress)
{
    const PrivateFolder place(m_file);
    m_original.emplace(std::move(*m_connection));
    try {
        fill(place / "history.db", *m_original, version, migration, progress);
    } catch (const SQLite::Exception& exception) {
        if (exception.getErrorCode() != SQLITE_FULL)
            throw;
        throw StorageException(noRoomToMigrate(m_file, place.path()));
    }
    execute("PRAGMA query_only = ON");
}

/// Connects to the new file `next` and fills it.
void Database::fill(const fs::path& next, SQLite::Database& earlier, int version, const Migration& migration,
    const Progress& progress)
{
    connectWithoutJournal(next);
    const Listening listening(*m_connection, progress);
    transaction([&] {
        createSchema();
        migration(earlier, version, *this, listening.progress());
    });
}

void Database::createSchema()
{
    transaction([&] {
        execute(schemaSql());
        execute(
            fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", application, schemaVersion)
                .c_str());
    });
}

void Database::listen(const Progress& progress, const std::function<void(const Progress&)>& work)
{
    const Listening listening(*m_connection, progress);
    work(listening.progress());
}

fs::path Database::nextCopyPath(const std::string& why) const
{
    // The next number, also after the first ones have gone: a higher one is newer.
    const std::string name = fmt::format("{}.{}.copy", m_file.string(), why);
    int number = 0;
    for (const fs::path& other : siblingCopies(m_file))
        if (other.string().starts_with(name))
            number = std::max(number, std::max(1, std::atoi(other.string().c_str() + name.size())));
    return number == 0 ? name : fmt::format("{}{}", name, number + 1);
}

fs::path Database::createSiblingCopy(const std::string& why)
{
    fs::path copy = nextCopyPath(why);
    copyTo(*m_connection, copy);
    removeOldCopies(m_file);
    return copy;
}

void Database::replaceContentsWith(const fs::path& other)
{
    m_prepared.clear();
    SQLite::Database source(other.string(), SQLite::OPEN_READONLY, readersMay);
    harden(source);
    SQLite::Backup backup(*m_connection, source);
    int answer = SQLITE_BUSY;
    for (int tries = 0; tries < 20 && (answer == SQLITE_BUSY || answer == SQLITE_LOCKED); ++tries) {
        if (tries > 0)
            sqlite3_sleep(readersMay / 20);
        answer = backup.executeStep();
    }
    if (answer != SQLITE_DONE)
        throw StorageException(fileError(StorageError::Code::Busy, m_file));
}

std::string placeholders(std::size_t rows, std::size_t columns)
{
    const std::string row = fmt::format("({})", fmt::join(std::vector<std::string_view>(columns, "?"), ", "));
    return fmt::format("{}", fmt::join(std::vector<std::string_view>(rows, row), ", "));
}

Query Database::query(std::string_view sql)
{
    auto found = m_prepared.find(sql);
    if (found == m_prepared.end()) {
        std::string text(sql);
        SQLite::Statement prepared(*m_connection, text);
        found = m_prepared.emplace(std::move(text), std::move(prepared)).first;
    }
    return Query(found->second);
}

void Database::transaction(const std::function<void()>& work)
{
    if (sqlite3_get_autocommit(m_connection->getHandle()) == 0)
        return work();
    if (m_integrityCheck && m_integrityCheck->done())
        throwIfDamaged();
    query("BEGIN IMMEDIATE").run();
    try {
        work();
        query("COMMIT").run();
    } catch (...) {
        m_connection->tryExec("ROLLBACK"); // After a full disk SQLite may have done so itself.
        throw;
    }
}

std::int64_t Database::externalVersion()
{
    Query row = query("PRAGMA data_version");
    row.next();
    return row.integer(0);
}

void Database::snapshot(const std::function<void()>& work)
{
    if (sqlite3_get_autocommit(m_connection->getHandle()) == 0)
        return work();
    struct Snapshot {
        SQLite::Database& connection;
        ~Snapshot() { connection.tryExec("COMMIT"); }
    };
    query("BEGIN").run();
    const Snapshot snapshot{*m_connection};
    work();
}

void Database::nonDurableTransaction(const std::function<void()>& work)
{
    struct Loose {
        Database& database;
        explicit Loose(Database& which)
            : database(which)
        {
            database.execute("PRAGMA synchronous = NORMAL");
        }
        ~Loose() { database.m_connection->tryExec("PRAGMA synchronous = FULL"); }
    };
    const Loose loose(*this);
    transaction(work);
}

} // namespace tafel::history
