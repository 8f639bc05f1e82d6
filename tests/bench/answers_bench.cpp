// The queries of the screens and phones while a deal is entered, and perft.
#include <stdexcept>

#include <benchmark/benchmark.h>

#include "bench/bare/cards.h"
#include "bench/folder.h"
#include "bench/matches.h"
#include "document/document.h"
#include "games/eidex/record.h"
#include "history/history.h"
#include "live/pages.h"
#include "referee/prompts.h"

namespace tafel::bench {

namespace {

constexpr int depth = 6;

/// Three mixed hands; all players have put down a card, and Beat leads.
const std::string dealt
    = R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],"deals":[{
  "turned_up":"S9","hands":{
    "Anna":["S9","S6","S7","H8","H10","HJ","LQ","LK","LA","R6","R7","R8"],
    "Beat":["H9","S8","S10","SJ","HK","HA","L6","L7","R9","R10","RJ","RQ"],
    "Cora":["SQ","SK","SA","H6","H7","HQ","L8","L9","L10","LJ","RK","RA"]},"log":[
    {"event":"put-down","by":"Anna","card":"S6"},{"event":"put-down","by":"Beat","card":"L6"},
    {"event":"put-down","by":"Cora","card":"H6"}]}]})";

void perftOurs(benchmark::State& state)
{
    const Match match = document::readMatch(dealt).value();
    std::uint64_t nodes = 0;
    for (auto _ : state)
        nodes += eidex::perft(match, match.game->start(match), match.deals.front(), depth).value().nodes;
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes));
}

void perftBare(benchmark::State& state)
{
    const Match match = document::readMatch(dealt).value();
    std::array<bare::Cards, 3> hands{};
    for (Player player = 0; player < 3; ++player)
        hands[player] = (*match.deals.front().hands)[player].bits();
    for (const Event& event : *match.deals.front().log)
        hands[event.by] &= ~CardSet{*event.card}.bits();
    const auto trump = static_cast<bare::Trump>(Suit::Stars);
    if (bare::perft(hands, 1, trump, depth)
        != eidex::perft(match, match.game->start(match), match.deals.front(), depth).value().nodes)
        throw std::logic_error("the two do not count the same");
    std::uint64_t nodes = 0;
    for (auto _ : state)
        nodes += bare::perft(hands, 1, trump, depth);
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes));
}

/// Four players, of whom three have declared a power; no card points are entered.
void safeZone(benchmark::State& state)
{
    const Match match = document::readMatch(
        R"({"format":"tafelrichter/1","game":"cosmic-eidex","edition":"web","players":["Anna","Beat","Cora","Dani"],)"
        R"("characters":{"Anna":"RJ","Beat":"S10","Cora":"L10","Dani":"L8"},"deals":[]})")
                            .value();
    const DealEntry draft = document::readDeal(match,
        R"({"turned_up":"S9","powers":[{"by":"Anna","power":"schwarzpeter"},{"by":"Beat","power":"weisheit",)"
        R"("bonus":20},{"by":"Cora","power":"differenzler","guess":40}]})")
                                .value();
    const Standing before = match.game->start(match);
    if (match.game->safeZone(match, before, draft, 0).empty())
        throw std::logic_error("the draft is refused");
    for (auto _ : state)
        for (Player player = 0; player < match.count(); ++player)
            benchmark::DoNotOptimize(match.game->safeZone(match, before, draft, player).data());
}

/// Thirty deals of three players with a distant target.
Match longMatch()
{
    Match match = document::readMatch(
        R"({"format":"tafelrichter/1","game":"cosmic-eidex","edition":"web","players":["Anna","Beat","Cora"],)"
        R"("characters":{"Anna":"HA","Beat":"S10","Cora":"HQ"},"options":{"target":99},"deals":[]})")
                      .value();
    for (int number = 0; number < 30; ++number)
        match.deals.push_back(
            document::readDeal(match, R"({"turned_up":"H9","points":{"Anna":59,"Beat":80}})").value());
    return match;
}

void ask(benchmark::State& state)
{
    const Match match = longMatch();
    for (auto _ : state)
        benchmark::DoNotOptimize(promptsFor(match).value().prompts.data());
}

/// Loads the whole page of a phone after each deal.
void phonePage(benchmark::State& state)
{
    const Folder folder;
    history::History history = history::History::open(folder / "history.db", history::Mode::Write).value();
    const Match match = longMatch();
    Match head = match;
    head.deals.clear();
    const std::string id = history.openMatch(head).value();
    for (const DealEntry& deal : match.deals)
        history.enterDeal(id, deal).value();
    live::Pages pages(history);
    for (auto _ : state) {
        if (!pages.readMatch(id))
            throw std::logic_error("no page");
        benchmark::DoNotOptimize(pages.phonePage("abcdefghijklmnopqrstuA", Language::German).data());
    }
}

BENCHMARK(perftOurs)->Name("perft/ours")->Unit(benchmark::kMillisecond);
BENCHMARK(perftBare)->Name("perft/reference")->Unit(benchmark::kMillisecond);
BENCHMARK(safeZone)->Name("safe-zone/ours")->Unit(benchmark::kMillisecond);
BENCHMARK(ask)->Name("ask/ours")->Unit(benchmark::kMillisecond);
BENCHMARK(phonePage)->Name("phone-page/ours")->Unit(benchmark::kMillisecond);

} // namespace

} // namespace tafel::bench
