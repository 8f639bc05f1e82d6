#include "history/recovery.h"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "history/copying.h"
#include "history/core.h"
#include "history/salvage.h"
#include "history/tournament_state.h"

namespace tafel::history {

namespace fs = std::filesystem;

namespace {

using Code = Fault::Code;

/// The new log, while it is put together: its rows may come in any order and go again.
class NewLog {
public:
    /// Inside a transaction.
    explicit NewLog(Database& database)
        : m_database(database)
        , m_events(database)
    {
        std::vector<std::string> names;
        {
            Query rows = database.query(
                "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'event'");
            while (rows.next()) {
                names.push_back(rows.text(0));
                m_triggers.push_back(rows.text(1));
            }
        }
        for (const std::string& name : names)
            database.execute(("DROP TRIGGER " + name).c_str());
    }
    void close()
    {
        for (const std::string& sql : m_triggers)
            m_database.execute(sql.c_str());
    }

    /// True: its number and its UUID were free.
    bool add(const Event& event)
    {
        if (!eventKind(event.kind))
            throw Failure(fileFault(Code::Newer, m_database.file(), event.kind));
        return m_events.insert(event);
    }
    void remove(std::int64_t seq) { m_database.query("DELETE FROM event WHERE seq = ?").with(seq).run(); }

    std::optional<Event> at(std::int64_t seq) { return m_events.at(seq); }
    bool has(std::int64_t seq) { return at(seq).has_value(); }
    std::int64_t number(const std::string& sql)
    {
        Query row = m_database.query(sql);
        row.next();
        return row.integer(0);
    }

    std::vector<Event> of(const std::string& match) { return m_events.of(match); }

private:
    Database& m_database;
    EventLog m_events;
    std::vector<std::string> m_triggers;
};

/// How many of the events, from the first on, make a match.
std::size_t fitting(std::span<const Event> events)
{
    std::size_t kept = 0;
    try {
        MatchState state(events.front());
        for (kept = 1; kept < events.size(); ++kept)
            state.apply(events[kept]);
    } catch (const Failure&) {
        return kept;
    }
    return kept;
}

/// The referee comes to what stands there: nothing is missing in between.
bool scoresTheSame(std::span<const Event> events)
{
    try {
        mustBeJudgedTheSame(read(fold(events)));
        return true;
    } catch (const Failure&) {
        return false;
    }
}

class Recovery {
public:
    Recovery(const fs::path& damaged, Database& database)
        : m_salvage(damaged)
        , m_database(database)
        , m_log(database)
    {
    }

    /// Inside a transaction.
    Recovered run(const std::vector<fs::path>& backups, const fs::path& damaged)
    {
        m_salvage.events([&](const Event& event) { m_log.add(event); });
        m_result.openEnd = m_salvage.hasUnreadPages();
        m_salvage.keys([&](const std::string& key, std::int64_t seq) {
            if (!m_log.has(seq))
                m_named[seq].insert(key);
        });
        for (const fs::path& backup : backups)
            takeFrom(backup);
        for (const fs::path& copy : copiesOf(damaged))
            if (copy.string().find(".before-", damaged.string().size()) == std::string::npos)
                takeFrom(copy);
        if (m_log.number("SELECT count(*) FROM event") == 0)
            throw Failure({Code::Damaged,
                {fmt::format(
                     "In {} ist kein einziger Eintrag einer Spielgeschichte mehr zu lesen. Es wurde nichts "
                     "angelegt, die Datei bleibt, wie sie ist. Stelle eine Sicherung wieder her.",
                     damaged.string()),
                    fmt::format(
                        "Not a single entry of a history can be read in {}. Nothing was made, the file "
                        "stays as it is. Restore a backup.",
                        damaged.string())}});
        listMissing();
        leaveOutWhatBelongsToNothing();
        for (const std::string& id : owners())
            settle(id);
        for (const auto& [id, known] : m_salvage.matches())
            if (m_settled.insert(id).second && known.deals > 0)
                m_result.hurt.push_back(
                    {id, known.started, known.players, 0, known.deals, true, firstMissing(id)});
        m_log.close();
        rebuildProjections(m_database);
        if (!m_salvage.device().empty())
            m_database.query("INSERT OR REPLACE INTO setting VALUES ('device', ?)")
                .with(m_salvage.device())
                .run();
        std::sort(m_result.leftOut.begin(), m_result.leftOut.end());
        m_result.entries = static_cast<int>(m_log.number("SELECT count(*) FROM event"));
        m_result.matches = static_cast<int>(m_log.number("SELECT count(*) FROM match_summary"));
        m_result.deals = static_cast<int>(m_log.number("SELECT count(*) FROM deal"));
        return std::move(m_result);
    }

private:
    /// Of the same log, and not rewritten since because somebody was to be forgotten?
    bool isOfThisLog(Salvage& copy)
    {
        bool same = true;
        std::int64_t last = 0, shared = 0;
        copy.events([&](const Event& event) {
            last = std::max(last, event.seq);
            if (const auto ours = m_log.at(event.seq)) {
                same = same && ours->uuid == event.uuid && ours->body == event.body;
                ++shared;
            } else if (const auto named = m_named.find(event.seq); named != m_named.end()) {
                same = same && named->second.contains(event.uuid);
                ++shared;
            }
        });
        if (last == 0 || !same)
            return false;
        return m_log.number("SELECT count(*) FROM event") == 0
            || (shared > 0
                && m_log.number(fmt::format(
                       "SELECT count(*) FROM event WHERE kind = 'person-forgotten' AND seq > {}", last))
                    == 0);
    }

