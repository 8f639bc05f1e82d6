// What the score pad asks for a half-entered deal of a contract.
#include <gmock/gmock.h>

#include "table_of_four.h"

namespace tafel {
namespace {

using test::deals, test::table;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr Player anna = 0, beat = 1, cora = 2, dani = 3;

Form form(Match match, std::string_view keys)
{
    const Result<Outcome> before = score(match);
    const DealEntry draft = document::readDeal(match, fmt::format("{{{}}}", keys)).value();
    return match.game->ask(match, before.value().standing, draft);
}

constexpr const char* stichlos = R"("contract":"stichlos","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})";
constexpr const char* herzlos = R"("contract":"herzlos","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})";
constexpr const char* queens
    = R"("contract":"no-queens","takes":[{"by":"Anna","cards":["HQ","SQ","CQ","DQ"]}])";
constexpr const char* king = R"("contract":"king-of-hearts","takes":[{"by":"Anna","cards":["HK"]}])";
constexpr const char* blind = R"("contract":"king-of-hearts-blind","takes":[{"by":"Anna","cards":["HK"]}])";
constexpr const char* quartel = R"("contract":"quartel","left":{"Anna":0,"Beat":1,"Cora":2,"Dani":3})";
constexpr const char* suta
    = R"("contract":"suta","crossings":{"25":"Anna","50":"Beat","75":"Cora","100":"Dani"})";

TEST(ContractForm, asksForPointsInPlaceOfTakesOnceSomeAreEntered)
{
    const Match match = table("herzeln");
    const Form cards = form(match, R"("contract":"no-hearts")");
    ASSERT_TRUE(cards.measure);
    EXPECT_EQ(cards.measure->kind, Key::Takes);
    EXPECT_EQ(cards.measure->cards.size(), 8U) << "the hearts";
    EXPECT_TRUE(cards.measure->orPoints);

    const Form points = form(match, R"("contract":"no-hearts","points":{"Anna":-11,"Beat":-10,"Cora":0})");
    ASSERT_TRUE(points.measure);
    EXPECT_EQ(points.measure->kind, Key::Points);
    EXPECT_EQ(points.total, -33);
    EXPECT_EQ(points.left, -12);
    EXPECT_EQ(points.points[dani].rest, -12);
    ASSERT_TRUE(points.live);
    EXPECT_EQ(points.live->award.award, (PerPlayer<int>{-11, -10, 0, -12}));
}

TEST(ContractForm, fillsInNoPointsBeyondTheTotal)
{
    const Form hearts
        = form(table("herzeln"), R"("contract":"no-hearts","points":{"Anna":-30,"Beat":-2,"Cora":-2})");
    EXPECT_EQ(hearts.left, 1) << "one point too many is off already";
    EXPECT_FALSE(hearts.points[dani].rest);
    EXPECT_TRUE(hearts.refusal);
    const Form cards = form(table("hintersche"), R"("trump":"H","points":{"Anna":100,"Beat":30,"Cora":11})");
    EXPECT_EQ(cards.left, -1);
    EXPECT_FALSE(cards.points[dani].rest);
    EXPECT_TRUE(cards.refusal);
    EXPECT_TRUE(cards.asksTrump);
}

TEST(ContractForm, fillsInTheCardPointsOfTheLast)
{
    const Form shown = form(table("hintersche"), R"("trump":"H","points":{"Anna":60,"Beat":30,"Cora":10})");
    EXPECT_EQ(shown.total, 140);
    EXPECT_EQ(shown.points[dani].rest, 40);
    ASSERT_TRUE(shown.live);
    EXPECT_EQ(shown.live->award.award, (PerPlayer<int>{1, 0, 0, 0})) << "most card points: a stroke";
    EXPECT_FALSE(
        form(table("hintersche"), R"("trump":"H","points":{"Anna":60,"Beat":30})").points[dani].rest);
}

TEST(ContractForm, fillsInNoughtsWhenNothingIsLeft)
{
    const Match match = table(
        "herzeln", deals({R"("contract":"no-hearts","points":{"Anna":-33,"Beat":0,"Cora":0,"Dani":0})"}));
    const Form one = form(match, R"("contract":"tricks","count":{"Beat":8})");
    EXPECT_EQ(one.left, 0);
    EXPECT_EQ(one.points[anna].rest, 0);
    EXPECT_EQ(one.points[cora].rest, 0);
    EXPECT_EQ(one.points[dani].rest, 0);
    ASSERT_TRUE(one.live);
    EXPECT_EQ(one.live->award.award, (PerPlayer<int>{0, 80, 0, 0}));

    const Form several = form(match, R"("contract":"tricks","count":{"Beat":5})");
    EXPECT_EQ(several.left, 3);
    EXPECT_FALSE(several.points[anna].rest);
    EXPECT_EQ(several.measure->highest[anna], 3);
    EXPECT_EQ(several.measure->highest[beat], 8);
    EXPECT_TRUE(several.refusal);

    const Form tooMany = form(match, R"("contract":"tricks","count":{"Anna":4,"Beat":4,"Cora":1})");
    EXPECT_EQ(tooMany.left, -1);
    EXPECT_FALSE(tooMany.points[dani].rest);
    EXPECT_TRUE(tooMany.refusal);
}

