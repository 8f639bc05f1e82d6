// Single-writer ownership of a match: taking it, two branches, and the choice of a branch.
#include <gmock/gmock.h>

#include "club.h"
#include "history/statistics/statistics.h"
#include "support/two_tablets.h"

namespace tafel::archive {
namespace {

using history::deal;
using history::StorageError;
using history::threeAt;

/// Two tablets that sync without a server.
class TabletOwnership : public testing::Test {
protected:
    void SetUp() override
    {
        match = a.openMatch(threeAt()).value();
        ASSERT_TRUE(a.enterDeal(match, deal(60, 71)));
        ASSERT_TRUE(a.enterDeal(match, deal(20, 80)));
        exchange();
    }

    void exchange()
    {
        test::meet(a, b);
        EXPECT_EQ(history::firstDifference(content(file("a")), content(file("b"))), "");
    }
    std::filesystem::path file(const char* name) { return folder / name; }
    std::size_t deals(History& history) { return history.load(match)->deals.size(); }

    Folder folder;
    History a = history::open(file("a")), b = history::open(file("b"));
    std::string match;
};

TEST_F(TabletOwnership, isOfOneTabletAndTheOtherOnesRead)
{
    EXPECT_TRUE(ownershipOf(a, match)->ours);
    EXPECT_FALSE(ownershipOf(b, match)->ours);
    EXPECT_EQ(deals(b), 2U);
    const auto refused = b.enterDeal(match, deal(50, 50));
    ASSERT_NE(history::storageErrorOf(refused), nullptr);
    EXPECT_EQ(history::storageErrorOf(refused)->code, StorageError::Code::NotOwner);
    EXPECT_EQ(deals(b), 2U);
    EXPECT_FALSE(b.currentMatch().value()) << "what another tablet plays is not under way here";
    EXPECT_TRUE(a.currentMatch().value());
}

TEST_F(TabletOwnership, isTakenOverAndTheFirstTabletFollows)
{
    EXPECT_TRUE(takeOwnership(b, match).value());
    EXPECT_FALSE(takeOwnership(b, match).value());
    ASSERT_TRUE(b.enterDeal(match, deal(50, 50)));
    EXPECT_TRUE(b.currentMatch().value());
    exchange();
    EXPECT_EQ(deals(a), 3U);
    EXPECT_FALSE(ownershipOf(a, match)->ours);
    EXPECT_FALSE(a.enterDeal(match, deal(10, 10)));
    EXPECT_FALSE(a.undo(match));
    EXPECT_TRUE(takeOwnership(a, match).value());
    EXPECT_TRUE(a.undo(match).value()) << "undo goes through the change of hands";
    exchange();
    EXPECT_EQ(deals(b), 2U);
    EXPECT_EQ(ownershipOf(b, match)->branches, 1);
    EXPECT_TRUE(forkedMatches(a)->empty());
}

TEST_F(TabletOwnership, divergedMatchLosesNothingAndTheTableChooses)
{
    ASSERT_TRUE(takeOwnership(b, match).value());
    ASSERT_TRUE(b.enterDeal(match, deal(50, 50)));
    ASSERT_TRUE(a.enterDeal(match, deal(10, 100)));
    ASSERT_TRUE(a.enterDeal(match, deal(100, 10)));
    exchange();
    EXPECT_EQ(deals(a), 3U) << "who took it over has the hand";
    EXPECT_THAT(forkedMatches(a).value(), testing::ElementsAre(match));
    std::vector<history::MatchBranch> branches = matchBranches(a, match).value();
    ASSERT_EQ(branches.size(), 2U);
    EXPECT_EQ(branches[0].deals, 3);
    EXPECT_EQ(branches[1].deals, 4);
    EXPECT_EQ(branches[1].commonDeals, 2);
    EXPECT_FALSE(branches[0].ours);
    EXPECT_TRUE(branches[1].ours);
    ASSERT_EQ(branches[1].divergingDeals.size(), 2U);
    EXPECT_THAT(branches[1].divergingDeals[0].change, testing::ElementsAre(1, 0, 1));
    EXPECT_TRUE(a.load(match)->ownership.forked);
    EXPECT_TRUE(a.matches()->front().forked);
    const auto dealsInStatistics = [&] {
        int all = 0;
        const auto everybody = personTotals(b).value();
        for (const auto& each : everybody)
            all += each.total.deals;
        return all;
    };
    EXPECT_EQ(dealsInStatistics(), 9);

    ASSERT_TRUE(chooseBranch(b, match, branches[1].id));
    EXPECT_EQ(deals(b), 4U);
    EXPECT_TRUE(forkedMatches(b)->empty()) << "the table has chosen";
    EXPECT_FALSE(b.matches()->front().forked);
    EXPECT_EQ(b.load(match)->ownership, (history::Ownership{branches[1].device, false, 2, false}));
    const std::size_t entries = b.events(match)->size();
    ASSERT_TRUE(chooseBranch(b, match, branches[1].id));
    EXPECT_EQ(b.events(match)->size(), entries) << "it was chosen already";
    EXPECT_EQ(dealsInStatistics(), 12) << "statistics count the chosen one only";
    exchange();
    EXPECT_EQ(deals(a), 4U);
    EXPECT_TRUE(ownershipOf(a, match)->ours);
    EXPECT_FALSE(ownershipOf(b, match)->ours);
    ASSERT_TRUE(a.enterDeal(match, deal(70, 30)));
    exchange();
    EXPECT_EQ(deals(b), 5U);
    // While there are two branches, the table can change its choice.
    ASSERT_TRUE(chooseBranch(a, match, matchBranches(a, match)->at(1).id));
    exchange();
    EXPECT_EQ(deals(b), 3U);
    EXPECT_TRUE(ownershipOf(b, match)->ours);
    for (History* each : {&a, &b}) {
        const std::string before = content(file(each == &a ? "a" : "b"));
        ASSERT_TRUE(each->rebuild());
        EXPECT_EQ(content(file(each == &a ? "a" : "b")), before);
    }
}

TEST_F(TabletOwnership, isChosenAgainWhereTheChosenBranchIsForked)
{
    ASSERT_TRUE(takeOwnership(b, match).value());
    ASSERT_TRUE(b.enterDeal(match, deal(50, 50)));
    ASSERT_TRUE(a.enterDeal(match, deal(10, 100)));
    exchange();
    ASSERT_TRUE(chooseBranch(a, match, matchBranches(a, match)->front().id));
    exchange();
    EXPECT_TRUE(forkedMatches(a)->empty());
    ASSERT_TRUE(takeOwnership(a, match).value());
    ASSERT_TRUE(a.enterDeal(match, deal(30, 30)));
    ASSERT_TRUE(b.enterDeal(match, deal(40, 40)));
    exchange();
    EXPECT_THAT(forkedMatches(a).value(), testing::ElementsAre(match));
    EXPECT_EQ(matchBranches(b, match)->size(), 3U);
}

TEST_F(TabletOwnership, ofAFileThatTwoTabletsReadIsOneMatch)
{
    Match played = threeAt();
    played.id = "0d7f3a5e-0000-4000-8000-00000000f11e";
    played.started = "2026-11-20T19:00:00.000Z";
    played.deals = {deal(60, 71), deal(20, 80)};
    ASSERT_TRUE(a.importMatch(played)->added);
    ASSERT_TRUE(b.importMatch(played)->added);
    exchange();
    EXPECT_TRUE(forkedMatches(b)->empty());
    EXPECT_EQ(a.matches()->size(), 2U);
    EXPECT_EQ(a.load(played.id)->deals.size(), 2U);
}

class DifferentFiles : public TabletOwnership {
protected:
    /// A match with an id of its own, as a file has it.
    static Match fileOf(
        std::vector<std::string> players, std::vector<DealEntry> deals = {deal(60, 71), deal(20, 80)})
    {
        Match played = threeAt();
        played.players = std::move(players);
        played.id = "0d7f3a5e-0000-4000-8000-00000000f11e";
        played.started = "2026-11-20T19:00:00.000Z";
        played.deals = std::move(deals);
        return played;
    }
    /// Each tablet reads one of two files with the same id.
    void read(const Match& one, const Match& other)
    {
        ASSERT_TRUE(a.importMatch(one)->added);
        ASSERT_TRUE(b.importMatch(other)->added);
        exchange();
    }

