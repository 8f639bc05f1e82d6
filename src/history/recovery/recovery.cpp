#include "history/recovery/recovery.h"

#include <algorithm>

#include <fmt/format.h>

#include "history/history_file.h"
#include "history/projections/names.h"
#include "history/recovery/log_reconciliation.h"
#include "history/storage/atomic_file.h"
#include "history/storage/database_copy.h"

namespace tafel::history {

namespace fs = std::filesystem;

namespace {

using Code = StorageError::Code;

class Recovery {
public:
    Recovery(const fs::path& damaged, Database& database, const Progress& progress)
        : m_salvage(damaged)
        , m_progress(progress)
        , m_database(database)
        , m_log(database)
    {
    }

    /// Inside a transaction.
    RecoveryResult run(const std::vector<fs::path>& backups, const fs::path& damaged)
    {
        constexpr double read = 0.3, named = 0.4, completed = 0.5, reconciled = 0.7; // shares of the progress
        m_salvage.takeTexts([&](const TextRow& text) { m_log.add(text); });
        m_salvage.events([&](const StoredEvent& stored) { m_log.add(stored); }, stretch(m_progress, 0, read));
        m_salvage.forEachCheckpointedEvent([&](const StoredEvent& stored) {
            if (m_log.add(stored))
                m_result.fromDamagedLog.push_back(stored.event.seq);
        });
        m_salvage.forEachEventAfterDamage([&](const StoredEvent& stored) { takeFromBehind(stored); });
        std::sort(m_result.fromDamagedLog.begin(), m_result.fromDamagedLog.end());
        m_result.endUnknown = m_salvage.hasUnreadPages();
        m_salvage.keys(
            [&](const std::string& key, std::int64_t seq) {
                if (!m_log.has(seq))
                    m_gaps.name(seq, key);
            },
            stretch(m_progress, read, named));
        const Progress copies = stretch(m_progress, named, completed);
        for (const fs::path& backup : backups)
            takeFrom(backup, copies);
        for (const fs::path& copy : siblingCopies(damaged))
            if (copy.string().find(".before-", damaged.string().size()) == std::string::npos)
                takeFrom(copy, copies);
        if (m_log.isEmpty())
            throw StorageException({Code::Damaged,
                {fmt::format(
                     "In {} ist kein einziger Eintrag einer Spielgeschichte mehr zu lesen. Es wurde nichts "
                     "angelegt, die Datei bleibt, wie sie ist. Stelle eine Sicherung wieder her.",
                     damaged.string()),
                    fmt::format("No entry of a history can be read from {}. Nothing was created, and the "
                                "file was not changed. Restore a backup.",
                        damaged.string())}});
        m_result.lostTexts = m_log.substituteTexts();
        m_gaps.find(m_log);
        m_result.missing = m_gaps.missing();
        m_result.last = m_gaps.last();
        LogReconciler(m_log, m_gaps, m_salvage.matches())
            .run(m_result, stretch(m_progress, completed, reconciled));
        m_log.close();
        rebuildProjections(m_database, stretch(m_progress, reconciled, 1));
        for (const auto& [name, shown] : m_salvage.shown())
            if (!m_result.missing.empty() || m_result.endUnknown)
                if (displayName(m_database, name) != shown)
                    m_result.renamings.emplace_back(name, shown);
        if (!m_salvage.device().empty())
            m_database.query("INSERT OR REPLACE INTO setting (name, value) VALUES ('device', ?)")
                .with(m_salvage.device())
                .run();
        m_result.entries = count("event");
        m_result.matches = count("match_summary");
        m_result.deals = count("deal");
        return std::move(m_result);
    }

private:
    /// \return true if the copy is of the same log and was not rewritten by an erasure since
    bool isOfThisLog(Salvage& copy, const Progress& progress)
    {
        bool same = true;
        std::int64_t last = 0, shared = 0;
        copy.events(
            [&](const StoredEvent& stored) {
                const Event& event = stored.event;
                last = std::max(last, event.seq);
                if (const auto ours = m_log.at(event.seq)) {
                    same = same && ours->event.uuid == event.uuid
                        && (ours->texts.has_value() != stored.texts.has_value()
                            || ours->event.body == event.body);
                    ++shared;
                } else if (m_gaps.isNamed(event.seq)) {
                    same = same && m_gaps.agrees(event);
                    ++shared;
                }
            },
            progress);
        if (last == 0 || !same)
            return false;
        return m_log.isEmpty() || (shared > 0 && !m_log.hasErasureAfter(last));
    }

    int count(const char* table)
    {
        Query row = m_database.query(fmt::format("SELECT count(*) FROM {}", table));
        row.next();
        return row.number(0);
    }

