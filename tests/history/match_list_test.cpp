#include "table.h"

#include <gmock/gmock.h>

namespace tafel::history {
namespace {

using testing::ElementsAre;

class MatchList : public testing::Test {
protected:
    void add(const char* id, const char* players, const char* started, const char* tournament = "")
    {
        const Match match = matchOf(fmt::format(
            R"({{"format":"tafelrichter/1","game":"cosmic-eidex","id":"{}","started":"{}","tournament":"{}","players":[{}],)"
            R"("options":{{"target":9}},"deals":[]}})",
            id, started, tournament, players));
        ASSERT_TRUE(history.openMatch(match));
    }
    std::vector<std::string> ids(const Filter& filter, int limit = 50, int offset = 0)
    {
        std::vector<std::string> ids;
        const std::vector<MatchSummary> matches = history.matches(filter, limit, offset).value();
        for (const MatchSummary& match : matches)
            ids.push_back(match.id);
        return ids;
    }
    void SetUp() override
    {
        add("00000000-0000-4000-8000-000000000001", R"("Anna","Beat","Cora")", "2026-11-18T20:00:00Z",
            "Herbstcup");
        add("00000000-0000-4000-8000-000000000002", R"("Ägidius","Beat","Dani")", "2026-11-20T20:00:00Z");
        add("00000000-0000-4000-8000-000000000003", R"("Cora","Anna","Beat")", "2026-11-19T23:30:00-01:00");
    }
    static std::string id(int number) { return fmt::format("00000000-0000-4000-8000-00000000000{}", number); }

    Folder folder;
    History history = open(folder.history());
};

TEST_F(MatchList, showsTheNewestFirstAPageAtATime)
{
    EXPECT_THAT(ids({}), ElementsAre(id(2), id(3), id(1)));
    EXPECT_THAT(ids({}, 1, 1), ElementsAre(id(3)));
}

TEST_F(MatchList, findsWordsInAnyOrderAndCase)
{
    EXPECT_THAT(ids({.text = "BEAT cora"}), ElementsAre(id(3), id(1)));
    EXPECT_THAT(ids({.text = "ägid"}), ElementsAre(id(2)));
    EXPECT_THAT(ids({.text = "ÄGIDIUS eidex"}), ElementsAre(id(2)));
    EXPECT_THAT(ids({.text = "herbst"}), ElementsAre(id(1)));
    EXPECT_THAT(ids({.text = "\"'\\%_\x01"}), ElementsAre());
}

TEST_F(MatchList, filtersByPlayerDayGameAndTournament)
{
    EXPECT_THAT(ids({.player = "Dani"}), ElementsAre(id(2)));
    EXPECT_THAT(ids({.tournament = "Herbstcup"}), ElementsAre(id(1)));
    EXPECT_THAT(ids({.from = "2026-11-20", .to = "2026-11-20"}), ElementsAre(id(2), id(3)));
    EXPECT_THAT(ids({.to = "2026-11-19"}), ElementsAre(id(1)));
    EXPECT_THAT(ids({.game = "herzeln"}), ElementsAre());
    EXPECT_THAT(ids({.finished = true}), ElementsAre());
}

TEST_F(MatchList, knowsThePeopleAndTheirLastMatch)
{
    const std::vector<Person> people = history.people().value();
    ASSERT_EQ(people.size(), 5U);
    const auto beat
        = std::find_if(people.begin(), people.end(), [](const Person& each) { return each.name == "Beat"; });
    EXPECT_EQ(beat->matches, 3);
    EXPECT_EQ(beat->lastPlayed, "2026-11-20T20:00:00.000Z");
}

TEST_F(MatchList, erasesTheNameOfAMatchSetAsideBeforeItsFirstDeal)
{
    ASSERT_TRUE(history.abandon(id(2)));
    EXPECT_EQ(history.people()->size(), 3U);
}

TEST_F(MatchList, proposesTheLastChoiceOfTheSameGroupInAnySeats)
{
    const std::optional<Match> last = history.lastMatchOf({"Anna", "Beat", "Cora"}).value();
    ASSERT_TRUE(last);
    EXPECT_THAT(last->players, ElementsAre("Cora", "Anna", "Beat"));
    EXPECT_EQ(last->options.front().value, 9);
    EXPECT_FALSE(history.lastMatchOf({"Anna", "Beat"}).value());
}

} // namespace
} // namespace tafel::history
