#include <gmock/gmock.h>

#include "games/games.h"
#include "history/custom_games.h"
#include "history/recovery/verification.h"
#include "support/two_tablets.h"
#include "table.h"

namespace tafel::history {
namespace {

/// The error for a player without a seat names the position in the list and the number of players.
TEST(Import, holdsNoPlayerWithoutASeat)
{
    const auto read = [](const char* deals) {
        return matchOf(
            fmt::format(R"({{"format":"tafelrichter/1","game":"own","own_game":{},"players":["Anna","Beat",)"
                        R"("Cora","Dani"],"deals":[{}]}})",
                R"({"format":"tafelrichter-game/1","id":"small","name":"Small","players":[4],"wins":"most",)"
                R"("contracts":[{"id":"o","name":"o","clause":"The rule of o.","measure":"out",)"
                R"("score":{"places":[3,2,1,0]}}]})",
                deals));
    };
    const Match match = read(R"({"out":["Anna","Cora","jeat","Dani"]})");
    EXPECT_EQ(match.deals[0].contract->out, (std::vector<Player>{0, 2}));
    EXPECT_EQ(score(match).error().where, "/deals/0/out/2");
    EXPECT_THROW(document::writeMatch(match), std::logic_error) << "it is judged first";
    EXPECT_EQ(score(read(R"({"out":["Anna","jeat","Dani"]})")).error().code, Refusal::Code::CountSum);
}

TEST(Import, importsAMatchOnceWhateverIsTriedAgain)
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
    EXPECT_FALSE(history.currentMatch().value())
        << "an imported match does not come between a table and its own";
    ASSERT_TRUE(history.enterDeal(first.id, deal(60, 71)));
    EXPECT_EQ(history.currentMatch().value()->id, first.id);

    match.id = "0b1e8a52-6d0c-4f5e-9a67-1f7c2f6b9d11";
    EXPECT_EQ(history.importMatch(match)->id, match.id);
    EXPECT_FALSE(history.importMatch(match)->added);
    EXPECT_EQ(storageErrorOf(history.openMatch(match))->code, StorageError::Code::KnownMatch);
}

TEST(Import, givesAPersonOneSpelling)
{
    const Folder folder;
    History history = open(folder.history());
    Match match = threeAt();
    match.players = {"Zo\u00eb", "Beat", "Cora"};
    match.deals = {deal(60, 71)};
    ASSERT_TRUE(history.importMatch(match)->added);
    match.players = {"Zoe\u0308", "Beat ", "\u00a0Cora"}; // the same names
    const Imported other = history.importMatch(match).value();
    EXPECT_TRUE(other.added);
    EXPECT_FALSE(history.importMatch(match)->added);
    EXPECT_EQ(history.load(other.id)->match.players, (std::vector<std::string>{"Zo\u00eb", "Beat", "Cora"}));
    EXPECT_EQ(history.people()->size(), 3U);
    match.id = other.id;
    match.deals.push_back(deal(20, 80));
    EXPECT_TRUE(history.importMatch(match)->extended);
    match.id.clear();
    match.deals.clear();
    const std::string opened = history.openMatch(match).value();
    EXPECT_EQ(history.load(opened)->match.players[1], "Beat");
}

constexpr std::string_view playedTally
    = R"({"format":"tafelrichter/1","game":"own","id":"00000000-0000-4000-8000-000000000001",)"
      R"("started":"2026-11-20T19:00:00Z","own_game":{"format":"tafelrichter-game/1","id":"zettel",)"
      R"("name":"Ämtlispiel","players":[2],"wins":"most","contracts":[{"id":"deal","name":"Deal",)"
      R"("clause":"As typed.","measure":"points"}]},"players":["Anna","Beat"],)"
      R"("deals":[{"points":{"Anna":7,"Beat":3}}]})";

TEST(Import, findsAMatchByTheNameOfTheGameThatItBrings)
{
    const Folder folder;
    History history = open(folder.history());
    ASSERT_TRUE(history.importMatch(matchOf(std::string(playedTally))));
    EXPECT_EQ(history.matches({.text = "ämtlispiel"})->size(), 1U);
    ASSERT_TRUE(gameNamed("own:zettel")) << "the lists show its name at once";
    EXPECT_EQ(gameNamed("own:zettel")->name().en, "Ämtlispiel");
}

TEST(Import, leavesTheGamesOfTwoTabletsWithOneFileInOrder)
{
    const Folder folder;
    for (const bool isFirstOther : {false, true}) {
        const std::filesystem::path here = folder / (isFirstOther ? "a" : "b"), there = here.string() + "2";
        History one = open(here), other = open(there);
        ASSERT_TRUE(one.importMatch(matchOf(std::string(playedTally))));
        std::string changed(playedTally);
        if (isFirstOther)
            changed.replace(changed.find("As typed."), 9, "As it is.");
        ASSERT_TRUE(other.importMatch(matchOf(changed)));
        test::meet(one, other);
        for (const std::filesystem::path& each : {here, there})
            EXPECT_EQ(examine(each)->damage.value_or(Message{}).en, "");
    }
}

/// Two tablets know the versions of a game in another order of arrival.
TEST(Import, numbersTheVersionsOfAGameAlikeOnEachTablet)
{
    const Folder folder;
    History one = open(folder / "one"), other = open(folder / "other");
    const auto version = [](const char* name) {
        return document::readCustomGame(fmt::format(R"({{"format":"tafelrichter-game/1","id":"mutating",)"
                                                    R"("name":"{}","players":[2],"wins":"most","contracts":)"
                                                    R"([{{"id":"deal","name":"Deal","clause":"As typed.",)"
                                                    R"("measure":"points"}}]}})",
                                            name))
            .value();
    };
    ASSERT_TRUE(storeCustomGame(one, version("First")).value());
    ASSERT_TRUE(storeCustomGame(other, version("Second")).value());
    test::meet(one, other);
    EXPECT_EQ(
        customGameDocument(one, "mutating", "").value(), customGameDocument(other, "mutating", "").value());
    const auto here = customGames(one).value(), there = customGames(other).value();
    ASSERT_EQ(here.front().versions.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i)
        EXPECT_EQ(here.front().versions[i].fingerprint, there.front().versions[i].fingerprint);
    ASSERT_TRUE(storeCustomGame(one, version("Third")).value());
    EXPECT_THAT(customGameDocument(one, "mutating", "").value().value(), testing::HasSubstr("Third"));
    for (const char* each : {"one", "other"})
        EXPECT_EQ(examine(folder / each)->damage.value_or(Message{}).en, "");
}

TEST(Import, importsNothingOfAMatchThatTheRulesRefuse)
{
    const Folder folder;
    History history = open(folder.history());
    Match match = threeAt();
    match.deals = {deal(60, 71), deal(100, 100)};
    EXPECT_EQ(refusalOf(history.importMatch(match))->where.substr(0, 8), "/deals/1");
    EXPECT_TRUE(history.matches()->empty());
    EXPECT_EQ(count(folder.history(), "event"), 0);
}

} // namespace
} // namespace tafel::history
