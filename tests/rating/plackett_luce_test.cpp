#include "rating/plackett_luce.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <numeric>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

namespace tafel::rating {
namespace {

/// The tolerance for numbers of another program.
constexpr double near = 1e-9;

void expectNear(const Rating& one, const Rating& other)
{
    EXPECT_NEAR(one.mu, other.mu, near);
    EXPECT_NEAR(one.sigma, other.sigma, near);
}

TEST(PlackettLuce, givesTheNumbersOfThePublishedImplementation)
{
    const auto reference = nlohmann::json::parse(std::ifstream(TAFEL_TESTS "/rating/openskill.json"));
    const auto ratingOf = [](const nlohmann::json& each) { return Rating{each["mu"], each["sigma"]}; };
    ASSERT_EQ(reference["matches"].size(), 10U);
    std::map<std::string, Rating> people;
    for (const auto& match : reference["matches"]) {
        std::vector<Result> results;
        for (std::size_t i = 0; i < match["players"].size(); ++i)
            results.push_back({people[match["players"][i]], match["rank"][i]});
        const std::vector<Rating> after = rate(results);
        for (std::size_t i = 0; i < after.size(); ++i) {
            expectNear(after[i], ratingOf(match["after"][i]));
            people[match["players"][i]] = after[i];
        }
    }
    std::vector<Rating> two(2);
    for (int i = 0; i < 1000; ++i)
        two = rate(std::vector<Result>{{two[0], 1}, {two[1], 2}});
    expectNear(two[0], ratingOf(reference["thousandWins"]["winner"]));
    expectNear(two[1], ratingOf(reference["thousandWins"]["loser"]));
}

TEST(PlackettLuce, leavesEqualsWhoShareAPlaceWhereTheyWere)
{
    const std::vector<Rating> after = rate(std::vector<Result>{{{}, 1}, {{}, 1}, {{}, 1}});
    for (const Rating& each : after) {
        EXPECT_NEAR(each.mu, Rating{}.mu, near);
        EXPECT_LT(each.sigma, Rating{}.sigma);
    }
}

/// Random ratings, with ranks as in a ranking: 1, 1, 3.
std::vector<Result> anyMatch()
{
    const int players = *rc::gen::inRange(2, 6);
    std::vector<int> points;
    std::vector<Result> match;
    for (int i = 0; i < players; ++i) {
        points.push_back(*rc::gen::inRange(0, 4));
        match.push_back({{*rc::gen::inRange(-2000, 7000) / 100.0, *rc::gen::inRange(10, 900) / 100.0}, 1});
    }
    for (std::size_t i = 0; i < match.size(); ++i)
        match[i].place += static_cast<int>(
            std::count_if(points.begin(), points.end(), [&](int each) { return each > points[i]; }));
    return match;
}

RC_GTEST_PROP(PlackettLuce, doesNotMindTheOrderOfPlayers, ())
{
    const std::vector<Result> match = anyMatch();
    std::vector<std::size_t> order(match.size());
    std::iota(order.begin(), order.end(), 0);
    std::rotate(order.begin(), order.begin() + *rc::gen::inRange(0, 5) % static_cast<long>(order.size()),
        order.end());
    if (*rc::gen::arbitrary<bool>())
        std::reverse(order.begin(), order.end());
    std::vector<Result> turned;
    for (const std::size_t each : order)
        turned.push_back(match[each]);
    const std::vector<Rating> one = rate(match), other = rate(turned);
    for (std::size_t i = 0; i < order.size(); ++i)
        expectNear(other[i], one[order[i]]);
}

/// Weighted by the variances, some players win what the others lose; this also holds for each pair.
RC_GTEST_PROP(PlackettLuce, givesOneWhatItTakesFromAnother, ())
{
    const std::vector<Result> match = anyMatch();
    const std::vector<Change> changes = explain(match);
    const std::vector<Rating> after = rate(match);
    const auto weighed = [&](std::size_t i, double change) {
        return change / (match[i].before.sigma * match[i].before.sigma);
    };
    double sum = 0.0;
    for (std::size_t i = 0; i < match.size(); ++i) {
        RC_ASSERT(changes[i].after == after[i]);
        const double change = after[i].mu - match[i].before.mu;
        sum += weighed(i, change);
        RC_ASSERT(changes[i].given[i] == 0.0);
        RC_ASSERT(
            std::abs(std::accumulate(changes[i].given.begin(), changes[i].given.end(), 0.0) - change) < near);
        for (std::size_t other = 0; other < match.size(); ++other)
            RC_ASSERT(std::abs(weighed(i, changes[i].given[other]) + weighed(other, changes[other].given[i]))
                < near);
    }
    RC_ASSERT(std::abs(sum) < near);
}

/// The expectation for two players: both chances add up to one, and the player with the higher rating has the
/// larger one.
RC_GTEST_PROP(PlackettLuce, expectsOneOfTwoAhead, ())
{
    const std::vector<Result> match = anyMatch();
    const std::vector<Change> changes = explain(match);
    for (std::size_t i = 0; i < match.size(); ++i) {
        RC_ASSERT(changes[i].expected[i] == 0.0);
        for (std::size_t other = 0; other < match.size(); ++other) {
            if (other == i)
                continue;
            RC_ASSERT(std::abs(changes[i].expected[other] + changes[other].expected[i] - 1.0) < near);
            if (match[i].before.mu > match[other].before.mu)
                RC_ASSERT(changes[i].expected[other] >= 0.5);
        }
    }
}

RC_GTEST_PROP(PlackettLuce, raisesTheFirstAndLowersTheLast, ())
{
    const std::vector<Result> match = anyMatch();
    const std::vector<Rating> after = rate(match);
    const auto place = [](const Result& one, const Result& other) { return one.place < other.place; };
    const auto [first, last] = std::minmax_element(match.begin(), match.end(), place);
    const auto alone = [&](int wanted) {
        return std::count_if(match.begin(), match.end(), [&](const Result& each) {
            return each.place == wanted;
        }) == 1;
    };
    for (std::size_t i = 0; i < match.size(); ++i) {
        if (match[i].place == first->place && alone(first->place))
            RC_ASSERT(after[i].mu >= match[i].before.mu);
        if (match[i].place == last->place && alone(last->place))
            RC_ASSERT(after[i].mu <= match[i].before.mu);
        RC_ASSERT(after[i].sigma <= match[i].before.sigma);
    }
}

/// Two players with equal ranks and ratings still have equal ratings after the match.
RC_GTEST_PROP(PlackettLuce, treatsEqualsAlike, ())
{
    std::vector<Result> match = anyMatch();
    match.push_back(match[0]);
    for (std::size_t i = 1; i + 1 < match.size(); ++i)
        match[i].place += match[i].place > match[0].place ? 1 : 0;
    const std::vector<Rating> after = rate(match);
    expectNear(after.front(), after.back());
}

RC_GTEST_PROP(PlackettLuce, staysFiniteInALongSeries, ())
{
    std::vector<Rating> people(static_cast<std::size_t>(*rc::gen::inRange(2, 6)));
    const int favourite = *rc::gen::inRange(0, 5) % static_cast<int>(people.size());
    const bool always = *rc::gen::arbitrary<bool>();
    std::vector<int> draws = *rc::gen::container<std::vector<int>>(40, rc::gen::inRange(1, 4));
    for (int number = 0; number < 2000; ++number) {
        std::vector<Result> match;
        for (std::size_t i = 0; i < people.size(); ++i)
            match.push_back({people[i],
                always && static_cast<int>(i) == favourite
                    ? 1
                    : 1 + draws[(static_cast<std::size_t>(number) * people.size() + i) % draws.size()]});
        people = rate(match);
        for (const Rating& each : people)
            RC_ASSERT(std::isfinite(each.mu) && each.sigma > 0.0 && each.sigma <= Rating{}.sigma);
    }
}

} // namespace
} // namespace tafel::rating
