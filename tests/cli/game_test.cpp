// Runs `tafelrichter game`, and every other command on custom games.
#include <filesystem>

#include <gmock/gmock.h>

#include "support/process.h"
#include "support/schema.h"

namespace tafel::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

const std::string games = TAFEL_TESTS "/../src/app/custom/patterns/";

class GameFile : public testing::Test {
protected:
    Ran program(std::vector<std::string> arguments, const std::string& input = {})
    {
        arguments.insert(arguments.begin(), {"--db", (folder / "history.db").string(), "--lang", "en"});
        return run(std::move(arguments), {.input = input});
    }

    static Json game(const std::string& name) { return Json::parse(readFile(games + name + ".game.json")); }

    /// A match of Hearts with three deals, in which Beat takes everything.
    static std::string hearts(const std::string& id, const Json& game)
    {
        Json deals = Json::array();
        for (int i = 0; i < 3; ++i)
            deals.push_back(
                Json::parse(R"({"takes": [{"by": "Beat", "cards": ["HA", "HK", "HQ", "HJ", "H10", "H9", "H8",
                "H7", "H6", "H5", "H4", "H3", "H2", "SQ"]}]})"));
        return Json{{"format", "tafelrichter/1"}, {"game", "own"}, {"own_game", game}, {"id", id},
                   {"started", "2026-11-20T20:00:00Z"}, {"players", {"Anna", "Beat", "Cora", "Dani"}},
                   {"deals", deals}}
                   .dump()
            + "\n";
    }

    Folder folder;
};

TEST_F(GameFile, checksAFileOrALine)
{
    const Ran checked = program({"game", "check", games + "wizard.game.json"});
    EXPECT_EQ(checked.status, 0) << checked.err;
    const Json document = Json::parse(checked.out);
    EXPECT_EQ(PublishedSchema("game-check").faults(document), "");
    EXPECT_EQ(document["fingerprint"], "38985170a7e35461");
    EXPECT_EQ(document["deals"].dump(), R"({"3":20,"4":15,"5":12,"6":10})");

    const std::string lines = game("tally").dump() + "\n{}\n";
    const Ran both = program({"game", "check", "--jsonl", "-"}, lines);
    EXPECT_EQ(both.status, 0);
    EXPECT_THAT(both.out, HasSubstr("\"id\":\"tally\""));
    EXPECT_THAT(both.out, HasSubstr("\"code\":\"format\""));

    Json faulty = game("tally");
    faulty["players"] = {2, 9};
    const Ran refused = program({"game", "check", "-"}, faulty.dump());
    EXPECT_EQ(refused.status, 1);
    EXPECT_THAT(refused.out, HasSubstr("\"where\": \"/players/1\""));

    EXPECT_EQ(program({"game", "check"}).status, 2);
    EXPECT_EQ(program({"game", "check", "nowhere.game.json"}).status, 2);
}

TEST_F(GameFile, keepsEachWordingOnce)
{
    EXPECT_EQ(
        program({"import", games + "hearts.game.json"}).out, "1 added, 0 already present, 0 rejected.\n");
    EXPECT_EQ(
        program({"import", games + "hearts.game.json"}).out, "0 added, 1 already present, 0 rejected.\n");
    Json other = game("hearts");
    other["end"]["target"] = 90;
    EXPECT_EQ(program({"import", "-"}, hearts("1", other)).out, "1 added, 0 already present, 0 rejected.\n");

    const Json list = Json::parse(program({"game", "list", "--json"}).out);
    EXPECT_EQ(PublishedSchema("game-list").faults(list), "");
    ASSERT_EQ(list["games"].size(), 1U);
    const Json& versions = list["games"][0]["versions"];
    ASSERT_EQ(versions.size(), 2U) << "a match brings its own wording along";
    EXPECT_EQ(versions[0]["matches"], 0);
    EXPECT_EQ(versions[0]["fingerprint"], "8d0582559a8c30af");
    EXPECT_EQ(versions[1]["matches"], 1);

    EXPECT_EQ(Json::parse(program({"game", "show", "hearts"}).out), other) << "the last one that came";
    EXPECT_EQ(Json::parse(program({"game", "show", "hearts", "8d0582559a8c30af"}).out), game("hearts"));
    const Ran none = program({"game", "show", "bridge"});
    EXPECT_EQ(none.status, 2);
    EXPECT_THAT(none.err, HasSubstr("bridge"));
    EXPECT_THAT(none.out, IsEmpty());
}

