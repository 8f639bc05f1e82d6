// The queries of the screens on a history of 1,000,000 deals, each compared with the bare SQL on the same
// file.
#include <fstream>

#include <SQLiteCpp/SQLiteCpp.h>
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "bench/big_history.h"
#include "history/history.h"
#include "history/statistics/ratings.h"
#include "history/statistics/statistics.h"

namespace tafel::bench {

namespace {

using namespace history;

constexpr int page = 50; // page size of the list

History& ours()
{
    static History history = History::open(bigHistory(), Mode::Read).value();
    return history;
}

/// The reference: runs a statement and reads every cell of its result, which every program has to do.
class Bare {
public:
    explicit Bare(const std::string& sql)
        : m_statement(database(), sql)
    {
    }
    template <typename... Values> std::size_t ask(const Values&... values)
    {
        m_statement.reset();
        int place = 0;
        (m_statement.bind(++place, values), ...);
        std::size_t read = 0;
        while (m_statement.executeStep())
            for (int column = 0; column < m_statement.getColumnCount(); ++column)
                read += m_statement.getColumn(column).getString().size();
        return read;
    }

private:
    static SQLite::Database& database()
    {
        static SQLite::Database open(bigHistory().string(), SQLite::OPEN_READONLY);
        return open;
    }
    SQLite::Statement m_statement;
};

template <typename T> void use(benchmark::State& state, const T& answer)
{
    if (!answer || answer->empty())
        state.SkipWithError("no answer");
}

void firstPage(benchmark::State& state)
{
    (void)ours(); // opens or creates the history before the measurement
    for (auto _ : state)
        use(state, ours().matches({}, page, 0));
}
void bareFirstPage(benchmark::State& state)
{
    Bare bare(
        "SELECT s.*, p.* FROM (SELECT number FROM match_summary ORDER BY started DESC, number DESC LIMIT ?) "
        "JOIN match_summary s USING (number) JOIN match_player p ON p.match = s.number "
        "ORDER BY s.started DESC, s.number DESC, p.seat");
    for (auto _ : state)
        benchmark::DoNotOptimize(bare.ask(page));
}

/// All data of the page of the most frequent player.
void playerPage(benchmark::State& state)
{
    const Filter filter{.player = regular()};
    for (auto _ : state) {
        use(state, gameTotals(ours(), filter));
        use(state, characterTotals(ours(), filter));
        use(state, opponentTotals(ours(), filter));
        use(state, form(ours(), filter));
    }
}
void barePlayerPage(benchmark::State& state)
{
    Bare games(
        "SELECT game, count(DISTINCT person), sum(matches), sum(finished), sum(won), sum(lost), sum(deals), "
        "sum(award) FROM person_total WHERE person = ? AND matches > 0 GROUP BY game ORDER BY 1"),
        characters(
            "SELECT character, sum(matches), sum(finished), sum(won), sum(lost), sum(deals), sum(award) FROM "
            "person_total WHERE person = ? AND matches > 0 AND character <> '' GROUP BY character ORDER BY "
            "1"),
        opponents(
            "SELECT o.person, count(*), sum(p.won), sum(o.won) FROM match_player p JOIN match_player o ON "
            "o.match = p.match AND o.seat <> p.seat WHERE p.person = ? AND p.finished GROUP BY 1 ORDER BY 2 "
            "DESC, 1"),
        form("SELECT s.id, s.started, s.game, p.finished, p.won, p.lost, p.deals, p.award, p.total FROM "
             "match_player p "
             "JOIN match_summary s ON s.number = p.match WHERE p.person = ? AND p.deals > 0 ORDER BY "
             "s.started, "
             "s.number");
    for (auto _ : state)
        for (Bare* each : {&games, &characters, &opponents, &form})
            benchmark::DoNotOptimize(each->ask(regular()));
}

void characterTable(benchmark::State& state)
{
    for (auto _ : state)
        use(state, characterTotals(ours()));
}
void bareCharacterTable(benchmark::State& state)
{
    Bare bare(
        "SELECT character, sum(matches), sum(finished), sum(won), sum(lost), sum(deals), sum(award) FROM "
        "person_total WHERE matches > 0 AND character <> '' GROUP BY character ORDER BY 1");
    for (auto _ : state)
        benchmark::DoNotOptimize(bare.ask());
}

void people(benchmark::State& state)
{
    for (auto _ : state)
        use(state, personTotals(ours()));
}
void barePeople(benchmark::State& state)
{
    Bare bare("SELECT person, sum(matches), sum(finished), sum(won), sum(lost), sum(deals), sum(award) FROM "
              "person_total WHERE matches > 0 GROUP BY person ORDER BY 4 DESC, 2 DESC, 1");
    for (auto _ : state)
        benchmark::DoNotOptimize(bare.ask());
}

/// A range that starts and ends far from the ends of years, where yearly totals help least.
const Filter someDays{.from = "2006-06-20", .to = "2015-06-20"};

void tablesOfDays(benchmark::State& state)
{
    for (auto _ : state) {
        use(state, personTotals(ours(), someDays));
        use(state, characterTotals(ours(), someDays));
    }
}
void bareTablesOfDays(benchmark::State& state)
{
    constexpr std::string_view sums
        = "sum(p.deals > 0), sum(p.finished), sum(p.finished AND p.won), sum(p.finished AND p.lost), "
          "sum(p.deals), sum(p.award) FROM match_summary s JOIN match_player p ON p.match = s.number WHERE "
          "s.started >= ? AND s.started < ? AND p.deals > 0";
    Bare players(fmt::format("SELECT p.person, {} GROUP BY p.person ORDER BY 4 DESC, 2 DESC, 1", sums)),
        characters(fmt::format(
            "SELECT p.character, {} AND p.character IS NOT NULL GROUP BY p.character ORDER BY 1", sums));
    for (auto _ : state)
        for (Bare* each : {&players, &characters})
            benchmark::DoNotOptimize(each->ask("2006-06-20", "2015-06-21"));
}

void search(benchmark::State& state)
{
    for (auto _ : state)
        use(state, ours().matches({.text = "käthi hintersche"}, page, 0));
}
void bareSearch(benchmark::State& state)
{
    Bare bare("SELECT s.*, p.* FROM (SELECT number FROM match_summary WHERE instr(search, 'käthi') > 0 AND "
              "instr(search, 'hintersche') > 0 ORDER BY started DESC, id DESC LIMIT ?) "
              "JOIN match_summary s USING (number) JOIN match_player p ON p.match = s.number "
              "ORDER BY s.started DESC, s.number DESC, p.seat");
    for (auto _ : state)
        benchmark::DoNotOptimize(bare.ask(page));
}

void contracts(benchmark::State& state)
{
    for (auto _ : state)
        use(state, ours().contractAverages("quodlibet"));
}
void bareContracts(benchmark::State& state)
{
    Bare bare("SELECT contract, person, deals, award FROM contract_total WHERE game = ? AND deals > 0 "
              "ORDER BY 1, 2");
    for (auto _ : state)
        benchmark::DoNotOptimize(bare.ask("quodlibet"));
}

constexpr const char* rated = "cosmic-eidex";

/// Calculates all ratings from the first match on; the table shows the time for a million matches.
void ratingsAnew(benchmark::State& state)
{
    double matches = 0;
    for (auto _ : state) {
        state.PauseTiming();
        std::optional<History> history = History::open(bigHistory(), Mode::Read).value();
        state.ResumeTiming();
        use(state, ratings(*history, {.game = rated}));
        state.PauseTiming();
        matches += ratedGames(*history).value().front().matches;
        history.reset();
        state.ResumeTiming();
    }
    state.counters["million"]
        = benchmark::Counter(matches / 1e6, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

/// Reads the ratings again when no match, or few matches, have been added.
void ratingsAgain(benchmark::State& state)
{
    for (auto _ : state)
        use(state, ratings(ours(), {.game = rated}));
}

BENCHMARK(ratingsAnew)->Name("ratings/ours")->Unit(benchmark::kMillisecond);
BENCHMARK(ratingsAgain)->Name("ratings-again/ours")->Unit(benchmark::kMillisecond);
BENCHMARK(firstPage)->Name("history-list/ours")->Unit(benchmark::kMillisecond);
BENCHMARK(bareFirstPage)->Name("history-list/reference")->Unit(benchmark::kMillisecond);
BENCHMARK(playerPage)->Name("history-player/ours")->Unit(benchmark::kMillisecond);
BENCHMARK(barePlayerPage)->Name("history-player/reference")->Unit(benchmark::kMillisecond);
BENCHMARK(people)->Name("history-people/ours")->Unit(benchmark::kMillisecond);
BENCHMARK(barePeople)->Name("history-people/reference")->Unit(benchmark::kMillisecond);
BENCHMARK(characterTable)->Name("history-characters/ours")->Unit(benchmark::kMillisecond);
BENCHMARK(bareCharacterTable)->Name("history-characters/reference")->Unit(benchmark::kMillisecond);
BENCHMARK(tablesOfDays)->Name("history-days/ours")->Unit(benchmark::kMillisecond);
BENCHMARK(bareTablesOfDays)->Name("history-days/reference")->Unit(benchmark::kMillisecond);
BENCHMARK(search)->Name("history-search/ours")->Unit(benchmark::kMillisecond);
BENCHMARK(bareSearch)->Name("history-search/reference")->Unit(benchmark::kMillisecond);
BENCHMARK(contracts)->Name("history-contracts/ours")->Unit(benchmark::kMillisecond);
BENCHMARK(bareContracts)->Name("history-contracts/reference")->Unit(benchmark::kMillisecond);

} // namespace

} // namespace tafel::bench
