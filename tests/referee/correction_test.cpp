#include "referee/correction.h"

#include <gmock/gmock.h>

#include "document/document.h"
#include "support/json.h"

namespace tafel {
namespace {

/// A match of Anna, Beat, and Cora; each deal has the points of Anna and Beat.
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
    for (const CorrectionEffect& effect : preview.effects)
        EXPECT_FALSE(effect.awardChanges() || effect.standingChanges()) << "most and least change places";
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
}

TEST(Correction, tellsWhetherTheMatchEndsWithItOrGoesOnAndWhoWins)
{
    const Match open = match(2, {{60, 71}}); // 1 : 1 : 0
    const CorrectionPreview same = previewCorrection(open, 1, deal(71, 60));
    EXPECT_FALSE(same.endChanges());
    DealEntry allTricks = deal(60, 71);
    allTricks.points.clear();
    allTricks.hasPoints = false;
    allTricks.march = Player{2};
    allTricks.hasMarch = true;
    const CorrectionPreview ends = previewCorrection(open, 1, allTricks);
    EXPECT_TRUE(ends.endChanges());
    EXPECT_EQ(ends.endBefore, std::nullopt);
    EXPECT_EQ(ends.endAfter, 1);
    EXPECT_EQ(ends.winnersAfter, (Players{2}));
    Match over = open;
    over.deals[0] = allTricks;
    const CorrectionPreview goesOn = previewCorrection(over, 1, open.deals[0]);
    EXPECT_EQ(goesOn.endBefore, 1);
    EXPECT_EQ(goesOn.endAfter, std::nullopt);
    EXPECT_TRUE(goesOn.endChanges());
    allTricks.march = Player{1};
    const CorrectionPreview another = previewCorrection(over, 1, allTricks);
    EXPECT_EQ(another.endAfter, 1);
    EXPECT_TRUE(another.endChanges()) << "another one wins";
}

TEST(Correction, namesTheDealThatWouldComeAfterTheEnd)
{
    const CorrectionPreview preview
        = previewCorrection(match(3, {{60, 71}, {80, 30}, {80, 47}, {80, 47}}), 1, deal(60, 60));
    ASSERT_FALSE(preview.allowed());
    EXPECT_EQ(preview.broken->deal, 4);
    EXPECT_EQ(preview.broken->refusal.code, Refusal::Code::Finished);
    EXPECT_EQ(preview.endAfter, 3) << "there the match would be over";
    EXPECT_EQ(preview.winnersAfter, preview.effects[2].after->after.winners);
    EXPECT_TRUE(preview.effects[2].after->after.finished);
    EXPECT_FALSE(preview.effects[3].after);
    EXPECT_TRUE(preview.effects[3].before);
    EXPECT_EQ(preview.inTheWay(), (DealRange{4, 4}));
}

TEST(Correction, namesAllDealsThatAreInTheWay)
{
    const Match played = match(3, {{60, 71}, {80, 30}, {80, 47}, {80, 47}, {47, 80}});
    EXPECT_EQ(previewCorrection(played, 1, deal(60, 60)).inTheWay(), (DealRange{4, 5}));
    EXPECT_EQ(previewCorrection(played, 1, deal(100, 100)).inTheWay(), std::nullopt)
        << "the corrected deal itself is not possible";
    EXPECT_EQ(previewCorrection(match(50, {{60, 71}, {20, 80}}), 1, deal(71, 60)).inTheWay(), std::nullopt);
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
}

TEST(Correction, comparesNothingWithADealThatIsNoLongerPossible)
{
    const CorrectionPreview preview = previewCorrection(match(50, {{60, 71}, {20, 80}}), 1, deal(100, 100));
    EXPECT_TRUE(preview.effects[1].before);
    EXPECT_FALSE(preview.effects[1].after);
    EXPECT_FALSE(preview.effects[1].awardChanges());
    EXPECT_FALSE(preview.effects[1].standingChanges());
}

/// Only Cora has a chip left: any other player who must hand one in loses.
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

/// A rubber may end with other winners although the slate is the same.
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

/// A player who falls from six to five points may be awarded a point that the totals do not show.
TEST(Correction, changesSomethingWhenTheAwardOrTheStandingDoes)
{
    const auto changes = [](auto change) {
        CorrectionEffect effect{.deal = 1, .before = ScoredDeal{}, .after = ScoredDeal{}};
        change(*effect.after);
        return effect.awardChanges() || effect.standingChanges();
    };
    EXPECT_FALSE(changes([](ScoredDeal&) {}));
    EXPECT_TRUE(changes([](ScoredDeal& after) { after.award.award[0] = 1; }));
    EXPECT_TRUE(changes([](ScoredDeal& after) { after.after.total[0] = 1; }));
}

bool isRecorded(const DealEntry& deal)
{
    return deal.log || (deal.round && deal.round->log);
}

TEST(NumericEntry, everyRecordedDealOfTheCasesGivesTheSameAwardAndStanding)
{
    int eidex = 0, contracts = 0, rounds = 0;
    for (const test::Case& each : test::allCases()) {
        const Result<Match> match = document::readMatch(each.document);
        const Result<Outcome> stored = match ? score(*match) : tl::unexpected(match.error());
        for (std::size_t deal = 0; stored && deal < match->deals.size(); ++deal) {
            if (!isRecorded(match->deals[deal]) || stored->deals[deal].award.isVoid)
                continue;
            const Standing before = deal == 0 ? match->game->start(*match) : stored->deals[deal - 1].after;
            Match corrected = *match;
            corrected.deals[deal] = match->game->toNumericEntry(*match, before, match->deals[deal]);
            EXPECT_FALSE(isRecorded(corrected.deals[deal])) << each.file << ": " << each.name;
            // As if the deal was stored and read again.
            const Result<DealEntry> read
                = document::readDeal(*match, document::writeDeal(*match, corrected.deals[deal]));
            ASSERT_TRUE(read) << each.file << ": " << each.name;
            corrected.deals[deal] = *read;
            const Result<Outcome> opened = score(corrected);
            ASSERT_TRUE(opened) << each.file << ": " << each.name << ": " << opened.error().message.en;
            EXPECT_EQ(opened->deals[deal].award.award, stored->deals[deal].award.award)
                << each.file << ": " << each.name;
            EXPECT_EQ(opened->standing.total, stored->standing.total) << each.file << ": " << each.name;
            EXPECT_EQ(opened->standing.dealer, stored->standing.dealer) << each.file << ": " << each.name;
            EXPECT_EQ(opened->standing.losers, stored->standing.losers) << each.file << ": " << each.name;
            ++(match->deals[deal].round ? rounds : match->deals[deal].contract ? contracts : eidex);
        }
    }
    EXPECT_GE(eidex, 150) << "cases of Cosmic Eidex that are recorded";
    EXPECT_GE(contracts, 10) << "… of games of contracts";
    EXPECT_GE(rounds, 10) << "… of Krass Kariert";
}

TEST(NumericEntry, aDealInNumbersAndAnAnnulledOneStayAsTheyAre)
{
    const Match numbers = match(7, {{60, 71}});
    EXPECT_EQ(document::writeDeal(numbers,
                  numbers.game->toNumericEntry(numbers, numbers.game->start(numbers), numbers.deals[0])),
        document::writeDeal(numbers, numbers.deals[0]));
    int annulled = 0;
    for (const test::Case& each : test::allCases()) {
        const Result<Match> match = document::readMatch(each.document);
        const Result<Outcome> stored = match ? score(*match) : tl::unexpected(match.error());
        if (!stored || stored->deals.empty() || !stored->deals.front().award.isVoid)
            continue;
        EXPECT_TRUE(
            isRecorded(match->game->toNumericEntry(*match, match->game->start(*match), match->deals[0])));
        ++annulled;
    }
    EXPECT_GT(annulled, 0);
}

} // namespace
} // namespace tafel
