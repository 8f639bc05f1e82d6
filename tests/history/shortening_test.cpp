// A correction that also removes the later deals it excludes, as one event and one undo step.
#include <gmock/gmock.h>

#include "any_game.h"
#include "history/core.h"
#include "history/exchange/export.h"
#include "history/exchange/incoming_events.h"
#include "history/people/people.h"
#include "history/statistics/statistics.h"
#include "referee/correction.h"
#include "support/two_tablets.h"
#include "table.h"

namespace tafel::history {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

/// A match to three victory points with four deals, which Anna wins. With 60 and 60 in the first deal, Cora
/// already has three points after the third deal.
class Shortening : public testing::Test {
protected:
    void SetUp() override
    {
        ASSERT_TRUE(history->enterDeal(match, deal(60, 71))); // Beat and Cora score
        ASSERT_TRUE(history->enterDeal(match, deal(80, 30))); // Anna and Beat score
        ASSERT_TRUE(history->enterDeal(match, deal(80, 47))); // Anna and Cora score
        ASSERT_TRUE(history->enterDeal(match, deal(80, 47)));
        before = seen();
    }
    void reopen()
    {
        history.reset();
        history.emplace(open(folder.history()));
    }
    WriteResult<ScoredDeal> shorten() { return history->correct(match, 1, deal(60, 60), "swapped", 4); }
    /// The visible and the exported content of the match.
    std::string seen()
    {
        const StoredMatch stored = history->load(match).value();
        std::string text = document::writeMatch(stored.match);
        for (const StoredDeal& each : stored.deals)
            text += fmt::format("\n{} {}", each.entered, each.acceptedBy ? int(*each.acceptedBy) : -1);
        const MatchSummary summary = history->matches()->front();
        for (const auto& each : summary.players)
            text += fmt::format("\n{} {} {} {}", each.name, each.total, each.won, each.lost);
        const std::vector<PersonTotal> totals = personTotals(*history, {}).value();
        for (const PersonTotal& each : totals)
            text += fmt::format(
                "\n{} {} {} {}", each.person, each.total.deals, each.total.won, each.total.change);
        EXPECT_TRUE(
            exportMatches(*history, ExportFormat::Deals, {}, [&](std::string_view piece) { text += piece; }));
        return text;
    }
    void isTheSameAfterARebuild()
    {
        const std::string rows = projections(folder.history());
        ASSERT_TRUE(history->rebuild());
        EXPECT_EQ(firstDifference(projections(folder.history()), rows), "");
    }

