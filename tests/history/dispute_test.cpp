#include "table.h"

#include <gmock/gmock.h>

#include "history/recovery/verification.h"
#include "history/statistics/statistics.h"
#include "support/two_tablets.h"

namespace tafel::history {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Dispute coraAsks(const std::string& match)
{
    return {.match = match,
        .deal = 2,
        .asker = "Cora",
        .question = R"({"format":"tafelrichter-position/1"})",
        .card = "S8",
        .verdict = "no",
        .clauses = {"eidex.skater.follow-first", "eidex.play.no-undertrump"},
        .ruled = "yes",
        .note = "first evening"};
}

OptionValue exactly100(int value)
{
    for (const OptionSpec& option : threeAt().game->options())
        if (option.name == "exactly_100")
            return {&option, value};
    throw std::logic_error("no such option");
}

TEST(Dispute, isKeptWithItsMatchAndComesBackAfterARestart)
{
    const Folder folder;
    std::string match, id;
    {
        History history = open(folder.history());
        match = history.openMatch(threeAt()).value();
        ASSERT_TRUE(history.enterDeal(match, deal(60, 71)));
        id = history.recordDispute(coraAsks(match)).value();
    }
    History history = open(folder.history());
    const std::vector<Dispute> of = history.load(match)->disputes;
    ASSERT_EQ(of.size(), 1U);
    Dispute expected = coraAsks(match);
    expected.id = id;
    expected.at = "2026-11-20T19:00:03.000Z";
    EXPECT_EQ(of.front(), expected);
    EXPECT_THAT(disputesOf(history).value(), ElementsAre(testing::Field(&DisputeOfMatch::dispute, expected)));
    EXPECT_THAT(history.events(match)->back().body, HasSubstr(R"("verdict":"no")"));
    EXPECT_EQ(history.load(match)->deals.size(), 1U);
}

TEST(Dispute, needsNoMatch)
{
    const Folder folder;
    {
        History history = open(folder.history());
        Dispute alone = coraAsks("");
        alone.deal = 0;
        ASSERT_TRUE(history.recordDispute(alone));
        const std::string match = history.openMatch(threeAt()).value();
        ASSERT_TRUE(history.recordDispute(coraAsks(match)));
    }
    History history = open(folder.history());
    ASSERT_TRUE(history.rebuild());
    const std::vector<DisputeOfMatch> all = disputesOf(history).value();
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].dispute.deal, 2);
    EXPECT_EQ(all[1].dispute.match, "");
    EXPECT_EQ(all[1].dispute.deal, 0);
    EXPECT_EQ(disputesOf(history, {}, 1, 1)->front().dispute.id, all[1].dispute.id);
    EXPECT_EQ(history.matches()->size(), 1U);
}

TEST(Dispute, withoutMatchIsTakenBackByItsTabletOnly)
{
    const Folder folder;
    History one = open(folder / "one"), other = open(folder / "other");
    const auto count = [](History& history) { return disputesOf(history).value().size(); };
    const std::string id = one.recordDispute(coraAsks("")).value(),
                      stays = one.recordDispute(coraAsks("")).value();
    test::meet(one, other);
    ASSERT_EQ(count(other), 2U);
    ASSERT_TRUE(other.withdrawDispute(id));
    test::meet(one, other);
    EXPECT_EQ(count(one), 2U) << "the other tablet asked nothing";
    ASSERT_TRUE(one.withdrawDispute(id));
    ASSERT_TRUE(one.withdrawDispute(id));
    ASSERT_TRUE(one.withdrawDispute("nothing"));
    test::meet(one, other);
    for (History* each : {&one, &other}) {
        ASSERT_EQ(count(*each), 1U);
        EXPECT_EQ(disputesOf(*each)->front().dispute.id, stays);
        EXPECT_EQ(countQuarantined(*each)->all(), 0);
        ASSERT_TRUE(each->rebuild());
        EXPECT_EQ(count(*each), 1U);
        EXPECT_NO_THROW(verifyHistory(each->core().database));
    }
}