    const Match file = fileOf({"Anna", "Beat", "Cora"});
};

TEST_F(DifferentFiles, withOneIdAreTwoVersions)
{
    Match other = fileOf({"Anna", "Beat", "Dora"});
    other.tournament = "Cup";
    read(file, other);
    EXPECT_THAT(forkedMatches(b).value(), testing::ElementsAre(file.id));
    std::vector<std::string> third;
    const std::vector<history::MatchBranch> branches = matchBranches(a, file.id).value();
    for (const history::MatchBranch& each : branches)
        third.push_back(each.match.players.at(2));
    EXPECT_THAT(third, testing::UnorderedElementsAre("Cora", "Dora"));
}

TEST_F(DifferentFiles, areTwoVersionsForAHouseRule)
{
    Match other = file;
    other.options = threeAt(60).options;
    read(file, other);
    EXPECT_THAT(forkedMatches(a).value(), testing::ElementsAre(file.id));
}

TEST_F(DifferentFiles, areOneMatchIfOneOnlyGoesOn)
{
    Match longer = fileOf({"Anna", "Beat", "Cora"}, {deal(60, 71), deal(20, 80), deal(10, 100)});
    longer.started = "2026-11-20T19:00:01.000Z";
    longer.ended = true;
    longer.overruled = history::matchOf(
        R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],)"
        R"("overruled":[{"from":3,"option":"exactly_100","value":"safe"}],"deals":[]})")
                           .overruled;
    read(file, longer);
    EXPECT_TRUE(forkedMatches(a)->empty());
    EXPECT_EQ(a.load(file.id)->deals.size(), 3U);
}