TEST_F(GameFile, isLookedBackAtAsEveryGame)
{
    ASSERT_EQ(program({"import", "-"}, hearts("1", game("hearts"))).status, 0);
    const Ran history = program({"history", "--game", "own:hearts"});
    EXPECT_THAT(history.out, HasSubstr("Hearts")) << history.err;
    EXPECT_THAT(history.out, HasSubstr("Beat 0"));
    EXPECT_THAT(program({"history", "--game", "own:nothing"}).out, Not(HasSubstr("Beat 0")));
    EXPECT_THAT(program({"stats", "games"}).out, HasSubstr("Hearts"));
    const Ran contracts = program({"stats", "contracts", "--game", "own:hearts"});
    EXPECT_THAT(contracts.out, HasSubstr("Deal")) << contracts.err;
    const Ran sheet = program({"report", "match", "--match", "1"});
    EXPECT_EQ(sheet.status, 0) << sheet.err;
    EXPECT_THAT(sheet.out, HasSubstr("Beat has everything"));
    const Ran exported = program({"export"});
    EXPECT_EQ(exported.status, 0) << exported.err;
    EXPECT_THAT(exported.out, HasSubstr("\"own_game\""));

    Folder other;
    const std::string there = (other / "history.db").string();
    EXPECT_EQ(run({"--db", there, "--lang", "en", "import", "-"}, {.input = exported.out}).out,
        "1 added, 0 already present, 0 rejected.\n");
    EXPECT_THAT(run({"--db", there, "game", "list"}).out, HasSubstr("8d0582559a8c30af"));
}

/// Users do not know the ids, so games are sorted by name.
TEST_F(GameFile, standsAmongTheOthersByItsName)
{
    std::string lines
        = R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],)"
          R"("deals":[{"turned_up":"S9","points":{"Anna":60,"Beat":71}}]})"
          "\n";
    for (const auto& [id, name] : {std::pair("a", "Zoo"), {"m", "apple"}, {"z", "Brandeln"}}) {
        Json named = game("hearts");
        named["id"] = id;
        named["name"] = name;
        lines += hearts(name, named);
    }
    ASSERT_EQ(program({"import", "-"}, lines).status, 0);
    for (const std::vector<std::string>& more : {std::vector<std::string>(), {"--player", "Anna"}}) {
        std::vector<std::string> asked{"stats", "games", "--format", "json"};
        asked.insert(asked.end(), more.begin(), more.end());
        const Json stats = Json::parse(program(asked).out);
        std::vector<std::string> shown;
        for (const Json& row : stats["rows"])
            shown.push_back(row["game"]);
        EXPECT_THAT(shown, ElementsAre("own:m", "own:z", "cosmic-eidex", "own:a"));
    }
}

TEST_F(GameFile, setsItsVersionsSideBySide)
{
    Json dearer = game("hearts");
    // The points then add up to 39; a player who takes all of them gives 39 to the others.
    dearer["contracts"][0]["score"]["cards"]["SQ"] = 26;
    dearer["contracts"][0]["march"]["others"] = 39;
    ASSERT_EQ(program({"import", games + "hearts.game.json"}).status, 0);
    ASSERT_EQ(program({"import", "-"}, hearts("1", dearer) + hearts("2", dearer)).status, 0);
    const auto rowsOf = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"stats", "versions", "--game", "own:hearts", "--format", "json"});
        const Json stats = Json::parse(program(more).out);
        EXPECT_EQ(PublishedSchema("stats").faults(stats), "");
        return stats["rows"];
    };
    EXPECT_EQ(rowsOf({}).size(), 1U) << "the first version was never played";
    ASSERT_EQ(program({"import", "-"}, hearts("3", game("hearts"))).status, 0);
    const Json rows = rowsOf({});
    EXPECT_EQ(rows,
        Json::parse(
            R"([{"contract": "deal", "version": 1, "fingerprint": "8d0582559a8c30af", "matches": 1, "deals": 3,
            "average": 19.5}, {"contract": "deal", "version": 2, "fingerprint": )"
            + rows[1]["fingerprint"].dump() + R"(, "matches": 2, "deals": 6, "average": 29.25}])"))
        << "three of four get 26, or 39";
    EXPECT_EQ(rowsOf({"--player", "Beat"})[1]["average"], 0);
    EXPECT_EQ(rowsOf({"--from", "2027"}), Json::array());
    EXPECT_THAT(program({"stats", "versions", "--game", "own:hearts"}).out, HasSubstr("29.25"));
    EXPECT_EQ(program({"stats", "versions", "--game", "quodlibet"}).status, 2);
}

TEST_F(GameFile, namesAContractThatOnlyAnEarlierVersionHas)
{
    Json before = game("hearts"), after = before;
    before["contracts"][0]["name"] = {{"en", "Spades bite"}, {"de", "Pik beisst"}};
    after["contracts"][0]["id"] = "hand";
    after["contracts"][0]["name"] = "Hand";
    ASSERT_EQ(program({"import", "-"}, hearts("1", before) + hearts("2", after)).status, 0);
    for (const std::string about : {"versions", "contracts"}) {
        const Ran stats = program({"stats", about, "--game", "own:hearts"});
        EXPECT_THAT(stats.out, HasSubstr("Spades bite")) << about << stats.err;
        EXPECT_LT(stats.out.find("Hand "), stats.out.find("Spades bite")) << "the game's own come first";
    }
}

