#include "history/storage/database_copy.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>

#include <fcntl.h>
#include <unistd.h>

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Database.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include "history/storage/file_permissions.h"
#include "history/storage/storage_error.h"
#include "history/storage/writer_lock.h"

namespace tafel::history {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t mostCopies = 10;
constexpr int patience = 2000; // ms that another program may hold the file

} // namespace

/// SQLite restarts a copy whenever its source has changed. A connection that only reads notices that after
/// each write of another program. Where it cannot write to the shared memory of the write-ahead log, it
/// restarts after each step, so that the copy would never end.
DatabaseCopy::Snapshot::Snapshot(SQLite::Database& source)
    : m_source(source)
{
    source.exec("BEGIN");
    try {
        source.execAndGet(
            "SELECT count(*) FROM sqlite_schema"); // BEGIN alone reads nothing and holds nothing
    } catch (const SQLite::Exception&) {
        source.tryExec("COMMIT");
        throw;
    }
}

DatabaseCopy::Snapshot::~Snapshot()
{
    m_source.tryExec("COMMIT");
}

DatabaseCopy::DatabaseCopy(SQLite::Database& source, fs::path target)
    : m_target(std::move(target))
    , m_snapshot(
          sqlite3_db_readonly(source.getHandle(), "main") != 0 ? std::make_unique<Snapshot>(source) : nullptr)
{
    createOwnerOnlyFile(m_target);
    m_copy = std::make_unique<SQLite::Database>(
        m_target.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, patience);
    m_backup = std::make_unique<SQLite::Backup>(*m_copy, source);
}

DatabaseCopy::~DatabaseCopy()
{
    if (m_whole)
        return;
    m_backup.reset();
    m_copy.reset();
    removeDatabase(m_target); // A partial copy looks like a complete one.
}

bool DatabaseCopy::step(int pages)
{
    if (m_whole)
        return true;
    int answer = SQLITE_BUSY;
    for (int tries = 0; tries < 20 && (answer == SQLITE_BUSY || answer == SQLITE_LOCKED); ++tries) {
        if (tries > 0)
            sqlite3_sleep(patience / 20);
        answer = m_backup->executeStep(pages);
    }
    if (answer == SQLITE_BUSY || answer == SQLITE_LOCKED)
        throw StorageException(fileError(StorageError::Code::Busy, m_target));
    const int total = m_backup->getTotalPageCount();
    m_done = total > 0 ? 1.0 - static_cast<double>(m_backup->getRemainingPageCount()) / total : 1.0;
    if (answer == SQLITE_DONE)
        finish();
    return m_whole;
}

void DatabaseCopy::finish()
{
    m_backup.reset();
    m_snapshot.reset();
    m_copy->exec("PRAGMA journal_mode = DELETE"); // One file, also on a medium that cannot be written to.
    m_copy.reset();
    m_done = 1;
    m_whole = true;
}

void makeWay(const fs::path& file, bool withLock)
{
    removeDatabase(file, withLock);
    for (const char* part : {"", "-journal", "-wal"}) {
        const fs::path left = file.string() + part;
        std::error_code why;
        if (!fs::exists(fs::symlink_status(left, why)) || fs::remove(left, why))
            continue;
        throw StorageException({StorageError::Code::Io,
            {fmt::format("{} ist im Weg und lässt sich nicht entfernen ({}). Die Spielgeschichte ist "
                         "unverändert. Entferne es selbst und versuche es noch einmal.",
                 left.string(), why.message()),
                fmt::format("{} is in the way and cannot be removed ({}). The history is unchanged. Remove "
                            "it yourself and try again.",
                    left.string(), why.message())},
            left.string()});
    }
}

void copyDatabase(SQLite::Database& source, const fs::path& target, const Progress& progress)
{
    constexpr int all = -1, pagesAtOnce = 1000;
    makeWay(target);
    for (DatabaseCopy copying(source, target); !copying.step(progress ? pagesAtOnce : all);)
        tell(progress, copying.done());
}

namespace {

/// The names of the files in a folder; as many as can be read.
std::vector<std::string> namesIn(const fs::path& folder)
{
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator each(folder, error), end; !error && each != end; each.increment(error))
        names.push_back(each->path().filename().string());
    return names;
}

} // namespace

