// Properties of every hand, every round and every game of Krass Kariert.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/krass_kariert/any_round.h"
#include "games/krass_kariert/judge.h"
#include "games/krass_kariert/round.h"

namespace tafel::krass_kariert {
namespace {

using namespace test;

std::mt19937 anyChance()
{
    return std::mt19937(*rc::gen::arbitrary<std::uint32_t>());
}

/// A random hand with its reserve cards, and sometimes a combination on the table.
Position anyPosition()
{
    std::mt19937 chance = anyChance();
    const std::vector<NumberCard> pack = shuffledPack(chance);
    Position position;
    position.match = table(4, {{&twoXOption(), *rc::gen::inRange(0, 2)}});
    HandPosition& at = position.combination.emplace();
    at.hand.assign(pack.begin(), pack.begin() + *rc::gen::inRange(1, 13));
    at.reserves = *rc::gen::inRange(0, 3);
    at.opener = *rc::gen::arbitrary<bool>();
    const std::vector<NumberCard> others(pack.begin() + 20, pack.end());
    const std::vector<Combination> lying = combinationsOf(others, false);
    const Combination& on = *rc::gen::elementOf(lying);
    if (*rc::gen::inRange(0, 4) == 0)
        return position; // the table is empty
    at.table.emplace();
    std::size_t call = 0;
    for (int place : on.positions) {
        const NumberCard card = others[static_cast<std::size_t>(place)];
        at.table->push_back(
            {card, card.value == NumberCard::x ? std::optional(on.calls[call++]) : std::nullopt});
    }
    return position;
}

RC_GTEST_PROP(KrassKariert, everyLegalCombinationIsOneAndOutbidsTheTable, ())
{
    const Position position = anyPosition();
    const bool twoX = position.match.options[0].value == 1;
    const HandPosition& at = *position.combination;
    const Verdict verdict = judge(position).value();
    for (const Combination& each : verdict.combinations) {
        std::vector<CalledCard> cards;
        std::size_t call = 0;
        for (int place : each.positions) {
            const NumberCard card = at.hand[static_cast<std::size_t>(place)];
            cards.push_back(
                {card, card.value == NumberCard::x ? std::optional(each.calls[call++]) : std::nullopt});
        }
        Combination again = combinationOf(cards, twoX).value();
        again.positions = each.positions;
        RC_ASSERT(again == each);
        RC_ASSERT((!at.table || outbids(each, *combinationOf(*at.table, twoX))));
        RC_ASSERT(each.positions.back() - each.positions.front() + 1 == std::ssize(each.positions));
    }
}

RC_GTEST_PROP(KrassKariert, whoCanPlayIsNeverStuckAndWhoOpensAlwaysCan, ())
{
    const Position position = anyPosition();
    const HandPosition& at = *position.combination;
    const Verdict verdict = judge(position).value();
    const bool any = verdict.mayStop || verdict.mayRedraw || !verdict.combinations.empty();
    RC_ASSERT((verdict.must == Verdict::Obligation::Stuck) == (!any && at.reserves == 0));
    if (!at.table) {
        RC_ASSERT(any);
        RC_ASSERT((verdict.must == Verdict::Obligation::Play) == (at.opener || at.reserves == 0));
    }
    RC_ASSERT(!verdict.because.empty());
}

RC_GTEST_PROP(KrassKariert, followsARecordedRoundToItsEnd, ())
{
    const int players = *rc::gen::inRange(3, 6);
    const AnyRound round(players, *rc::gen::arbitrary<std::uint32_t>());
    const Match match = table(players);
    const Result<DealAward> award = game.award(match, game.start(match), round.entry);
    RC_ASSERT(fault(award) == "accepted");
    RC_ASSERT(award->turns->size() == round.turns.size());
    for (std::size_t i = 0; i < round.turns.size(); ++i) {
        const RoundTurn &one = (*award->turns)[i], &other = round.turns[i];
        RC_ASSERT((one.opener == other.opener && one.winner == other.winner && one.draws == other.draws
            && one.stuck == other.stuck));
    }
    for (Player player = 0; player < players; ++player)
        RC_ASSERT((award->award[player] == -1) == round.givesChip.has(player));
}

RC_GTEST_PROP(KrassKariert, aLogThatStopsOrGoesOnIsRefused, ())
{
    const int players = *rc::gen::inRange(3, 6);
    const AnyRound round(players, *rc::gen::arbitrary<std::uint32_t>());
    const Match match = table(players);
    DealEntry entry = round.entry;
    std::vector<RoundEvent>& log = *entry.round->log;
    const std::size_t full = log.size();
    log.push_back(play(*rc::gen::inRange<Player>(0, 3), {0}));
    RC_ASSERT(
        fault(game.award(match, game.start(match), entry)) == fmt::format("illegal-play /log/{}", full));
    log.resize(*rc::gen::inRange<std::size_t>(0, full));
    RC_ASSERT(fault(game.award(match, game.start(match), entry)) == "impossible /log");
}

Outcome anyGame(int players, int chips)
{
    std::mt19937 chance = anyChance();
    Match match = table(players, {{&chipsOption(), chips - 2}});
    Standing standing = game.start(match);
    while (!standing.finished) {
        std::vector<Player> order;
        for (Player player = 0; player < players; ++player)
            order.push_back(player);
        std::shuffle(order.begin(), order.end(), chance);
        const bool several = chance() % 5 == 0;
        order.resize(several ? 1 + chance() % static_cast<unsigned>(players - 1) : 1);
        match.deals.push_back(gives(order));
        DealAward award = game.award(match, standing, match.deals.back()).value();
        standing = game.after(match, standing, award);
    }
    return score(match).value();
}

RC_GTEST_PROP(KrassKariert, aGameEndsInTimeAndNobodyGoesBelowNothing, ())
{
    const int players = *rc::gen::inRange(3, 6);
    const int chips = *rc::gen::inRange(2, 4);
    const Outcome outcome = anyGame(players, chips);
    const int rounds = static_cast<int>(outcome.deals.size());
    RC_ASSERT((rounds >= chips + 1 && rounds <= players * chips + 1));
    PerPlayer<int> total = {};
    for (Player player = 0; player < players; ++player)
        total[player] = chips;
    for (const ScoredDeal& deal : outcome.deals)
        for (Player player = 0; player < players; ++player) {
            total[player] += deal.award.award[player];
            RC_ASSERT((deal.after.total[player] == total[player] && total[player] >= 0));
        }
    const Standing& end = outcome.standing;
    RC_ASSERT((end.finished && !end.losers.empty() && !end.winners.empty()));
    RC_ASSERT((end.losers.bits() & end.winners.bits()) == 0);
    RC_ASSERT(end.losers.size() + end.winners.size() == players);
    for (Player player = 0; player < players; ++player)
        RC_ASSERT((!end.losers.has(player) || end.total[player] == 0));
}

} // namespace
} // namespace tafel::krass_kariert