TEST_F(DifferentFiles, areErasedWithThePeopleWhoDoNotCount)
{
    read(file, fileOf({"Anna", "Beat", "Zyprian"}));
    ASSERT_TRUE(chooseBranch(a, file.id, matchBranches(a, file.id)->at(0).id));
    const std::string hidden = matchBranches(a, file.id)->at(1).match.players[2];
    EXPECT_TRUE(erasePerson(a, hidden)) << hidden;
    exchange();
    EXPECT_FALSE(isIn(TabletOwnership::file("a"), hidden));
    EXPECT_FALSE(isIn(TabletOwnership::file("b"), hidden));
    EXPECT_FALSE(erasePerson(a, "Nobody"));
}

TEST_F(DifferentFiles, areTheSameOnAllTabletsAfterAnErasure)
{
    read(file, fileOf({"Anna", "Beat", "Zyprian"}));
    ASSERT_TRUE(erasePerson(a, a.load(file.id)->match.players[2]));
    exchange();
    for (const char* tablet : {"a", "b"}) {
        History& opened = *tablet == 'a' ? a : b;
        const std::string before = content(TabletOwnership::file(tablet));
        ASSERT_TRUE(opened.rebuild());
        EXPECT_EQ(history::firstDifference(content(TabletOwnership::file(tablet)), before), "") << tablet;
    }
    EXPECT_EQ(
        history::firstDifference(content(TabletOwnership::file("a")), content(TabletOwnership::file("b"))),
        "");
}

TEST_F(DifferentFiles, stayTwoWhereTheTableHasChosen)
{
    read(file, fileOf({"Anna", "Beat", "Zyprian"}));
    ASSERT_TRUE(chooseBranch(a, file.id, matchBranches(a, file.id)->at(1).id))
        << "the one that did not count";
    const std::string counts = a.load(file.id)->match.players[2];
    ASSERT_TRUE(erasePerson(a, matchBranches(a, file.id)->at(1).match.players[2]));
    exchange();
    for (History* each : {&a, &b}) {
        EXPECT_EQ(each->load(file.id)->match.players[2], counts);
        ASSERT_TRUE(each->rebuild());
        EXPECT_EQ(each->load(file.id)->match.players[2], counts) << "also after a rebuild";
    }
}

TEST_F(DifferentFiles, areNotTakenForKnownIfTheyGoOn)
{
    const std::vector<DealEntry> more{deal(60, 71), deal(20, 80), deal(10, 100)};
    read(file, fileOf({"Anna", "Beat", "Dora"}));
    const std::string counts = a.load(file.id)->match.players[2];
    const auto refused = a.importMatch(fileOf({"Anna", "Beat", counts == "Cora" ? "Dora" : "Cora"}, more));
    ASSERT_FALSE(refused);
    EXPECT_THAT(std::get<Refusal>(refused.error()).message.en, testing::HasSubstr("Another match"));
    EXPECT_FALSE(a.importMatch(fileOf({"Anna", "Beat", "Cora"}))->added) << "both versions are there already";
    EXPECT_FALSE(a.importMatch(fileOf({"Anna", "Beat", "Dora"}))->added);
    EXPECT_FALSE(a.importMatch(fileOf({"Anna", "Beat", "Elsa"}))) << "a third one is not";
    EXPECT_EQ(
        (ownershipOf(a, file.id)->ours ? a : b).importMatch(fileOf({"Anna", "Beat", counts}, more))->extended,
        true);
}

TEST_F(TabletOwnership, goesOnInACopyOfTheHistoryOnAnotherTablet)
{
    std::filesystem::copy_file(file("a"), file("copy"));
    a = history::open(file("other"));
    std::filesystem::copy_file(file("a"), file("kept"));
    History copy = history::open(file("copy"));
    EXPECT_TRUE(copy.enterDeal(match, deal(50, 50))) << "nobody is asked at a table alone";
}

} // namespace
} // namespace tafel::archive