std::vector<fs::path> siblingCopies(const fs::path& history)
{
    static const std::regex end(R"(\.[a-z0-9-]+\.copy[0-9]*)");
    struct Copy {
        fs::file_time_type made;
        fs::path file;
    };
    std::vector<Copy> copies;
    const std::string begin = history.filename().string();
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(history.parent_path(), error)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with(begin) && std::regex_match(name.substr(begin.size()), end))
            copies.push_back({entry.last_write_time(error), entry.path()});
    }
    std::sort(copies.begin(), copies.end(),
        [](const Copy& one, const Copy& other) { return one.made > other.made; });
    std::vector<fs::path> files;
    for (Copy& copy : copies)
        files.push_back(std::move(copy.file));
    return files;
}

std::vector<fs::path> keptBeside(const fs::path& history)
{
    static const std::regex damaged(R"(\.damaged[0-9]*)");
    std::vector<fs::path> files = siblingCopies(history);
    const std::string begin = history.filename().string();
    for (const std::string& name : namesIn(history.parent_path()))
        if (name.starts_with(begin) && std::regex_match(name.substr(begin.size()), damaged))
            files.push_back(history.parent_path() / name);
    return files;
}

void removeOldCopies(const fs::path& history)
{
    const std::vector<fs::path> copies = siblingCopies(history);
    for (std::size_t i = mostCopies; i < copies.size(); ++i)
        removeDatabase(copies[i]);
}

namespace {

bool isTheSame(const fs::path& one, const fs::path& other)
{
    std::ifstream left(one, std::ios::binary), right(other, std::ios::binary);
    std::error_code error;
    return fs::file_size(one, error) == fs::file_size(other, error) && !error
        && std::equal(std::istreambuf_iterator<char>(left), {}, std::istreambuf_iterator<char>(right));
}

} // namespace

fs::path copyDamagedLog(const fs::path& history)
{
    const std::string name = history.string() + ".damaged-log.copy";
    fs::path copy = name;
    for (int number = 2; fs::exists(copy); ++number) {
        if (isTheSame(copy.string() + "-wal", history.string() + "-wal") && isTheSame(copy, history))
            return copy;
        copy = fmt::format("{}{}", name, number);
    }
    std::error_code error;
    fs::copy_file(history.string() + "-wal", copy.string() + "-wal", error); // first: a copy has both
    if (!error)
        fs::copy_file(history, copy, error);
    if (error) {
        removeDatabase(copy);
        return {};
    }
    removeOldCopies(history);
    return copy;
}

void removeDatabase(const fs::path& file, bool withLock)
{
    std::error_code ignored; // A leftover file does no harm.
    for (const char* part : {"", "-journal", "-shm", "-wal"})
        fs::remove(file.string() + part, ignored);
    if (withLock)
        fs::remove(file.string() + "-lock", ignored);
}

void removePartialCopies(const fs::path& history)
{
    static const std::regex half(
        R"(\.([a-z0-9-]+\.copy[0-9]*\.part|migrating|restoring)(-journal|-lock|-shm|-wal)?)");
    const std::string begin = history.filename().string();
    for (const std::string& name : namesIn(history.parent_path()))
        if (std::error_code ignored;
            name.starts_with(begin) && std::regex_match(name.substr(begin.size()), half))
            fs::remove(history.parent_path() / name, ignored);
    for (const fs::path& copy : siblingCopies(history)) // a second name of the file, which was not replaced
        if (std::error_code ignored; fs::equivalent(copy, history, ignored))
            fs::remove(copy, ignored);
}

void removePartialFiles(const fs::path& folder)
{
    constexpr std::string_view lock = ".part-lock", behind = "-lock";
    for (const std::string& name : namesIn(folder)) {
        if (!name.ends_with(lock))
            continue;
        const fs::path part = folder / name.substr(0, name.size() - behind.size());
        if (wasLeftByKilledWriter(part))
            removeDatabase(part);
        else // killed before the copy began, or after it ended
            runExclusively(part, [&] {
                std::error_code ignored;
                fs::remove(folder / name, ignored);
            });
    }
}

void replaceFile(const fs::path& whole, const fs::path& file)
{
    for (const char* part : {"-journal", "-shm", "-wal"}) // SQLite would put them into the new file
        fs::remove(file.string() + part);
    fs::rename(whole, file);
    if (const int folder = open(file.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        folder >= 0) {
        fsync(folder); // the new name must be on disk as well
        close(folder);
    }
}

} // namespace tafel::history
