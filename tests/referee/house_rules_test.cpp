// House rules as prompts for a new match and for a match in progress.
#include <gmock/gmock.h>

#include "games/games.h"
#include "referee/house_rules.h"

namespace tafel {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Match table(std::string_view game, int players)
{
    Match match{.game = gameNamed(game)};
    for (const char* name : {"Anna", "Beat", "Cora", "Dani"})
        if (match.count() < players)
            match.players.emplace_back(name);
    return match;
}

std::vector<std::string> paths(const Match& match, int deal = 1)
{
    std::vector<std::string> paths;
    for (const Prompt& prompt : houseRules(match, deal))
        paths.push_back(prompt.path);
    return paths;
}

Prompt at(const Match& match, std::string_view path)
{
    for (const Prompt& prompt : houseRules(match, 1))
        if (prompt.path == path)
            return prompt;
    ADD_FAILURE() << path << " is not asked";
    return {};
}

TEST(HouseRules, areThoseThatChangeSomethingForSoManyPlayers)
{
    EXPECT_THAT(paths(table("cosmic-eidex", 3)),
        ElementsAre("/options/target", "/options/exactly_100", "/options/revoke"));
    EXPECT_THAT(paths(table("cosmic-eidex", 4)),
        ElementsAre("/options/target", "/options/exactly_100", "/options/green_zone", "/options/revoke"));
}

TEST(HouseRules, sayHowTheyStandAndAreWrittenWhereTheyAreNotAsUsual)
{
    Match match = table("cosmic-eidex", 3);
    EXPECT_EQ(at(match, "/options/target").number, 7);
    EXPECT_TRUE(at(match, "/options/exactly_100").options[0].on);
    setHouseRule(match, "/options/exactly_100", 1);
    setHouseRule(match, "/options/target", 5);
    EXPECT_TRUE(at(match, "/options/exactly_100").options[1].on);
    EXPECT_EQ(match.options.size(), 2U);
    setHouseRule(match, "/options/exactly_100", 0);
    setHouseRule(match, "/options/target", std::monostate());
    EXPECT_THAT(match.options, IsEmpty());
    setHouseRule(match, "/options/target", 0);
    EXPECT_EQ(at(match, "/options/target").number, 2) << "no lower than the lowest";
}

TEST(HouseRules, aWordStandsForOneThingOnly)
{
    Match match = table("lorum", 4);
    const Prompt first = houseRules(match, 1).front();
    EXPECT_FALSE(first.required);
    EXPECT_FALSE(first.isAnswered());
    setHouseRule(match, first.path, 2);
    const std::vector<Prompt> prompts = houseRules(match, 1);
    EXPECT_TRUE(prompts[0].options[2].on);
    EXPECT_FALSE(prompts[0].options[2].whyNot);
    ASSERT_TRUE(prompts[1].options[2].whyNot);
    EXPECT_EQ(prompts[1].options[2].whyNot->message.en, "It is already set for Stichlos.");
    setHouseRule(match, first.path, std::monostate());
    EXPECT_THAT(match.options, IsEmpty());
}

TEST(HouseRules, thatSayWhatIsPlayedAreFixedAfterTheFirstDeal)
{
    EXPECT_THAT(paths(table("krass-kariert", 3)), ElementsAre("/options/chips", "/options/two_x"));
    EXPECT_THAT(paths(table("krass-kariert", 3), 2), ElementsAre("/options/two_x"));
}

/// A clause of the verdict names the option that a table may override in a dispute.
TEST(HouseRules, eachIsNamedByAClauseOfItsGame)
{
    for (const Game* game : allGames())
        for (const OptionSpec& option : game->options()) {
            if (option.fixedAfterFirstDeal)
                continue;
            SCOPED_TRACE(std::string(game->id()) + "/" + std::string(option.name));
            const auto clauses = game->clauses();
            const bool common = names(*clauseNamed("compendium.march"), option);
            EXPECT_TRUE(common || std::any_of(clauses.begin(), clauses.end(), [&](const Clause* clause) {
                return names(*clause, option);
            }));
        }
}

} // namespace
} // namespace tafel