    Folder folder;
    std::optional<History> history{open(folder.history())};
    std::string match = history->openMatch(threeAt(3)).value();
    std::string before;
};

TEST_F(Shortening, takesBackTheDealsAfterTheNewEnd)
{
    EXPECT_EQ(shorten()->award.award, award(0, 0, 2)) << "Cora alone has more than 33";
    reopen();
    const StoredMatch stored = history->load(match).value();
    EXPECT_THAT(stored.deals, SizeIs(3));
    EXPECT_TRUE(stored.deals.back().judged.finished);
    EXPECT_EQ(stored.deals[0].corrections.front().takenBack, (DealRange{4, 4}));
    EXPECT_EQ(stored.deals[0].corrections.front().reason, "swapped");
    EXPECT_EQ(stored.undoable->what, Step::What::Correction);
    EXPECT_EQ(stored.undoable->takenBack, (DealRange{4, 4}));
    const MatchSummary summary = history->matches()->front();
    EXPECT_TRUE(summary.finished);
    EXPECT_EQ(summary.deals, 3);
    EXPECT_THAT(kinds(*history, match),
        ElementsAre("match-opened", "deal-entered", "deal-entered", "deal-entered", "deal-entered",
            "match-shortened"))
        << "one entry";
    const Folder elsewhere;
    History other = open(elsewhere.history());
    const std::string file = document::writeMatch(stored.match);
    EXPECT_EQ(document::writeMatch(other.load(other.importMatch(matchOf(file))->id)->match), file);
    isTheSameAfterARebuild();
}

TEST_F(Shortening, isUndoneAndRedoneInOneStep)
{
    ASSERT_TRUE(shorten());
    const std::string shortened = seen();
    reopen();
    EXPECT_EQ(history->undo(match)->value().takenBack, (DealRange{4, 4}));
    EXPECT_EQ(seen(), before);
    EXPECT_EQ(history->load(match)->redoable->takenBack, (DealRange{4, 4}));
    isTheSameAfterARebuild();
    reopen();
    EXPECT_EQ(history->redo(match)->value().takenBack, (DealRange{4, 4}));
    EXPECT_EQ(seen(), shortened);
    EXPECT_EQ(history->undo(match)->value().takenBack, (DealRange{4, 4}));
    EXPECT_EQ(history->undo(match)->value().deal, 4) << "the deal itself, as if nothing had been between";
    EXPECT_EQ(history->redo(match)->value().deal, 4);
    EXPECT_EQ(seen(), before);
    EXPECT_EQ(history->redo(match)->value().takenBack, (DealRange{4, 4}));
    EXPECT_EQ(seen(), shortened);
    EXPECT_FALSE(history->redo(match).value());
    isTheSameAfterARebuild();
    EXPECT_THAT(kinds(*history, match), SizeIs(12));
}

TEST_F(Shortening, takesBackOnlyWhatWasNamed)
{
    for (const int from : {2, 3, 5}) {
        const auto answer = history->correct(match, 1, deal(60, 60), "", from);
        ASSERT_TRUE(refusalOf(answer)) << from;
        EXPECT_THAT(refusalOf(answer)->message.en, HasSubstr("Deal 4"));
    }
    const auto impossible = history->correct(match, 1, deal(100, 100), "", 1);
    ASSERT_TRUE(refusalOf(impossible));
    EXPECT_EQ(refusalOf(impossible)->where, "/deals/0/points");
    EXPECT_EQ(seen(), before);
    ASSERT_TRUE(history->correct(match, 1, deal(61, 70), "", 4)) << "nothing is in its way";
    EXPECT_THAT(history->load(match)->deals, SizeIs(4)) << "so nothing goes";
    EXPECT_EQ(history->load(match)->undoable->takenBack, std::nullopt);
}

TEST_F(Shortening, keepsWhoAcceptedADealAndAnEarlierCorrectionOfIt)
{
    Folder accepted;
    History table = open(accepted.history());
    const std::string id = table.openMatch(threeAt(3)).value();
    for (const auto& [one, other] : {std::pair{60, 71}, {80, 30}, {80, 47}, {80, 47}}) {
        ASSERT_TRUE(table.propose(id, deal(one, other)));
        ASSERT_TRUE(table.accept(id, 2));
    }
    ASSERT_TRUE(table.correct(id, 4, deal(81, 47), "one more"));
    ASSERT_TRUE(table.correct(id, 1, deal(60, 60), "", 4));
    EXPECT_THAT(table.load(id)->deals, SizeIs(3));
    ASSERT_TRUE(table.undo(id));
    const StoredMatch stored = table.load(id).value();
    ASSERT_THAT(stored.deals, SizeIs(4));
    EXPECT_EQ(stored.deals[3].acceptedBy, 2);
    ASSERT_THAT(stored.deals[3].corrections, SizeIs(1));
    EXPECT_EQ(stored.deals[3].corrections[0].reason, "one more");
    EXPECT_EQ(table.undo(id)->value().deal, 4);
    EXPECT_TRUE(table.load(id)->deals[3].corrections.empty());
}

TEST_F(Shortening, isForgottenByRedoOnceSomethingElseIsEntered)
{
    ASSERT_TRUE(shorten());
    ASSERT_TRUE(history->undo(match));
    ASSERT_TRUE(history->undo(match));
    ASSERT_TRUE(history->enterDeal(match, deal(47, 80)));
    EXPECT_FALSE(history->redo(match).value());
    EXPECT_THAT(history->load(match)->deals, SizeIs(4));
}

TEST_F(Shortening, isReadByAnotherTabletAndUndoneThere)
{
    const Folder elsewhere;
    History other = open(elsewhere.history());
    ASSERT_TRUE(shorten());
    test::meet(*history, other);
    EXPECT_EQ(
        document::writeMatch(other.load(match)->match), document::writeMatch(history->load(match)->match));
    ASSERT_TRUE(history->undo(match));
    test::meet(*history, other);
    EXPECT_EQ(
        document::writeMatch(other.load(match)->match), document::writeMatch(history->load(match)->match));
    EXPECT_THAT(other.load(match)->deals, SizeIs(4));
}

/// A tablet with an older program quarantines the new kind of event.
TEST_F(Shortening, isSetAsideByATabletThatDoesNotKnowIt)
{
    const Folder elsewhere;
    History old = open(elsewhere.history());
    const auto sent = [&] {
        const std::vector<IncomingEvent> all = test::sentBy(*history, [](Event& event) {
            if (event.kind == "match-shortened" || event.kind.starts_with("shortening-"))
                event.kind.insert(0, "newer-");
        });
        return take(old, all, 0).value();
    };
    ASSERT_TRUE(shorten());
    EXPECT_EQ(sent().quarantined, 1);
    EXPECT_EQ(document::writeMatch(old.load(match)->match), before.substr(0, before.find('\n')));
    EXPECT_EQ(countQuarantined(old)->unknown, 1);
    ASSERT_TRUE(history->undo(match));
    ASSERT_TRUE(history->correct(match, 4, deal(81, 47)));
    EXPECT_EQ(sent().quarantined, 1);
    EXPECT_EQ(countQuarantined(old)->unknown, 2);
    EXPECT_EQ(document::writeMatch(old.load(match)->match), document::writeMatch(history->load(match)->match))
        << "what follows counts there, too";
}

TEST_F(Shortening, leavesNoNameOfSomebodyForgotten)
{
    ASSERT_TRUE(shorten());
    ASSERT_TRUE(erasePerson(*history, "Beat"));
    ASSERT_TRUE(history->undo(match));
    const StoredMatch stored = history->load(match).value();
    ASSERT_THAT(stored.deals, SizeIs(4));
    EXPECT_EQ(stored.match.deals[3].pointsOf(1), 47);
    const std::vector<Event> events = history->events(match).value();
    for (const Event& each : events)
        EXPECT_EQ(each.body.find("Beat"), std::string::npos) << each.kind;
}

TEST(ShorteningOfContracts, takesBackTheDealWhoseContractIsGone)
{
    const Folder folder;
    History history = open(folder.history());
    // Each contract once a round; the dealer chooses.
    const Match head = matchOf(R"({"format": "tafelrichter/1", "game": "own", "own_game": {
        "format": "tafelrichter-game/1", "id": "three", "name": "Three", "players": [2], "wins": "most",
        "order": "round", "contracts": [
        {"id": "red", "name": "Red", "clause": "As typed.", "measure": "points"},
        {"id": "blue", "name": "Blue", "clause": "As typed.", "measure": "points"},
        {"id": "green", "name": "Green", "clause": "As typed.", "measure": "points"}]},
        "players": ["Anna", "Beat"], "deals": []})");
    const std::string match = history.openMatch(head).value();
    const auto dealOf = [&](const char* contract) {
        return document::readDeal(
            head, fmt::format(R"({{"contract":"{}","points":{{"Anna":7,"Beat":3}}}})", contract))
            .value();
    };
    for (const char* contract : {"red", "blue", "green"})
        ASSERT_TRUE(history.enterDeal(match, dealOf(contract)));
    const std::string before = document::writeMatch(history.load(match)->match);
    const CorrectionPreview preview = previewCorrection(history.load(match)->match, 1, dealOf("blue"));
    ASSERT_TRUE(preview.broken);
    EXPECT_EQ(preview.broken->refusal.code, Refusal::Code::Order);
    EXPECT_EQ(preview.inTheWay(), (DealRange{2, 3}));
    ASSERT_TRUE(history.correct(match, 1, dealOf("blue"), "", 2));
    ASSERT_TRUE(history.enterDeal(match, dealOf("red"))) << "the two were taken for each other";
    ASSERT_TRUE(history.undo(match));
    ASSERT_TRUE(history.undo(match));
    EXPECT_EQ(document::writeMatch(history.load(match)->match), before);
}

