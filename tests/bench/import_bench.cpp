// Importing matches, compared with inserting the same rows by prepared statements.
#include <fstream>
#include <sstream>

#include <SQLiteCpp/SQLiteCpp.h>
#include <benchmark/benchmark.h>

#include "bench/big_history.h"
#include "bench/folder.h"
#include "history/exchange/import.h"
#include "history/recovery/recovery.h"
#include "history/storage/database.h"
#include "support/earlier_release.h"

namespace tafel::bench {

namespace {

using namespace history;

constexpr int deals = 20'000;

const std::string& lines()
{
    static const std::string all = clubLines(deals);
    return all;
}

int importInto(const std::filesystem::path& file)
{
    auto history = History::open(file, Mode::Write).value();
    std::istringstream stream(lines());
    return importStream(history, stream, "club").value().added;
}

void importMatches(benchmark::State& state)
{
    std::int64_t matches = 0;
    for (auto _ : state) {
        state.PauseTiming();
        const Folder folder;
        auto history = History::open(folder / "history.db", Mode::Write).value();
        std::istringstream stream(lines());
        state.ResumeTiming();
        matches += importStream(history, stream, "club").value().added;
    }
    state.SetItemsProcessed(matches);
}

/// The rows that an import has written to a table.
struct Table {
    std::string name;
    int columns;
    std::vector<std::string> cells;
    std::vector<bool> null;
};

struct Imported {
    int matches = 0;
    std::vector<Table> tables;

    Imported()
    {
        const Folder folder;
        const auto file = folder / "history.db";
        matches = importInto(file);
        SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
        for (const char* name : {"event", "match_summary", "match_player", "deal", "deal_player"}) {
            SQLite::Statement rows(database, std::string("SELECT * FROM ") + name);
            Table& table = tables.emplace_back(Table{name, rows.getColumnCount(), {}, {}});
            while (rows.executeStep())
                for (int column = 0; column < table.columns; ++column) {
                    table.cells.push_back(rows.getColumn(column).getString());
                    table.null.push_back(rows.getColumn(column).isNull());
                }
        }
    }
};

void insertRows(benchmark::State& state)
{
    static const Imported imported;
    for (auto _ : state) {
        state.PauseTiming();
        const Folder folder;
        const auto file = folder / "bare.db";
        (void)History::open(file, Mode::Write).value(); // creates the tables
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
        state.ResumeTiming();
        database.exec("BEGIN IMMEDIATE");
        for (const Table& table : imported.tables) {
            std::string sql = "INSERT INTO " + table.name + " VALUES (?";
            for (int column = 1; column < table.columns; ++column)
                sql += ", ?";
            SQLite::Statement insert(database, sql + ")");
            for (std::size_t cell = 0; cell < table.cells.size(); ++cell) {
                const int column = static_cast<int>(cell) % table.columns;
                if (!table.null[cell])
                    insert.bindNoCopy(
                        column + 1, table.cells[cell]); // SQLite converts digits by the type of the column
                if (column + 1 == table.columns) {
                    insert.exec();
                    insert.reset();
                    insert.clearBindings();
                }
            }
        }
        database.exec("COMMIT");
    }
    state.SetItemsProcessed(state.iterations() * imported.matches);
}

/// The history of those matches in the current format and in that of the first release.
struct Files {
    Folder folder;
    std::filesystem::path now = folder / "now.db", first = folder / "first.db";

    Files()
    {
        importInto(now);
        writeEarlierRelease(now, first);
    }
};

const Files& files()
{
    static const Files both;
    return both;
}

/// Migrates with progress; the table shows the time for a million deals.
void migrate(benchmark::State& state)
{
    for (auto _ : state) {
        state.PauseTiming();
        const Folder folder;
        const auto file = folder / "history.db";
        std::filesystem::copy_file(files().first, file);
        int told = 0;
        Settings settings;
        settings.progress = [&](double) { return ++told > 0; };
        state.ResumeTiming();
        (void)History::open(file, Mode::Write, settings).value();
        if (told == 0)
            state.SkipWithError("no progress");
    }
    state.counters["million"] = benchmark::Counter(static_cast<double>(state.iterations()) * deals / 1e6,
        benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void recoverAll(benchmark::State& state)
{
    for (auto _ : state) {
        state.PauseTiming();
        const Folder folder;
        state.ResumeTiming();
        (void)recover(files().now, folder / "whole.db").value();
    }
}

void readAndImport(benchmark::State& state)
{
    for (auto _ : state) {
        state.PauseTiming();
        const Folder folder;
        state.ResumeTiming();
        std::ifstream file(files().now, std::ios::binary);
        std::ostringstream bytes;
        bytes << file.rdbuf();
        benchmark::DoNotOptimize(bytes.view().data());
        importInto(folder / "history.db");
    }
}

BENCHMARK(importMatches)->Name("import/ours")->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(insertRows)->Name("import/reference")->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(migrate)->Name("migrate/ours")->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(recoverAll)->Name("recover/ours")->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(readAndImport)->Name("recover/reference")->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace

} // namespace tafel::bench
