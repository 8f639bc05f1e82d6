#include "tournament/standing.h"

#include <algorithm>
#include <compare>
#include <iterator>
#include <map>

namespace tafel::tournament {

namespace {

constexpr std::string_view names[] = {"wins", "victory-points", "penalty-points"};

/// a / of < b / per, exactly.
std::strong_ordering averages(std::int64_t a, int of, std::int64_t b, int per)
{
    return a * per <=> b * of;
}

std::strong_ordering pointsAMatch(PointsOrder better, const Row& one, const Row& other)
{
    switch (better) {
    case PointsOrder::Unknown:
        break;
    case PointsOrder::More:
        return averages(other.points, other.matches, one.points, one.matches);
    case PointsOrder::Fewer:
        return averages(one.points, one.matches, other.points, other.matches);
    }
    return std::strong_ordering::equal;
}

std::strong_ordering orElse(std::strong_ordering first, std::strong_ordering second)
{
    return first != 0 ? first : second;
}

/// Less means that `one` ranks higher.
std::strong_ordering compare(ScoringRule rule, PointsOrder better, const Row& one, const Row& other)
{
    if (one.matches == 0 || other.matches == 0)
        return (one.matches == 0) <=> (other.matches == 0);
    const auto wins = other.wins <=> one.wins, fewerMatches = one.matches <=> other.matches;
    switch (rule) {
    case ScoringRule::Wins:
        return orElse(wins, orElse(fewerMatches, pointsAMatch(better, one, other)));
    case ScoringRule::VictoryPoints:
        return orElse(other.points <=> one.points, orElse(wins, fewerMatches));
    case ScoringRule::PenaltyPoints:
        return orElse(one.few <=> other.few,
            orElse(pointsAMatch(PointsOrder::Fewer, one, other), orElse(wins, 0 <=> fewerMatches)));
    }
    return std::strong_ordering::equal;
}

} // namespace

std::string_view name(ScoringRule rule)
{
    return names[static_cast<std::size_t>(rule)];
}

std::optional<ScoringRule> ruleNamed(std::string_view name)
{
    const auto* found = std::find(std::begin(names), std::end(names), name);
    if (found == std::end(names))
        return std::nullopt;
    return static_cast<ScoringRule>(found - std::begin(names));
}

std::vector<Row> standing(ScoringRule rule, PointsOrder better, const std::vector<std::string>& people,
    const std::vector<Result>& results)
{
    std::map<std::string, Row> rows; // sorted, so that equals are in alphabetical order
    for (const std::string& person : people)
        rows[person].person = person;
    int most = 0;
    for (const Result& result : results) {
        Row& row = rows[result.person];
        row.person = result.person;
        if (!result.finished) {
            ++row.underWay;
            row.pointsUnderWay += result.points;
            continue;
        }
        most = std::max(most, ++row.matches);
        row.wins += result.won ? 1 : 0;
        row.points += result.points;
    }
    std::vector<Row> order;
    for (auto& [person, row] : rows) {
        row.few = rule == ScoringRule::PenaltyPoints && 2 * row.matches < most;
        order.push_back(std::move(row));
    }
    std::stable_sort(order.begin(), order.end(),
        [&](const Row& one, const Row& other) { return compare(rule, better, one, other) < 0; });
    for (std::size_t i = 0; i < order.size() && order[i].matches > 0; ++i)
        order[i].place = i > 0 && compare(rule, better, order[i - 1], order[i]) == 0
            ? order[i - 1].place
            : static_cast<int>(i) + 1;
    return order;
}

} // namespace tafel::tournament