TEST(ShorteningOfAnOpenGame, goesOnUntilTheTableSaysAgainThatItIsOver)
{
    const Folder folder;
    History history = open(folder.history());
    // The winner deals, and the dealer sits out, so a correction changes who sits out in the second deal.
    const Match head = matchOf(R"({"format": "tafelrichter/1", "game": "own", "own_game": {
        "format": "tafelrichter-game/1", "id": "tally", "name": "Tally", "players": [3], "seats": 2,
        "wins": "most", "dealer": "winner", "contracts": [
        {"id": "deal", "name": "Deal", "clause": "As typed.", "measure": "points"}]},
        "players": ["Anna", "Beat", "Cora"], "deals": []})");
    const std::string match = history.openMatch(head).value();
    const auto dealOf = [&](const char* points) {
        return document::readDeal(head, fmt::format(R"({{"points":{{{}}}}})", points)).value();
    };
    ASSERT_TRUE(history.enterDeal(match, dealOf(R"("Beat":7,"Cora":3)")));
    ASSERT_TRUE(history.enterDeal(match, dealOf(R"("Anna":7,"Cora":3)")));
    ASSERT_TRUE(history.endMatch(match));
    const DealEntry corrected = dealOf(R"("Beat":3,"Cora":7)");
    ASSERT_TRUE(refusalOf(history.correct(match, 1, corrected)));
    ASSERT_TRUE(history.correct(match, 1, corrected, "", 2));
    EXPECT_FALSE(history.load(match)->match.ended);
    EXPECT_FALSE(history.matches()->front().finished);
    ASSERT_TRUE(history.undo(match));
    EXPECT_TRUE(history.load(match)->match.ended);
    EXPECT_TRUE(history.matches()->front().finished);
    EXPECT_EQ(history.undo(match)->value().what, Step::What::Ending);
    EXPECT_EQ(history.redo(match)->value().what, Step::What::Ending);
    ASSERT_TRUE(history.redo(match));
    EXPECT_FALSE(history.load(match)->match.ended);
    ASSERT_TRUE(history.enterDeal(match, dealOf(R"("Anna":7,"Beat":3)")));
    EXPECT_THAT(history.load(match)->deals, SizeIs(2));
}

} // namespace
} // namespace tafel::history
