// Legal plays and recorded deals, compared with bit masks that know only the basic game.
#include <stdexcept>

#include <benchmark/benchmark.h>

#include "bench/bare/cards.h"
#include "games/eidex/entry.h"
#include "games/eidex/record.h"
#include "referee/game.h"
#include "support/any_deal.h"

namespace tafel::bench {

namespace {

using namespace test;

constexpr std::size_t positionCount = 65'536, dealCount = 500;

bare::Card bareCard(Card card)
{
    return static_cast<bare::Card>(static_cast<int>(card.suit) * 16 + static_cast<int>(card.rank));
}
bare::Trump bareTrump(eidex::Trump trump)
{
    return trump.kind == eidex::Trump::Kind::Suit   ? static_cast<bare::Trump>(trump.suit)
        : trump.kind == eidex::Trump::Kind::Obenabe ? 4
                                                    : 5;
}

/// The same position for our referee and for the bare function.
struct Positions {
    struct Bare {
        bare::Cards hand;
        bare::Trick trick;
        bare::Trump trump;
    };

    explicit Positions(bool powers)
        : any(positionCount, powers, 1)
    {
        for (const AnyTurn& turn : any.turns()) {
            Bare same{.hand = turn.hand.bits(), .trick = {}, .trump = bareTrump(turn.trump)};
            for (const eidex::Trick::PlayedCard& each : turn.trick.playedCards())
                same.trick.cards[same.trick.size++] = bareCard(each.card);
            bare.push_back(same);
            if (!powers && bare::legal(same.hand, same.trick, same.trump) != legalCards(turn.turn()).bits())
                throw std::logic_error("the two do not agree");
        }
    }

    AnyTurns any;
    std::vector<Bare> bare;
};

const Positions& plain()
{
    static const Positions all(false);
    return all;
}
const Positions& withPowers()
{
    static const Positions all(true);
    return all;
}

void legalOurs(benchmark::State& state, const Positions& (*of)())
{
    const std::vector<AnyTurn>& turns = of().any.turns();
    for (auto _ : state)
        for (const AnyTurn& turn : turns)
            benchmark::DoNotOptimize(legalCards(turn.turn()));
}
void legalBare(benchmark::State& state, const Positions& (*of)())
{
    const std::vector<Positions::Bare>& all = of().bare;
    for (auto _ : state)
        for (const Positions::Bare& each : all)
            benchmark::DoNotOptimize(bare::legal(each.hand, each.trick, each.trump));
}

/// Recorded deals of three players with powers and hands.
const std::vector<Match>& recorded()
{
    static const std::vector<Match> list = [] {
        std::vector<Match> matches;
        for (std::uint64_t seed = 1; seed <= dealCount; ++seed)
            matches.push_back(anyDeal(seed, {.players = 3, .hands = true}).match);
        return matches;
    }();
    return list;
}

void replayOurs(benchmark::State& state)
{
    for (auto _ : state)
        for (const Match& match : recorded()) {
            DealAward award;
            const Result<DealEntry> facts
                = eidex::numericEntry(match, match.game->start(match), match.deals.front(), award);
            if (!facts)
                throw std::logic_error(facts.error().message.en);
            benchmark::DoNotOptimize(facts->points.data());
        }
}

/// The played cards of the deal; without powers, the playout gives another result but takes the same work.
bare::Deal bareDeal(const Match& match)
{
    const DealEntry& entry = match.deals.front();
    bare::Deal deal{};
    for (Player player = 0; player < 3; ++player) {
        deal.hands[player] = (*entry.hands)[player].bits();
        deal.putDown[player] = bareCard(*(*entry.hands)[player].begin());
    }
    deal.trump = bareTrump(eidex::dealOf(match, match.game->start(match), entry).trump);
    for (const Event& event : *entry.log)
        if (event.kind == Event::Kind::Play && event.card && deal.count < deal.cards.size()) {
            deal.cards[deal.count] = bareCard(*event.card);
            deal.players[deal.count++] = event.by;
        }
    return deal;
}

void replayBare(benchmark::State& state)
{
    std::vector<bare::Deal> list;
    for (const Match& match : recorded())
        list.push_back(bareDeal(match));
    for (auto _ : state)
        for (const bare::Deal& deal : list)
            benchmark::DoNotOptimize(bare::playOut(deal));
}

BENCHMARK_CAPTURE(legalOurs, plain, plain)->Name("legal-plain/ours")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(legalBare, plain, plain)->Name("legal-plain/reference")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(legalOurs, powers, withPowers)->Name("legal-powers/ours")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(legalBare, powers, withPowers)
    ->Name("legal-powers/reference")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK(replayOurs)->Name("replay/ours")->Unit(benchmark::kMicrosecond);
BENCHMARK(replayBare)->Name("replay/reference")->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace tafel::bench
