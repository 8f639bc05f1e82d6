// Import of a longer file of a match that the history already has.
#include <gmock/gmock.h>

#include "full_history.h"
#include "history/exchange/import.h"
#include "history/recovery/backup.h"
#include "history/recovery/verification.h"

namespace tafel::history {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

const char* const matchId = "0b1e8a52-6d0c-4f5e-9a67-1f7c2f6b9d11";

class FurtherDeals : public testing::Test {
protected:
    static Match file(std::vector<DealEntry> deals)
    {
        Match match = threeAt();
        match.id = matchId;
        match.started = "2026-11-20T19:00:00Z";
        match.deals = std::move(deals);
        return match;
    }
    void TearDown() override
    {
        history = open(folder / "other.db");
        const auto examined = examine(folder.history());
        ASSERT_TRUE(examined) << examined.error().message.en << examined.error().detail;
        EXPECT_FALSE(examined->damage) << examined->damage->en;
    }
    Imported in(const Match& match)
    {
        const auto imported = history.importMatch(match);
        if (!imported)
            throw std::runtime_error(
                refusalOf(imported) ? refusalOf(imported)->message.en : storageErrorOf(imported)->message.en);
        return *imported;
    }
    void changesNothing(const Match& match)
    {
        const auto before = logOf(folder.history());
        const Imported imported = in(match);
        EXPECT_FALSE(imported.added);
        EXPECT_FALSE(imported.extended);
        EXPECT_EQ(logOf(folder.history()), before);
    }
    void isRefusedAt(const std::string& where, const Match& match, const std::string& why)
    {
        const auto before = logOf(folder.history());
        const auto imported = history.importMatch(match);
        ASSERT_TRUE(refusalOf(imported));
        EXPECT_EQ(codeName(refusalOf(imported)->code), "order");
        EXPECT_EQ(refusalOf(imported)->where, where);
        EXPECT_THAT(refusalOf(imported)->message.en, HasSubstr(why));
        EXPECT_EQ(logOf(folder.history()), before);
    }
    std::size_t deals() { return history.load(matchId)->deals.size(); }

