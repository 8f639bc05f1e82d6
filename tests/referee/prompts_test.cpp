// The answers of `ask` for a match: partial answers, values as in the match file, bounds.
#include <gmock/gmock.h>

#include "support/json.h"
#include "support/schema.h"

namespace tafel::test {
namespace {

using testing::Contains;
using testing::Not;

Json ask(const Json& match)
{
    const Json shown = answer(match.dump(), Language::English, document::promptsDocument);
    EXPECT_FALSE(shown.contains("error")) << shown;
    EXPECT_EQ(PublishedSchema::of(shown).faults(shown), "") << shown;
    return shown;
}

Json find(const Json& shown, const std::string& path)
{
    for (const Json& each : shown["asks"])
        if (each["path"] == path)
            return each;
    return {};
}

bool isOpen(const Json& shown, const std::string& path)
{
    const Json asked = find(shown, path);
    return !asked.is_null() && asked["said"] == false;
}

Json match(const std::string& game, int players, const Json& deal, const Json& options = Json::object())
{
    Json match{{"format", "tafelrichter/1"}, {"game", game}, {"players", Json::array()}, {"options", options},
        {"deals", Json::array({deal})}};
    for (const char* name : {"Anna", "Beat", "Cora", "Dani"})
        if (players-- > 0)
            match["players"].push_back(name);
    return match;
}

Json own(const Json& contract, const Json& deal)
{
    Json document = match("own", 3, deal);
    document.erase("options");
    Json game{{"format", "tafelrichter-game/1"}, {"id", "g"}, {"name", "G"}, {"players", {3}},
        {"wins", "most"}, {"contracts", Json::array({contract})}};
    game["contracts"][0]["id"] = "t";
    game["contracts"][0]["name"] = "T";
    game["contracts"][0]["clause"] = "R.";
    document["own_game"] = game;
    return document;
}

const Json byDeclarer{{"measure", "declarer"},
    {"score", {{"won", {{"by", {{"fixed", 1}}}}}, {"lost", {{"by", {{"fixed", -1}}}}}}}};

TEST(PromptsOfDrafts, holdsOneAndAsksForTheOther)
{
    for (const auto& [said, open] : {std::pair(Json{{"won", true}}, "/declarer/by"),
             {Json{{"value", 3}}, "/declarer/by"}, {Json{{"by", {"Anna"}}}, "/declarer/won"}}) {
        const Json shown = ask(own(byDeclarer, {{"declarer", said}}));
        EXPECT_TRUE(isOpen(shown, open)) << said;
        EXPECT_TRUE(shown.contains("missing"));
    }
    const Json refused = answer(own(byDeclarer, {{"declarer", {{"won", true}, {"value", 3}}}}).dump());
    EXPECT_EQ(refused["error"]["where"], "/deals/0/declarer");
    EXPECT_EQ(refused["error"]["message"], "\"by\" is missing.");
}

TEST(PromptsOfDrafts, ofTheTrickOfTheKing)
{
    const Json options{{"replace", {{"stichlos", "red-kingless"}}}};
    const Json which = find(ask(match("lorum", 4, {{"contract", "red-kingless"}}, options)), "/winners");
    EXPECT_EQ(which["options"][4]["put"], Json::parse(R"({"path":"/winners","value":{"5":null}})"));
    Json half = match("lorum", 4, {{"contract", "red-kingless"}, {"winners", {{"5", nullptr}}}}, options);
    EXPECT_TRUE(isOpen(ask(half), "/winners/5"));
    EXPECT_EQ(answer(half.dump())["error"]["where"], "/deals/0/winners/5");
    half["deals"][0]["winners"]["5"] = "Anna";
    EXPECT_EQ(ask(half)["deal"], 2);
}

TEST(PromptsOfDrafts, ofAPowerInALog)
{
    Json document = match("cosmic-eidex", 3,
        {{"turned_up", "S9"}, {"dealer", "Anna"},
            {"log", {{{"event", "power"}, {"by", "Anna"}, {"power", "radarkontrolle"}}}}});
    document["characters"]["Anna"] = "R9";
    const Json shown = ask(document), limit = find(shown, "/log/0/limit");
    EXPECT_EQ(limit["lowest"], 80);
    EXPECT_EQ(limit["highest"], 120);
    EXPECT_EQ(shown["missing"]["where"], "/log/0");
    document["deals"][0]["log"][0]["limit"] = 92;
    EXPECT_EQ(find(ask(document), "/log/-")["put"]["value"]["event"], "put-down");
}

TEST(PromptValues, ofHouseRulesAreNumbers)
{
    for (const auto& [game, path, first] :
        {std::tuple("pese-katesh", "/options/floors", 4), {"krass-kariert", "/options/chips", 2}}) {
        Json document = match(game, 4, {});
        document["deals"].clear();
        const Json asked = ask(document);
        for (const Json& rule : asked["house_rules"])
            if (rule["path"] == path) {
                EXPECT_EQ(rule["options"][0]["value"], Json(first));
            }
    }
}

TEST(PromptForTheContract, isSaidOnlyWhereItStands)
{
    const Json count{{"Anna", 2}, {"Beat", 2}, {"Cora", 2}, {"Dani", 2}};
    const Json shown = ask(match("kein-stich", 4, {{"count", count}}));
    EXPECT_TRUE(isOpen(shown, "/contract"));
    EXPECT_FALSE(shown.contains("gives"));
    EXPECT_EQ(shown["missing"]["message"], "\"contract\" is missing.");
}

TEST(PromptForTheDealer, comesFirstWhereHeIsChosen)
{
    Json document = own({{"measure", "points"}, {"score", Json::object()}},
        {{"points", {{"Anna", 1}, {"Beat", 2}, {"Cora", 3}}}});
    document["own_game"]["dealer"] = "chosen";
    EXPECT_EQ(ask(document)["asks"][0]["path"], "/dealer");
    document["deals"][0]["dealer"] = "Beat";
    EXPECT_EQ(ask(document)["deal"], 2);
}

TEST(PromptsOfAnEndedMatch, judgesItsLastDealFirst)
{
    Json document = own({{"measure", "points"}, {"score", Json::object()}},
        {{"points", {{"Anna", 1}, {"Beat", 2}, {"Cora", 3}}}});
    document["ended"] = true;
    EXPECT_EQ(ask(document)["finished"], true);
    EXPECT_EQ(ask(document)["deal"], 1);
    document["deals"][0]["points"].erase("Cora");
    EXPECT_EQ(ask(document)["finished"], false);
    EXPECT_TRUE(isOpen(ask(document), "/points/Cora"));
}

TEST(PromptBounds, areWhatCanBeAsItStands)
{
    const Json points
        = ask(match("hintersche", 4, {{"trump", "H"}, {"points", {{"Anna", 60}, {"Beat", 50}}}}));
    EXPECT_EQ(find(points, "/points/Cora")["highest"], 30);
    Json several = byDeclarer;
    several["declarers"] = 2;
    const Json by = find(ask(own(several, Json::object())), "/declarer/by");
    EXPECT_EQ(by["lowest"], 2);
    EXPECT_EQ(by["highest"], 2);
    EXPECT_EQ(find(ask(match("krass-kariert", 4, Json::object())), "/gives_chip")["highest"], 3);
}

/// Points of three players, one of whom has 0, and the bounds for the last player.
struct OneIsOut {
    const char* name;
    Json contract, given;
    Json lowest, highest, except; ///< Bounds for Cora.
};

void PrintTo(const OneIsOut& each, std::ostream* out)
{
    *out << each.name;
}

class PromptsForPoints : public testing::TestWithParam<OneIsOut> { };

TEST_P(PromptsForPoints, canBeWhatLeavesOneWithNothing)
{
    const OneIsOut& each = GetParam();
    Json contract = each.contract;
    contract["measure"] = "points";
    contract["score"] = {{"winner", 1}};
    const Json cora = find(ask(own(contract, {{"points", each.given}})), "/points/Cora");
    EXPECT_EQ(cora["lowest"], each.lowest);
    EXPECT_EQ(cora["highest"], each.highest);
    EXPECT_EQ(cora.value("except", Json::array()), each.except);
}

const Json none = Json::array();

INSTANTIATE_TEST_SUITE_P(, PromptsForPoints,
    testing::Values(OneIsOut{"nobodyYet", {{"sum", 10}}, Json::object(), 0, 9, none},
        OneIsOut{"oneHasSome", {{"sum", 10}}, {{"Anna", 4}}, 0, 6, Json::parse(R"([{"from":1,"to":5}])")},
        OneIsOut{"oneIsOut", {{"sum", 10}}, {{"Anna", 0}}, 1, 9, none},
        OneIsOut{"somethingHasToChange", {{"sum", 10}}, {{"Anna", 4}, {"Beat", 5}}, 0, 100000, none},
        OneIsOut{"oneIsOutBelowZero", {{"sum", 10}, {"min", -5}}, {{"Anna", 0}}, -5, 15,
            Json::parse(R"([{"from":0,"to":0},{"from":10,"to":10}])")},
        OneIsOut{"twoAreLeftBelowZero", {{"sum", 10}, {"min", -5}, {"max", 20}}, {{"Anna", -5}}, 0, 15,
            Json::parse(R"([{"from":1,"to":14}])")},
        OneIsOut{"theOtherCannotHaveTheRest", {{"sum", 10}, {"min", -5}, {"max", 8}}, Json::object(), 0, 8,
            Json::parse(R"([{"from":1,"to":1}])")},
        OneIsOut{"onesOnly", {{"sum", 0}, {"min", -1}, {"max", 1}}, Json::object(), -1, 1, none},
        OneIsOut{"withoutASum", {{"min", -5}, {"max", 8}}, {{"Anna", 0}}, -5, 8,
            Json::parse(R"([{"from":0,"to":0}])")},
        OneIsOut{"withoutASumTheLast", {{"min", -5}, {"max", 8}}, {{"Anna", 1}, {"Beat", -1}}, 0, 0, none}),
    [](const auto& each) { return std::string(each.param.name); });

TEST(PromptsForEverything, isOfferedOnlyWhereItCanBe)
{
    const auto marches = [](Json contract) {
        contract["measure"] = "points";
        contract["march"] = {{"clause", "All."}, {"by", 1}};
        const Json march = find(ask(own(contract, {{"points", {{"Anna", 0}}}})), "/march");
        return march.is_null() ? 0 : march["options"].size();
    };
    EXPECT_EQ(marches({{"sum", 10}, {"score", {{"each", 1}}}}), 2U);
    EXPECT_EQ(marches({{"sum", 10}, {"max", 8}, {"score", {{"each", 1}}}}), 0U);
    EXPECT_EQ(marches({{"sum", 10}, {"score", {{"winner", 1}}}}), 0U);
}

TEST(PromptBounds, ofATrickWithTwoCards)
{
    const Json takes = Json::parse(R"([{"by":"Anna","cards":["HK"]}])");
    const Json other = find(
        ask(match("quodlibet", 4, {{"contract", "ahmed-and-red-ruffian"}, {"takes", takes}})), "/takes/CJ");
    EXPECT_EQ(other["options"].back()["put"], Json::parse(R"({"path":"/takes/0/cards/-","value":"CJ"})"));
}

TEST(PromptBounds, ofATakeOfWhichAHalfIsGiven)
{
    const auto asked = [](const char* takes) {
        return find(ask(match("quodlibet", 4,
                        {{"contract", "ahmed-and-red-ruffian"}, {"takes", Json::parse(takes)}})),
            "/takes/HK");
    };
    const Json completed = Json::parse(R"({"path":"/takes/0","value":{"cards":["HK"]},"key":"by"})");
    for (const char* takes : {R"([{"cards":["HK"]}])", "[{}]"}) {
        EXPECT_EQ(asked(takes)["put"], completed) << takes;
        EXPECT_EQ(asked(takes)["options"].size(), 4U) << takes;
    }
    for (const char* takes : {R"([{"by":"Cora"}])", R"([{"by":"Cora","cards":[]}])"}) {
        const Json cora = asked(takes);
        EXPECT_EQ(cora["put"], completed) << takes;
        ASSERT_EQ(cora["options"].size(), 1U) << takes;
        EXPECT_EQ(cora["options"][0]["value"], "Cora") << takes;
    }
    EXPECT_EQ(asked(R"([{"by":"Beat","cards":["CJ"]},{"cards":["HK"]}])")["put"]["path"], "/takes/1");
    EXPECT_EQ(asked(R"([{"cards":["CJ"]},{"cards":["HK"]}])")["put"]["path"], "/takes/1");
    EXPECT_EQ(asked(R"([{"by":"Beat"},{"cards":["HK"]}])")["put"]["path"], "/takes/1");
    Json ownGame = own({{"measure", "takes"}, {"score", {{"cards", {{"K", -3}}}}}},
        {{"takes", Json::parse(R"([{"cards":["HK"]}])")}});
    ownGame["own_game"]["cards"]["ranks"] = {"A", "K", "Q"};
    EXPECT_EQ(find(ask(ownGame), "/takes/HK")["put"], completed);
    const Json refused = answer(ownGame.dump());
    EXPECT_EQ(refused["error"]["where"], "/deals/0/takes/0");
    EXPECT_EQ(refused["error"]["code"], "schema");
}

TEST(PromptBounds, ofTheLastNumberAreThatNumber)
{
    const Json last
        = find(ask(match("bismarck", 3, {{"contract", "no-trump"}, {"count", {{"Cora", 13}, {"Beat", 2}}}})),
            "/count/Anna");
    EXPECT_EQ(last["lowest"], 1);
    EXPECT_EQ(last["highest"], 1);
}

TEST(PromptsOfALog, guggitalerAsksForAnotherCardPutDown)
{
    Json document = match("cosmic-eidex", 3,
        {{"turned_up", "S9"}, {"dealer", "Anna"},
            {"log",
                {{{"event", "put-down"}, {"by", "Anna"}}, {{"event", "put-down"}, {"by", "Beat"}},
                    {{"event", "put-down"}, {"by", "Cora"}, {"card", "SK"}},
                    {{"event", "power"}, {"by", "Beat"}, {"power", "guggitaler"}}}}});
    document["characters"]["Beat"] = "H7";
    const Json next = find(ask(document), "/log/-");
    EXPECT_EQ(next["put"]["value"], Json::parse(R"({"event":"put-down","by":"Cora"})"));
}

TEST(PromptsOfALog, schwarzpeterMayNotBePutDown)
{
    Json document = match("cosmic-eidex", 3,
        {{"turned_up", "S9"}, {"dealer", "Anna"},
            {"log", {{{"event", "power"}, {"by", "Beat"}, {"power", "schwarzpeter"}}}}});
    document["characters"]["Beat"] = "RJ";
    EXPECT_THAT(find(ask(document), "/log/-")["cards"], Not(Contains("RJ")));
}

/// The cards that Beat may name with Excuse in a first trick of hearts.
Json namedWithExcuse(Json hands)
{
    Json deal{{"turned_up", "S9"}, {"dealer", "Cora"},
        {"log",
            {{{"event", "put-down"}, {"by", "Anna"}}, {{"event", "put-down"}, {"by", "Beat"}, {"card", "L6"}},
                {{"event", "put-down"}, {"by", "Cora"}}, {{"event", "play"}, {"by", "Anna"}, {"card", "SJ"}},
                {{"event", "power"}, {"by", "Beat"}, {"power", "excuse"}}}}};
    if (!hands.is_null())
        deal["hands"] = std::move(hands);
    Json document = match("cosmic-eidex", 3, deal);
    document["characters"]["Beat"] = "H8";
    return find(ask(document), "/log/4/card")["cards"];
}

TEST(PromptsOfALog, excuseNamesOnlyACardThatCanBePlayed)
{
    const Json unknown = namedWithExcuse({});
    EXPECT_THAT(unknown, Contains("LQ"));
    EXPECT_THAT(unknown, Not(Contains("L6"))); // Beat put it down
    EXPECT_THAT(unknown, Not(Contains("SJ"))); // worth 20
    const Json given = namedWithExcuse(Json::parse(R"({
        "Anna": ["SJ", "L8", "R6", "R7", "R8", "R9", "R10", "RQ", "RK", "RA", "HK", "HA"],
        "Beat": ["S6", "S8", "S10", "SQ", "SA", "L6", "L7", "L9", "L10", "LJ", "LA", "LQ"],
        "Cora": ["S7", "S9", "SK", "LK", "RJ", "H6", "H7", "H8", "H9", "H10", "HJ", "HQ"]})"));
    EXPECT_EQ(given, Json({"L7", "L9", "LJ", "LQ", "S6", "S8", "SQ"}));
}

/// A recorded deal of three or four players with hands, and its next offered values.
struct Hidden {
    const char* name;
    Json characters, hands, log;
    std::vector<std::string> offered; ///< cards, or names of players
};

void PrintTo(const Hidden& each, std::ostream* out)
{
    *out << each.name;
}

class PromptsWithHiddenCards : public testing::TestWithParam<Hidden> { };

TEST_P(PromptsWithHiddenCards, offersWhatLeavesAWayToTheEnd)
{
    const Hidden& each = GetParam();
    const Json deal{{"turned_up", "H9"}, {"dealer", "Cora"}, {"hands", each.hands}, {"log", each.log}};
    Json document = match("cosmic-eidex", static_cast<int>(each.hands.size()), deal);
    document["characters"] = each.characters;
    const Json shown = ask(document);
    std::vector<std::string> offered;
    for (const Json& next : shown["asks"]) {
        if (next["path"] == "/log/-")
            offered.insert(offered.end(), next["cards"].begin(), next["cards"].end());
        if (next["path"] == "/log/-/winner")
            for (const Json& option : next["options"])
                offered.push_back(option["value"]);
    }
    EXPECT_THAT(offered, testing::UnorderedElementsAreArray(each.offered));
}

const Json three = Json::parse(R"({
    "Anna": ["S7", "L7", "R6", "R7", "R8", "R9", "R10", "RQ", "RK", "RA", "HK", "HA"],
    "Beat": ["S6", "S8", "S9", "S10", "SQ", "SA", "L6", "L8", "L9", "L10", "LJ", "LQ"],
    "Cora": ["SJ", "SK", "LK", "LA", "RJ", "H6", "H7", "H8", "H9", "H10", "HJ", "HQ"]})");
const Json returned = Json::parse(R"({
    "Anna": ["S6", "S10", "L9", "LK", "R7", "R8", "R10", "LA", "RJ", "SK", "SJ", "R6"],
    "Beat": ["H6", "RK", "S9", "L6", "HA", "R9", "RA", "HQ", "SQ", "S7", "SA", "S8"],
    "Cora": ["H9", "HK", "LQ", "H8", "HJ", "L8", "L10", "RQ", "H7", "H10", "L7", "LJ"]})");