    void takeFrom(const fs::path& file)
    {
        int taken = 0;
        try {
            Salvage copy(file);
            if (!isOfThisLog(copy))
                return;
            copy.events([&](const Event& event) { taken += m_log.add(event) ? 1 : 0; });
        } catch (const Failure&) { // an unreadable copy helps nobody
        }
        m_result.fromCopies += taken;
        if (taken > 0)
            m_result.copies.push_back(file);
    }

    void listMissing()
    {
        const auto missing = [&](std::int64_t first, std::int64_t last) {
            if (first <= last)
                m_result.missing.push_back({first, last});
        };
        std::int64_t next = 1;
        Query rows = m_database.query("SELECT seq FROM event ORDER BY seq");
        for (; rows.next(); next = rows.integer(0) + 1)
            missing(next, rows.integer(0) - 1);
        std::erase_if(m_named, [&](const auto& named) { return m_log.has(named.first); }); // a copy had it
        m_result.last = m_named.empty() ? next - 1 : std::max(next - 1, m_named.rbegin()->first);
        missing(next, m_result.last);
    }

    void leaveOut(const Event& event)
    {
        m_log.remove(event.seq);
        m_result.leftOut.push_back(event.seq);
    }

    /// Disputes outside any match and the like: each stands for itself.
    void leaveOutWhatBelongsToNothing()
    {
        for (const Event& event : m_log.of("")) {
            try {
                if (eventKind(event.kind) == EventKind::PersonRenamed)
                    readRenaming(event.body);
                else if (const EventBody body = read(event.body, {});
                         eventKind(event.kind) == EventKind::DisputeRecorded && !body.dispute)
                    leaveOut(event);
            } catch (const Failure&) {
                leaveOut(event);
            }
        }
    }

    std::vector<std::string> owners()
    {
        std::vector<std::string> ids;
        Query rows
            = m_database.query("SELECT match FROM event WHERE match <> '' GROUP BY match ORDER BY min(seq)");
        while (rows.next())
            ids.push_back(rows.text(0));
        return ids;
    }

    void settle(const std::string& id)
    {
        m_settled.insert(id);
        const std::vector<Event> events = m_log.of(id);
        if (events.front().kind.starts_with("tournament-") || events.front().kind.starts_with("round-"))
            settleTournament(events);
        else
            settleMatch(id, events);
    }

    void settleTournament(const std::vector<Event>& events)
    {
        std::size_t kept = 0;
        try {
            TournamentState state(events.front());
            for (kept = 1; kept < events.size(); ++kept)
                state.apply(events[kept]);
        } catch (const Failure&) { // the first ones stay
        }
        while (kept > 0 && !hasFreeName(std::span(events).first(kept)))
            --kept;
        for (const Event& event : std::span(events).subspan(kept))
            leaveOut(event);
    }

    /// A lost change of a name may leave two of the same.
    bool hasFreeName(std::span<const Event> events)
    {
        return m_tournaments.insert(foldTournament({events.begin(), events.end()}).rules().name).second;
    }

    /// The first missing entry of that match, as far as a list names it; 0: none.
    std::int64_t firstMissing(const std::string& id) const
    {
        for (const auto& [seq, keys] : m_named)
            if (keys.contains(id))
                return seq;
        return 0;
    }

    /// The first entry that is missing and may be one of that match; 0: none.
    std::int64_t gapIn(const std::string& id, const std::vector<Event>& events) const
    {
        std::int64_t gap = firstMissing(id);
        for (const Numbers& each : m_result.missing)
            for (std::int64_t seq = std::max(each.first, events.front().seq);
                 seq <= std::min(each.last, events.back().seq); ++seq)
                if (!m_named.contains(seq) && (gap == 0 || seq < gap))
                    gap = seq;
        return gap;
    }