TEST(Dispute, isUndoneAndRedoneByName)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt()).value();
    ASSERT_TRUE(history.enterDeal(match, deal(60, 71)));
    ASSERT_TRUE(history.recordDispute(coraAsks(match)));
    const UndoStep undone = history.undo(match).value().value();
    EXPECT_EQ(undone.what, Step::What::Dispute);
    EXPECT_EQ(undone.asker, "Cora");
    EXPECT_TRUE(history.load(match)->disputes.empty());
    EXPECT_TRUE(disputesOf(history)->empty());
    EXPECT_EQ(history.load(match)->deals.size(), 1U);
    EXPECT_EQ(history.load(match)->redoable->asker, "Cora");
    EXPECT_EQ(history.redo(match).value()->what, Step::What::Dispute);
    EXPECT_EQ(disputesOf(history)->size(), 1U);
    EXPECT_EQ(history.load(match)->disputes.front().card, "S8");
    EXPECT_THAT(kinds(history, match),
        ElementsAre(
            "match-opened", "deal-entered", "dispute-recorded", "dispute-withdrawn", "dispute-restored"));
}

TEST(Overruling, holdsFromTheNextDealOn)
{
    const Folder folder;
    std::string match;
    {
        History history = open(folder.history());
        match = history.openMatch(threeAt()).value();
        // 100 counts as over, so Anna gets nothing.
        EXPECT_EQ(history.enterDeal(match, deal(100, 30))->award.award, award(0, 1, 1));
        EXPECT_EQ(history.overrule(match, exactly100(1))->from, 2);
    }
    History history = open(folder.history());
    const StoredMatch stored = history.load(match).value();
    ASSERT_EQ(stored.match.overruled.size(), 1U);
    EXPECT_EQ(stored.match.overruled.front().from, 2);
    EXPECT_THAT(document::writeMatch(stored.match),
        HasSubstr(R"("overruled":[{"from":2,"option":"exactly_100","value":"safe"}])"));
    EXPECT_EQ(stored.undoable->what, Step::What::Overruling);
    EXPECT_EQ(stored.undoable->option, "exactly_100");
    // From now on, 100 counts as below: the most and the least card points score.
    EXPECT_EQ(history.enterDeal(match, deal(100, 30))->award.award, award(1, 0, 1));
    EXPECT_EQ(score(history.load(match)->match)->deals.front().award.award, award(0, 1, 1));
}

TEST(Overruling, isUndoneAndRedone)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt()).value();
    ASSERT_TRUE(history.overrule(match, exactly100(1)));
    ASSERT_TRUE(history.enterDeal(match, deal(100, 30)));
    ASSERT_TRUE(history.undo(match)); // undoes the deal
    EXPECT_EQ(history.undo(match).value()->option, "exactly_100");
    EXPECT_TRUE(history.load(match)->match.overruled.empty());
    EXPECT_EQ(history.redo(match).value()->what, Step::What::Overruling);
    EXPECT_EQ(history.redo(match).value()->change, award(1, 0, 1));
    EXPECT_THAT(kinds(history, match),
        ElementsAre("match-opened", "interpretation-overruled", "deal-entered", "deal-withdrawn",
            "overruling-withdrawn", "overruling-restored", "deal-restored"));
}

TEST(Overruling, refusesWhatTheMatchDoesNotKnow)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt(2)).value();
    EXPECT_FALSE(history.overrule(match, exactly100(7)));
    for (const OptionSpec& option : threeAt().game->options())
        if (option.onlyPlayers == 4) {
            EXPECT_FALSE(history.overrule(match, {&option, 1})) << option.name;
        }
    for (int beat = 30; history.enterDeal(match, deal(80, beat)); beat = 77 - beat) { }
    ASSERT_TRUE(history.matches()->front().finished);
    EXPECT_FALSE(history.overrule(match, exactly100(1))); // the match is over
    EXPECT_TRUE(history.load(match)->match.overruled.empty());
}

} // namespace
} // namespace tafel::history
