// The growth of common operations with the number of deals in a match and in a history. The figure is the
// cost of one operation: where it is constant, the time grows linearly with the work.
#include <map>
#include <sstream>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "bench/big_history.h"
#include "bench/folder.h"
#include "document/document.h"
#include "history/exchange/import.h"
#include "history/statistics/statistics.h"
#include "referee/prompts.h"

namespace tafel::bench {

namespace {

using namespace history;

/// A match without an end.
std::string matchOf(std::int64_t deals)
{
    std::string text = R"({"format":"tafelrichter/1","game":"cosmic-eidex","edition":"web",)"
                       R"("players":["Anna","Beat","Cora"],"options":{"target":1000000},"deals":[)";
    for (std::int64_t deal = 0; deal < deals; ++deal)
        text += fmt::format(R"({}{{"turned_up":"H9","points":{{"Anna":{},"Beat":{}}}}})", deal > 0 ? "," : "",
            deal % 70, 10 + deal % 61);
    return text + "]}";
}

Match read(const std::string& text)
{
    return document::readMatch(text).value();
}

DealEntry anotherDeal(const Match& match)
{
    return document::readDeal(match, R"({"turned_up":"H9","points":{"Anna":59,"Beat":80}})").value();
}

void worked(benchmark::State& state, std::int64_t each)
{
    state.SetItemsProcessed(state.iterations() * each);
}

// ---- Deals of a match

void scoreMatch(benchmark::State& state)
{
    const std::string text = matchOf(state.range(0));
    std::string answer;
    for (auto _ : state) {
        answer.clear();
        if (!document::scoreDocument(answer, text, Language::English, document::Layout::Line))
            state.SkipWithError(answer.c_str());
    }
    worked(state, state.range(0));
}

/// The prompts of the next deal, for which the match is scored.
void askMatch(benchmark::State& state)
{
    const Match match = read(matchOf(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(promptsFor(match).value().prompts.data());
    worked(state, state.range(0));
}

/// A history with this match.
class Table {
public:
    explicit Table(std::int64_t deals)
        : match(read(matchOf(deals)))
        , history(History::open(m_folder / "history.db", Mode::Write).value())
        , id(history.importMatch(match).value().id)
    {
        (void)history.load(id);
    }

private:
    Folder m_folder;

public:
    Match match;
    History history;
    std::string id;
};

void enterNext(benchmark::State& state)
{
    Table table(state.range(0));
    const DealEntry deal = anotherDeal(table.match);
    for (auto _ : state) {
        (void)table.history.enterDeal(table.id, deal).value();
        state.PauseTiming(); // keeps the length of the match
        (void)table.history.undo(table.id).value();
        state.ResumeTiming();
    }
    worked(state, 1);
}

/// Corrects the first deal, so that all later deals are scored again.
void correctFirst(benchmark::State& state)
{
    Table table(state.range(0));
    const DealEntry deal = anotherDeal(table.match);
    for (auto _ : state)
        (void)table.history.correct(table.id, 1, deal, "miscounted").value();
    worked(state, state.range(0));
}

// ---- Deals of a history

std::filesystem::path fileOf(std::int64_t deals)
{
    static const Folder folder;
    return folder / fmt::format("{}.db", deals).c_str();
}

/// Creates each history once; the largest one is a copy, because the benchmark writes to it.
History& historyOf(std::int64_t deals)
{
    static std::map<std::int64_t, History> all;
    const auto known = all.find(deals);
    if (known != all.end())
        return known->second;
    const std::filesystem::path file = fileOf(deals);
    if (deals == bigDeals)
        std::filesystem::copy_file(bigHistory(), file);
    History history = History::open(file, Mode::Write).value();
    if (deals < bigDeals) {
        std::istringstream lines(clubLines(static_cast<int>(deals)));
        (void)importStream(history, lines, "club").value();
    }
    return all.emplace(deals, std::move(history)).first->second;
}

void enterInto(benchmark::State& state)
{
    History& history = historyOf(state.range(0));
    const Match match = read(matchOf(0));
    const DealEntry deal = anotherDeal(match);
    const std::string id = history.openMatch(match).value();
    for (auto _ : state)
        (void)history.enterDeal(id, deal).value();
    worked(state, 1);
}

template <typename Prompt> void asking(benchmark::State& state, const Prompt& question)
{
    History& history = historyOf(state.range(0));
    for (auto _ : state)
        if (const auto answer = question(history); !answer)
            state.SkipWithError("no answer");
    worked(state, 1);
}

void firstPage(benchmark::State& state)
{
    constexpr int page = 50;
    asking(state, [](History& history) { return history.matches({}, page); });
}
void allPeople(benchmark::State& state)
{
    asking(state, [](History& history) { return personTotals(history); });
}
void openFile(benchmark::State& state)
{
    (void)historyOf(state.range(0));
    for (auto _ : state)
        (void)History::open(fileOf(state.range(0)), Mode::Read).value();
    worked(state, 1);
}

void rebuildAll(benchmark::State& state)
{
    History& history = historyOf(state.range(0));
    for (auto _ : state)
        if (!history.rebuild())
            state.SkipWithError("not rebuilt");
    worked(state, state.range(0));
}

void grow(const char* name, void (*work)(benchmark::State&), std::int64_t from, std::int64_t to)
{
    benchmark::RegisterBenchmark(name, work)
        ->RangeMultiplier(10)
        ->Range(from, to)
        ->UseRealTime()
        ->MinTime(0.05)
        ->Repetitions(3);
}

const bool registered = [] {
    constexpr std::int64_t match = 10'000, few = 100;
    grow("growth-score", scoreMatch, 1, match);
    grow("growth-ask", askMatch, 1, match);
    grow("growth-enter", enterNext, 1, match);
    grow("growth-correct", correctFirst, 1, match);
    grow("growth-into", enterInto, few, bigDeals);
    grow("growth-list", firstPage, few, bigDeals);
    grow("growth-people", allPeople, few, bigDeals);
    grow("growth-open", openFile, few, bigDeals);
    grow("growth-rebuild", rebuildAll, few, bigDeals / 10);
    return true;
}();

} // namespace

} // namespace tafel::bench
