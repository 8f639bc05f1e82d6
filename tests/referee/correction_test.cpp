#include "referee/correction.h"

#include <gmock/gmock.h>

#include "document/document.h"

namespace tafel {
namespace {

/// Anna, Beat and Cora; of each deal the points of Anna and Beat.
Match match(int target, std::initializer_list<std::pair<int, int>> deals)
{
    std::string json
        = R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],"options":{"target":)"
        + std::to_string(target) + R"(},"deals":[)";
    for (const auto& [anna, beat] : deals)
        json += std::string(json.back() == '[' ? "" : ",") + R"({"turned_up":"S9","points":{"Anna":)"
            + std::to_string(anna) + R"(,"Beat":)" + std::to_string(beat) + "}}";
    return document::readMatch(json + "]}").value();
}

DealEntry deal(int anna, int beat)
{
    return match(50, {{anna, beat}}).deals.front();
}

TEST(Correction, showsTheStandingOfEveryLaterDealBeforeAndAfter)
{
    const CorrectionPreview preview
        = previewCorrection(match(50, {{60, 71}, {20, 80}, {60, 71}}), 2, deal(80, 20));
    ASSERT_TRUE(preview.allowed());
    ASSERT_EQ(preview.effects.size(), 2U);
    EXPECT_EQ(preview.effects[0].deal, 2);
    EXPECT_EQ(preview.effects[0].before->award.award, (PerPlayer<int>{1, 1, 0}));
    EXPECT_EQ(preview.effects[0].after->award.award, (PerPlayer<int>{1, 1, 0}));
    EXPECT_FALSE(preview.changesAnything()) << "most and least change places";
}

TEST(Correction, tellsWhichAwardsChangeAndWhichStandings)
{
    const CorrectionPreview preview = previewCorrection(match(50, {{60, 71}, {20, 80}}), 1, deal(71, 60));
    ASSERT_EQ(preview.effects.size(), 2U);
    EXPECT_TRUE(preview.effects[0].awardChanges());
    EXPECT_FALSE(preview.effects[1].awardChanges());
    EXPECT_TRUE(preview.effects[1].standingChanges());
    EXPECT_EQ(preview.effects[1].before->after.total, (PerPlayer<int>{1, 2, 1}));
    EXPECT_EQ(preview.effects[1].after->after.total, (PerPlayer<int>{2, 1, 1}));
    EXPECT_TRUE(preview.changesAnything());
}

TEST(Correction, namesTheDealThatWouldComeAfterTheEnd)
{
    const CorrectionPreview preview
        = previewCorrection(match(3, {{60, 71}, {80, 30}, {80, 47}, {80, 47}}), 1, deal(60, 60));
    ASSERT_FALSE(preview.allowed());
    EXPECT_EQ(preview.broken->deal, 4);
    EXPECT_EQ(preview.broken->refusal.code, Refusal::Code::Finished);
    EXPECT_TRUE(preview.effects[2].after->after.finished);
    EXPECT_FALSE(preview.effects[3].after);
    EXPECT_TRUE(preview.effects[3].before);
}

TEST(Correction, namesTheCorrectedDealWhenItIsImpossibleItself)
{
    const CorrectionPreview preview = previewCorrection(match(50, {{60, 71}, {20, 80}}), 2, deal(100, 100));
    ASSERT_FALSE(preview.allowed());
    EXPECT_EQ(preview.broken->deal, 2);
    EXPECT_FALSE(preview.effects[0].after);
}

TEST(Correction, comparesNothingWithADealThatWasNotPossible)
{
    const CorrectionPreview preview = previewCorrection(match(50, {{60, 71}, {100, 100}}), 1, deal(60, 71));
    ASSERT_FALSE(preview.allowed());
    EXPECT_EQ(preview.broken->deal, 2);
    ASSERT_TRUE(preview.effects[0].before && preview.effects[0].after);
    EXPECT_FALSE(preview.effects[0].awardChanges());
    EXPECT_FALSE(preview.effects[1].before || preview.effects[1].after);
    EXPECT_FALSE(preview.effects[1].awardChanges());
    EXPECT_FALSE(preview.effects[1].standingChanges());
    EXPECT_FALSE(preview.changesAnything());
}

TEST(Correction, comparesNothingWithADealThatIsNoLongerPossible)
{
    const CorrectionPreview preview = previewCorrection(match(50, {{60, 71}, {20, 80}}), 1, deal(100, 100));
    EXPECT_TRUE(preview.effects[1].before);
    EXPECT_FALSE(preview.effects[1].after);
    EXPECT_FALSE(preview.effects[1].awardChanges());
    EXPECT_FALSE(preview.effects[1].standingChanges());
}

/// Nobody has a chip left but Cora: whoever must hand one in has lost.
TEST(Correction, tellsThatOthersWinThoughTheTotalsStay)
{
    const Match played = document::readMatch(
        R"({"format":"tafelrichter/1","game":"krass-kariert","players":["Anna","Beat","Cora"],"deals":[
        {"gives_chip":["Anna"]},{"gives_chip":["Anna"]},{"gives_chip":["Beat"]},{"gives_chip":["Beat"]},
        {"gives_chip":["Anna"]}]})")
                             .value();
    DealEntry other = played.deals[2];
    const CorrectionPreview preview = previewCorrection(played, 5, other);
    ASSERT_TRUE(preview.allowed());
    EXPECT_EQ(preview.effects[0].before->after.losers, Players{0});
    EXPECT_EQ(preview.effects[0].after->after.losers, Players{1});
    EXPECT_EQ(preview.effects[0].before->after.total, preview.effects[0].after->after.total);
    EXPECT_FALSE(preview.effects[0].awardChanges());
    EXPECT_TRUE(preview.effects[0].standingChanges());
}

/// A rubber may end with other winners though the slate shows the same.
TEST(Correction, comparesTotalsAndTheEndAndWhoWinsAndLoses)
{
    const auto changed = [](auto change) {
        CorrectionEffect effect{.deal = 1, .before = ScoredDeal{}, .after = ScoredDeal{}};
        change(effect.after->after);
        return effect.standingChanges();
    };
    EXPECT_FALSE(changed([](Standing&) {}));
    EXPECT_TRUE(changed([](Standing& after) { after.total[2] = 1; }));
    EXPECT_TRUE(changed([](Standing& after) { after.finished = true; }));
    EXPECT_TRUE(changed([](Standing& after) { after.winners = {1}; }));
    EXPECT_TRUE(changed([](Standing& after) { after.losers = {1}; }));
}

/// A player sent back from six to five was awarded a point that the standing does not show.
TEST(Correction, changesSomethingWhenTheAwardOrTheStandingDoes)
{
    const auto changes = [](auto change) {
        CorrectionPreview preview{.effects = {{.deal = 1, .before = ScoredDeal{}, .after = ScoredDeal{}}}};
        change(*preview.effects[0].after);
        return preview.changesAnything();
    };
    EXPECT_FALSE(changes([](ScoredDeal&) {}));
    EXPECT_TRUE(changes([](ScoredDeal& after) { after.award.award[0] = 1; }));
    EXPECT_TRUE(changes([](ScoredDeal& after) { after.after.total[0] = 1; }));
}

} // namespace
} // namespace tafel
