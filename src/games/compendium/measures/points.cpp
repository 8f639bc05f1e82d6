// Card points of all players, or minus points instead of takes. One player may be omitted: the rest
// follows.
#include "games/compendium/measures/measures.h"

#include <algorithm>

#include <fmt/format.h>

namespace tafel::compendium {

namespace {

/// True if they are typed, within bounds; then their total may be open.
bool isTyped(const MeasureContext& deal)
{
    return std::holds_alternative<PerPoint>(deal.contract.score);
}

/// The total of all players.
int totalOf(const MeasureContext& deal)
{
    if (isTyped(deal))
        return deal.contract.total.value_or(0);
    const auto* const perCard = std::get_if<PerCard>(&deal.contract.score);
    if (!deal.contract.orPoints || !perCard)
        return deal.context.table->pointsInPlay;
    int total = 0;
    for (Card card : deal.scoring())
        total += perCard->of(card);
    return total;
}

/// Whole numbers, as ranges.
class Ranges {
public:
    void add(std::int64_t from, std::int64_t to)
    {
        if (from <= to)
            m_all.emplace_back(from, to);
    }
    void add(std::int64_t number) { add(number, number); }
    void addWithoutZero(const Ranges& others)
    {
        for (const auto& [from, to] : others.m_all) {
            add(from, std::min<std::int64_t>(to, -1));
            add(std::max<std::int64_t>(from, 1), to);
        }
    }
    bool has(std::int64_t number) const
    {
        return std::any_of(m_all.begin(), m_all.end(),
            [&](const auto& each) { return each.first <= number && number <= each.second; });
    }
    /// The remaining ranges of this number when one of these is subtracted.
    Ranges takenFrom(std::int64_t number) const
    {
        Ranges left;
        for (const auto& [from, to] : m_all)
            left.add(number - to, number - from);
        return left;
    }
    /// The question has these as its bounds, as far as they are within; false: none is, and it stays.
    bool within(std::int64_t lowest, std::int64_t highest, Prompt& prompt) const
    {
        Ranges can;
        for (const auto& [from, to] : m_all)
            can.add(std::max(from, lowest), std::min(to, highest));
        if (can.m_all.empty())
            return false;
        std::sort(can.m_all.begin(), can.m_all.end());
        prompt.lowest = static_cast<int>(can.m_all.front().first);
        prompt.highest = prompt.lowest;
        for (const auto& [from, to] : can.m_all) {
            if (from > prompt.highest + 1)
                prompt.except.push_back({prompt.highest + 1, static_cast<int>(from) - 1});
            prompt.highest = std::max(prompt.highest, static_cast<int>(to));
        }
        return true;
    }

private:
    std::vector<std::pair<std::int64_t, std::int64_t>> m_all;
};

class Points final : public Measure {
public:
    Key key() const override { return Key::Points; }
    Text noun() const override { return {.de = "Augen", .en = "Card points"}; }
    std::string_view panel() const override { return "points"; }

    std::vector<Question> questions(
        const MeasureContext& deal, const DealEntry& draft, const DealEntry&) const override
    {
        const int total = totalOf(deal);
        int left = total;
        for (const auto& each : draft.points)
            left -= each.second;
        const NumberInput& bounds = deal.contract.typed;
        const bool typed = isTyped(deal), hasTotal = !typed || deal.contract.total;
        std::vector<Question> questions;
        for (const Player player : deal.columns()) {
            Prompt prompt{.path = deal.at("/points", player),
                .kind = Prompt::Kind::Number,
                .label = {noun()},
                .lowest = typed ? bounds.lowest : std::min(0, total),
                .highest = typed ? bounds.highest : std::max(0, total),
                .number = draft.pointsOf(player),
                .of = player};
            prompt.ever = {prompt.lowest, prompt.highest};
            const bool fits = narrow(deal, draft, total, prompt);
            if (fits && hasTotal && lastUnnamed(deal.begun.columns, draft.points) == player)
                prompt.rest = left;
            questions.push_back({std::move(prompt), [player](DealEntry& entry, const Response& said) {
                                     setValue(entry.points, player, numberOf(said));
                                     entry.hasPoints = true;
                                 }});
        }
        return questions;
    }

