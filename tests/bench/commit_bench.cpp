// Entering a deal, compared with the same rows in one bare SQLite transaction with the same settings.
#include <deque>

#include <SQLiteCpp/SQLiteCpp.h>
#include <benchmark/benchmark.h>
#include <unistd.h>

#include "bench/big_history.h"
#include "bench/folder.h"
#include "bench/matches.h"
#include "history/history.h"
#include "referee/game.h"

namespace tafel::bench {

namespace {

using history::History;

constexpr int deals = 200;

/// Plays and enters one match after the other, always the same ones.
class Evening {
public:
    explicit Evening(const std::filesystem::path& file)
        : m_history(History::open(file, history::Mode::Write).value())
    {
    }

    /// Plays a deal, and first opens a match if necessary.
    void play()
    {
        if (m_standing.finished) {
            m_match = m_table.newMatch();
            m_id = m_history.openMatch(m_match).value();
            m_standing = m_match.game->start(m_match);
        }
        m_deal = m_table.deal(m_match, m_standing);
    }
    void undo() { (void)m_history.undo(m_id).value(); }
    void redo() { (void)m_history.redo(m_id).value(); }
    void enter() { m_standing = m_history.enterDeal(m_id, m_deal).value().after; }

private:
    History m_history;
    RandomTable m_table{1};
    Match m_match;
    std::string m_id;
    Standing m_standing{.finished = true};
    DealEntry m_deal;
};

/// The rows of an entered deal.
struct Rows {
    struct Seat {
        int points, award, total, won, change;
    };
    std::string uuid, device, at, match, body;
    std::int64_t number; ///< The number of the match.
    int deal, dealer;
    std::string turnedUp;
    bool finished;
    std::vector<Seat> seats;
};

/// The history of an evening, and its rows for each deal.
class Played {
public:
    Played()
    {
        {
            Evening evening(file());
            for (int i = 0; i < deals; ++i) {
                evening.play();
                evening.enter();
            }
        }
        SQLite::Database database(file(), SQLite::OPEN_READONLY);
        SQLite::Statement events(
            database, R"(SELECT uuid, device, at, event.match, body, match_summary.number, deal.number,
            dealer, turned_up, finished AND deal.number = match_summary.deals
            FROM event JOIN match_summary ON match_summary.id = event.match
            JOIN deal ON deal.match = match_summary.number AND deal.number = event.body ->> '$.deal'
            WHERE kind = 'deal-entered' ORDER BY seq)");
        SQLite::Statement seats(database, R"(SELECT points, deal_player.award, deal_player.total, won, change
            FROM deal_player JOIN match_player USING (match, seat) WHERE match = ? AND deal = ? ORDER BY seat)");
        while (events.executeStep()) {
            Rows& rows
                = m_rows.emplace_back(Rows{events.getColumn(0), events.getColumn(1), events.getColumn(2),
                    events.getColumn(3), events.getColumn(4), events.getColumn(5), events.getColumn(6),
                    events.getColumn(7), events.getColumn(8), events.getColumn(9).getInt() != 0, {}});
            seats.reset();
            seats.bind(1, rows.number);
            seats.bind(2, rows.deal);
            while (seats.executeStep())
                rows.seats.push_back({seats.getColumn(0), seats.getColumn(1), seats.getColumn(2),
                    seats.getColumn(3), seats.getColumn(4)});
        }
        if (m_rows.size() != deals)
            throw std::logic_error("not the rows that were entered");
    }

    std::string file() const { return m_folder / "played.db"; }
    const std::vector<Rows>& rows() const { return m_rows; }

private:
    Folder m_folder;
    std::vector<Rows> m_rows;
};

/// The reference: only writes the rows by prepared statements.
class Bare {
public:
    Bare(const std::filesystem::path& file, const Played& played)
        : m_database(prepared(file))
    {
        m_database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
        m_database.exec("ATTACH '" + played.file() + "' AS played");
        for (const char* sql : {"BEGIN IMMEDIATE",
                 "INSERT INTO event (uuid, device, at, match, kind, body) VALUES (?, ?, ?, ?, "
                 "'deal-entered', ?)",
                 "UPDATE match_summary SET rules = '1', changed = ?, played = ?, deals = ?, finished = ?, "
                 "abandoned = 0, ended_by = '[]' WHERE number = ?",
                 "INSERT INTO deal VALUES (?, ?, ?, ?, ?, 0, NULL)",
                 "INSERT INTO deal_player VALUES (?, ?, ?, ?, ?, ?, 1, ?, 0)",
                 "UPDATE match_player SET total = ?1, won = ?2, lost = 0, marks = 0, finished = ?3, deals = "
                 "?4, "
                 "award = ?1 WHERE match = ?5 AND seat = ?6",
                 "DELETE FROM draft WHERE match = ?", "COMMIT"})
            m_statements.emplace_back(m_database, sql);
    }

