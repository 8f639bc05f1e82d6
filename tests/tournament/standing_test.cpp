#include "tournament/standing.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace tafel::tournament {
namespace {

using testing::ElementsAre;

constexpr auto more = PointsOrder::More;

Result won(const char* person, int points)
{
    return {person, true, true, points};
}
Result lost(const char* person, int points)
{
    return {person, true, false, points};
}
Result playing(const char* person, int points)
{
    return {person, false, false, points};
}

/// Lines with rank and name: "1 Anna", "1 Beat", "3 Cora".
std::vector<std::string> places(const std::vector<Row>& rows)
{
    std::vector<std::string> list;
    for (const Row& row : rows)
        list.push_back(fmt::format("{} {}", row.place, row.person));
    return list;
}

TEST(Standing, ofWinsCountsThemThenTheMatchesTheyTook)
{
    const std::vector<Result> results = {won("Anna", 7), lost("Beat", 4), lost("Cora", 2), won("Anna", 7),
        lost("Beat", 3), won("Cora", 7), lost("Dani", 1), lost("Cora", 0), won("Beat", 7), won("Beat", 7),
        won("Cora", 7), lost("Dani", 6)};
    // Anna won 2 of 2. Beat and Cora won 2 of 4, but Cora has fewer points. Dani won none.
    EXPECT_THAT(places(standing(ScoringRule::Wins, more, {}, results)),
        ElementsAre("1 Anna", "2 Beat", "3 Cora", "4 Dani"));
}

TEST(Standing, ofWinsBreaksNoTieByPointsThatCannotBeCompared)
{
    const std::vector<Result> results = {lost("Anna", 3), lost("Beat", 300), won("Cora", 7)};
    EXPECT_THAT(places(standing(ScoringRule::Wins, PointsOrder::Unknown, {}, results)),
        ElementsAre("1 Cora", "2 Anna", "2 Beat"));
    EXPECT_THAT(places(standing(ScoringRule::Wins, PointsOrder::Fewer, {}, results)),
        ElementsAre("1 Cora", "2 Anna", "3 Beat"));
    EXPECT_THAT(
        places(standing(ScoringRule::Wins, more, {}, results)), ElementsAre("1 Cora", "2 Beat", "3 Anna"));
}

TEST(Standing, ofVictoryPointsAddsThemUp)
{
    const std::vector<Result> results = {lost("Anna", 6), lost("Anna", 6), won("Beat", 7), lost("Cora", 5),
        won("Cora", 7), lost("Dani", 6), lost("Dani", 4), lost("Dani", 2)};
    // Anna has 12 points, Cora 12 with a win, Dani 12 in three matches, and Beat 7.
    EXPECT_THAT(places(standing(ScoringRule::VictoryPoints, more, {}, results)),
        ElementsAre("1 Cora", "2 Anna", "3 Dani", "4 Beat"));
}

TEST(Standing, ofPenaltyPointsTakesTheAverageAMatch)
{
    const std::vector<Result> results = {lost("Anna", 10), lost("Anna", 20), won("Beat", 10), won("Beat", 10),
        lost("Beat", 10), lost("Beat", 10), lost("Cora", 12), won("Cora", 12), won("Dani", 0)};
    // Dani played one of four matches, which is less than half, and so ranks below all others.
    const std::vector<Row> rows = standing(ScoringRule::PenaltyPoints, PointsOrder::Fewer, {}, results);
    EXPECT_THAT(places(rows), ElementsAre("1 Beat", "2 Cora", "3 Anna", "4 Dani"));
    EXPECT_TRUE(rows.back().few);
    EXPECT_FALSE(rows[2].few);
    EXPECT_DOUBLE_EQ(rows[2].perMatch(), 15.0);
}

TEST(Standing, sharesAPlaceAndLeavesTheNextOnesOut)
{
    const std::vector<Result> results
        = {won("Eva", 7), lost("Cora", 3), won("Anna", 7), lost("Beat", 3), won("Dani", 6), lost("Fritz", 3)};
    EXPECT_THAT(places(standing(ScoringRule::VictoryPoints, more, {}, results)),
        ElementsAre("1 Anna", "1 Eva", "3 Dani", "4 Beat", "4 Cora", "4 Fritz"));
}

TEST(Standing, showsWhoHasNotPlayedAndWhatIsUnderWay)
{
    const std::vector<Result> results
        = {won("Anna", 7), lost("Beat", 2), playing("Anna", 5), playing("Cora", 6)};
    const std::vector<Row> rows = standing(ScoringRule::Wins, more, {"Dani", "Anna"}, results);
    EXPECT_THAT(places(rows), ElementsAre("1 Anna", "2 Beat", "0 Cora", "0 Dani"));
    EXPECT_EQ(rows[0].matches, 1);
    EXPECT_EQ(rows[0].points, 7) << "what is under way does not count yet";
    EXPECT_EQ(rows[0].underWay, 1);
    EXPECT_EQ(rows[0].pointsUnderWay, 5);
    EXPECT_EQ(rows[2].pointsUnderWay, 6);
    EXPECT_EQ(rows[3].underWay, 0);
}

TEST(Standing, rulesHaveNames)
{
    for (const ScoringRule rule : {ScoringRule::Wins, ScoringRule::VictoryPoints, ScoringRule::PenaltyPoints})
        EXPECT_EQ(ruleNamed(name(rule)), rule);
    EXPECT_FALSE(ruleNamed("luck"));
}

RC_GTEST_PROP(Standing, countsEveryResultOnceAndPlacesNeverFall, ())
{
    const auto results = *rc::gen::container<std::vector<Result>>(rc::gen::apply(
        [](int who, bool finished, bool first, int points) {
            return Result{std::string(1, static_cast<char>('A' + who)), finished, finished && first, points};
        },
        rc::gen::inRange(0, 6), rc::gen::arbitrary<bool>(), rc::gen::arbitrary<bool>(),
        rc::gen::inRange(0, 4)));
    const auto rule = static_cast<ScoringRule>(*rc::gen::inRange(0, 3));
    const auto better = static_cast<PointsOrder>(*rc::gen::inRange(0, 3));
    const std::vector<Row> rows = standing(rule, better, {}, results);
    std::size_t counted = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        counted += static_cast<std::size_t>(rows[i].matches + rows[i].underWay);
        RC_ASSERT((rows[i].place == 0) == (rows[i].matches == 0));
        RC_ASSERT(rows[i].place <= static_cast<int>(i) + 1);
        if (i > 0 && rows[i].place > 0)
            RC_ASSERT((rows[i].place >= rows[i - 1].place && rows[i - 1].place > 0));
    }
    RC_ASSERT(counted == results.size());
}

} // namespace
} // namespace tafel::tournament