    void takeFromBehind(const StoredEvent& stored)
    {
        const Event& event = stored.event;
        if (m_log.add(stored)) {
            m_result.fromDamagedLog.push_back(event.seq);
            return;
        }
        // In an earlier release an event kept its UUID when a name was erased in it.
        if (const auto ours = m_log.at(event.seq);
            ours && ours->event.uuid == event.uuid && ours->event.body != event.body) {
            m_log.remove(event.seq);
            m_log.add(stored);
        }
    }

    void takeFrom(const fs::path& file, const Progress& progress)
    {
        int taken = 0;
        try {
            Salvage copy(file);
            if (!isOfThisLog(copy, stretch(progress, 0, 0.5)))
                return;
            copy.takeTexts([&](const TextRow& text) { m_log.add(text); });
            const auto take = [&](const StoredEvent& stored) { taken += m_log.add(stored) ? 1 : 0; };
            copy.events(take, stretch(progress, 0.5, 1));
            copy.forEachCheckpointedEvent(take);
            copy.forEachEventAfterDamage(take);
        } catch (const StorageException& failure) { // an unreadable copy helps nobody
            if (failure.error.code == Code::Cancelled)
                throw;
        }
        m_result.fromCopies += taken;
        if (taken > 0)
            m_result.copies.push_back(file);
    }

    Salvage m_salvage;
    const Progress& m_progress;
    Database& m_database;
    RecoveredLog m_log;
    LogGaps m_gaps;
    RecoveryResult m_result;
};

StorageError unreadableSource(const fs::path& file)
{
    return unreadableFileError(file, {"Es wurde nichts angelegt.", "Nothing was created."});
}

StorageError recoveryFault(const fs::path& target)
{
    StorageError fault = currentError(target);
    if (fault.code == Code::DiskFull || fault.code == Code::ReadOnly || fault.code == Code::Io)
        fault.message = {fmt::format("{} kann nicht geschrieben werden ({}). Es wurde nichts angelegt, die "
                                     "beschädigte Datei bleibt, wie sie ist. Wähle einen andern Ort.",
                             target.string(), fault.detail),
            fmt::format("{} cannot be written ({}). Nothing was created, and the damaged file was not "
                        "changed. Choose another place.",
                target.string(), fault.detail)};
    return fault;
}

/// Removes an unfinished file.
struct Part {
    fs::path file;
    ~Part() { removeDatabase(file); }
};

} // namespace

Expected<RecoveryResult> recover(const fs::path& damaged, const fs::path& wanted,
    const std::vector<fs::path>& backups, bool replace, const Progress& progress)
{
    const fs::path target = fs::absolute(wanted), source = fs::absolute(damaged);
    try {
        for (const fs::path& each : backups)
            if (std::error_code error; !fs::is_regular_file(each, error))
                return tl::unexpected(unreadableSource(each));
        std::error_code error;
        if (!fs::is_regular_file(source, error))
            return tl::unexpected(unreadableSource(source));
        if (auto fault = targetFault(target, replace && !fs::equivalent(source, target, error)))
            return tl::unexpected(std::move(*fault));
        removePartialFiles(target.parent_path());
        const Part part{target.string() + ".part"};
        makeWay(part.file);
        RecoveryResult result;
        {
            Database database(part.file, Mode::Write);
            database.transaction([&] { result = Recovery(source, database, progress).run(backups, source); });
            database.execute("PRAGMA journal_mode = DELETE"); // one file
        }
        replaceFile(part.file, target);
        return result;
    } catch (const std::exception&) {
        return tl::unexpected(recoveryFault(target));
    }
}

bool containsHistory(const fs::path& file)
{
    struct Found { };
    try {
        Salvage(file).events([](const StoredEvent&) { throw Found(); });
    } catch (const Found&) {
        return true;
    } catch (const StorageException&) {
        return false;
    }
    return false;
}

bool isDamaged(const StorageError& why, const fs::path& file)
{
    return why.code == Code::Damaged || (why.code == Code::NotAHistory && containsHistory(file));
}

Expected<fs::path> replaceDamagedHistory(const fs::path& whole, const fs::path& damaged)
{
    return guarded(damaged, [&] {
        const fs::path place = fs::weakly_canonical(fs::absolute(damaged));
        const WriterLock lock(place);
        fs::path kept = place.string() + ".damaged";
        for (int number = 2; fs::exists(kept); ++number)
            kept = fmt::format("{}.damaged{}", place.string(), number);
        std::error_code error;
        fs::create_hard_link(place, kept, error); // a history must exist at every moment
        if (error)
            fs::rename(place, kept);
        for (const char* side : {"-journal", "-wal"})
            if (fs::exists(place.string() + side))
                fs::rename(place.string() + side, kept.string() + side);
        replaceFile(whole, place);
        return kept;
    });
}

} // namespace tafel::history