const Json four = Json::parse(R"({
    "Anna": ["S6", "S7", "S8", "S9", "S10", "SJ", "SQ", "SK", "SA"],
    "Beat": ["L6", "L7", "L8", "L9", "L10", "LJ", "LQ", "H7", "H8"],
    "Cora": ["R6", "R7", "R8", "R9", "R10", "RJ", "RQ", "RK", "H9"],
    "Dani": ["H6", "H10", "HJ", "HQ", "HK", "HA", "LK", "LA", "RA"]})");

INSTANTIATE_TEST_SUITE_P(, PromptsWithHiddenCards,
    testing::Values(Hidden{"theOnePutDownCanBeOnlyOneCard", Json::object(), three, Json::parse(R"([
            {"event": "put-down", "by": "Anna"}, {"event": "put-down", "by": "Beat", "card": "S6"},
            {"event": "put-down", "by": "Cora", "card": "RJ"}, {"event": "play", "by": "Anna", "card": "R6"},
            {"event": "play", "by": "Beat", "card": "SA"}, {"event": "play", "by": "Cora", "card": "H7"},
            {"event": "play", "by": "Cora", "card": "SJ"}, {"event": "play", "by": "Anna", "card": "R7"},
            {"event": "play", "by": "Beat", "card": "SQ"}, {"event": "play", "by": "Beat", "card": "L6"},
            {"event": "play", "by": "Cora", "card": "LA"}])"),
                        {"L7", "HK", "HA"}},
        Hidden{"sphinxTellsNothingFalse", {{"Anna", "S6"}}, three, Json::parse(R"([
            {"event": "put-down", "by": "Anna", "card": "HK"}, {"event": "put-down", "by": "Beat", "card": "S6"},
            {"event": "put-down", "by": "Cora", "card": "RJ"}, {"event": "play", "by": "Anna", "card": "HA"},
            {"event": "play", "by": "Beat", "card": "SA"}, {"event": "play", "by": "Cora", "card": "HJ"},
            {"event": "play", "by": "Cora", "card": "LA"}, {"event": "power", "by": "Anna", "power": "sphinx"},
            {"event": "play", "by": "Anna"}, {"event": "play", "by": "Beat", "card": "L6"}])"),
            {"Cora"}},
        Hidden{"whatWentBackDoesNotLiePutDown", {{"Beat", "L7"}}, returned, Json::parse(R"([
            {"event": "put-down", "by": "Cora"}, {"event": "put-down", "by": "Anna", "card": "LA"},
            {"event": "put-down", "by": "Beat", "card": "L6"}, {"event": "play", "by": "Anna", "card": "SK"},
            {"event": "play", "by": "Beat", "card": "SQ"}, {"event": "play", "by": "Cora", "card": "RQ"},
            {"event": "power", "by": "Beat", "power": "korrektor"},
            {"event": "play", "by": "Anna", "card": "R6"}, {"event": "play", "by": "Beat", "card": "RA"}])"),
            {"RQ", "H7", "H8", "H9", "H10", "HJ", "HK"}},
        Hidden{"whatOthersHoldIsNotHeldByWhoSwapped", {{"Beat", "HQ"}}, four, Json::parse(R"([
            {"event": "put-down", "by": "Anna", "card": "SA"}, {"event": "put-down", "by": "Beat", "card": "L6"},
            {"event": "put-down", "by": "Cora", "card": "R6"}, {"event": "put-down", "by": "Dani", "card": "H6"},
            {"event": "power", "by": "Beat", "power": "teekraenzchen"},
            {"event": "play", "by": "Dani", "card": "H10"}])"),
            {"S6", "S7", "S8", "S9", "S10", "SJ", "SQ", "SK", "L7", "L8", "L9", "L10", "LJ", "LQ", "H9", "H7",
                "H8", "R7", "R8", "R9", "R10", "RJ", "RQ", "RK"}}),
    [](const auto& each) { return std::string(each.param.name); });

} // namespace
} // namespace tafel::test
