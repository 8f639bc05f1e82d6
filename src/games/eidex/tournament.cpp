#include "games/eidex/tournament.h"

#include <algorithm>

#include "games/eidex/clauses.h"

namespace tafel::eidex {

namespace {

using By = ScoreChange::By;

Players playersOnePointShort(const Standing& before, int players, int target)
{
    Players there;
    for (Player player = 0; player < players; ++player)
        if (before.total[player] == target - 1)
            there.add(player);
    return there;
}

bool isChaos(Players playersOnePointShort, int players)
{
    return players == 3 && playersOnePointShort.size() == 3;
}

/// All three are one below the target. A player who gets 2 wins; otherwise the one who would get nothing
/// does.
void chaos(ScoreChange& moved, const Standing& before, const PerPlayer<int>& award)
{
    Players one, none, two;
    for (Player player = 0; player < 3; ++player)
        (award[player] == 0 ? none : award[player] == 1 ? one : two).add(player);
    if (!two.empty()) {
        moved.by = By::ChaosTwo;
        moved.rise = two;
    } else if (one.empty()) {
        moved.by = By::ChaosNobody;
        moved.stay = none;
    } else if (none.size() == 1) {
        moved.by = By::Chaos;
        moved.stay = one;
        moved.rise = none;
        moved.total = before.total;
        moved.total[none.first()] += 1;
    }
}

/// Handles several players one below the target who would all get one point. Only those with the most card
/// points stay; the others fall by one.
void severalAtBrink(ScoreChange& moved, const Standing& before, Players would, const PerPlayer<int>& counted)
{
    int most = counted[would.first()];
    for (Player player = 0; player < maxPlayers; ++player)
        if (would.has(player))
            most = std::max(most, counted[player]);
    for (Player player = 0; player < maxPlayers; ++player)
        if (would.has(player)) {
            const bool highest = counted[player] == most;
            (highest ? moved.stay : moved.fall).add(player);
            moved.total[player] = before.total[player] - (highest ? 0 : 1);
        }
    moved.by = moved.fall.empty() ? By::TiedStay : By::HighestStays;
}

/// Adds the rule that changed the totals differently from the award.
void explain(const ScoreChange& moved, const Standing& before, int players, DealAward& award)
{
    const Players stay = moved.stay;
    const int brink = stay.empty() ? 0 : before.total[stay.first()];
    const auto because = [&](const Clause& clause, Players whom, Sentence sentence) {
        award.because.push_back({&clause, whom, sentence});
    };
    const Clause& several = players == 4 ? clause::fourAtSix
        : moved.by == By::TiedStay       ? clause::twoAtSixEqual
                                         : clause::twoAtSix;
    switch (moved.by) {
    case By::Award:
        return;
    case By::ChaosTwo:
        because(clause::chaosTwo, moved.rise,
            {{.de = "Chaos: {0} erhält beide Gewinnpunkte und gewinnt.",
                 .en = "Chaos: {0} gets both victory points and wins."},
                {Argument::players(moved.rise)}});
        break;
    case By::ChaosNobody:
        because(clause::chaosNobody, stay,
            {{.de = "Chaos: niemand bekäme einen Gewinnpunkt, alle bleiben.",
                .en = "Chaos: nobody would get a victory point, so all stay."}});
        break;
    case By::Chaos:
        because(clause::chaos, moved.rise,
            {{.de = "Chaos: {0} bleiben, {1} ginge leer aus, steigt und gewinnt.",
                 .en = "Chaos: {0} stay; {1} would get nothing, rises and wins."},
                {Argument::players(stay), Argument::players(moved.rise)}});
        break;
    case By::TiedStay:
        because(several, stay,
            {{.de = "{0} haben gleich viele Augen und bleiben bei {1}.",
                 .en = "{0} have equal card points and stay at {1}."},
                {Argument::players(stay), Argument::number(brink)}});
        break;
    case By::HighestStays:
        because(several, Players::fromBits(stay.bits() | moved.fall.bits()),
            {{.de = "Mehr Augen: {0}, bleibt bei {1}; {2} fällt auf {3}.",
                 .en = "More card points: {0}, stays at {1}; {2} falls to {3}."},
                {Argument::players(stay), Argument::number(brink), Argument::players(moved.fall),
                    Argument::number(brink - 1)}});
        break;
    }
    award.brief = moved.by == By::TiedStay || moved.by == By::HighestStays
        ? Sentence{{.de = "mehrere auf {0}", .en = "several at {0}"}, {Argument::number(brink)}}
        : Sentence{{.de = "Chaos", .en = "chaos"}};
}

} // namespace

ScoreChange moved(const Standing& before, int players, int target, const PerPlayer<int>& award,
    const PerPlayer<int>& counted)
{
    ScoreChange moved{.total = before.total};
    const Players there = playersOnePointShort(before, players, target);
    Players wouldGetOne;
    for (Player player = 0; player < players; ++player) {
        moved.total[player] += award[player];
        if (there.has(player) && award[player] == 1)
            wouldGetOne.add(player);
    }
    if (isChaos(there, players))
        chaos(moved, before, award);
    else if (wouldGetOne.size() >= 2)
        severalAtBrink(moved, before, wouldGetOne, counted);
    for (Player player = 0; player < players; ++player)
        if (moved.total[player] >= target)
            moved.win.add(player);
    return moved;
}

Standing afterDeal(const Standing& before, int players, int target, DealAward& award)
{
    Standing standing = before;
    standing.deals = before.deals + 1;
    if (award.isVoid) { // The same player deals again.
        standing.dealer = award.dealer;
        return standing;
    }
    PerPlayer<int> counted{};
    for (std::size_t player = 0; player < counted.size(); ++player)
        counted[player] = award.counted[player].value_or(0);
    const ScoreChange moved = eidex::moved(before, players, target, award.award, counted);
    explain(moved, before, players, award);
    standing.total = moved.total;
    standing.dealer = static_cast<Player>((award.dealer + 1) % players);
    standing.winners = moved.win;
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

std::optional<Reason> announced(const Standing& before, int players, int target)
{
    const Players there = playersOnePointShort(before, players, target);
    if (before.finished || there.size() < 2)
        return std::nullopt;
    const Argument brink = Argument::number(target - 1), below = Argument::number(target - 2);
    if (isChaos(there, players))
        return Reason{&clause::chaos, there,
            {{.de = "Chaos: alle auf {0}. Es gewinnt, wer leer ausginge oder beide Gewinnpunkte erhielte.",
                 .en = "Chaos: all at {0}. The winner is the player who would get nothing, or one who gets "
                       "both victory points."},
                {brink}}};
    if (players == 3)
        return Reason{&clause::twoAtSix, there,
            {{.de = "{0} auf {1}: Bekämen beide einen Punkt, fällt, wer weniger Augen hat, auf {2}.",
                 .en = "{0} at {1}: if both would get a point, the one with fewer card points falls to {2}."},
                {Argument::players(there), brink, below}}};
    return Reason{&clause::fourAtSix, there,
        {{.de = "{0} auf {1}: Bekämen mehrere einen Punkt, bleiben die mit den meisten Augen, die andern "
                "fallen.",
             .en
             = "{0} at {1}: if several would get a point, those with the most card points stay, the others "
               "fall."},
            {Argument::players(there), brink}}};
}

} // namespace tafel::eidex
