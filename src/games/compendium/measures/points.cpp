// Card points of everybody who plays; minus points where they stand in the place of takes. One player may be
// left out: the rest follows.
#include "games/compendium/measures/measures.h"

#include <algorithm>

#include <fmt/format.h>

namespace tafel::compendium {

namespace {

/// What all together have.
int totalOf(const Measured& deal)
{
    const auto* const perCard = std::get_if<PerCard>(&deal.contract.score);
    if (!deal.contract.orPoints || !perCard)
        return deal.setting.table->pointsInPlay;
    int total = 0;
    for (Card card : deal.scoring())
        total += perCard->of(card);
    return total;
}

class Points final : public Measure {
public:
    Key key() const override { return Key::Points; }
    Text noun() const override { return {.de = "Augen", .en = "Card points"}; }

    std::vector<Question> questions(
        const Measured& deal, const DealEntry& draft, const DealEntry&) const override
    {
        const int total = totalOf(deal);
        int left = total;
        for (const auto& each : draft.points)
            left -= each.second;
        const bool fits = total < 0 ? left <= 0 : left >= 0;
        std::vector<Question> questions;
        for (Player player = 0; player < deal.setting.players(); ++player) {
            if (!deal.begun.in.has(player))
                continue;
            Ask ask{.path = deal.at("/points", player),
                .kind = Ask::Kind::Number,
                .label = {noun()},
                .lowest = std::min(0, total),
                .highest = std::max(0, total),
                .number = draft.pointsOf(player),
                .of = player};
            if (fits && lastUnnamed(deal.begun.in, draft.points) == player)
                ask.rest = left;
            questions.push_back({std::move(ask), [player](DealEntry& entry, const Said& said) {
                                     setValue(entry.points, player, numberOf(said));
                                     entry.hasPoints = true;
                                 }});
        }
        return questions;
    }

    Result<void> check(const Measured& deal, const DealEntry& entry, Facts& facts) const override
    {
        const int total = totalOf(deal);
        const int sign = deal.contract.orPoints ? -1 : 1; // −1: they are 0 or negative
        if (!entry.hasPoints && entry.points.empty())
            return keyMissing({}, "points");
        for (const auto& [player, points] : entry.points)
            if (points * sign < 0)
                return refuse(Refusal::Code::Schema, deal.at("/points", player),
                    {.de = sign < 0 ? "Hier steht 0 oder eine negative Zahl."
                                    : "Hier steht eine Zahl von 0 an.",
                        .en = sign < 0 ? "0 or a negative number stands here."
                                       : "A number from 0 up stands here."});
        Players named;
        int sum = 0;
        for (const auto& [player, points] : entry.points) {
            if (!facts.in.has(player))
                return playsNoMore(deal.at("/points", player), deal.name(player), deal.contract.clause);
            named.add(player);
            facts.points[player] = points;
            sum += points;
        }
        std::optional<Player> rest;
        for (Player player = 0; player < deal.setting.players(); ++player) {
            if (!facts.in.has(player) || named.has(player))
                continue;
            if (rest)
                return keyMissing("/points", deal.name(player));
            rest = player;
        }
        for (const auto& [player, points] : entry.points)
            if (points * sign > total * sign)
                return over(deal, deal.at("/points", player), points, total);
        if (!rest && sum != total)
            return wrongSum(Refusal::Code::PointsSum, "/points", total, sum);
        if (rest && sum * sign > total * sign)
            return over(deal, "/points", sum, total);
        if (rest)
            facts.points[*rest] = total - sum;
        facts.hasPoints = true;
        return {};
    }
};

const Points points;

} // namespace

const Measure& pointsMeasure = points;

} // namespace tafel::compendium
