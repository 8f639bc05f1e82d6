#include "history/recovery/verification.h"

#include <fmt/format.h>

#include <SQLiteCpp/Database.h>

#include "base/limits.h"
#include "document/document.h"
#include "history/history_file.h"
#include "history/log/salvage.h"
#include "history/open_match.h"
#include "history/projections/names.h"
#include "history/projections/person_attributes.h"
#include "history/projections/tournament_state.h"
#include "history/recovery/recovered_log.h"
#include "history/recovery/recovery.h"
#include "history/storage/file_permissions.h"
#include "history/storage/untrusted_file.h"

namespace tafel::history {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void wrong(Message what)
{
    throw StorageException({StorageError::Code::Damaged, std::move(what)});
}

class Examination {
public:
    explicit Examination(Database& database)
        : m_database(database)
        , m_log(database)
    {
    }

    void run(const Progress& progress)
    {
        constexpr double paged = 0.1, read = 0.2, judged = 0.6; // shares of the progress
        pages(stretch(progress, 0, paged));
        entries(stretch(progress, paged, read));
        matches(stretch(progress, read, judged));
        besidesTheLog();
        lists(stretch(progress, judged, 1));
    }

    /// Each as it was written, none left out. The table itself, in its order: an index could leave out some.
    void entries(const Progress& progress)
    {
        constexpr std::int64_t atOnce = 1000;
        const double all = static_cast<double>(count("event"));
        std::int64_t expected = 1;
        m_log.forEach([&](const Event& event, bool isSound) {
            if (m_entries % atOnce == 0)
                tell(progress, static_cast<double>(m_entries) / all);
            if (event.seq < 1 || event.seq > limits::entries)
                wrong({fmt::format("Ein Eintrag hat die Nummer {}, die es nicht geben kann.", event.seq),
                    fmt::format("Entry number {} is invalid.", event.seq)});
            if (event.seq != expected && !isKnownGap(expected, event.seq - 1))
                wrong({fmt::format("Der Eintrag {} fehlt.", expected),
                    fmt::format("Entry {} is missing.", expected)});
            expected = event.seq + 1;
            if (!isSound)
                wrong({fmt::format("Die Prüfsumme des Eintrags {} stimmt nicht.", event.seq),
                    fmt::format("Entry {} failed its checksum.", event.seq)});
            if (!eventKind(event.kind))
                throw StorageException(fileError(StorageError::Code::Newer, m_database.file(), event.kind));
            ++m_entries;
        });
    }

    /// After `run`.
    Examined counted()
    {
        return {static_cast<int>(count("match_summary")), static_cast<int>(count("deal")), m_entries};
    }

private:
    /// \return true if a recovery did not find these entries
    bool isKnownGap(std::int64_t first, std::int64_t last)
    {
        Query row = m_database.query("SELECT 1 FROM missing_entry WHERE first <= ? AND last >= ?");
        return row.with(first).with(last).next();
    }

    /// Checks the pages of the file itself, even if a private copy is read.
    void pages(const Progress& progress)
    {
        tell(progress, 0);
        std::string answer;
        m_database.listen(progress, [&](const Progress&) { answer = fullCheck(m_database.original()); });
        if (answer != "ok")
            throw StorageException({StorageError::Code::Damaged,
                {"Die Seiten der Datei passen nicht zusammen.", "The pages of the file are inconsistent."},
                answer});
    }

    void matches(const Progress& progress)
    {
        const std::vector<std::string> matches = m_log.matches();
        double done = 0;
        for (const std::string& id : matches) {
            tell(progress, done++ / static_cast<double>(matches.size()));
            part("Spiel", "match", id, [&](const std::vector<Event>& events) { match(events); });
        }
        for (const std::string& id : owners("tournament-opened"))
            part("Turnier", "tournament", id,
                [&](const std::vector<Event>& events) { foldTournament(events); });
        part("Teil", "part", "", [&](const std::vector<Event>&) {
            personAttributeEvents(m_database); // and the renamings that they follow
        });
        if (m_read != m_entries)
            wrong({"Einträge gehören zu keinem Spiel.", "Entries belong to no match."});
    }

    /// All entries of a match or a tournament; a fault in them is one of that.
    void part(const char* german, const char* english, const std::string& id,
        const std::function<void(const std::vector<Event>&)>& look)
    {
        try {
            const std::vector<Event> events = m_log.ofMatch(id);
            m_read += static_cast<std::int64_t>(events.size());
            look(events);
        } catch (const StorageException& failure) {
            if (failure.error.code == StorageError::Code::Unreadable) // by this version; it is as it was
                return;
            if (failure.error.code != StorageError::Code::Damaged)
                throw;
            wrong(
                {fmt::format("Die Einträge oder die Listen dazu passen nicht zusammen ({} {}).", german, id),
                    fmt::format("The log or the lists made from it are inconsistent ({} {}).", english, id)});
        }
    }