    void open(std::int64_t match)
    {
        const std::string number = std::to_string(match);
        m_database.exec("INSERT INTO event SELECT * FROM played.event WHERE seq = " + number);
        m_database.exec(
            "INSERT INTO match_summary SELECT * FROM played.match_summary WHERE number = " + number);
        m_database.exec("INSERT INTO match_player SELECT * FROM played.match_player WHERE match = " + number);
        m_database.exec("UPDATE match_summary SET deals = 0, finished = 0 WHERE number = " + number);
        m_database.exec(
            "UPDATE match_player SET total = 0, won = 0, finished = 0, deals = 0, award = 0 WHERE match = "
            + number);
    }

    void commit(const Rows& rows)
    {
        run(0);
        run(1, rows.uuid, rows.device, rows.at, rows.match, rows.body);
        run(2, rows.at, m_database.getLastInsertRowid(), rows.deal, rows.finished, rows.number);
        run(3, rows.number, rows.deal, rows.dealer, rows.turnedUp, rows.at);
        for (int seat = 0; const Rows::Seat& each : rows.seats)
            run(4, rows.number, rows.deal, seat++, each.points, each.award, each.total, each.change);
        for (int seat = 0; const Rows::Seat& each : rows.seats)
            run(5, each.total, rows.finished && each.won != 0, rows.finished, rows.deal, rows.number, seat++);
        run(6, rows.match);
        run(7);
    }

private:
    /// Opens a history without rows.
    static SQLite::Database prepared(const std::filesystem::path& file)
    {
        (void)History::open(file, history::Mode::Write).value();
        return {file.string(), SQLite::OPEN_READWRITE};
    }

    template <typename... Values> void run(std::size_t statement, const Values&... values)
    {
        SQLite::Statement& use = m_statements[statement];
        int place = 0;
        (bind(use, ++place, values), ...);
        use.exec();
        use.reset();
    }
    static void bind(SQLite::Statement& use, int place, const std::string& text)
    {
        use.bindNoCopy(place, text);
    }
    static void bind(SQLite::Statement& use, int place, std::int64_t number) { use.bind(place, number); }

    SQLite::Database m_database;
    std::deque<SQLite::Statement> m_statements;
};

void enterDeals(benchmark::State& state)
{
    const Folder folder;
    Evening evening(folder / "history.db");
    for (auto _ : state) {
        state.PauseTiming();
        evening.play();
        state.ResumeTiming();
        evening.enter();
    }
}

/// A copy of the big history for writing.
class BigCopy {
public:
    BigCopy()
        : m_file(m_folder / "big.db")
    {
        std::filesystem::copy_file(bigHistory(), m_file);
        sync(); // otherwise the first commits wait until the disk has written a gigabyte
    }
    const std::filesystem::path& file() const { return m_file; }

private:
    Folder m_folder;
    std::filesystem::path m_file;
};

void enterInto(benchmark::State& state, const std::filesystem::path& file)
{
    Evening evening(file);
    for (auto _ : state) {
        state.PauseTiming();
        evening.play();
        state.ResumeTiming();
        evening.enter();
    }
}
void undoIn(benchmark::State& state, const std::filesystem::path& file)
{
    Evening evening(file);
    for (auto _ : state) {
        state.PauseTiming();
        evening.play();
        evening.enter();
        state.ResumeTiming();
        evening.undo();
        state.PauseTiming();
        evening.redo();
        state.ResumeTiming();
    }
}
const std::filesystem::path& big()
{
    static const BigCopy copy;
    return copy.file();
}
void enterBig(benchmark::State& state)
{
    enterInto(state, big());
}
void enterEmpty(benchmark::State& state)
{
    const Folder folder;
    enterInto(state, folder / "history.db");
}
void undoBig(benchmark::State& state)
{
    undoIn(state, big());
}
void undoEmpty(benchmark::State& state)
{
    const Folder folder;
    undoIn(state, folder / "history.db");
}

void commitRows(benchmark::State& state)
{
    static const Played played;
    const Folder folder;
    Bare bare(folder / "bare.db", played);
    auto rows = played.rows().begin();
    for (auto _ : state) {
        state.PauseTiming();
        if (rows->deal == 1)
            bare.open(rows->number);
        state.ResumeTiming();
        bare.commit(*rows++);
    }
}

BENCHMARK(enterDeals)
    ->Name("enter-deal/ours")
    ->Iterations(deals)
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond);
BENCHMARK(commitRows)
    ->Name("enter-deal/reference")
    ->Iterations(deals)
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond);

BENCHMARK(enterBig)->Name("enter-big/ours")->Iterations(deals)->UseRealTime()->Unit(benchmark::kMicrosecond);
BENCHMARK(enterEmpty)
    ->Name("enter-big/reference")
    ->Iterations(deals)
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond);
BENCHMARK(undoBig)->Name("undo-big/ours")->Iterations(deals)->UseRealTime()->Unit(benchmark::kMicrosecond);
BENCHMARK(undoEmpty)
    ->Name("undo-big/reference")
    ->Iterations(deals)
    ->UseRealTime()
    ->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace tafel::bench
