#include "history/recovery/backup.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include "history/history_file.h"
#include "history/projections/migration.h"
#include "history/recovery/recovery.h"
#include "history/recovery/verification.h"
#include "history/storage/atomic_file.h"
#include "history/storage/incomplete_file.h"
#include "history/storage/untrusted_file.h"
#include "history/storage/write_ahead_log.h"

namespace tafel::history {

namespace fs = std::filesystem;

namespace {

using Code = StorageError::Code;

constexpr int pagesAtOnce = 16; // 64 kB
constexpr std::chrono::milliseconds aLook{
    100}; // the longest time for which another program may read an unfinished file

/// The current exception as an error of a backup.
StorageError backupFault(const fs::path& file)
{
    StorageError fault = currentError(file);
    const std::string name = file.string();
    if (fault.code == Code::DiskFull)
        fault.message
            = {fmt::format("Der Datenträger mit {} ist voll. Die Sicherung wurde nicht gemacht, die "
                           "Spielgeschichte ist unverändert. Schaffe Platz oder wähle einen andern "
                           "Ort.",
                   name),
                fmt::format("The drive with {} is full. The backup was not made, and the history is "
                            "unchanged. Free some space or choose another place.",
                    name)};
    else if (fault.code == Code::ReadOnly)
        fault.message = {fmt::format("{} kann hier nicht geschrieben werden. Die Sicherung wurde nicht "
                                     "gemacht, die Spielgeschichte ist unverändert. Wähle einen andern Ort.",
                             name),
            fmt::format("{} cannot be written here. The backup was not made, and the history is unchanged. "
                        "Choose another place.",
                name)};
    else if (fault.code == Code::Io)
        fault.message = {fmt::format("{} kann nicht geschrieben werden. Die Sicherung wurde nicht gemacht, "
                                     "die Spielgeschichte ist unverändert. Wähle einen andern Ort.",
                             name),
            fmt::format("{} cannot be written. The backup was not made, and the history is unchanged. Choose "
                        "another place.",
                name)};
    return fault;
}

StorageError beingMade(const fs::path& file)
{
    return {Code::InUse,
        {fmt::format("Ein anderes Programm macht die Sicherung {} gerade. Warte, bis es fertig ist, oder "
                     "wähle einen andern Namen.",
             file.string()),
            fmt::format("Another program is making the backup {} right now. Wait until it is done, or choose "
                        "another name.",
                file.string())}};
}

/// Checks a copy without reading the meaning of its events.
/// \return the damage; empty if there is none
Message damageOf(const fs::path& file)
{
    try {
        Database copy(file, Mode::Read, migrateEarlierRelease, Database::MigrationBackup::Private);
        if (fullCheck(copy.original()) != "ok")
            return {"Ihre Seiten passen nicht zusammen.", "The database pages are inconsistent."};
        mustHaveSoundEntries(copy);
        return {};
    } catch (const std::exception&) {
        StorageError fault = currentError(file);
        if (fault.code != Code::Damaged)
            throw StorageException(std::move(fault));
        return std::move(fault.message);
    }
}

StorageError damagedHistory(const fs::path& file, const Message& what)
{
    return damageError(
        {fmt::format("Die Spielgeschichte {} ist beschädigt, darum wurde keine Sicherung gemacht. "
                     "Frühere Sicherungen sind unverändert. {}",
             file.string(), what.de),
            fmt::format("The history {} is damaged, so no backup was made. Earlier backups are unchanged. {}",
                file.string(), what.en)});
}

} // namespace

Backup::Backup(History& history, fs::path file, bool replace)
    : m_history(history)
    , m_file(fs::absolute(file))
    , m_part(m_file.string() + ".part")
    , m_replace(replace)
{
}

Backup::~Backup()
{
    if (m_check.valid())
        m_check.wait();
    m_copying.reset();
    if (m_begun && !m_whole)
        removeDatabase(m_part);
}

double Backup::done() const
{
    return m_whole ? 1.0 : m_copying ? 0.9 * m_copying->done() : 0.0; // a tenth for looking through
}

Expected<bool> Backup::step(std::chrono::milliseconds time)
{
    try {
        return go(time);
    } catch (const StorageException& failure) {
        return tl::unexpected(failure.error);
    } catch (const std::exception&) {
        return tl::unexpected(backupFault(m_file));
    }
}

void Backup::begin()
{
    std::error_code error;
    if (!fs::is_directory(m_file.parent_path(), error))
        throw StorageException(fileError(Code::FolderNotFound, m_file));
    HistoryFile& core = m_history.file();
    if (auto fault = targetFault(m_file, m_replace && !fs::equivalent(m_file, core.database.file(), error)))
        throw StorageException(std::move(*fault));
    removePartialFiles(m_file.parent_path());
    if (core.mode == Mode::Read) // a writer has already done so, or is restoring a backup
        runExclusively(core.database.file(), [&] { removePartialCopies(core.database.file()); });
    try {
        m_lock.emplace(m_part, LockWait{aLook});
    } catch (const StorageException& failure) { // a disk that knows no locks takes a backup all the same
        if (failure.error.code == Code::InUse)
            throw StorageException(beingMade(m_file));
    }
    m_begun = true;
    makeWay(m_part, false);
    m_copying.emplace(core.database.original(), m_part);
}

bool Backup::go(std::chrono::milliseconds time)
{
    if (m_whole)
        return false;
    if (!m_copying)
        begin();
    const auto end = std::chrono::steady_clock::now() + time;
    if (!m_check.valid()) {
        while (!m_copying->step(pagesAtOnce))
            if (std::chrono::steady_clock::now() >= end)
                return true;
        m_check = std::async(std::launch::async, [part = m_part] { return damageOf(part); });
    }
    if (m_check.wait_until(end) != std::future_status::ready)
        return true;
    if (const Message damage = m_check.get(); !damage.empty())
        throw StorageException(damagedHistory(m_history.file().database.file(), damage));
    std::error_code error;
    if (!m_replace && fs::exists(m_file, error))
        throw StorageException(fileExistsError(m_file));
    replaceFile(m_part, m_file);
    m_whole = true;
    m_lock.reset();
    fs::remove(m_part.string() + "-lock", error);
    return false;
}

Expected<bool> backUp(History& history, const fs::path& file, bool replace, const Progress& progress)
{
    Backup backup(history, file, replace);
    while (!progress || progress(backup.done())) {
        const Expected<bool> more = backup.step(std::chrono::milliseconds(100));
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            return true;
    }
    return false;
}

namespace {

StorageError unreadableBackup(const fs::path& file)
{
    return unreadableFileError(file, {"Die Spielgeschichte ist unverändert.", "The history is unchanged."});
}

BackupContents contentsOf(Database& database)
{
    BackupContents contents{.counts = counts(database)};
    Query last = database.query("SELECT max(started) FROM match_summary");
    last.next();
    contents.last = last.text(0);
    Query archive = database.query("SELECT address FROM archive");
    if (archive.next())
        contents.archive = archive.text(0);
    return contents;
}

/// Migrates the copy of a backup to this version and describes its contents. Throws.
BackupContents bringUpToDate(const fs::path& file, const fs::path& part, const Progress& progress)
{
    constexpr double copied = 0.1, migrated = 0.6; // shares of the progress
    if (std::error_code error; !fs::is_regular_file(file, error))
        throw StorageException(unreadableBackup(file));
    if (isIncompleteNewFile(file)) // a copy that a full drive cut off before its first page
        throw StorageException(fileError(Code::NotAHistory, file));
    if (WriteAheadLog(file).isDamaged() && runExclusively(file, [] {}))
        throw StorageException(
            {Code::Damaged, {"Ihr Schreibprotokoll ist beschädigt.", "Its write-ahead log is damaged."}});
    try {
        // The write-ahead log of another program belongs to the backup.
        SQLite::Database source(file.string(), SQLite::OPEN_READONLY);
        harden(source);
        copyDatabase(source, part, stretch(progress, 0, copied));
    } catch (const SQLite::Exception&) {
        makeWay(part);
        fs::copy_file(file, part); // a read-only drive
    }
    Database database(part, Mode::Write, migrateEarlierRelease, Database::MigrationBackup::None, {},
        stretch(progress, copied, migrated));
    verifyHistory(database, stretch(progress, migrated, 1));
    BackupContents contents = contentsOf(database);
    database.execute("PRAGMA journal_mode = DELETE");
    return contents;
}

/// Replaces the copy with what can be recovered from a damaged backup.
Expected<BackupContents> recovered(
    const fs::path& file, const fs::path& part, const Message& what, const Progress& progress)
{
    Expected<RecoveryResult> result = recover(file, part, {}, true, progress);
    if (!result)
        return tl::unexpected(std::move(result.error()));
    Database database(part, Mode::Read);
    BackupContents contents = contentsOf(database);
    contents.damage = {what, std::move(*result)};
    return contents;
}

/// Faults speak of the backup, not of its copy.
Expected<BackupContents> checked(const fs::path& file, const fs::path& part, const Progress& progress)
{
    std::optional<StorageError> found;
    try {
        return bringUpToDate(file, part, progress);
    } catch (const std::exception&) {
        found = currentError(part);
    }
    if (isDamaged(*found, file)) {
        removeDatabase(part);
        Expected<BackupContents> rest = recovered(file, part, found->message, progress);
        if (rest || rest.error().code != Code::Damaged)
            return rest;
        found->code = Code::Damaged;
        found->message = {
            fmt::format("Die Sicherung {} ist beschädigt, und nichts davon ist zu lesen. Die Spielgeschichte "
                        "ist unverändert. Wähle eine andere Sicherung.",
                file.string()),
            fmt::format("The backup {} is damaged, and nothing of it can be read. The history is "
                        "unchanged. Choose another backup.",
                file.string())};
    }
    if (found->code == Code::Newer || found->code == Code::Unreleased || found->code == Code::NotAHistory)
        return tl::unexpected(fileError(found->code, file, found->detail));
    if (found->code == Code::Missing)
        return tl::unexpected(unreadableBackup(file));
    return tl::unexpected(std::move(*found));
}

} // namespace

Restore::Restore(History& history, fs::path file)
    : m_history(&history)
    , m_place(history.file().database.file())
    , m_file(fs::absolute(file))
    , m_part(m_place.string() + ".restoring")
{
}

Restore::Restore(fs::path damaged, fs::path file)
    : m_history(nullptr)
    , m_place(fs::absolute(damaged))
    , m_file(fs::absolute(file))
    , m_part(m_place.string() + ".restoring")
{
}

Restore::~Restore()
{
    m_stop = true;
    if (m_check.valid())
        m_check.wait();
    removeDatabase(m_part);
}

Expected<bool> Restore::check(std::chrono::milliseconds time)
{
    if (!m_check.valid())
        m_check = std::async(std::launch::async, [this] {
            return checked(m_file, m_part, [this](double done) {
                m_done = done;
                return !m_stop;
            });
        });
    if (m_check.wait_for(time) != std::future_status::ready)
        return true;
    Expected<BackupContents> contents = m_check.get();
    if (!contents)
        return tl::unexpected(std::move(contents.error()));
    m_contents = std::move(*contents);
    return false;
}

void Restore::setIdentity(bool staysInArchive)
{
    SQLite::Database part(m_part.string(), SQLite::OPEN_READWRITE);
    SQLite::Transaction change(part);
    SQLite::Statement device(part, "INSERT OR REPLACE INTO setting (name, value) VALUES ('device', ?)");
    device.bind(1, newUuid());
    device.exec();
    part.exec(
        "INSERT OR REPLACE INTO setting (name, value) SELECT 'restored', coalesce(max(seq), 0) FROM event");
    if (!staysInArchive)
        part.exec("DELETE FROM archive; DELETE FROM segment");
    change.commit();
}

Expected<fs::path> Restore::finish(bool staysInArchive)
{
    if (!m_history) {
        const auto changed = guarded(m_part, [&] { setIdentity(staysInArchive); });
        if (!changed)
            return tl::unexpected(changed.error());
        return replaceDamagedHistory(m_part, m_place);
    }
    HistoryFile& core = m_history->file();
    return guarded(m_place, [&] {
        fs::path aside = core.database.createSiblingCopy("before-restoring");
        setIdentity(staysInArchive);
        core.isMatchStale = true;
        core.database.replaceContentsWith(m_part);
        core.readId();
        return aside;
    });
}

Expected<fs::path> restore(History& history, const fs::path& file)
{
    Restore restore(history, file);
    while (true) {
        const Expected<bool> more = restore.check(std::chrono::seconds(1));
        if (!more)
            return tl::unexpected(more.error());
        if (*more)
            continue;
        if (const auto& damage = restore.contents().damage)
            return tl::unexpected(StorageError{Code::Damaged,
                {fmt::format("Die Sicherung {} ist beschädigt. {} Die Spielgeschichte ist unverändert.",
                     file.string(), damage->what.de),
                    fmt::format("The backup {} is damaged. {} The history is unchanged.", file.string(),
                        damage->what.en)}});
        return restore.finish();
    }
}

} // namespace tafel::history
