// A tournament on several tablets: the assigned tables, the pending matches, and the match that counts.
#include "history/tournaments/tournaments.h"

#include <gmock/gmock.h>

#include "club.h"
#include "history/exchange/archive_membership.h"
#include "history/late_corrections.h"
#include "history/ownership.h"
#include "support/two_tablets.h"

namespace tafel::archive {
namespace {

using Names = std::vector<std::string>;
using history::AssignedTable;
using history::threeAt;
using history::Tournament;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;
using testing::SizeIs;

/// An organiser and two tables that sync without a server.
class TournamentTablets : public testing::Test {
protected:
    void SetUp() override
    {
        for (History* each : {&organiser, &one, &two})
            ASSERT_TRUE(join(*each, "archive", "service=club"));
        id = openTournament(organiser, {.name = "Club", .setup = threeAt(2), .sizes = {3}},
            {"Anna", "Beat", "Cora", "Dani", "Eva", "Fritz"})
                 .value();
        exchange();
        ASSERT_TRUE(claimTable(one, id, 1));
        ASSERT_TRUE(claimTable(two, id, 2));
        exchange();
        ASSERT_TRUE(drawNextRound(organiser, id, "417 082"));
    }
    void exchange()
    {
        test::meet(organiser, one);
        test::meet(organiser, two);
        test::meet(organiser, one);
        EXPECT_EQ(history::firstDifference(content(folder / "organiser"), content(folder / "one")), "");
        EXPECT_EQ(history::firstDifference(content(folder / "organiser"), content(folder / "two")), "");
    }
    static Tournament now(History& history) { return loadTournament(history, "Club").value().value(); }
    /// The players of the pending match at this tablet's table.
    static Names waiting(History& history)
    {
        const std::optional<AssignedTable> own = assignedTable(history).value();
        return own && own->table.match.empty() ? own->table.people : Names{};
    }
    /// Opens a match that its first deal decides.
    static std::string begin(History& history, const Names& people)
    {
        Match match = threeAt(2);
        match.players = people;
        match.tournament = "Club";
        return history.openMatch(match).value();
    }

