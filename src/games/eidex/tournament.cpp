#include "games/eidex/tournament.h"

#include <algorithm>

#include "games/eidex/clauses.h"

namespace tafel::eidex {

namespace {

/// Chaos: all three one below the target. Whoever gets 2 wins; otherwise the one who would get nothing does.
void chaos(Standing& standing, const Standing& before, DealAward& award)
{
    Players one, none, two;
    for (Player player = 0; player < 3; ++player)
        (award.award[player] == 0 ? none : award.award[player] == 1 ? one : two).add(player);
    if (!two.empty())
        award.because.push_back({&clause::chaosTwo, two,
            {{.de = "Chaos: {0} erhält beide Gewinnpunkte und gewinnt.",
                 .en = "Chaos: {0} gets both victory points and wins."},
                {Argument::players(two)}}});
    else if (one.empty())
        award.because.push_back({&clause::chaosNobody, none,
            {{.de = "Chaos: niemand bekäme einen Gewinnpunkt, alle bleiben.",
                .en = "Chaos: nobody would get a victory point, all stay."}}});
    else if (none.size() == 1) {
        standing.total = before.total;
        standing.total[none.first()] += 1;
        award.because.push_back({&clause::chaos, none,
            {{.de = "Chaos: {0} bleiben, {1} ginge leer aus, steigt und gewinnt.",
                 .en = "Chaos: {0} stay, {1} would get nothing, rises and wins."},
                {Argument::players(one), Argument::players(none)}}});
    }
}

/// Of those one below the target who would all get one point only the highest stay; the others fall by one.
void severalAtBrink(
    Standing& standing, const Standing& before, int players, Players atBrink, DealAward& award)
{
    int most = award.counted[atBrink.first()].value_or(0);
    for (Player player = 0; player < players; ++player)
        if (atBrink.has(player))
            most = std::max(most, award.counted[player].value_or(0));
    Players stay, fall;
    for (Player player = 0; player < players; ++player)
        if (atBrink.has(player)) {
            const bool highest = award.counted[player].value_or(0) == most;
            (highest ? stay : fall).add(player);
            standing.total[player] = before.total[player] - (highest ? 0 : 1);
        }
    const Clause& rule = players == 4 ? clause::fourAtSix
        : fall.empty()                ? clause::twoAtSixEqual
                                      : clause::twoAtSix;
    const Argument brink = Argument::number(before.total[atBrink.first()]),
                   below = Argument::number(before.total[atBrink.first()] - 1);
    if (fall.empty())
        award.because.push_back({&rule, stay,
            {{.de = "{0} haben gleich viele Augen und bleiben bei {1}.",
                 .en = "{0} have equal card points and stay at {1}."},
                {Argument::players(stay), brink}}});
    else
        award.because.push_back({&rule, atBrink,
            {{.de = "Mehr Augen: {0}, bleibt bei {1}; {2} fällt auf {3}.",
                 .en = "More card points: {0}, stays at {1}; {2} falls to {3}."},
                {Argument::players(stay), brink, Argument::players(fall), below}}});
}

} // namespace

Standing afterDeal(const Standing& before, int players, int target, DealAward& award)
{
    Standing standing = before;
    if (award.isVoid) { // the same player deals again
        standing.deals = before.deals + 1;
        standing.dealer = award.dealer;
        return standing;
    }
    Players atBrink, wouldGetOne;
    for (Player player = 0; player < players; ++player) {
        standing.total[player] += award.award[player];
        if (before.total[player] != target - 1)
            continue;
        atBrink.add(player);
        if (award.award[player] == 1)
            wouldGetOne.add(player);
    }
    if (players == 3 && atBrink.size() == 3)
        chaos(standing, before, award);
    else if (wouldGetOne.size() >= 2)
        severalAtBrink(standing, before, players, wouldGetOne, award);

    standing.deals = before.deals + 1;
    standing.dealer = static_cast<Player>((award.dealer + 1) % players);
    for (Player player = 0; player < players; ++player)
        if (standing.total[player] >= target)
            standing.winners.add(player);
    standing.finished = !standing.winners.empty();
    if (standing.finished)
        award.because.push_back({&clause::target, standing.winners,
            {target == 7 ? Text{.de = "{0} erreicht {1} und gewinnt das Spiel.",
                 .en = "{0} reaches {1} and wins the match."}
                         : Text{.de = "{0} erreicht {1}, das Ziel an diesem Tisch, und gewinnt das Spiel.",
                             .en = "{0} reaches {1}, the target of this table, and wins the match."},
                {Argument::players(standing.winners), Argument::number(target)}}});
    return standing;
}

} // namespace tafel::eidex