    void match(const std::vector<Event>& events)
    {
        MatchState state = fold(events);
        verifyListedEventCount(m_database, state);
        mustBeFoundByItsWords(state);
        verifyJudgement(std::move(state));
    }

    /// The words by which a match is found. Those of its game are the words of the version that wrote them.
    void mustBeFoundByItsWords(const MatchState& state)
    {
        Query row = m_database.query("SELECT search FROM match_summary WHERE number = ?");
        row.with(state.number());
        if (!row.next()
            || !isSearchText(row.text(0), state.header(), displayNames(m_database, state.header().players)))
            throwMissingEvents(state.id());
    }

    /// Verifies the tables that do not follow from events: settings, drafts, games, and the state of an
    /// archive. Each row must be as this program would write it.
    void besidesTheLog()
    {
        constexpr std::pair<const char*, const char*> wrongRows[] = {
            {"draft", "SELECT 1 FROM draft WHERE NOT json_valid(body)"},
            {"text",
                "SELECT 1 WHERE (SELECT count(*) FROM text) <> (SELECT total(texts) FROM event)"}, // texts of
                                                                                                   // no entry
            {"setting",
                "SELECT 1 FROM setting WHERE name = 'clock' AND (value <> CAST(CAST(value AS INTEGER) AS "
                "TEXT) "
                "OR CAST(value AS INTEGER) < (SELECT max(tick) FROM event WHERE tick > seq))"},
            {"archive",
                "SELECT 1 FROM archive WHERE min(joined, sent, pulled, revised) < 0 "
                "OR max(joined, sent) > (SELECT max(seq) FROM event)"},
        };
        for (const auto& [table, sql] : wrongRows)
            if (m_database.query(sql).next())
                wrongList(table);
        {
            Query device = m_database.query("SELECT value FROM setting WHERE name = 'device'");
            if (device.next() && !isUuid(device.text(0)))
                wrongList("setting");
        }
        Query games = m_database.query("SELECT fingerprint, id, document FROM own_game");
        while (games.next()) {
            const auto game = document::findGameText(fmt::format("{{\"game\":{}}}", games.text(2)), "game");
            if (!game || game->fingerprint != games.text(0) || game->id != games.text(1))
                wrongList("own_game");
        }
        Query quarantined = m_database.query(
            "SELECT uuid, device, at, match, kind, body, tick, sum FROM apart WHERE why <> 'damaged'");
        while (quarantined.next()) {
            Event event{.seq = 0};
            int column = 0;
            for (std::string* each :
                {&event.uuid, &event.device, &event.at, &event.match, &event.kind, &event.body})
                *each = quarantined.text(column++);
            event.tick = quarantined.integer(6);
            if (quarantined.integer(7) != transferChecksum(event))
                wrongList("apart");
        }
        Query rewritten = m_database.query(
            "SELECT uuid FROM rewritten WHERE uuid NOT IN (SELECT uuid FROM apart WHERE why = 'damaged')");
        while (rewritten.next())
            if (!isUuid(rewritten.text(0)))
                wrongList("rewritten");
    }

    [[noreturn]] static void wrongList(std::string_view table)
    {
        throw StorageException({StorageError::Code::Damaged,
            {"Die Listen entsprechen nicht den Einträgen.", "The lists do not match the entries."},
            std::string(table)});
    }

    /// Compares each projection with one that is rebuilt from the log.
    void lists(const Progress& progress)
    {
        constexpr double copied = 0.2; // share of the progress
        const PrivateFolder place(m_database.file());
        Database made(place / "history.db", Mode::Write);
        made.execute("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF"); // it is thrown away
        made.transaction([&] {
            RecoveredLog log(made);
            double done = 0;
            m_log.forEach([&](const Event& event, bool) {
                tell(progress, copied * done++ / static_cast<double>(m_entries));
                log.add({event, std::nullopt});
            });
            rebuildProjections(made, stretch(progress, copied, 1));
            for (const List& list : lists())
                if (printOf(m_database, list) != printOf(made, list))
                    wrongList(list.table);
        });
    }

    struct List {
        std::string_view table, columns, rows;
    };