TEST_F(GameFile, showsTheClausesOfItsAuthor)
{
    const std::string match = folder.write("hearts.tafel.json", hearts("1", game("hearts")));
    const Ran rules = program({"rules", "--match", match, "queen"});
    EXPECT_EQ(rules.status, 0) << rules.err;
    EXPECT_THAT(rules.out, StartsWith("own.deal\n"));
    EXPECT_THAT(rules.out, HasSubstr("rule of this table"));
    EXPECT_THAT(rules.out, Not(HasSubstr("own.deal.march")));
    const Json all = Json::parse(program({"rules", "--match", match, "--json"}).out);
    EXPECT_EQ(PublishedSchema("rules").faults(all), "");
    EXPECT_EQ(all["clauses"].size(), 2U);
}

TEST_F(GameFile, isNotJudged)
{
    const Json position{{"format", "tafelrichter-position/1"}, {"game", "own"}, {"own_game", game("hearts")},
        {"players", {"Anna", "Beat", "Cora", "Dani"}}, {"hand", {"SQ"}}};
    const Ran judged = program({"judge", "-"}, position.dump());
    EXPECT_EQ(judged.status, 1);
    EXPECT_THAT(judged.out, HasSubstr("only scores it"));
    EXPECT_THAT(judged.out, HasSubstr("own.deal.march"));
}

// ---- Hostile files

TEST_F(GameFile, refusesWhatIsTooMuch)
{
    const auto refused = [&](const Json& document, const std::string& where) {
        const Ran ran = program({"game", "check", "-"}, document.dump());
        EXPECT_EQ(ran.status, 1) << where;
        EXPECT_THAT(ran.out, HasSubstr("\"where\": \"" + where + "\""));
    };
    const Json tally = game("tally");
    Json many = tally;
    while (many["contracts"].size() <= 40) {
        Json next = tally["contracts"][0];
        next["id"] = "c" + std::to_string(many["contracts"].size());
        many["contracts"].push_back(next);
    }
    refused(many, "/contracts");
    Json longName = tally;
    longName["name"] = std::string(201, 'a');
    refused(longName, "/name");
    longName["name"] = "\u202egnol"; // changes the direction of writing
    refused(longName, "/name");
    Json longClause = tally;
    longClause["contracts"][0]["clause"] = std::string(2'001, 'a');
    refused(longClause, "/contracts/0/clause");
    Json large = tally;
    large["end"] = {{"target", 100'001}};
    refused(large, "/end/target");

    const Ran deep = program({"game", "check", "-"}, "{\"format\":" + std::string(100'000, '['));
    EXPECT_EQ(deep.status, 1);
    EXPECT_THAT(deep.out, HasSubstr("\"code\": \"json\""));
}

TEST_F(GameFile, isHarmlessWithFortyContractsOfLongNamesAndFormulas)
{
    Json game{{"format", "tafelrichter-game/1"}, {"id", "long"}, {"name", "=HYPERLINK(\"x\") {0}{9}{"},
        {"players", {2, 3, 4, 5, 6, 7, 8}}, {"wins", "most"}, {"contracts", Json::array()}};
    for (int i = 0; i < 40; ++i)
        game["contracts"].push_back({{"id", "c" + std::to_string(i)}, {"name", "{" + std::string(199, 'W')},
            {"clause", std::string(2'000, '{')}, {"measure", "points"}});
    Json match{{"format", "tafelrichter/1"}, {"game", "own"}, {"own_game", game}, {"id", "1"},
        {"ended", true}, {"players", {"Anna", "Beat"}},
        {"deals", {{{"contract", "c39"}, {"points", {{"Anna", 1}, {"Beat", 2}}}}}}};
    const Ran scored = program({"score", "-"}, match.dump());
    EXPECT_EQ(scored.status, 0) << scored.out;
    EXPECT_EQ(Json::parse(scored.out)["winners"].dump(), R"(["Beat"])");
    EXPECT_EQ(program({"ask", "-"}, Json(match).dump()).status, 0);
    ASSERT_EQ(program({"import", "-"}, match.dump()).status, 0);
    const Ran table = program({"history", "--format", "csv"});
    EXPECT_EQ(table.status, 0);
    EXPECT_THAT(table.out, Not(HasSubstr(",=HYPERLINK"))) << "no spreadsheet runs it";
    EXPECT_EQ(program({"report", "match", "--match", "1"}).status, 0);
}

} // namespace
} // namespace tafel::test
