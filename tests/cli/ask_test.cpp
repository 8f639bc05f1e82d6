// Runs `tafelrichter ask FILE` on real files.
#include <gmock/gmock.h>

#include "games/games.h"
#include "support/process.h"
#include "support/schema.h"

namespace tafel::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;

/// A match of Cosmic Eidex with three players; `rest` are further keys of the match.
std::string eidex(const std::string& rest, const std::string& deals)
{
    return R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],)" + rest
        + R"("deals":[)" + deals + "]}";
}

Json asked(const std::string& match, std::vector<std::string> more = {})
{
    more.insert(more.begin(), {"ask", "-"});
    const Ran ran = run(more, {.input = match});
    EXPECT_EQ(ran.status, 0) << ran.out;
    EXPECT_THAT(ran.err, IsEmpty());
    const Json shown = Json::parse(ran.out);
    EXPECT_EQ(PublishedSchema::of(shown).faults(shown), "") << ran.out;
    return shown;
}

std::vector<std::string> paths(const Json& shown)
{
    std::vector<std::string> paths;
    for (const Json& ask : shown["asks"])
        paths.push_back(ask["path"]);
    return paths;
}

Json at(const Json& shown, const std::string& path)
{
    for (const Json& ask : shown["asks"])
        if (ask["path"] == path)
            return ask;
    ADD_FAILURE() << path << " is not asked";
    return {};
}

TEST(Prompt, ofANewMatchIsItsFirstDeal)
{
    const Json shown = asked(eidex("", ""));
    EXPECT_EQ(shown["deal"], 1);
    EXPECT_EQ(shown["finished"], false);
    EXPECT_THAT(paths(shown), ElementsAre("/turned_up", "/points/Anna", "/points/Beat", "/points/Cora"));
    EXPECT_EQ(at(shown, "/points/Anna")["highest"], 157);
    EXPECT_EQ(shown["missing"]["code"], "schema");
    EXPECT_FALSE(shown.contains("gives"));
}

TEST(Prompt, theHouseRulesOfANewMatch)
{
    const Json shown = asked(eidex("", ""), {"--lang", "en"});
    std::vector<std::string> rules;
    for (const Json& rule : shown["house_rules"])
        rules.push_back(rule["path"]);
    EXPECT_THAT(rules, ElementsAre("/options/target", "/options/exactly_100", "/options/revoke"));
    EXPECT_EQ(shown["house_rules"][0]["number"], 7);
    EXPECT_EQ(shown["house_rules"][1]["options"][1]["value"], "safe");
    EXPECT_FALSE(
        asked(eidex("", R"({"turned_up":"S9","points":{"Anna":60,"Beat":71}})")).contains("house_rules"))
        << "after the first deal the table overrules them";
}

TEST(Prompt, saysWhatFollowsAndWhatItGives)
{
    const Json shown = asked(eidex("", R"({"turned_up":"S9","points":{"Anna":60,"Beat":71}})"));
    EXPECT_EQ(shown["deal"], 2) << "a deal that is accepted is over";
    const Json open = asked(eidex("", R"({"turned_up":"S9","points":{"Anna":60}})"));
    EXPECT_EQ(open["deal"], 1);
    EXPECT_EQ(at(open, "/points/Anna")["number"], 60);
    EXPECT_EQ(at(open, "/turned_up")["chosen"], Json::parse(R"(["S9"])"));
}

TEST(Prompt, aPowerAsksForWhatIsNamedWithItOnceItIsUsed)
{
    const std::string characters = R"("characters":{"Anna":"R9","Beat":"RJ"},)";
    const Json before = asked(eidex(characters, ""));
    EXPECT_THAT(paths(before), IsSupersetOf({"/powers/radarkontrolle", "/powers/schwarzpeter"}));
    EXPECT_THAT(paths(before), Not(Contains("/powers/radarkontrolle/limit")));
    const std::string deal
        = R"({"turned_up":"R9","powers":[{"by":"Anna","power":"radarkontrolle"}],"points":{"Anna":60,"Beat":71}})";
    const Json used = asked(eidex(characters, deal));
    const Json limit = at(used, "/powers/radarkontrolle/limit");
    EXPECT_EQ(limit["kind"], "number");
    EXPECT_EQ(limit["lowest"], 80);
    EXPECT_EQ(limit["highest"], 120);
    EXPECT_EQ(used["missing"]["where"], "/powers/0");
    const Json against = at(used, "/powers/schwarzpeter")["options"][0];
    EXPECT_EQ(against["value"], true);
    EXPECT_EQ(against["why_not"]["clause"], "eidex.schwarzpeter.not-on-raven-trump");
    EXPECT_EQ(at(asked(eidex(characters, deal), {"--lang", "de"}), "/powers/radarkontrolle/limit")["label"],
        "Limite");
}

TEST(Prompt, asksForTheHolderOfADecidingCard)
{
    const Json shown = asked(eidex(R"("characters":{"Anna":"RJ"},)",
        R"({"turned_up":"S9","powers":[{"by":"Anna","power":"schwarzpeter"}],"points":{"Anna":60,"Beat":71}})"));
    const Json ask = at(shown, "/captured/RJ");
    EXPECT_EQ(ask["question"], "Who has the jack of ravens?");
    EXPECT_EQ(ask["options"].size(), 3U);
    EXPECT_EQ(ask["options"][1]["value"], "Beat");
}