TEST(ContractForm, asksNothingOfARecordedDeal)
{
    const Form shown = form(table("kein-stich"), R"("contract":"no-tricks","log":[])");
    EXPECT_FALSE(shown.measure);
    EXPECT_TRUE(shown.refusal);
}

TEST(ContractForm, namesTheTricksThatCount)
{
    const Match match = table("kein-stich",
        deals({R"("contract":"no-tricks","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
            R"("contract":"no-hearts","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
            R"("contract":"no-obers","count":{"Anna":1,"Beat":1,"Cora":1,"Dani":1})",
            R"("contract":"king-of-hearts","takes":[{"by":"Anna","cards":["HK"]}])"}),
        R"("extra":"first-last")");
    const Form shown = form(match, R"("contract":"no-first-last")");
    ASSERT_TRUE(shown.measure);
    EXPECT_THAT(shown.measure->numbers, ElementsAre(1, 8));
    EXPECT_EQ(shown.measure->noun.en, "Tricks");
}

TEST(ContractForm, asksForAnyOneTrickInWhichTheRedKingFell)
{
    const Match match = table(
        "lorum", deals({stichlos, herzlos, queens}), R"("replace":{"king-of-hearts":"red-kingless"})");
    const Form shown = form(match, R"("contract":"red-kingless")");
    ASSERT_TRUE(shown.measure);
    EXPECT_EQ(shown.measure->entries, 1);
    EXPECT_THAT(shown.measure->numbers, ElementsAre(1, 2, 3, 4, 5, 6, 7, 8));
    EXPECT_TRUE(shown.measure->mayAnnounce);
}

TEST(ContractForm, takesWhoIsNotNamedAsTheLastOneOut)
{
    const Match match = table("kein-stich",
        deals({R"("contract":"no-tricks","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
            R"("contract":"no-hearts","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
            R"("contract":"no-obers","count":{"Anna":1,"Beat":1,"Cora":1,"Dani":1})",
            R"("contract":"king-of-hearts","takes":[{"by":"Anna","cards":["HK"]}])"}));
    const Form open = form(match, R"("contract":"domino","out":["Cora","Anna"])");
    EXPECT_THAT(*open.filledIn->contract->out, ElementsAre(cora, anna));
    EXPECT_EQ(open.measure->entries, 4);
    EXPECT_EQ(open.measure->noun.en, "Order");
    EXPECT_TRUE(open.refusal);
    const Form known = form(match, R"("contract":"domino","out":["Cora","Anna","Dani"])");
    EXPECT_THAT(*known.filledIn->contract->out, ElementsAre(cora, anna, dani, beat));
    ASSERT_TRUE(known.live);
    EXPECT_EQ(known.live->award.award, (PerPlayer<int>{50, 0, 100, 10}));
    EXPECT_FALSE(form(match, R"("contract":"domino")").filledIn->contract->out);
}

TEST(ContractForm, countsNoPassUnlessItIsSaid)
{
    const Match match = table("lorum", deals({stichlos, herzlos, queens, king, blind, quartel, suta}));
    const char* left = R"("contract":"lorum","left":{"Anna":0,"Beat":1,"Cora":2,"Dani":3})";
    const Form none = form(match, left);
    EXPECT_TRUE(none.measure->passes);
    EXPECT_EQ(none.measure->noun.en, "Cards in hand");
    EXPECT_EQ(none.measure->highest[anna], 8);
    ASSERT_TRUE(none.live);
    EXPECT_EQ(none.live->award.award, (PerPlayer<int>{0, 1, 2, 3}));
    const Form some = form(match, fmt::format(R"({},"passes":{{"Anna":2,"Cora":1}})", left));
    ASSERT_TRUE(some.live);
    EXPECT_EQ(some.live->award.award, (PerPlayer<int>{2, 1, 3, 3}));
    EXPECT_FALSE(form(match, R"("contract":"lorum")").filledIn->contract->passes);
}

TEST(ContractForm, namesTheThresholds)
{
    const Match match = table("lorum", deals({stichlos, herzlos, queens, king, blind, quartel}));
    const Form shown = form(match, R"("contract":"suta")");
    EXPECT_THAT(shown.measure->numbers, ElementsAre(25, 50, 75, 100));
    EXPECT_EQ(shown.measure->noun.en, "Passed");
    EXPECT_FALSE(form(match, "").measure->numbers.empty()) << "the only one that is due need not be named";
}

