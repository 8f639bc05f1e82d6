#include "table.h"

#include <gmock/gmock.h>
#include <sqlite3.h>

namespace tafel::history {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(History, keepsWhatWasEnteredAcrossARestart)
{
    const Folder folder;
    std::string match;
    {
        History history = open(folder.history());
        match = history.openMatch(threeAt()).value();
        EXPECT_EQ(history.enterDeal(match, deal(60, 71))->award.award, award(0, 1, 1));
        EXPECT_EQ(history.enterDeal(match, deal(20, 80))->after.total, award(1, 2, 1));
    }
    History history = open(folder.history());
    const StoredMatch stored = history.load(match).value();
    EXPECT_EQ(stored.match.id, match);
    EXPECT_EQ(stored.match.started, "2026-11-20T19:00:00.000Z");
    EXPECT_EQ(stored.match.rules, "7");
    ASSERT_EQ(stored.deals.size(), 2U);
    EXPECT_EQ(stored.deals[1].entered, "2026-11-20T19:00:03.000Z");
    EXPECT_EQ(stored.deals[1].judged.total, award(1, 2, 1));
    EXPECT_EQ(stored.match.deals[1].pointsOf(1), 80);
    EXPECT_EQ(score(stored.match)->standing.total, award(1, 2, 1));
}

TEST(History, storesNothingOfARefusedDeal)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt()).value();
    const auto answer = history.enterDeal(match, deal(100, 100));
    ASSERT_TRUE(refusalOf(answer));
    EXPECT_THAT(refusalOf(answer)->where, HasSubstr("/deals/0"));
    EXPECT_THAT(kinds(history, match), ElementsAre("match-opened"));
    EXPECT_TRUE(history.enterDeal(match, deal(60, 71)));
    EXPECT_EQ(history.load(match)->deals.size(), 1U);
}

TEST(History, knowsTheEndOfAMatchAndItsWinners)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt(2)).value();
    EXPECT_EQ(history.currentMatch().value()->id, match);
    ASSERT_TRUE(history.enterDeal(match, deal(60, 60)));
    EXPECT_FALSE(history.currentMatch().value());
    EXPECT_TRUE(history.matches()->front().finished);
    EXPECT_TRUE(history.matches()->front().players[2].won);
    EXPECT_EQ(refusalOf(history.enterDeal(match, deal(60, 60)))->code, Refusal::Code::Finished);
    ASSERT_TRUE(history.undo(match));
    EXPECT_EQ(history.currentMatch().value()->id, match);
    EXPECT_FALSE(history.matches()->front().players[2].won);
}

TEST(History, setsAMatchAsideAndTakesItUpAgain)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt()).value();
    ASSERT_TRUE(history.abandon(match));
    ASSERT_TRUE(history.abandon(match));
    EXPECT_FALSE(history.currentMatch().value());
    EXPECT_EQ(storageErrorOf(history.enterDeal(match, deal(60, 71)))->code, StorageError::Code::Abandoned);
    ASSERT_TRUE(history.resume(match));
    EXPECT_TRUE(history.enterDeal(match, deal(60, 71)));
    EXPECT_EQ(history.currentMatch().value()->deals, 1);
    EXPECT_THAT(kinds(history, match),
        ElementsAre("match-opened", "match-abandoned", "match-resumed", "deal-entered"));
}

TEST(History, offersTheMatchThatWasTakenUpLast)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string first = history.openMatch(threeAt()).value();
    const std::string second = history.openMatch(threeAt()).value();
    ASSERT_TRUE(history.resume(second));
    ASSERT_TRUE(history.resume(first));
    ASSERT_TRUE(history.resume(first));
    EXPECT_EQ(history.currentMatch().value()->id, first);
    EXPECT_THAT(kinds(history, first), ElementsAre("match-opened", "match-resumed"));
    EXPECT_THAT(kinds(history, second), ElementsAre("match-opened"));
    ASSERT_TRUE(history.rebuild());
    EXPECT_EQ(history.currentMatch().value()->id, first);
}

TEST(History, keepsTheHalfEnteredDealUntilTheDealIsEntered)
{
    const Folder folder;
    std::string match;
    DealEntry half = deal(60, 71);
    half.points.pop_back();
    {
        History history = open(folder.history());
        match = history.openMatch(threeAt()).value();
        ASSERT_TRUE(history.saveDraft(match, deal(1, 2)));
        ASSERT_TRUE(history.saveDraft(match, half));
    }
    History history = open(folder.history());
    const std::optional<DealEntry> draft = history.draft(match).value();
    ASSERT_TRUE(draft);
    EXPECT_EQ(draft->pointsOf(0), 60);
    EXPECT_FALSE(draft->pointsOf(1));
    ASSERT_TRUE(history.enterDeal(match, deal(60, 71)));
    EXPECT_FALSE(history.draft(match).value());
}

TEST(History, saysThatItDoesNotKnowAMatchOrADeal)
{
    const Folder folder;
    History history = open(folder.history());
    EXPECT_EQ(history.load("nobody's").error().code, StorageError::Code::UnknownMatch);
    EXPECT_EQ(
        storageErrorOf(history.enterDeal("nobody's", deal(60, 71)))->code, StorageError::Code::UnknownMatch);
    const std::string match = history.openMatch(threeAt()).value();
    EXPECT_EQ(storageErrorOf(history.correct(match, 1, deal(60, 71)))->code, StorageError::Code::UnknownDeal);
}

/// Changes the stored result of the first deal, as if an earlier release had scored it differently.
void judgeOtherwise(const std::filesystem::path& file)
{
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    database.exec("UPDATE event SET sum = NULL, body = replace(body, "
                  "'\"award\":{\"@0\":0', '\"award\":{\"@0\":1') WHERE kind = 'deal-entered'");
}

TEST(History, neverJudgesAnOldMatchAgainSilently)
{
    const Folder folder;
    std::string match;
    {
        History history = open(folder.history());
        match = history.openMatch(threeAt()).value();
        ASSERT_TRUE(history.enterDeal(match, deal(60, 71)));
    }
    judgeOtherwise(folder.history());
    History history = open(folder.history());
    EXPECT_EQ(history.load(match)->deals[0].judged.award, award(1, 1, 1));
    const std::vector<JudgementDifference> differences = history.differences(match).value();
    ASSERT_EQ(differences.size(), 1U);
    EXPECT_EQ(differences[0].now.award, award(0, 1, 1));
    EXPECT_EQ(storageErrorOf(history.enterDeal(match, deal(60, 71)))->code, StorageError::Code::RulesChanged);
    EXPECT_EQ(
        storageErrorOf(history.correct(match, 1, deal(61, 71)))->code, StorageError::Code::RulesChanged);
    ASSERT_TRUE(history.rejudge(match));
    EXPECT_TRUE(history.differences(match)->empty());
    EXPECT_TRUE(history.enterDeal(match, deal(60, 71)));
}

} // namespace
} // namespace tafel::history