    Folder folder;
    History organiser = history::open(folder / "organiser"), one = history::open(folder / "one"),
            two = history::open(folder / "two");
    std::string id;
};

TEST_F(TournamentTablets, showsEachTableItsMatchOnceTheRoundIsDrawn)
{
    EXPECT_THAT(waiting(one), IsEmpty()) << "it has not heard of the draw";
    exchange();
    const Tournament drawn = now(organiser);
    EXPECT_EQ(waiting(one), drawn.rounds[0].tables[0].people);
    EXPECT_EQ(waiting(two), drawn.rounds[0].tables[1].people);
    EXPECT_FALSE(assignedTable(organiser).value()) << "the organiser stands at no table";
    EXPECT_EQ(assignedTable(two)->value().round, 1);
    EXPECT_EQ(now(two).assignedTable, 2);
    EXPECT_THAT(drawn.tablets, SizeIs(2));

    const std::string match = begin(two, waiting(two));
    EXPECT_THAT(waiting(two), IsEmpty());
    ASSERT_TRUE(two.enterDeal(match, history::deal(60, 71)));
    exchange();
    const Tournament live = now(organiser);
    EXPECT_EQ(live.rounds[0].tables[1].match, match);
    EXPECT_EQ(live.rounds[0].tables[1].deals, 1);
    ASSERT_THAT(live.matches, SizeIs(1));
    EXPECT_FALSE(ownershipOf(organiser, match)->ours);
    EXPECT_EQ(ownershipOf(organiser, match)->device, now(two).tablets.at(2));
    EXPECT_THAT(live.rounds[0].tables[0].match, IsEmpty());
}

TEST_F(TournamentTablets, givesATableToTheLastTabletThatStandsThere)
{
    ASSERT_TRUE(claimTable(organiser, id, 2));
    exchange();
    EXPECT_EQ(now(two).assignedTable, 0);
    EXPECT_THAT(waiting(two), IsEmpty());
    EXPECT_THAT(waiting(organiser), SizeIs(3));
    ASSERT_TRUE(claimTable(organiser, id, 0));
    exchange();
    EXPECT_THAT(now(one).tablets, ElementsAre(Pair(1, testing::_)));
    const std::size_t entries = organiser.events(id)->size();
    ASSERT_TRUE(claimTable(organiser, id, 0));
    EXPECT_EQ(organiser.events(id)->size(), entries) << "it stood at none";
    ASSERT_TRUE(closeTournament(organiser, id));
    EXPECT_FALSE(claimTable(organiser, id, 1));
    exchange();
    EXPECT_FALSE(assignedTable(one).value()) << "the tournament is over";
}

TEST_F(TournamentTablets, knowsTheMatchOfATabletThatNeverHeardOfTheDraw)
{
    const Names people = now(organiser).rounds[0].tables[0].people;
    const std::string match = begin(one, people);
    ASSERT_TRUE(one.enterDeal(match, history::deal(60, 71)));
    exchange();
    EXPECT_EQ(now(organiser).rounds[0].tables[0].match, match);
    EXPECT_EQ(now(one).rounds[0].tables[0].match, match);
    EXPECT_THAT(waiting(one), IsEmpty());
}

TEST_F(TournamentTablets, goesOnWhereATabletDied)
{
    exchange();
    const std::string match = begin(two, waiting(two));
    ASSERT_TRUE(two.enterDeal(match, history::deal(60, 71)));
    exchange();
    // From here on, the second tablet is idle.
    ASSERT_TRUE(claimTable(one, id, 2));
    ASSERT_TRUE(takeOwnership(one, match).value());
    ASSERT_TRUE(one.enterDeal(match, history::deal(20, 80)));
    test::meet(organiser, one);
    EXPECT_EQ(now(organiser).rounds[0].tables[1].deals, 2);
    EXPECT_EQ(ownershipOf(organiser, match)->device, now(organiser).tablets.at(2));
    ASSERT_TRUE(drawNextRound(organiser, id, "1"));
}

TEST_F(TournamentTablets, letsTheOrganiserChooseBetweenTwoMatchesOfATable)
{
    exchange();
    const Names people = waiting(two);
    const std::string brought = begin(two, people), byHand = begin(organiser, people);
    ASSERT_TRUE(two.enterDeal(brought, history::deal(60, 71)));
    exchange();
    const history::TournamentTable table = now(organiser).rounds[0].tables[1];
    EXPECT_THAT((std::vector<std::string>{table.match, table.others.at(0)}),
        testing::UnorderedElementsAre(brought, byHand));
    EXPECT_THAT(now(organiser).matches, SizeIs(2));
    ASSERT_TRUE(chooseMatch(organiser, table, brought));
    exchange();
    for (History* each : {&organiser, &one, &two}) {
        EXPECT_EQ(now(*each).rounds[0].tables[1].match, brought);
        EXPECT_THAT(now(*each).rounds[0].tables[1].others, IsEmpty());
        EXPECT_THAT(now(*each).matches, SizeIs(1));
    }
    EXPECT_TRUE(ownershipOf(two, brought)->ours) << "its tablet plays on";
    EXPECT_TRUE(organiser.load(byHand)->abandoned) << "it stays in the history";
}

TEST_F(TournamentTablets, tellsOfALaterCorrectionUntilItIsSeen)
{
    exchange();
    const std::string match = begin(two, waiting(two));
    const auto told = [](History& history) { return lateCorrections(history, "Club").value(); };
    ASSERT_TRUE(two.enterDeal(match, history::deal(60, 71)));
    ASSERT_TRUE(two.correct(match, 1, history::deal(61, 71), "while it was played"));
    for (int deals = 1; !two.load(match)->deals.back().judged.finished; ++deals) {
        ASSERT_LT(deals, 20);
        ASSERT_TRUE(two.enterDeal(match, history::deal(60, 71)));
    }
    exchange();
    EXPECT_THAT(told(organiser), IsEmpty()) << "the result is the first that is known";
    ASSERT_TRUE(two.correct(match, 1, history::deal(62, 71), "miscounted"));
    EXPECT_THAT(told(organiser), IsEmpty()) << "it has not come";
    exchange();
    ASSERT_THAT(told(organiser), SizeIs(1));
    EXPECT_EQ(told(organiser)[0].match, match);
    EXPECT_THAT(told(organiser)[0].deals, ElementsAre(1));
    EXPECT_THAT(told(two), IsEmpty()) << "its own";
    ASSERT_TRUE(acknowledge(organiser, told(organiser)[0]));
    EXPECT_THAT(told(organiser), IsEmpty());
    EXPECT_THAT(told(one), SizeIs(1)) << "what others have seen is not known";
    organiser = history::open(folder / "elsewhere"); // closes the file first
    organiser = history::open(folder / "organiser");
    EXPECT_THAT(told(organiser), IsEmpty());
    ASSERT_TRUE(two.correct(match, 1, history::deal(63, 71), "once more"));
    exchange();
    EXPECT_THAT(told(organiser), SizeIs(1));
    ASSERT_TRUE(two.undo(match).value());
    exchange();
    EXPECT_THAT(told(organiser), IsEmpty()) << "it is again what was seen";
}

} // namespace
} // namespace tafel::archive
