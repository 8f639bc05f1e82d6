#include "history/people/badges.h"

#include <gmock/gmock.h>

#include "history/people/people.h"
#include "table.h"

namespace tafel::history {
namespace {

using testing::ElementsAre;
using testing::Pair;
using testing::UnorderedElementsAre;

constexpr int circle = 0, square = 1, triangle = 2, hexagon = 3, arch = 4;

TEST(AssignBadges, theSeatDecidesWithoutAChoice)
{
    const std::vector<std::optional<int>> nobody(5);
    EXPECT_THAT(assignBadges(nobody), ElementsAre(circle, square, triangle, hexagon, arch));
}

TEST(AssignBadges, aChosenBadgeStaysAndTheOthersMakeWay)
{
    EXPECT_THAT(
        assignBadges(std::vector<std::optional<int>>{{}, {}, circle}), ElementsAre(square, triangle, circle));
    EXPECT_THAT(assignBadges(std::vector<std::optional<int>>{hexagon, {}, {}, {}}),
        ElementsAre(hexagon, square, triangle, arch));
}

TEST(AssignBadges, ofTwoWithTheSameTheLaterGetsTheNextFree)
{
    EXPECT_THAT(
        assignBadges(std::vector<std::optional<int>>{arch, arch, circle}), ElementsAre(arch, square, circle));
    EXPECT_THAT(assignBadges(std::vector<std::optional<int>>{square, square, square, square, square}),
        ElementsAre(square, triangle, hexagon, arch, circle));
}

class Badges : public testing::Test {
protected:
    std::string play(const std::vector<std::string>& players)
    {
        Match match = threeAt();
        match.players = players;
        const std::string id = history.openMatch(match).value();
        EXPECT_TRUE(history.enterDeal(id, deal(60, 71)));
        return id;
    }
    std::vector<int> badges(const std::string& id) { return history.load(id)->badges; }
    void rebuiltTheSame(const std::string& id)
    {
        const std::vector<int> before = badges(id);
        const std::int64_t rows = count(folder.history(), "person_mark");
        ASSERT_TRUE(history.rebuild());
        EXPECT_EQ(badges(id), before);
        EXPECT_EQ(count(folder.history(), "person_mark"), rows);
    }

    Folder folder;
    History history = open(folder.history());
};

TEST_F(Badges, ofAPersonHoldAtEveryTable)
{
    const std::string before = play({"Anna", "Beat", "Cora"});
    EXPECT_THAT(badges(before), ElementsAre(circle, square, triangle));
    ASSERT_TRUE(setBadge(history, "Cora", circle));
    EXPECT_THAT(chosenBadges(history).value(), ElementsAre(Pair("Cora", circle)));
    EXPECT_THAT(badges(before), ElementsAre(square, triangle, circle));
    EXPECT_THAT(badges(play({"Cora", "Anna", "Dani"})), ElementsAre(circle, square, triangle));
    EXPECT_THAT(badgesOf(history, {"Eva", "Fritz", "Cora"}).value(), ElementsAre(square, triangle, circle));
    rebuiltTheSame(before);
    ASSERT_TRUE(setBadge(history, "Cora", std::nullopt));
    EXPECT_THAT(badges(before), ElementsAre(circle, square, triangle));
    rebuiltTheSame(before);
}

TEST_F(Badges, followARenaming)
{
    const std::string id = play({"Anna", "Beat", "Cora"});
    ASSERT_TRUE(setBadge(history, "Beat", arch));
    ASSERT_TRUE(renamePerson(history, "Beat", "Bea"));
    EXPECT_THAT(badges(id), ElementsAre(circle, arch, triangle));
    ASSERT_TRUE(renamePerson(history, "Anna", "Beat")); // the name is free, so this is a new person
    EXPECT_THAT(badges(id), ElementsAre(circle, arch, triangle));
    ASSERT_TRUE(setBadge(history, "Beat", hexagon));
    EXPECT_THAT(badges(id), ElementsAre(hexagon, arch, triangle));
    ASSERT_TRUE(undoRenaming(history)); // the person renamed to Beat is called Anna again
    EXPECT_THAT(history.load(id)->match.players, ElementsAre("Anna", "Bea", "Cora"));
    EXPECT_THAT(badges(id), ElementsAre(hexagon, arch, triangle));
    ASSERT_TRUE(undoRenaming(history));
    EXPECT_THAT(badges(id), ElementsAre(hexagon, arch, triangle));
    rebuiltTheSame(id);
}

TEST_F(Badges, ofTwoWhoBecomeOneTheLastWordCounts)
{
    const std::string id = play({"Anna", "Beat", "Cora"});
    play({"Anna", "Beet", "Cora"});
    ASSERT_TRUE(setBadge(history, "Beat", arch));
    ASSERT_TRUE(setBadge(history, "Beet", hexagon));
    ASSERT_TRUE(renamePerson(history, "Beet", "Beat"));
    EXPECT_THAT(badges(id), ElementsAre(circle, hexagon, triangle));
    rebuiltTheSame(id);
}

TEST_F(Badges, stayWithThePseudonymOfAnErasedPerson)
{
    const std::string id = play({"Anna", "Beat", "Cora"});
    play({"Beat", "Cora", "Anna Beat"});
    ASSERT_TRUE(setBadge(history, "Beat", arch));
    ASSERT_TRUE(setBadge(history, "Anna Beat", hexagon)); // a different person with a similar name
    ASSERT_TRUE(renamePerson(history, "Beat", "Bea"));
    const std::string pseudonym = erasePerson(history, "Bea").value().pseudonym;
    EXPECT_THAT(chosenBadges(history).value(),
        UnorderedElementsAre(Pair(pseudonym, arch), Pair("Anna Beat", hexagon)));
    EXPECT_THAT(badges(id), ElementsAre(circle, arch, triangle));
    EXPECT_EQ(
        SQLite::Database(folder.history().string())
            .execAndGet("SELECT count(*) FROM event WHERE body LIKE '%\"Beat\"%' OR body LIKE '%\"Bea\"%'")
            .getInt(),
        0);
    rebuiltTheSame(id);
}

TEST_F(Badges, areOfAKnownPerson)
{
    play({"Anna", "Beat", "Cora"});
    const auto answer = setBadge(history, "Nobody", circle);
    ASSERT_FALSE(answer);
    EXPECT_EQ(refusalOf(answer)->code, Refusal::Code::UnknownPlayer);
    EXPECT_EQ(count(folder.history(), "person_mark"), 0);
}

TEST_F(Badges, surviveALaterProgramThatHasMore)
{
    const std::string id = play({"Anna", "Beat", "Cora"});
    ASSERT_TRUE(setBadge(history, "Anna", triangle));
    SQLite::Database(folder.history().string(), SQLite::OPEN_READWRITE)
        .exec("UPDATE person_mark SET mark = 'star'");
    EXPECT_THAT(badges(id), ElementsAre(circle, square, triangle));
}

} // namespace
} // namespace tafel::history
