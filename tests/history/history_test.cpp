#include "table.h"

#include <gmock/gmock.h>

namespace tafel::history {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> kinds(History& history, const std::string& match)
{
    std::vector<std::string> kinds;
    for (const Event& event : history.events(match).value())
        kinds.push_back(event.kind);
    return kinds;
}

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

TEST(History, undoesAndRedoesAcrossRestarts)
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
        const Change undone = history.undo(match).value().value();
        EXPECT_EQ(undone.deal, 2);
        EXPECT_EQ(undone.award, award(1, 1, 0));
    }
    {
        History history = open(folder.history());
        EXPECT_EQ(history.load(match)->deals.size(), 1U);
        EXPECT_EQ(history.redoable(match).value()->deal, 2);
        EXPECT_EQ(history.redoable(match).value()->award, award(1, 1, 0));
        EXPECT_EQ(history.redo(match).value()->deal, 2);
        EXPECT_FALSE(history.redo(match).value());
    }
    History history = open(folder.history());
    EXPECT_EQ(history.load(match)->deals.back().judged.total, award(1, 2, 1));
    EXPECT_THAT(kinds(history, match),
        ElementsAre("match-opened", "deal-entered", "deal-entered", "deal-withdrawn", "deal-restored"));
}

TEST(History, keepsAnUndoneEntryReadableInTheLog)
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

TEST(History, forgetsRedoWhenSomethingNewIsEntered)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt()).value();
    ASSERT_TRUE(history.enterDeal(match, deal(60, 71)));
    ASSERT_TRUE(history.undo(match));
    ASSERT_TRUE(history.enterDeal(match, deal(20, 80)));
    EXPECT_FALSE(history.redoable(match).value());
    EXPECT_FALSE(history.redo(match).value());
}

TEST(History, undoesNothingWhenNothingWasEntered)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt()).value();
    EXPECT_FALSE(history.undoable(match).value());
    EXPECT_FALSE(history.undo(match).value());
}

TEST(History, scoresLaterDealsAgainAfterACorrection)
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
    EXPECT_EQ(stored.undoable->award, award(1, 0, 1));
}

TEST(History, undoesAndRedoesACorrectionInItsTurn)
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

TEST(History, refusesACorrectionThatMakesALaterDealIllegalAndNamesIt)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt(3)).value();
    ASSERT_TRUE(history.enterDeal(match, deal(60, 71))); // Beat, Cora
    ASSERT_TRUE(history.enterDeal(match, deal(80, 30))); // Anna, Beat
    ASSERT_TRUE(history.enterDeal(match, deal(80, 47))); // Anna, Cora
    ASSERT_TRUE(history.enterDeal(match, deal(80, 47)));
    const auto answer = history.correct(match, 1, deal(60, 60)); // Cora 2: at three after deal 3
    ASSERT_TRUE(refusalOf(answer));
    EXPECT_EQ(refusalOf(answer)->code, Refusal::Code::Finished);
    EXPECT_EQ(refusalOf(answer)->where, "/deals/3");
    EXPECT_THAT(refusalOf(answer)->message.en, HasSubstr("Deal 4"));
    EXPECT_THAT(refusalOf(answer)->message.de, HasSubstr("Partie 4"));
    EXPECT_TRUE(history.load(match)->deals[0].corrections.empty());
    EXPECT_EQ(kinds(history, match).size(), 5U);
}

TEST(History, knowsTheEndOfAMatchAndItsWinners)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt(2)).value();
    EXPECT_EQ(history.matchUnderWay().value()->id, match);
    ASSERT_TRUE(history.enterDeal(match, deal(60, 60)));
    EXPECT_FALSE(history.matchUnderWay().value());
    EXPECT_TRUE(history.matches()->front().finished);
    EXPECT_TRUE(history.matches()->front().players[2].won);
    EXPECT_EQ(refusalOf(history.enterDeal(match, deal(60, 60)))->code, Refusal::Code::Finished);
    ASSERT_TRUE(history.undo(match));
    EXPECT_EQ(history.matchUnderWay().value()->id, match);
    EXPECT_FALSE(history.matches()->front().players[2].won);
}

