#include "games/compendium/scores.h"

#include <algorithm>

#include "games/compendium/clauses.h"
#include "games/compendium/contract_score.h"
#include "games/compendium/measure.h"

namespace tafel::compendium {

namespace {

/// The tables of the compendium are small numbers.
PerPlayer<int> whole(const Sums& sums)
{
    PerPlayer<int> award{};
    std::transform(sums.begin(), sums.end(), award.begin(), [](auto sum) { return static_cast<int>(sum); });
    return award;
}

/// A player won every trick, under the house rule of the march: the values of the cards do not count.
DealScores marched(const DealContext& context, Player winner)
{
    DealScores worth;
    for (Player player = 0; player < context.players(); ++player)
        worth.award[player] = player == winner ? context.table->marchWins : context.table->marchLoses;
    worth.because.push_back({&clause::march, Players{winner},
        {{.de = "Durchmarsch von {0}: {1}, alle andern {2}.", .en = "March of {0}: {1}, everybody else {2}."},
            {Argument::player(winner), Argument::signedNumber(context.table->marchWins),
                Argument::signedNumber(context.table->marchLoses)}}});
    return worth;
}

} // namespace

int CardWorths::of(Card card) const
{
    for (const CardWorth& each : worths)
        if (each.cards.has(card))
            return each.value;
    return 0;
}

int PerCard::of(Card card) const
{
    for (const CardWorth& each : worths)
        if (each.cards.has(card))
            return each.value;
    return 0;
}

Reason defaultReason(const Contract& contract)
{
    return {contract.clause, {}, {contract.line}};
}

DealScores dealScores(const DealContext& context, const Contract& contract, const Facts& facts)
{
    if (facts.march)
        return marched(context, *facts.march);
    return std::visit(
        [&](const auto& score) -> DealScores {
            if constexpr (std::is_same_v<decltype(score), const Special&>)
                return score.worth(context, contract, facts);
            else
                return {whole(valuesOf(contract, facts)), {defaultReason(contract)}};
        },
        contract.score);
}

} // namespace tafel::compendium