TEST(ContractForm, asksForTheCallAndForTheLowestOfEachTrick)
{
    const std::string round = deals({R"("contract":"plus","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
        R"("contract":"minus","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
        R"("contract":"bad-neighbor","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
        R"("contract":"ahmed-and-red-ruffian","takes":[{"by":"Anna","cards":["HK"]},{"by":"Beat","cards":["CJ"]}])"});
    const Form call = form(table("quodlibet", round, R"("cv_105":true)"), R"("contract":"cv-105")");
    ASSERT_TRUE(call.measure);
    EXPECT_EQ(call.measure->kind, Key::Called);
    EXPECT_EQ(call.measure->noun.en, "Call");
    const Form lows = form(table("quodlibet", round), R"("contract":"high-low")");
    ASSERT_TRUE(lows.measure);
    EXPECT_EQ(lows.measure->entries, 8);
    EXPECT_TRUE(lows.chooses);
    EXPECT_FALSE(form(table("quodlibet", round), "").measure) << "four contracts are due: which one?";
}

TEST(ContractForm, saysWhichLegOfBauernfangenIsPlayed)
{
    const Form first = form(table("bauernfangen"), "");
    EXPECT_THAT(first.situation.pattern.en, testing::HasSubstr("First leg"));
    const char* avoid = R"("contract":"avoid-jacks","takes":[{"by":"Anna","cards":["HJ","DJ","SJ","CJ"]}])";
    const Form second = form(table("bauernfangen", deals({avoid, avoid, avoid, avoid})), "");
    EXPECT_THAT(second.situation.pattern.en, testing::Not(testing::HasSubstr("First leg")));
}

TEST(ContractForm, offersNoContractAfterTheEnd)
{
    const char* avoid = R"("contract":"avoid-jacks","takes":[{"by":"Anna","cards":["HJ","DJ","SJ","CJ"]}])";
    const char* take = R"("contract":"catch-jacks","takes":[{"by":"Anna","cards":["HJ","DJ","SJ","CJ"]}])";
    const Form shown
        = form(table("bauernfangen", deals({avoid, avoid, avoid, avoid, take, take, take, take})), "");
    EXPECT_FALSE(shown.measure);
    EXPECT_THAT(shown.contracts, IsEmpty());
    ASSERT_TRUE(shown.refusal);
    EXPECT_EQ(shown.refusal->code, Refusal::Code::Finished);
}

/// A record is followed as far as it goes; where there is nothing to follow there are no tricks.
TEST(ContractRecord, isFollowedOnlyWhereTricksAreDue)
{
    const Match match = table("kein-stich");
    const auto followed = [&](const Match& of, const char* keys) {
        const Result<Outcome> before = score(of);
        return of.game->follow(
            of, before.value().standing, document::readDeal(of, fmt::format("{{{}}}", keys)).value());
    };
    constexpr const char* lead = R"("log":[{"event":"play","by":"Beat","card":"H7"}])";
    EXPECT_EQ(followed(match, fmt::format(R"("contract":"no-tricks",{})", lead).c_str()).tricks.size(), 1U);
    EXPECT_THAT(followed(match, lead).tricks, IsEmpty()) << "of which contract?";
    EXPECT_THAT(followed(match, fmt::format(R"("contract":"no-hearts",{})", lead).c_str()).tricks, IsEmpty())
        << "not due yet";
    const Match last = table("king-louis",
        deals({R"("contract":"no-hearts","count":{"Anna":2,"Beat":2,"Cora":2,"Dani":2})",
            R"("contract":"no-obers","count":{"Anna":1,"Beat":1,"Cora":1,"Dani":1})",
            R"("contract":"king-of-hearts","takes":[{"by":"Anna","cards":["HK"]}])"}));
    EXPECT_THAT(followed(last, R"("contract":"domino","out":["Cora"])").tricks, IsEmpty())
        << "no tricks in it";
}

/// A draft may say nothing at all yet.
TEST(ContractEntry, thatSaysNothingIsRefusedAndHasNoTricks)
{
    const auto missing = [](std::string_view game) {
        const Match match = table(game);
        const Standing before = match.game->start(match);
        EXPECT_THAT(match.game->follow(match, before, {}).tricks, IsEmpty());
        const Result<DealAward> award = match.game->award(match, before, {});
        EXPECT_FALSE(award);
        EXPECT_EQ(award.error().code, Refusal::Code::Schema);
        return award.error().message.en;
    };
    EXPECT_THAT(missing("herzeln"), testing::HasSubstr("contract"));
    EXPECT_THAT(missing("hintersche"), testing::HasSubstr("trump")) << "which contract it is follows";
}

TEST(ContractEntry, isToldWhichMeasureIsMissing)
{
    const auto missing = [](const Match& match, std::string_view keys) {
        const Form shown = form(match, keys);
        return shown.refusal ? shown.refusal->message.en : "nothing is missing";
    };
    EXPECT_EQ(missing(table("bauernfangen"), ""), "\"takes\" is missing.");
    EXPECT_EQ(missing(table("herzeln"), ""), "\"takes\" is missing.");
    EXPECT_EQ(missing(table("kein-stich"), ""), "\"count\" is missing.");
    EXPECT_EQ(missing(table("hintersche"), R"("trump":"H")"), "\"points\" is missing.");
    EXPECT_EQ(
        missing(table("lorum", "", R"("replace":{"stichlos":"first-last"})"), ""), "\"winners\" is missing.");
}

} // namespace
} // namespace tafel