TEST(History, setsAMatchAsideAndTakesItUpAgain)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt()).value();
    ASSERT_TRUE(history.abandon(match));
    ASSERT_TRUE(history.abandon(match));
    EXPECT_FALSE(history.matchUnderWay().value());
    EXPECT_EQ(faultOf(history.enterDeal(match, deal(60, 71)))->code, Fault::Code::Abandoned);
    ASSERT_TRUE(history.resume(match));
    EXPECT_TRUE(history.enterDeal(match, deal(60, 71)));
    EXPECT_EQ(history.matchUnderWay().value()->deals, 1);
    EXPECT_THAT(kinds(history, match), ElementsAre("match-opened", "match-abandoned", "match-resumed", "deal-entered"));
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

TEST(History, importsAMatchOnceWhateverIsTriedAgain)
{
    const Folder folder;
    History history = open(folder.history());
    Match match = threeAt();
    match.deals = {deal(60, 71), deal(20, 80)};
    const Imported first = history.importMatch(match).value();
    EXPECT_TRUE(first.added);
    EXPECT_FALSE(history.importMatch(match)->added);
    EXPECT_EQ(history.importMatch(match)->id, first.id);
    EXPECT_EQ(history.matches()->size(), 1U);
    EXPECT_EQ(history.matches()->front().players[1].total, 2);
    EXPECT_FALSE(history.matchUnderWay().value()) << "an imported match does not come between a table and its own";
    ASSERT_TRUE(history.enterDeal(first.id, deal(60, 71)));
    EXPECT_EQ(history.matchUnderWay().value()->id, first.id);

    match.id = "0b1e8a52-6d0c-4f5e-9a67-1f7c2f6b9d11";
    EXPECT_EQ(history.importMatch(match)->id, match.id);
    EXPECT_FALSE(history.importMatch(match)->added);
    EXPECT_EQ(faultOf(history.openMatch(match))->code, Fault::Code::KnownMatch);
}

TEST(History, importsNothingOfAMatchThatTheRulesRefuse)
{
    const Folder folder;
    History history = open(folder.history());
    Match match = threeAt();
    match.deals = {deal(60, 71), deal(100, 100)};
    EXPECT_EQ(refusalOf(history.importMatch(match))->where.substr(0, 8), "/deals/1");
    EXPECT_TRUE(history.matches()->empty());
    EXPECT_EQ(count(folder.history(), "event"), 0);
}

TEST(History, saysThatItDoesNotKnowAMatchOrADeal)
{
    const Folder folder;
    History history = open(folder.history());
    EXPECT_EQ(history.load("nobody's").error().code, Fault::Code::UnknownMatch);
    EXPECT_EQ(faultOf(history.enterDeal("nobody's", deal(60, 71)))->code, Fault::Code::UnknownMatch);
    const std::string match = history.openMatch(threeAt()).value();
    EXPECT_EQ(faultOf(history.correct(match, 1, deal(60, 71)))->code, Fault::Code::UnknownDeal);
}

/// As if an earlier version had judged the first deal differently.
void judgeOtherwise(const std::filesystem::path& file)
{
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    database.exec("DROP TRIGGER event_is_never_changed; UPDATE event SET body = replace(body, "
                  "'\"award\":{\"Anna\":0', '\"award\":{\"Anna\":1') WHERE kind = 'deal-entered'");
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
    const std::vector<Difference> differences = history.differences(match).value();
    ASSERT_EQ(differences.size(), 1U);
    EXPECT_EQ(differences[0].now.award, award(0, 1, 1));
    EXPECT_EQ(faultOf(history.enterDeal(match, deal(60, 71)))->code, Fault::Code::RulesChanged);
    EXPECT_EQ(faultOf(history.correct(match, 1, deal(61, 71)))->code, Fault::Code::RulesChanged);
    ASSERT_TRUE(history.rejudge(match));
    EXPECT_TRUE(history.differences(match)->empty());
    EXPECT_TRUE(history.enterDeal(match, deal(60, 71)));
}

} // namespace
} // namespace tafel::history