    void settleMatch(const std::string& id, const std::vector<Event>& events)
    {
        const std::int64_t gap = gapIn(id, events);
        std::size_t kept = fitting(events);
        if (gap > 0 && (kept < events.size() || !scoresTheSame(events)))
            kept = std::min(kept,
                static_cast<std::size_t>(std::count_if(
                    events.begin(), events.end(), [&](const Event& event) { return event.seq < gap; })));
        HurtMatch hurt{.id = id, .kept = 0, .lost = kept == 0};
        if (kept > 0) {
            const MatchState state = fold(std::span(events).first(kept));
            hurt.kept = static_cast<int>(state.deals().size());
            hurt.players = state.head().players;
            hurt.started = state.head().started;
        }
        const auto known = m_salvage.matches().find(id);
        if (known != m_salvage.matches().end())
            hurt.before = known->second.deals;
        else if (kept < events.size())
            hurt.before = dealsIn(id);
        if (kept == 0 && known != m_salvage.matches().end()) {
            hurt.players = known->second.players;
            hurt.started = known->second.started;
        }
        hurt.before = std::max(hurt.before, hurt.kept);
        hurt.from = gap > 0 ? gap : kept < events.size() ? events[kept].seq : 0;
        for (const Event& event : std::span(events).subspan(kept))
            leaveOut(event);
        if (kept < events.size() || hurt.kept < hurt.before || firstMissing(id) > 0)
            m_result.hurt.push_back(std::move(hurt));
    }

    int dealsIn(const std::string& id)
    {
        Query row = m_database.query(
            "SELECT max(CAST(body ->> '$.deal' AS INTEGER)) FROM event WHERE match = ? AND kind IN "
            "('deal-entered', 'deal-restored', 'deal-corrected')");
        row.with(id).next();
        return row.number(0);
    }

    Salvage m_salvage;
    Database& m_database;
    NewLog m_log;
    std::map<std::int64_t, std::set<std::string>> m_named; ///< Entries that lists know and nobody has.
    std::set<std::string> m_settled, m_tournaments;
    Recovered m_result;
};

Fault cannotBeRead(const fs::path& file)
{
    return {Code::Missing,
        {fmt::format("{} kann nicht gelesen werden. Es wurde nichts angelegt.", file.string()),
            fmt::format("{} cannot be read. Nothing was made.", file.string())}};
}

Fault recoveryFault(const fs::path& target)
{
    Fault fault = currentFault(target);
    if (fault.code == Code::DiskFull || fault.code == Code::ReadOnly || fault.code == Code::Io)
        fault.message = {fmt::format("{} kann nicht geschrieben werden ({}). Es wurde nichts angelegt, die "
                                     "beschädigte Datei bleibt, wie sie ist. Wähle einen andern Ort.",
                             target.string(), fault.detail),
            fmt::format(
                "{} cannot be written ({}). Nothing was made, the damaged file stays as it is. Choose "
                "another place.",
                target.string(), fault.detail)};
    return fault;
}

/// What is not finished goes.
struct Part {
    fs::path file;
    ~Part() { removeDatabase(file); }
};

} // namespace

Expected<Recovered> recover(
    const fs::path& damaged, const fs::path& wanted, const std::vector<fs::path>& backups, bool replace)
{
    const fs::path target = fs::absolute(wanted), source = fs::absolute(damaged);
    try {
        for (const fs::path& each : backups)
            if (std::error_code error; !fs::is_regular_file(each, error))
                return tl::unexpected(cannotBeRead(each));
        std::error_code error;
        if (!fs::is_regular_file(source, error))
            return tl::unexpected(cannotBeRead(source));
        if (fs::exists(target, error) && (!replace || fs::equivalent(source, target, error)))
            return tl::unexpected(existsAlready(target));
        const Part part{target.string() + ".part"};
        removeDatabase(part.file);
        Recovered result;
        {
            Database database(part.file, Mode::Write, ladder());
            database.transaction([&] { result = Recovery(source, database).run(backups, source); });
            database.execute("PRAGMA journal_mode = DELETE"); // one file
        }
        moveInPlace(part.file, target);
        return result;
    } catch (const std::exception&) {
        return tl::unexpected(recoveryFault(target));
    }
}

bool wasAHistory(const fs::path& file)
{
    struct Found { };
    try {
        Salvage(file).events([](const Event&) { throw Found(); });
    } catch (const Found&) {
        return true;
    } catch (const Failure&) {
        return false;
    }
    return false;
}

Expected<fs::path> putInPlace(const fs::path& whole, const fs::path& damaged)
{
    return guarded(damaged, [&] {
        const fs::path place = fs::weakly_canonical(fs::absolute(damaged));
        const WriterLock lock(place);
        fs::path kept = place.string() + ".damaged";
        for (int number = 2; fs::exists(kept); ++number)
            kept = fmt::format("{}.damaged{}", place.string(), number);
        std::error_code error;
        fs::create_hard_link(place, kept, error); // so that there is a history at every moment
        if (error)
            fs::rename(place, kept);
        for (const char* side : {"-journal", "-wal"})
            if (fs::exists(place.string() + side))
                fs::rename(place.string() + side, kept.string() + side);
        moveInPlace(whole, place);
        return kept;
    });
}

} // namespace tafel::history