    /// Without `search`, which `mustBeFoundByItsWords` reads, and the documents of games, which
    /// `besidesTheLog` reads. A row of a sum that is zero may exist or not.
    static std::span<const List> lists()
    {
        constexpr std::string_view all = "*", each = "1";
        static constexpr List lists[] = {
            {"event_kind", all, each},
            {"match_summary",
                "number, id, game, edition, rules, tournament, started, changed, played, deals, finished, "
                "abandoned, party, ended_by, own_game, rated",
                each},
            {"match_player", all, each},
            {"deal", all, each},
            {"deal_player", all, each},
            {"dispute", all, each},
            {"alias", all, each},
            {"person_mark", all, each},
            {"own_game", "fingerprint, id, number", each},
            {"tournament", all, each},
            {"tournament_tablet", all, each},
            {"forked", all, each},
            {"person_total", all, "matches OR finished OR won OR lost OR deals OR award"},
            {"year_total", all, "matches OR finished OR won OR lost OR deals OR award"},
            {"contract_total", all, "deals OR award"},
            {"contract_year", all, "deals OR award"},
        };
        return lists;
    }

    /// The number of rows of a list, and the sum of their hashes, which does not depend on the order.
    static std::pair<std::int64_t, std::uint64_t> printOf(Database& database, const List& list)
    {
        std::pair<std::int64_t, std::uint64_t> print;
        SQLite::Statement rows(database.connection(),
            fmt::format("SELECT {} FROM {} NOT INDEXED WHERE {}", list.columns, list.table, list.rows));
        while (rows.executeStep()) {
            std::uint64_t row = hashOf({});
            for (int column = 0; column < rows.getColumnCount(); ++column)
                row = hashOf(
                    rows.isColumnNull(column) ? "\n" : "\t", hashOf(rows.getColumn(column).getString(), row));
            ++print.first;
            print.second += row;
        }
        return print;
    }

    std::int64_t count(const char* table)
    {
        Query row = m_database.query(fmt::format("SELECT count(*) FROM {} NOT INDEXED", table));
        row.next();
        return row.integer(0);
    }

    std::vector<std::string> owners(const char* kind)
    {
        std::vector<std::string> ids;
        Query rows = m_database.query("SELECT match FROM event NOT INDEXED WHERE kind = ? ORDER BY seq");
        rows.with(kind);
        while (rows.next())
            ids.push_back(rows.text(0));
        return ids;
    }

    Database& m_database;
    EventLog m_log;
    std::int64_t m_entries = 0, m_read = 0;
};

} // namespace

void mustHaveSoundEntries(Database& database, const Progress& progress)
{
    Examination(database).entries(progress);
}

void verifyHistory(Database& database, const Progress& progress)
{
    database.snapshot([&] { Examination(database).run(progress); });
}

namespace {

/// Adds advice to the damage that was found.
Examined examined(HistoryFile& core, const Progress& progress)
{
    try {
        Examined examined;
        core.database.snapshot([&] {
            Examination examination(core.database);
            examination.run(progress);
            examined = examination.counted();
        });
        return examined;
    } catch (const StorageException& failure) {
        if (failure.error.code != StorageError::Code::Damaged)
            throw;
        throw StorageException(damageError(failure.error.message, failure.error.detail));
    }
}

} // namespace

Expected<Examined> examine(const fs::path& file, const Progress& progress)
{
    const double opened = needsMigration(file) ? 0.3 : 0.0; // share of the progress
    try {
        HistoryFile core(
            file, Mode::Read, {.readsEarlierReleases = true, .progress = stretch(progress, 0, opened)});
        return examined(core, stretch(progress, opened, 1));
    } catch (const std::exception&) {
        StorageError fault = currentError(file);
        if (!isDamaged(fault, file))
            return tl::unexpected(std::move(fault));
        if (fault.message.en == fileError(fault.code, file).message.en) // a sentence that names the file
            fault = damageError(fault.code == StorageError::Code::Damaged
                    ? Message{"Nicht jede Seite der Datei ist lesbar.",
                        "Not every page of the file can be read."}
                    : Message{"Ihr Anfang ist beschädigt.", "Its beginning is damaged."});
        return Examined{.damage = std::move(fault.message)};
    }
}

BackgroundExamination::BackgroundExamination(fs::path file)
    : m_examining(std::async(std::launch::async, [this, examined = std::move(file)] {
        return examine(examined, [this](double done) {
            m_done = done;
            return !m_stop;
        });
    }))
{
}

BackgroundExamination::~BackgroundExamination()
{
    m_stop = true;
    if (m_examining.valid())
        m_examining.wait();
}

std::optional<Expected<Examined>> BackgroundExamination::wait(std::chrono::milliseconds time)
{
    if (m_examining.wait_for(time) != std::future_status::ready)
        return std::nullopt;
    return m_examining.get();
}

} // namespace tafel::history
