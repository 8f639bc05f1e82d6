// What accepting a deal costs, against the same rows in one bare SQLite transaction. Prints both and their
// ratio; exit 1 when it is over 1.5. Run it in a release build:  commit_cost [FOLDER]
#include <algorithm>

#include <sqlite3.h>

#include "table.h"

namespace {

using namespace tafel;
using namespace tafel::history;
using Clock = std::chrono::steady_clock;

constexpr int blocks = 60, dealsInABlock = 30;

double median(std::vector<double> values)
{
    std::nth_element(values.begin(), values.begin() + static_cast<long>(values.size() / 2), values.end());
    return values[values.size() / 2];
}

/// The rows of a deal by prepared statements and nothing else.
class Bare {
public:
    explicit Bare(const std::filesystem::path& file)
    {
        {
            const History made = history::open(file);
        }
        sqlite3_open(file.c_str(), &m_database);
        sqlite3_exec(m_database,
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON", nullptr,
            nullptr, nullptr);
        for (const char* sql :
            {"BEGIN IMMEDIATE",
                "INSERT INTO event (uuid, device, at, match, kind, body) VALUES (?1, "
                "'d0c1e4a0-5a3c-4f0e-8f43-1c2b3d4e5f60', '2026-11-20T19:00:00.000Z', ?2, 'deal-entered', ?3)",
                "INSERT INTO deal VALUES (?1, ?2, 0, 'S9', '2026-11-20T19:00:00.000Z', 0)",
                "INSERT INTO deal_player VALUES (?1, ?2, ?3, 60, 1, 1)",
                "UPDATE match_summary SET rules = '7', changed = '2026-11-20T19:00:00.000Z', played = ?2, "
                "deals = ?2, finished = 0, abandoned = 0 WHERE number = ?1",
                "UPDATE match_player SET total = ?3, won = 0, lost = 0 WHERE match = ?1 AND seat = ?2",
                "DELETE FROM draft WHERE match = ?2", "COMMIT"}) {
            sqlite3_stmt* statement = nullptr;
            if (sqlite3_prepare_v2(m_database, sql, -1, &statement, nullptr) != SQLITE_OK)
                throw std::runtime_error(sqlite3_errmsg(m_database));
            m_statements.push_back(statement);
        }
    }
    ~Bare()
    {
        for (sqlite3_stmt* statement : m_statements)
            sqlite3_finalize(statement);
        sqlite3_close(m_database);
    }
    Bare(const Bare&) = delete;
    Bare& operator=(const Bare&) = delete;

    void openMatch(const std::string& match)
    {
        m_match = match;
        run(0);
        event();
        const std::string sql = fmt::format("INSERT INTO match_summary SELECT max(seq), '{0}', "
                                            "'cosmic-eidex', 'web', '7', '', '2026-11-20T19:00:00.000Z', "
                                            "'2026-11-20T19:00:00.000Z', 1, 0, 0, 0, 'Anna', 'anna' FROM "
                                            "event; INSERT INTO match_player SELECT number, "
                                            "seat.value, 'Anna', NULL, 0, 0, 0 FROM match_summary, "
                                            "json_each('[0,1,2]') seat WHERE match_summary.id = '{0}'",
            match);
        if (sqlite3_exec(m_database, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
            throw std::runtime_error(sqlite3_errmsg(m_database));
        run(7);
        m_number = number();
    }
    void enter(int deal)
    {
        run(0);
        event();
        row(2, deal, 0);
        for (int seat = 0; seat < 3; ++seat)
            row(3, deal, seat);
        row(4, deal, 0);
        for (int seat = 0; seat < 3; ++seat)
            row(5, seat, deal);
        run(6);
        run(7);
    }
    std::string body;

private:
    std::int64_t number()
    {
        sqlite3_stmt* statement = nullptr;
        sqlite3_prepare_v2(m_database, "SELECT max(number) FROM match_summary", -1, &statement, nullptr);
        sqlite3_step(statement);
        const std::int64_t number = sqlite3_column_int64(statement, 0);
        sqlite3_finalize(statement);
        return number;
    }
    void event()
    {
        const std::string uuid
            = fmt::format("{:08x}-0000-4000-8000-{:012x}", m_events * 2654435761U, m_events);
        ++m_events;
        sqlite3_bind_text(m_statements[1], 1, uuid.data(), static_cast<int>(uuid.size()), SQLITE_TRANSIENT);
        sqlite3_bind_text(
            m_statements[1], 2, m_match.data(), static_cast<int>(m_match.size()), SQLITE_TRANSIENT);
        sqlite3_bind_text(m_statements[1], 3, body.data(), static_cast<int>(body.size()), SQLITE_STATIC);
        run(1);
    }
    void row(std::size_t statement, int second, int third)
    {
        sqlite3_bind_int64(m_statements[statement], 1, m_number);
        sqlite3_bind_int(m_statements[statement], 2, second);
        if (sqlite3_bind_parameter_count(m_statements[statement]) > 2)
            sqlite3_bind_int(m_statements[statement], 3, third);
        run(statement);
    }
    void run(std::size_t statement)
    {
        if (sqlite3_step(m_statements[statement]) != SQLITE_DONE)
            throw std::runtime_error(sqlite3_errmsg(m_database));
        sqlite3_reset(m_statements[statement]);
    }

    sqlite3* m_database = nullptr;
    std::vector<sqlite3_stmt*> m_statements;
    std::string m_match;
    std::int64_t m_number = 0;
    unsigned m_events = 1;
};

double microseconds(Clock::duration duration)
{
    return std::chrono::duration<double, std::micro>(duration).count();
}

} // namespace

int main(int count, char** arguments)
{
    if (count > 1)
        setenv("TMPDIR", arguments[1], 1);
    const Folder folder;
    History history = open(folder.history(), Mode::Write, {});
    Bare bare(folder / "bare.db");
    const DealEntry deals[] = {deal(60, 71), deal(20, 80)};
    std::vector<double> ours, theirs;
    for (int block = 0; block < blocks; ++block) { // in turn, so that the disk's moods hit both
        const std::string match = history.openMatch(threeAt(80)).value();
        for (int i = 0; i < dealsInABlock; ++i) {
            const auto start = Clock::now();
            if (!history.enterDeal(match, deals[i % 2]))
                return 70;
            ours.push_back(microseconds(Clock::now() - start));
        }
        bare.body = history.events(match)->back().body;
        bare.openMatch(match);
        for (int i = 0; i < dealsInABlock; ++i) {
            const auto start = Clock::now();
            bare.enter(i + 1);
            theirs.push_back(microseconds(Clock::now() - start));
        }
    }
    const double ratio = median(ours) / median(theirs);
    fmt::print("accept a deal {:.0f} µs, bare transaction {:.0f} µs, ratio {:.2f} (median of {})\n",
        median(ours), median(theirs), ratio, ours.size());
    return ratio > 1.5 ? 1 : 0;
}