    Folder folder;
    History history = open(folder.history());
    const DealEntry one = deal(60, 71), two = deal(20, 80), three = deal(30, 40), other = deal(50, 50);
};

TEST_F(FurtherDeals, areAddedAsImportedEntries)
{
    ASSERT_TRUE(in(file({one})).added);
    EXPECT_TRUE(in(file({one, two, three})).extended);
    EXPECT_EQ(deals(), 3U);
    EXPECT_THAT(
        kinds(history, matchId), ElementsAre("match-opened", "deal-entered", "deal-entered", "deal-entered"));
    const std::vector<Event> events = history.events(matchId).value();
    EXPECT_THAT(events.back().body, HasSubstr("\"imported\":true"));
    EXPECT_EQ(
        document::writeMatch(history.load(matchId)->match).find("\"Beat\":40") != std::string::npos, true);
    EXPECT_FALSE(history.currentMatch().value()) << "nobody plays on here by it";
    changesNothing(file({one, two, three}));
    changesNothing(file({one, two}));
    changesNothing(file({}));
    isRefusedAt("/deals/1", file({one, other}), "deal 2 is not the same");
    isRefusedAt("/deals/0", file({other, two, three, one}), "deal 1 is not the same");
    EXPECT_EQ(history.undo(matchId).value()->deal, 3) << "an entry like any other";
}

TEST_F(FurtherDeals, ofSeveralLinesAreAddedInOneImport)
{
    const auto line = [](const Match& match) { return document::writeMatch(match) + "\n"; };
    Match strange = file({one, two, other});
    std::istringstream stream(
        line(file({one})) + line(file({one, two})) + line(strange) + line(file({one, two})));
    const ImportResult result = importStream(history, stream, "evening.jsonl").value();
    EXPECT_EQ(result.added, 1);
    EXPECT_EQ(result.extended, 2);
    EXPECT_EQ(result.known, 1);
    EXPECT_EQ(deals(), 3U);
}

TEST_F(FurtherDeals, goOnWhereTheTableHasPlayedOn)
{
    in(file({one}));
    ASSERT_TRUE(history.enterDeal(matchId, two));
    ASSERT_TRUE(history.saveDraft(matchId, three));
    EXPECT_TRUE(in(file({one, two, three})).extended);
    EXPECT_FALSE(history.draft(matchId).value()) << "it is entered now";
    ASSERT_TRUE(history.enterDeal(matchId, other)) << "the match that is in memory has gone on, too";
    EXPECT_EQ(deals(), 4U);
    isRefusedAt("/deals/3", file({one, two, three, one}), "deal 4 is not the same");
}

TEST_F(FurtherDeals, ofAnOlderStateOfTheHistoryChangeNothing)
{
    in(file({one, two, three}));
    ASSERT_TRUE(history.correct(matchId, 2, other, "miscounted"));
    changesNothing(file({one, two, three}));
    changesNothing(file({one, other, three}));
    isRefusedAt("/deals/1", file({one, two, three, one}), "deal 2 is not the same");
    EXPECT_TRUE(in(file({one, other, three, one})).extended);

    ASSERT_TRUE(history.undo(matchId).value()); // undoes the last deal
    changesNothing(file({one, other, three, one}));
    EXPECT_EQ(deals(), 3U) << "it was taken back since";
    EXPECT_TRUE(in(file({one, other, three, two})).extended) << "another one in its place";
    EXPECT_EQ(deals(), 4U);
}

TEST_F(FurtherDeals, waitForAnAnswer)
{
    in(file({one}));
    ASSERT_TRUE(history.propose(matchId, two));
    changesNothing(file({one}));
    isRefusedAt("/deals/1", file({one, two}), "waiting for acceptance");
    ASSERT_TRUE(history.accept(matchId, 0));
    changesNothing(file({one, two}));
    EXPECT_TRUE(in(file({one, two, three})).extended);
}

TEST_F(FurtherDeals, comeWithTheHouseRulesThatHoldForThem)
{
    const Match head = threeAt();
    const OptionSpec* option = nullptr;
    for (const OptionSpec& each : head.game->options())
        if (each.name == "exactly_100")
            option = &each;
    ASSERT_TRUE(option);
    const auto overruled = [&](Match match, int from, int value) {
        match.overruled.push_back({from, option, {{option, value}}});
        return match;
    };
    in(file({one, two}));
    EXPECT_TRUE(in(overruled(file({one, two, three}), 3, 1)).extended);
    EXPECT_THAT(kinds(history, matchId),
        ElementsAre(
            "match-opened", "deal-entered", "deal-entered", "interpretation-overruled", "deal-entered"));
    EXPECT_EQ(history.load(matchId)->match.option(*option, 3), 1);
    EXPECT_EQ(history.load(matchId)->match.option(*option, 2), 0);
    changesNothing(overruled(file({one, two, three}), 3, 1));
    changesNothing(file({one, two}));
    isRefusedAt("/deals/2", file({one, two, three, one}), "deal 3 is not the same");
    isRefusedAt(
        "/deals/1", overruled(overruled(file({one, two, three}), 3, 1), 2, 1), "deal 2 is not the same");

    ASSERT_TRUE(history.overrule(matchId, {option, 0}));
    isRefusedAt("/deals/3", overruled(file({one, two, three, one}), 3, 1), "deal 4 is not the same");
    EXPECT_TRUE(in(overruled(overruled(file({one, two, three, one}), 3, 1), 4, 0)).extended);
}

TEST_F(FurtherDeals, withARulingOfTheTableAreThatRuling)
{
    const auto ruled = [](const char* reason) {
        return document::readDeal(threeAt(),
            fmt::format(R"({{"turned_up":"S9","points":{{"Anna":60,"Beat":71}},)"
                        R"("table_ruling":{{"award":{{"Anna":1,"Beat":0,"Cora":0}},"reason":"{}"}}}})",
                reason))
            .value();
    };
    in(file({one}));
    EXPECT_TRUE(in(file({one, ruled("late")})).extended);
    EXPECT_EQ(history.load(matchId)->deals[1].judged.award, award(1, 0, 0));
    changesNothing(file({one, ruled("late")}));
    isRefusedAt("/deals/1", file({one, ruled("early")}), "deal 2 is not the same");
    const auto refused = history.importMatch(file({one, ruled("late"), deal(100, 100)}));
    EXPECT_EQ(refusalOf(refused)->where.substr(0, 8), "/deals/2") << "what the rules refuse";
    EXPECT_EQ(deals(), 2U);
}

TEST_F(FurtherDeals, ofOtherPeopleOrAnotherGameAreNot)
{
    in(file({one}));
    Match renamed = file({one, two});
    renamed.players[0] = "Ursina";
    isRefusedAt("/players", renamed, "Another match");
    renamed.deals.pop_back();
    isRefusedAt("/players", renamed, "Another match");
    ASSERT_TRUE(renamePerson(history, "Anna", "Ursina"));
    renamed.deals = {one, two};
    EXPECT_TRUE(in(renamed).extended) << "as they are shown now";
    EXPECT_THAT(history.load(matchId)->match.players, ElementsAre("Ursina", "Beat", "Cora"));
    ASSERT_TRUE(erasePerson(history, "Ursina"));
    changesNothing(renamed);
    renamed.deals.push_back(three);
    isRefusedAt("/deals/2", renamed, "erased there");
    renamed.players[1] = "Mario";
    isRefusedAt("/players", renamed, "Another match");

    Match four = matchOf(
        R"({"format":"tafelrichter/1","game":"herzeln","players":["Anna","Beat","Cora"],"deals":[]})");
    four.id = matchId;
    isRefusedAt("/game", four, "Another match");
}

TEST_F(FurtherDeals, ofPeopleUnderAnyNameTheyHadAreAdded)
{
    in(file({one}));
    ASSERT_TRUE(renamePerson(history, "Anna", "Ursina"));
    ASSERT_TRUE(renamePerson(history, "Ursina", "Nina"));
    Match named = file({one, two});
    named.players[0] = "Ursina";
    EXPECT_TRUE(in(named).extended);
    named = file({one, two, three});
    named.players[0] = "Nina";
    EXPECT_TRUE(in(named).extended);
    EXPECT_TRUE(in(file({one, two, three, other})).extended);
}

TEST_F(FurtherDeals, ofPeopleWhoAreOneByNowAreAdded)
{
    in(file({one}));
    Match other = threeAt();
    other.id = "0b1e8a52-6d0c-4f5e-9a67-1f7c2f6b9d12";
    other.players = {"Ann M.", "Mario", "Nora"};
    ASSERT_TRUE(in(other).added);
    ASSERT_TRUE(renamePerson(history, "Ann M.", "Anna"));
    Match named = file({one, two});
    named.players[0] = "Ann M.";
    EXPECT_TRUE(in(named).extended) << "as the other tablet calls her";
}

TEST_F(FurtherDeals, ofOtherPeopleAreNotThoseOfAnErasedOne)
{
    in(file({one}));
    ASSERT_TRUE(erasePerson(history, "Anna"));
    changesNothing(file({one}));
    Match other = file({one});
    other.players[0] = "Dora";
    isRefusedAt("/players", other, "Another match");
    EXPECT_TRUE(erasePerson(history, "Beat")) << "in a title as well";
    other = file({one});
    other.tournament = "Beat's cup";
    isRefusedAt("/tournament", other, "Another match");
}

TEST_F(FurtherDeals, meanTheSameHoweverTheyAreWritten)
{
    in(file({one}));
    Match same = file({one});
    same.firstDealer = Player(0);
    same.deals[0].dealer = Player(0);
    const int third = *history.load(matchId)->deals[0].judged.points[2];
    same.deals[0].points.emplace_back(Player(2), third);
    std::swap(same.deals[0].points[0], same.deals[0].points[1]);
    changesNothing(same);
    Match other = same;
    other.deals[0].dealer = Player(1);
    isRefusedAt("/deals/0", other, "not the same");
    same.deals.push_back(two);
    EXPECT_TRUE(in(same).extended);
    EXPECT_FALSE(history.load(matchId)->match.deals[0].dealer) << "as it was entered first";
}

TEST_F(FurtherDeals, underOtherHouseRulesAreOthers)
{
    const OptionSpec* const option = &*std::find_if(threeAt().game->options().begin(),
        threeAt().game->options().end(), [](const OptionSpec& each) { return each.name == "exactly_100"; });
    Match ruled = file({one, two});
    ruled.overruled.push_back({1, option, {{option, 1}}});
    in(ruled);
    changesNothing(ruled);
    isRefusedAt("/deals/0", file({one, two}), "deal 1 is not the same");
}

TEST_F(FurtherDeals, ofAnotherHeadAreAnotherMatchHoweverFewTheyAre)
{
    in(file({one}));
    Match other = file({one});
    other.edition = Edition::De1998;
    isRefusedAt("/edition", other, "Another match");
    other = file({one});
    other.firstDealer = Player(1);
    isRefusedAt("/first_dealer", other, "Another match");
    other = matchOf(
        R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],"options":{"exactly_100":"safe"},"deals":[]})");
    other.id = matchId;
    other.deals = {one};
    isRefusedAt("/options", other, "Another match");
    other = file({one});
    std::swap(other.players[0], other.players[1]);
    isRefusedAt("/players", other, "Another match");
    other = file({one});
    other.tournament = "Easter cup";
    isRefusedAt("/tournament", other, "Another match");
    other = file({one});
    other.draw = R"({"seed":"1"})";
    isRefusedAt("/draw", other, "Another match");
    changesNothing(file({one}));
}

TEST_F(FurtherDeals, ofACopyGoOnByThisTablet)
{
    in(file({one}));
    ASSERT_TRUE(backUp(history, folder / "copy.db"));
    ASSERT_TRUE(restore(history, folder / "copy.db"));
    EXPECT_TRUE(in(file({one, two})).extended);
    EXPECT_THAT(kinds(history, matchId),
        ElementsAre("match-opened", "deal-entered", "match-taken-over", "deal-entered"));
    changesNothing(file({one, two}));
}

TEST_F(FurtherDeals, ofAMatchWithoutAnIdAreAnotherMatch)
{
    Match match = threeAt();
    match.deals = {one};
    EXPECT_TRUE(in(match).added);
    match.deals.push_back(two);
    EXPECT_TRUE(in(match).added);
    EXPECT_THAT(history.matches().value(), SizeIs(2));
}

} // namespace
} // namespace tafel::history
