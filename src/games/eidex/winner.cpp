#include "games/eidex/winner.h"

#include <algorithm>

#include "games/eidex/power.h"

namespace tafel::eidex {

namespace {

/// The next best card of the winning suit in the trick; null if no other one counts.
const Trick::PlayedCard* closestRival(Trick& trick, Card best, const Order& order, Trump trump)
{
    for (Trick::PlayedCard& each : trick.playedCards())
        each.rankless = each.rankless || each.card == best || each.card.suit != best.suit;
    return trick.best(order, trump);
}

std::optional<CompletedTrick::Ranked> rankedOf(
    const Trick& trick, const Trick::PlayedCard& best, const Order& order, Trump trump)
{
    if (trick.swapHolds(order)) {
        Trick unswapped = trick;
        unswapped.swapped.reset();
        if (const Trick::PlayedCard* otherwise = unswapped.best(order, trump);
            otherwise && otherwise->card != best.card)
            // The swap decides between the two cards.
            return CompletedTrick::Ranked{otherwise->card, best.card};
    }
    Trick others = trick;
    const Trick::PlayedCard* const rival = closestRival(others, best.card, order, trump);
    return rival ? std::optional(CompletedTrick::Ranked{best.card, rival->card}) : std::nullopt;
}

/// The explanations of the active powers, the most specific first.
std::vector<WhyHighest> saidByPowers(const CompletedTrick& won)
{
    std::vector<WhyHighest> said;
    for (const Power* power : allPowers)
        if (const PowerUse* use = won.deal.declared(power->card); use && power->trick.wonBy)
            if (std::optional<WhyHighest> why = power->trick.wonBy(won, *use))
                said.push_back(*why);
    std::stable_sort(
        said.begin(), said.end(), [](const WhyHighest& a, const WhyHighest& b) { return a.by < b.by; });
    return said;
}

} // namespace

CompletedTrick::CompletedTrick(const DealInPlay& ofDeal, const Trick& complete, const Order& now)
    : deal(ofDeal)
    , trick(complete)
    , order(now)
    , best(*complete.best(now, ofDeal.trump))
    , ranked(rankedOf(complete, best, now, ofDeal.trump))
{
}

bool CompletedTrick::changes(const Trick& other, const Order& otherOrder, Trump trump) const
{
    const Trick::PlayedCard* highest = other.best(otherOrder, trump);
    return !highest || highest->card != best.card;
}

Reasons whyItWins(const CompletedTrick& won)
{
    Reasons reasons;
    bool ranksChanged = false;
    for (WhyHighest& why : saidByPowers(won)) {
        ranksChanged = ranksChanged || why.by >= WonBy::OwnPlace;
        reasons.push_back(std::move(why.reason));
    }
    if (won.ranked && !ranksChanged)
        reasons.push_back({&clause::ranks, {},
            {{.de = "{0} steht über {1}.", .en = "{0} ranks above {1}."},
                {Argument::card(won.ranked->above), Argument::card(won.ranked->below)}}});
    reasons.push_back({&clause::winner, {won.best.player},
        {{.de = "{0} gewinnt mit {1}.", .en = "{0} wins with {1}."},
            {Argument::player(won.best.player), Argument::card(won.best.card)}}});
    return reasons;
}

} // namespace tafel::eidex
