// Card points of everybody who plays; minus points where they stand in the place of takes. One player may be
// left out: the rest follows.
#include "games/compendium/measures/measures.h"

#include <algorithm>

#include <fmt/format.h>

namespace tafel::compendium {

namespace {

/// They are typed, within bounds; what all together have may be open.
bool isTyped(const Measured& deal)
{
    return std::holds_alternative<PerPoint>(deal.contract.score);
}

/// What all together have.
int totalOf(const Measured& deal)
{
    if (isTyped(deal))
        return deal.contract.total.value_or(0);
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
        const Typed& bounds = deal.contract.typed;
        const bool typed = isTyped(deal);
        const bool fits
            = typed ? deal.contract.total && bounds.allows(left) : (total < 0 ? left <= 0 : left >= 0);
        std::vector<Question> questions;
        for (const Player player : deal.columns()) {
            Ask ask{.path = deal.at("/points", player),
                .kind = Ask::Kind::Number,
                .label = {noun()},
                .lowest = typed ? bounds.lowest : std::min(0, total),
                .highest = typed ? bounds.highest : std::max(0, total),
                .number = draft.pointsOf(player),
                .of = player};
            if (fits && lastUnnamed(deal.begun.columns, draft.points) == player)
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
        if (isTyped(deal))
            return checkTyped(deal, entry, facts);
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

private:
    /// Where a sum is given one may be missing: the rest follows.
    static Result<void> checkTyped(const Measured& deal, const DealEntry& entry, Facts& facts)
    {
        if (!entry.hasPoints && entry.points.empty())
            return keyMissing({}, "points");
        const Contract& contract = deal.contract;
        Players missing = facts.columns;
        std::int64_t sum = 0;
        for (const auto& [player, points] : entry.points) {
            missing.remove(player);
            facts.points[player] = points;
            sum += points;
        }
        for (const Player player : deal.columns())
            if (missing.has(player) && (!contract.total || missing.size() > 1))
                return keyMissing("/points", deal.name(player));
        for (const auto& [player, points] : entry.points)
            if (!contract.typed.allows(points))
                return outside(deal, deal.at("/points", player), points, contract.typed);
        if (!missing.empty()) {
            const auto rest = static_cast<int>(*contract.total - sum);
            if (!contract.typed.allows(rest))
                return outside(deal, "/points", rest, contract.typed);
            facts.points[missing.first()] = rest;
        } else if (contract.total && sum != *contract.total) {
            return wrongSum(Refusal::Code::PointsSum, "/points", *contract.total, static_cast<int>(sum));
        }
        facts.hasPoints = true;
        return std::get<PerPoint>(contract.score).winner ? oneIsOut(deal, facts) : Result<void>();
    }

    static Result<void> oneIsOut(const Measured& deal, const Facts& facts)
    {
        int finished = 0;
        for (const Player player : deal.columns())
            finished += facts.points[player] == 0 ? 1 : 0;
        if (finished == 1)
            return {};
        return impossible(
            deal, "/points", {.de = "Genau eine Person hat 0.", .en = "Exactly one player has 0."});
    }
};

const Points points;

} // namespace

const Measure& pointsMeasure = points;

} // namespace tafel::compendium