    Result<void> check(const MeasureContext& deal, const DealEntry& entry, Facts& facts) const override
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
                    {.de = sign < 0 ? "Erwartet wird 0 oder eine negative Zahl."
                                    : "Erwartet wird 0 oder eine positive Zahl.",
                        .en = sign < 0 ? "Expected 0 or a negative number."
                                       : "Expected 0 or a positive number."});
        Players named;
        int sum = 0;
        for (const auto& [player, points] : entry.points) {
            if (!facts.in.has(player))
                return playerIsOut(deal.at("/points", player), deal.name(player), deal.contract.clause);
            named.add(player);
            facts.points[player] = points;
            sum += points;
        }
        std::optional<Player> rest;
        for (Player player = 0; player < deal.context.players(); ++player) {
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
    /// Narrows the bounds of a number to values that leave the others a possible number.
    /// \return false if no value is possible, so that an answer must be changed; then the bounds remain
    static bool narrow(const MeasureContext& deal, const DealEntry& draft, int total, Prompt& prompt)
    {
        const Player player = *prompt.of;
        int others = deal.begun.columns.size() - 1;
        std::int64_t left = total;
        for (const auto& [other, points] : draft.points)
            if (other != player && deal.begun.columns.has(other)) {
                left -= points;
                --others;
            }
        const auto* const perPoint = std::get_if<PerPoint>(&deal.contract.score);
        const bool somebodyIsOut = howMany(draft.points, 0, player) > 0;
        const bool hasTotal = !isTyped(deal) || deal.contract.total;
        const std::int64_t lowest = prompt.lowest, highest = prompt.highest;
        Ranges can;
        if (const auto& march = draft.contract->march; march && deal.contract.total)
            can.add(deal.context.side(*march) == player ? *deal.contract.total : 0);
        else if (perPoint && perPoint->winner)
            can = whereOneIsOut(
                lowest, highest, others, somebodyIsOut, hasTotal ? std::optional(left) : std::nullopt);
        else if (hasTotal)
            can.add(left - others * highest, left - others * lowest);
        else
            can.add(lowest, highest);
        return can.within(lowest, highest, prompt);
    }

    /// The ranges if exactly one of the numbers is 0. `others`: the number of open ones.
    static Ranges whereOneIsOut(std::int64_t lowest, std::int64_t highest, int others, bool somebodyIsOut,
        std::optional<std::int64_t> left)
    {
        Ranges can;
        const auto addOthers = [&](int count) { // this number is not 0, so others must not be either
            Ranges numbers;
            if (!left)
                numbers.add(lowest, highest);
            else
                numbers = sumsWithoutZero(count, lowest, highest).takenFrom(*left);
            can.addWithoutZero(numbers);
        };
        if (somebodyIsOut) {
            addOthers(others);
            return can;
        }
        if (!left || sumsWithoutZero(others, lowest, highest).has(*left))
            can.add(0);
        if (others > 0)
            addOthers(others - 1);
        return can;
    }

    /// The sums of `count` numbers within the bounds, none of them 0.
    static Ranges sumsWithoutZero(int count, std::int64_t lowest, std::int64_t highest)
    {
        Ranges sums;
        for (int below = 0; below <= count; ++below) {
            const int above = count - below;
            if ((below > 0 && lowest >= 0) || (above > 0 && highest <= 0))
                continue;
            sums.add(below * lowest + above * std::max<std::int64_t>(1, lowest),
                below * std::min<std::int64_t>(-1, highest) + above * highest);
        }
        return sums;
    }

    /// If the sum is known, one number may be omitted: it follows.
    static Result<void> checkTyped(const MeasureContext& deal, const DealEntry& entry, Facts& facts)
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

    static Result<void> oneIsOut(const MeasureContext& deal, const Facts& facts)
    {
        int finished = 0;
        for (const Player player : deal.columns())
            finished += facts.points[player] == 0 ? 1 : 0;
        if (finished == 1)
            return {};
        return impossible(deal, "/points",
            {.de = "Es muss genau eine Person 0 haben.", .en = "Exactly one player must have 0."});
    }
};

const Points points;

} // namespace

const Measure& pointsMeasure = points;

} // namespace tafel::compendium