TEST(Prompt, ofARecordedDealIsItsNextCard)
{
    const std::string log = R"({"event":"put-down","by":"Anna"},{"event":"put-down","by":"Beat"},
        {"event":"put-down","by":"Cora"},{"event":"play","by":"Beat","card":"H7"})";
    const Json shown = asked(eidex("", R"({"turned_up":"S9","dealer":"Anna","log":[)" + log + "]}"));
    const Json next = at(shown, "/log/-");
    EXPECT_EQ(next["player"], "Cora");
    EXPECT_THAT(next["cards"].get<std::vector<std::string>>(), Not(Contains("H7"))) << "it has been played";
    EXPECT_EQ(next["cards"].size(), 35U) << "nobody knows the hands";
}

TEST(Prompt, ofARecordedDealIsAllThatMayHappenNext)
{
    const std::string characters = R"("characters":{"Anna":"L9","Beat":"S6"},)";
    const auto ask = [&](const std::string& log) {
        return asked(eidex(characters, R"({"turned_up":"S9","dealer":"Anna","log":[)" + log + "]}"));
    };
    const Json begins = ask("");
    EXPECT_THAT(
        paths(begins), ElementsAre("/turned_up", "/log/-", "/log/-/by", "/log/-/power", "/log/-/power"));
    EXPECT_EQ(at(begins, "/log/-")["question"], "Beat puts a card down");
    EXPECT_EQ(at(begins, "/log/-")["options"][0]["value"], Json()) << "face down";
    EXPECT_EQ(at(begins, "/log/-/by")["options"].size(), 3U);
    const Json laser = at(begins, "/log/-/power");
    EXPECT_EQ(laser["player"], "Anna");
    EXPECT_EQ(laser["options"][0]["value"], "laser");

    const std::string down = R"({"event":"put-down","by":"Anna"},{"event":"put-down","by":"Beat"},
        {"event":"put-down","by":"Cora"})";
    const Json late = at(ask(down + R"(,{"event":"play","by":"Beat","card":"H7"})"), "/log/-/power");
    EXPECT_EQ(late["options"][0]["why_not"]["clause"], "eidex.characters.phase-over");
    const Json hidden = ask(down + R"(,{"event":"power","by":"Beat","power":"sphinx","suit":"H"},
        {"event":"play","by":"Beat"},{"event":"play","by":"Cora","card":"H8"},
        {"event":"play","by":"Anna","card":"HA"})");
    EXPECT_EQ(at(hidden, "/log/-/winner")["question"], "Trick 1: who won it?");
    EXPECT_TRUE(paths(ask(R"({"event":"play","by":"Beat","card":"H7"})")).size() == 1)
        << "what cannot be is not gone on with";
}

TEST(Prompt, knowsEveryGame)
{
    for (const Game* game : allGames()) {
        int players = 3;
        while (!game->playerCounts(Edition::Web).has(static_cast<Player>(players)))
            ++players;
        Json match = Json::parse(R"({"format":"tafelrichter/1","players":[],"deals":[]})");
        match["game"] = game->id();
        for (int i = 0; i < players; ++i)
            match["players"].push_back(std::string(1, static_cast<char>('A' + i)) + "lfa");
        for (const char* language : {"de", "en"}) {
            const Json shown = asked(match.dump(), {"--lang", language});
            EXPECT_FALSE(shown["asks"].empty()) << game->id();
            for (const Json& ask : shown["asks"])
                EXPECT_FALSE(ask["question"].get<std::string>().empty()) << game->id() << ask;
        }
    }
}

TEST(Prompt, aContractAsksForItsMeasure)
{
    const std::string match
        = R"({"format":"tafelrichter/1","game":"herzeln","players":["Anna","Beat","Cora","Dani"],"deals":[)";
    const Json first = asked(match + "]}");
    const Json contracts = at(first, "/contract");
    ASSERT_FALSE(contracts["options"].empty());
    const std::string contract = contracts["options"][0]["value"];
    const Json shown = asked(match + R"({"contract":")" + contract + "\"}]}");
    EXPECT_EQ(at(shown, "/contract")["options"][0]["said"], true);
    EXPECT_GT(shown["asks"].size(), 1U);
}

TEST(Prompt, ofAFinishedMatchIsNothing)
{
    const std::string deal = R"({"turned_up":"S9","points":{"Anna":0,"Beat":157},"match":"Beat"})";
    const Json shown = asked(eidex(R"("options":{"target":3},)", deal + "," + deal));
    EXPECT_EQ(shown["finished"], true);
    EXPECT_EQ(shown["deal"], 2);
    EXPECT_TRUE(shown["asks"].empty());
}

TEST(Prompt, whatIsAtFaultIsRefused)
{
    for (const std::string& match :
        {std::string("{"), eidex("", R"({"turned_up":"S9","points":{"Anna":60,"Beat":171}},{})"),
            eidex("", R"({"turned_up":"H5"})")}) {
        const Ran ran = run({"ask", "-"}, {.input = match});
        EXPECT_EQ(ran.status, 1);
        const Json shown = Json::parse(ran.out);
        ASSERT_TRUE(shown.contains("error")) << ran.out;
        EXPECT_EQ(PublishedSchema::of(shown).faults(shown), "");
    }
}

} // namespace
} // namespace tafel::test
