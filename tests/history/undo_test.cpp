#include "table.h"

#include <gmock/gmock.h>

namespace tafel::history {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(Undo, undoesAndRedoesAcrossRestarts)
{
    const Folder folder;
    std::string match;
    {
        History history = open(folder.history());
        match = history.openMatch(threeAt()).value();
        ASSERT_TRUE(history.enterDeal(match, deal(60, 71)));
        ASSERT_TRUE(history.enterDeal(match, deal(20, 80)));
    }
    {
        History history = open(folder.history());
        const UndoStep undone = history.undo(match).value().value();
        EXPECT_EQ(undone.deal, 2);
        EXPECT_EQ(undone.change, award(1, 1, 0));
    }
    {
        History history = open(folder.history());
        EXPECT_EQ(history.load(match)->deals.size(), 1U);
        EXPECT_EQ(history.load(match)->redoable->deal, 2);
        EXPECT_EQ(history.load(match)->redoable->change, award(1, 1, 0));
        EXPECT_EQ(history.redo(match).value()->deal, 2);
        EXPECT_FALSE(history.redo(match).value());
    }
    History history = open(folder.history());
    EXPECT_EQ(history.load(match)->deals.back().judged.total, award(1, 2, 1));
    EXPECT_THAT(kinds(history, match),
        ElementsAre("match-opened", "deal-entered", "deal-entered", "deal-withdrawn", "deal-restored"));
}

TEST(Undo, keepsAnUndoneEntryReadableInTheLog)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt()).value();
    ASSERT_TRUE(history.enterDeal(match, deal(61, 70)));
    ASSERT_TRUE(history.undo(match));
    ASSERT_TRUE(history.enterDeal(match, deal(20, 80)));
    const std::vector<Event> events = history.events(match).value();
    EXPECT_THAT(events[1].body, HasSubstr(R"("points":{"Anna":61,"Beat":70})"));
    EXPECT_THAT(events[1].body, HasSubstr(R"("award":{"Anna":0,"Beat":1,"Cora":1})"));
    EXPECT_THAT(events[1].body, HasSubstr(R"("rules":"7")"));
    EXPECT_THAT(events[2].body, HasSubstr(events[1].uuid));
}

TEST(Undo, clearsRedoWhenSomethingNewIsEntered)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt()).value();
    ASSERT_TRUE(history.enterDeal(match, deal(60, 71)));
    ASSERT_TRUE(history.undo(match));
    ASSERT_TRUE(history.enterDeal(match, deal(20, 80)));
    EXPECT_FALSE(history.load(match)->redoable);
    EXPECT_FALSE(history.redo(match).value());
}

TEST(Undo, undoesNothingWhenNothingWasEntered)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt()).value();
    EXPECT_FALSE(history.load(match)->undoable);
    EXPECT_FALSE(history.undo(match).value());
}

TEST(Undo, scoresLaterDealsAgainAfterACorrection)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt()).value();
    ASSERT_TRUE(history.enterDeal(match, deal(60, 71)));
    ASSERT_TRUE(history.enterDeal(match, deal(20, 80)));
    EXPECT_EQ(history.correct(match, 1, deal(71, 60), "swapped")->award.award, award(1, 0, 1));

    StoredMatch stored = history.load(match).value();
    EXPECT_EQ(stored.deals[1].judged.total, award(2, 1, 1));
    EXPECT_EQ(stored.match.deals[0].pointsOf(0), 71);
    ASSERT_EQ(stored.deals[0].corrections.size(), 1U);
    EXPECT_EQ(stored.deals[0].corrections[0].previous.pointsOf(0), 60);
    EXPECT_EQ(stored.deals[0].corrections[0].reason, "swapped");
    EXPECT_EQ(stored.deals[0].corrections[0].at, "2026-11-20T19:00:04.000Z");
    EXPECT_EQ(stored.deals[0].entered, "2026-11-20T19:00:02.000Z");
    EXPECT_EQ(stored.undoable->what, Step::What::Correction);
    EXPECT_EQ(stored.undoable->change, award(1, 0, 1));
}

TEST(Undo, undoesAndRedoesACorrectionInItsTurn)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt()).value();
    ASSERT_TRUE(history.enterDeal(match, deal(60, 71)));
    ASSERT_TRUE(history.correct(match, 1, deal(71, 60)));
    ASSERT_TRUE(history.enterDeal(match, deal(20, 80)));
    EXPECT_EQ(history.undo(match).value()->deal, 2);
    EXPECT_EQ(history.undo(match).value()->what, Step::What::Correction);
    EXPECT_EQ(history.load(match)->deals[0].judged.award, award(0, 1, 1));
    EXPECT_TRUE(history.load(match)->deals[0].corrections.empty());
    EXPECT_EQ(history.redo(match).value()->what, Step::What::Correction);
    EXPECT_EQ(history.redo(match).value()->deal, 2);
    EXPECT_EQ(history.load(match)->deals[1].judged.total, award(2, 1, 1));
    EXPECT_EQ(history.load(match)->deals[0].corrections.size(), 1U);
}

TEST(Undo, refusesACorrectionThatMakesALaterDealIllegalAndNamesIt)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt(3)).value();
    ASSERT_TRUE(history.enterDeal(match, deal(60, 71))); // Beat and Cora score
    ASSERT_TRUE(history.enterDeal(match, deal(80, 30))); // Anna and Beat score
    ASSERT_TRUE(history.enterDeal(match, deal(80, 47))); // Anna and Cora score
    ASSERT_TRUE(history.enterDeal(match, deal(80, 47)));
    const auto answer = history.correct(match, 1, deal(60, 60)); // Cora now has 2 and wins after deal 3
    ASSERT_TRUE(refusalOf(answer));
    EXPECT_EQ(refusalOf(answer)->code, Refusal::Code::Finished);
    EXPECT_EQ(refusalOf(answer)->where, "/deals/3");
    EXPECT_THAT(refusalOf(answer)->message.en, HasSubstr("Deal 4"));
    EXPECT_THAT(refusalOf(answer)->message.de, HasSubstr("Partie 4"));
    EXPECT_TRUE(history.load(match)->deals[0].corrections.empty());
    EXPECT_EQ(kinds(history, match).size(), 5U);
}

} // namespace
} // namespace tafel::history
