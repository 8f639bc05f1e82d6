#include "games/compendium/scores.h"

#include "games/compendium/clauses.h"
#include "games/compendium/measure.h"

namespace tafel::compendium {

namespace {

using Award = PerPlayer<int>;

Award each(const Each& score, const Facts& facts)
{
    Award award{};
    for (std::size_t player = 0; player < award.size(); ++player)
        award[player] = score.value * facts.count[player];
    return award;
}

Award each(const PerCard& score, const Facts& facts)
{
    if (facts.hasPoints)
        return facts.points;
    Award award{};
    for (const Take& take : facts.takes)
        for (Card card : take.cards)
            award[take.by] += score.of(card);
    return award;
}

Award each(const ByPlace& score, const Facts& facts)
{
    Award award{};
    for (std::size_t place = 0; place < facts.out.size(); ++place)
        award[facts.out[place]] = score.values[place];
    return award;
}

Award each(const ByTrick& score, const Facts& facts)
{
    Award award{};
    for (const TrickWorth& worth : score.worths)
        for (const auto& [trick, winner] : facts.winners)
            if (worth.trick != 0 && trick == trickNumber(worth.trick, facts.tricks))
                award[winner] += worth.value;
    return award;
}

Award each(const Crossed& score, const Facts& facts)
{
    Award award{};
    for (const Threshold& threshold : score.thresholds)
        for (const auto& [at, player] : facts.crossings)
            if (threshold.at != 0 && at == threshold.at)
                award[player] += threshold.value;
    return award;
}

Award each(const AtCounts& score, const Facts& facts)
{
    Award award{};
    for (std::size_t count = 0; count < facts.counts.size(); ++count)
        for (const auto& [player, left] : facts.counts[count].left)
            award[player] += score.values[count] * left;
    return award;
}

Award each(const CardsLeft& score, const Facts& facts)
{
    Award award{};
    for (std::size_t player = 0; player < award.size(); ++player)
        award[player] = score.card * facts.left[player] + score.pass * facts.passes[player];
    return award;
}

/// Who won every trick, under the house rule of the march: whatever the cards are worth.
Worth marched(const Setting& setting, Player winner)
{
    Worth worth;
    for (Player player = 0; player < setting.players(); ++player)
        worth.award[player] = player == winner ? setting.table->marchWins : setting.table->marchLoses;
    worth.because.push_back({&clause::march, Players{winner},
        {{.de = "Durchmarsch von {0}: {1}, alle andern {2}.", .en = "March of {0}: {1}, everybody else {2}."},
            {Argument::player(winner), Argument::signedNumber(setting.table->marchWins),
                Argument::signedNumber(setting.table->marchLoses)}}});
    return worth;
}

} // namespace

int PerCard::of(Card card) const
{
    for (const CardWorth& each : worths)
        if (each.cards.has(card))
            return each.value;
    return 0;
}

Reason plainly(const Contract& contract)
{
    return {contract.clause, {}, {contract.line}};
}

Worth worthOf(const Setting& setting, const Contract& contract, const Facts& facts)
{
    if (facts.march)
        return marched(setting, *facts.march);
    return std::visit(
        [&](const auto& score) -> Worth {
            if constexpr (std::is_same_v<decltype(score), const Special&>)
                return score.worth(setting, contract, facts);
            else
                return {each(score, facts), {plainly(contract)}};
        },
        contract.score);
}

} // namespace tafel::compendium
