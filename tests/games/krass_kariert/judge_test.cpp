// Legal plays from a hand, and duties.
#include "games/krass_kariert/judge.h"

#include <algorithm>

#include <gmock/gmock.h>

#include "games/krass_kariert/explanation.h"
#include "games/krass_kariert/table.h"

namespace tafel::krass_kariert {
namespace {

using namespace test;
using Obligation = Verdict::Obligation;
using Kind = Combination::Kind;

/// A position with `on` on the table; nothing if `on` is empty.
Position position(const std::string& on, const std::string& hand, int reserves, bool opener = true)
{
    Position asked;
    asked.match = table(4);
    HandPosition& at = asked.combination.emplace();
    if (!on.empty())
        at.table = called(on);
    at.hand = cards(hand);
    at.reserves = reserves;
    at.opener = opener;
    return asked;
}

bool names(const Verdict& verdict, std::string_view clause)
{
    return std::any_of(verdict.because.begin(), verdict.because.end(),
        [&](const Reason& reason) { return reason.clause->id == clause; });
}

struct Case {
    std::string table, hand;
    int reserves;
    bool opener;
    std::size_t combinations;
    bool stop, redraw;
    Obligation must;
    const char* because;
};

TEST(KrassJudge, saysWhatMayBePlayedAndWhatMustBeDone)
{
    const Case cases[] = {
        {"7", "7 1 7 7", 0, true, 1, false, false, Obligation::Play, "krass.turn.must-play"},
        {"12", "6 9 6", 1, true, 0, false, false, Obligation::MayTake, "krass.turn.reserve"},
        {"12", "12 1", 0, true, 0, false, false, Obligation::Stuck, "krass.round.stuck"},
        {"12 12 12", "1 stop", 0, true, 0, true, false, Obligation::Play, "krass.turn.must-play"},
        {"12 12 12", "redraw", 1, true, 0, false, true, Obligation::MayTake, "krass.turn.reserve"},
        {"11 12", "8 10 9", 2, true, 1, false, false, Obligation::MayTake, "krass.turn.reserve"},
        {"12 12", "7 X 9", 0, true, 1, false, false, Obligation::Play, "krass.turn.must-play"},
        {"4 5", "X 1", 1, true, 1, false, false, Obligation::MayTake, "krass.turn.reserve"},
        {"12 12", "X 12 X", 0, true, 3, false, false, Obligation::Play, "krass.turn.must-play"},
        {"12", "X X", 1, true, 0, false, false, Obligation::MayTake, "krass.turn.reserve"},
        {"", "3 redraw", 2, false, 1, false, true, Obligation::MayTake, "krass.turn.reserve"},
        {"", "3 redraw", 0, false, 1, false, true, Obligation::Play, "krass.turn.must-play"},
        {"", "3 redraw", 2, true, 1, false, true, Obligation::Play, "krass.turn.opener-plays"},
        {"X=11", "12", 0, true, 1, false, false, Obligation::Play, "krass.turn.must-play"},
    };
    for (const Case& each : cases) {
        const Result<Verdict> verdict = judge(position(each.table, each.hand, each.reserves, each.opener));
        ASSERT_TRUE(verdict) << each.hand;
        EXPECT_EQ(verdict->combinations.size(), each.combinations) << each.hand;
        EXPECT_EQ(verdict->mayStop, each.stop) << each.hand;
        EXPECT_EQ(verdict->mayRedraw, each.redraw) << each.hand;
        EXPECT_EQ(verdict->must, each.must) << each.hand;
        EXPECT_EQ(verdict->because.front().clause->id, each.because) << each.hand;
    }
}

TEST(KrassJudge, givesPositionsAndCalls)
{
    const Verdict verdict = judge(position("12 12", "X 12 X", 0)).value();
    EXPECT_THAT(verdict.combinations,
        testing::ElementsAre(Combination{{0, 1, 2}, Kind::ThreeStraight, 12, {10, 11}},
            Combination{{0, 1, 2}, Kind::ThreeStraight, 12, {11, 10}},
            Combination{{0, 1, 2}, Kind::Trips, 12, {12, 12}}));
}

TEST(KrassJudge, saysWhichInterpretationItRestsOn)
{
    EXPECT_TRUE(names(judge(position("12", "6 9 6", 1)).value(), "krass.hand.ends"));
    EXPECT_FALSE(names(judge(position("12", "6 9 7", 1)).value(), "krass.combination.runs"));
    EXPECT_TRUE(names(judge(position("12", "12 1", 0)).value(), "krass.combination.runs"));
    EXPECT_TRUE(names(judge(position("12", "X X", 1)).value(), "krass.x.two-alone"));
    for (const char* hand : {"X 3", "3 X", "X 3 X", "3 4"})
        EXPECT_FALSE(names(judge(position("12", hand, 1)).value(), "krass.x.two-alone")) << hand;
    for (const char* hand : {"12 1", "1 12", "5 12 1"})
        EXPECT_TRUE(names(judge(position("12", hand, 1)).value(), "krass.combination.runs")) << hand;
    for (const char* hand : {"12 3", "3 12", "1 3", "3 1", "12 2", "2 12", "1 11", "11 1", "12 5 1"})
        EXPECT_FALSE(names(judge(position("12", hand, 1)).value(), "krass.combination.runs")) << hand;
    EXPECT_FALSE(names(judge(position("12", "6 6", 1)).value(), "krass.hand.ends")) << "they are neighbours";
    EXPECT_FALSE(names(judge(position("12", "6 9 8", 1)).value(), "krass.hand.ends"));
    EXPECT_TRUE(names(judge(position("12", "X 3 X", 1)).value(), "krass.x.two-and-a-number"));
    EXPECT_TRUE(names(judge(position("12", "stop", 1)).value(), "krass.stop.any-time"));
    EXPECT_TRUE(names(judge(position("", "3", 2, false)).value(), "krass.redraw.opens"));
}

TEST(KrassJudge, knowsTheHouseRuleOfTwoX)
{
    Position asked = position("12 12", "X X", 1);
    asked.match.options = {{&twoXOption(), 1}};
    EXPECT_TRUE(judge(asked).value().combinations.empty()); // no pair is higher than 12
    asked.combination->table = called("11 11");
    EXPECT_THAT(judge(asked).value().combinations,
        testing::ElementsAre(Combination{{0, 1}, Kind::Pair, 12, {12, 12}}));
}

TEST(KrassJudge, refusesWhatCannotBe)
{
    const auto where = [](const Position& asked) {
        const Result<Verdict> verdict = judge(asked);
        return verdict ? "accepted"
                       : std::string(codeName(verdict.error().code)) + " " + verdict.error().where;
    };
    EXPECT_EQ(where(position("5 7", "1", 0)), "impossible /table");
    EXPECT_EQ(where(position("stop", "1", 0)), "impossible /table");
    EXPECT_EQ(where(position("X=4 X=4", "1", 0)), "impossible /table");
    Position empty = position("", "1", 0);
    empty.combination->table.emplace();
    EXPECT_EQ(where(empty), "impossible /table");
    EXPECT_EQ(where(position("7 7", "7 1 7 7", 0)), "impossible /hand/3");
    EXPECT_EQ(where(position("X=3", "X X", 0)), "impossible /hand/1");
    EXPECT_EQ(where(position("", "stop stop stop", 0)), "impossible /hand/2");
    EXPECT_EQ(where(position("7", "8", 3)), "impossible /reserves");
}

std::string clauses(const Reasons& reasons)
{
    std::string all;
    for (const Reason& reason : reasons)
        all += (all.empty() ? "" : " ") + std::string(reason.clause->id);
    return all;
}

TEST(KrassExplanation, namesWhatIsAgainstSomeCards)
{
    const WhyNot low = whyNot(position("9 9", "7 7 11 11", 1), cards("7 7"));
    EXPECT_TRUE(low.combines);
    EXPECT_EQ(clauses(low.because), "krass.combination.outbid");
    const WhyNot none = whyNot(position("", "12 1 5 X X", 1), cards("12 1"));
    EXPECT_FALSE(none.combines);
    EXPECT_EQ(clauses(none.because), "krass.combination.runs krass.combination.ranks");
    EXPECT_THAT(clauses(whyNot(position("", "12 1 5 X X", 1), cards("X X")).because),
        testing::StartsWith("krass.x.two-alone"));
}

TEST(KrassExplanation, namesWhatLetsSomeCardsBePlayed)
{
    EXPECT_EQ(clauses(explainLegal(position("9", "8 X 3", 1), cards("8 X"))),
        "krass.combination.outbid krass.x.call");
    EXPECT_EQ(clauses(explainLegal(position("", "7 5", 1), cards("7"))), "krass.turn.opener-plays");
}

} // namespace
} // namespace tafel::krass_kariert
