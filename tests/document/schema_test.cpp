// The match schema and the reader accept the same documents, as far as a schema can express it.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

#include "document/deal_keys.h"
#include "document/game_keys.h"
#include "document/other_games.h"
#include "games/games.h"
#include "support/any_position.h"
#include "support/json.h"
#include "support/schema.h"

namespace tafel {
namespace {

using namespace test;
using Pointer = Json::json_pointer;

/// Whether a schema cannot express this error, because it depends on the players' names or on the play.
bool onlyForTheReader(const Json& error)
{
    const char* const missing[] = {"\"hand\" is missing.", "\"card\" is missing.", "\"suit\" is missing."};
    const std::string code = error["code"], where = error["where"];
    if (code != "schema")
        return code != "format" && code != "unknown-card" && code != "unknown-power" && code != "players";
    const auto endsWith = [&](std::string_view end) { return where.ends_with(end); };
    return where.starts_with("/characters/") || endsWith("/points") || endsWith("/tricks")
        || endsWith("/award") || endsWith("/clause") || endsWith("/hands") || endsWith("/total")
        || std::any_of(std::begin(missing), std::end(missing),
            [&](const char* sentence) { return error["message"].get<std::string>().ends_with(sentence); });
}

void agree(const Json& document, const PublishedSchema& schema, Command& command = document::scoreDocument)
{
    const nlohmann::json plain = nlohmann::json::parse(document.dump());
    const Json shown = answer(document.dump(), Language::English, command);
    const std::string faults = schema.faults(plain);
    RC_LOG() << document.dump() << '\n' << shown.dump() << '\n' << faults << '\n';
    if (!faults.empty()) {
        RC_ASSERT(shown.contains("error"));
    } else if (shown.contains("error")) {
        RC_ASSERT(onlyForTheReader(shown["error"]));
    }
}

std::vector<Pointer> places(const Json& document)
{
    std::vector<Pointer> all;
    const std::function<void(const Json&, const Pointer&)> visit = [&](const Json& value, const Pointer& at) {
        all.push_back(at);
        for (const auto& [key, child] : value.items())
            if (value.is_array())
                visit(child, at / static_cast<std::size_t>(std::stoul(key)));
            else if (value.is_object())
                visit(child, at / key);
    };
    visit(document, Pointer());
    return all;
}

Json anyValue()
{
    static const Json values = Json::parse(
        R"([null, true, false, -1, 0, 1, 5, 157, 1.5, 1e3, "", "Anna", "Emil", "S9", "RJ", "H5", "web", "en-1998",
        "guggitaler", "safe", "add", "L", [], {}, ["Anna"], ["S9", "H7"], [["S9"]], {"Anna": 1}, {"Anna": "S9"}, {"by": "Anna", "power": "skater"}, "play", "reveal",
        "in-trick", {"event": "play", "by": "Anna"}, {"event": "power", "by": "Anna", "power": "dealer"}])");
    return values[static_cast<std::size_t>(below(static_cast<int>(values.size())))];
}

std::string anyKey()
{
    static const char* const keys[] = {"format", "game", "edition", "players", "characters", "options",
        "first_dealer", "overruled", "deals", "id", "draw", "seed", "taps", "dealer", "turned_up", "powers",
        "unclaimed", "points", "regular", "tricks", "trickless", "match", "captured", "table_ruling", "award",
        "by", "power", "limit", "guess", "bonus", "melds", "sign", "card", "target", "from", "Anna", "RJ", "",
        "x", "log", "hands", "event", "of", "winner", "trick", "hand", "lead", "cards", "phase", "may",
        "total", "trick_number", "contract", "trump", "count", "takes", "winners", "lows", "out", "counts",
        "left", "passes", "crossings", "called", "march", "announced", "opener", "gives_chip", "reserves",
        "positions", "value", "at", "laid", "row", "series", "table", "first_trick"};
    return keys[below(static_cast<int>(std::size(keys)))];
}

void change(Json& document)
{
    const std::vector<Pointer> all = places(document);
    const Pointer at = all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
    Json& value = document[at];
    if (value.is_object() && oneIn(2))
        value[anyKey()] = anyValue();
    else if (value.is_object() && !value.empty() && oneIn(2))
        value.erase(std::next(value.begin(), below(static_cast<int>(value.size()))));
    else if (value.is_array() && oneIn(2))
        value.push_back(anyValue());
    else
        value = anyValue();
}

const PublishedSchema& schemaOf(const Json& document)
{
    return PublishedSchema::ofDocument(nlohmann::json::parse(document.dump()));
}

/// The schema and the reader agree on a valid document, and on versions of it with one or several changes.
void agreeOnChanges(Json document, Command& command)
{
    const PublishedSchema& schema = schemaOf(document); // chosen before a change of the format
    RC_ASSERT(schema.faults(nlohmann::json::parse(document.dump())) == "");
    for (int changes = below(6); changes > 0; --changes)
        change(document);
    agree(document, schema, command);
}

RC_GTEST_PROP(MatchSchema, acceptsWhatCanBeScored, ())
{
    const Json match = anyScoredMatch();
    RC_ASSERT(schemaOf(match).faults(nlohmann::json::parse(match.dump())) == "");
}

RC_GTEST_PROP(MatchSchema, acceptsWhatIsWritten, ())
{
    const Json match = oneIn(2) ? anyScoredMatch() : anyRecordedMatch();
    const std::string written = document::writeMatch(document::readMatch(match.dump()).value());
    RC_ASSERT(schemaOf(match).faults(nlohmann::json::parse(written)) == "");
}

RC_GTEST_PROP(MatchSchema, agreesWithTheReaderOnAChangedDocument, ())
{
    agreeOnChanges(anyMatch(), document::scoreDocument);
}

RC_GTEST_PROP(MatchSchema, agreesWithTheReaderOnARecordedDeal, ())
{
    Json match = anyMatch();
    match["deals"] = Json::array({anyRecordedDeal(match)});
    if (oneIn(2))
        match["deals"][0]["log"] = anyLog(match);
    agreeOnChanges(match, document::scoreDocument);
}

RC_GTEST_PROP(PositionSchema, agreesWithTheReader, ())
{
    agreeOnChanges(anyPosition(), document::judgeDocument);
}

RC_GTEST_PROP(QuestionSchema, agreesWithTheReader, ())
{
    agreeOnChanges(anyQuestion(), document::judgeDocument);
}

/// The reader refuses every document that the schema rejects, and the answer has the published form.
void isStatedTruly(Json document, Command& command)
{
    const PublishedSchema& schema = schemaOf(document);
    for (int changes = below(5); changes > 0; --changes)
        change(document);
    const std::string faults = schema.faults(nlohmann::json::parse(document.dump()));
    const nlohmann::json shown
        = nlohmann::json::parse(answerText(document.dump(), Language::English, command));
    RC_LOG() << document.dump() << '\n' << shown.dump() << '\n' << faults << '\n';
    RC_ASSERT((faults.empty() || shown.contains("error")));
    RC_ASSERT(PublishedSchema::of(shown).faults(shown) == "");
}

Json oneOf(const std::vector<std::string>& documents)
{
    return Json::parse(documents[static_cast<std::size_t>(below(static_cast<int>(documents.size())))]);
}

RC_GTEST_PROP(MatchSchema, isTrueForOtherGames, ())
{
    isStatedTruly(oneOf(otherMatches()), document::scoreDocument);
}

RC_GTEST_PROP(PositionSchema, isTrueForOtherGames, ())
{
    isStatedTruly(oneOf(otherPositions()), document::judgeDocument);
}

TEST(Schemas, acceptTheOtherGamesAndTheirAnswers)
{
    const auto isAccepted = [](const std::string& document, Command& command) {
        const nlohmann::json plain = nlohmann::json::parse(document);
        EXPECT_EQ(PublishedSchema::ofDocument(plain).faults(plain), "") << document;
        const nlohmann::json shown = nlohmann::json::parse(answerText(document, Language::English, command));
        EXPECT_EQ(PublishedSchema::of(shown).faults(shown), "") << shown;
        EXPECT_FALSE(shown.contains("error")) << document << shown;
    };
    for (const std::string& document : otherMatches()) {
        isAccepted(document, document::scoreDocument);
        const std::string written = document::writeMatch(document::readMatch(document).value());
        isAccepted(written, document::scoreDocument);
        EXPECT_EQ(answerText(written), answerText(document));
    }
    for (const std::string& document : otherPositions())
        isAccepted(document, document::judgeDocument);
}

TEST(Schemas, sayWhatTheyDescribe)
{
    for (const char* name : {"match", "result", "position", "question", "verdict", "perft", "ask", "error",
             "rules", "history", "stats", "report"}) {
        const Json schema = Json::parse(
            readFile(std::string(TAFEL_SOURCE "/src/document/schemas/") + name + ".schema.json"));
        EXPECT_EQ(schema["$schema"], "http://json-schema.org/draft-07/schema#");
        EXPECT_FALSE(schema["title"].get<std::string>().empty());
        EXPECT_FALSE(schema["description"].get<std::string>().empty());
        EXPECT_EQ(schema["additionalProperties"], false) << name;
    }
}

/// The schema of each form of a deal has the keys that the reader knows.
TEST(Schemas, haveTheKeysOfTheReader)
{
    const Json schema = Json::parse(readFile(TAFEL_SOURCE "/src/document/schemas/match.schema.json"));
    const auto namesOf = [&](const char* definition) {
        std::set<std::string> names;
        for (const auto& [name, form] : schema["definitions"][definition]["properties"].items())
            names.insert(name);
        return names;
    };
    const auto known = [](Keys keys) {
        std::set<std::string> names{"table_ruling"};
        for (const document::DealKey& each : document::dealKeys)
            if (keys.has(each.key))
                names.emplace(each.name);
        return names;
    };
    Keys contracts;
    for (const Game* game : allGames())
        if (document::keysOf(*game).has(Key::Contract) || game->unit() == Unit::Strokes)
            contracts = contracts | document::keysOf(*game);
    const Keys eidex = document::keysOf(*gameNamed("cosmic-eidex"));
    EXPECT_EQ(namesOf("padDeal"), known(eidex - document::recordKeys));
    EXPECT_EQ(namesOf("recordedDeal"), known(eidex - document::padKeys));
    EXPECT_EQ(namesOf("measuredContract"), known(contracts - document::recordKeys));
    EXPECT_EQ(namesOf("recordedContract"), known(contracts - document::padKeys));
    EXPECT_EQ(namesOf("round"), known(document::keysOf(*gameNamed("krass-kariert"))));
}

/// A header with each valid value of an option, and with an invalid one.
TEST(Schemas, knowTheOptionsOfEveryGame)
{
    const PublishedSchema schema("match");
    for (const Game* game : allGames()) {
        nlohmann::json match{{"format", "tafelrichter/1"}, {"game", game->id()},
            {"players", nlohmann::json::array()}, {"deals", nlohmann::json::array()}};
        for (int player = 0; !game->playerCounts(Edition::Web).has(static_cast<Player>(player)); ++player)
            match["players"].push_back(std::string(1, static_cast<char>('A' + player)));
        const auto accepts = [&](std::string_view name, const nlohmann::json& value) {
            match["options"] = {{name, value}};
            return schema.accepts(match);
        };
        EXPECT_FALSE(accepts("foo", 1)) << game->id();
        for (const OptionSpec& option : game->options()) {
            EXPECT_FALSE(accepts(option.name, nullptr)) << option.name;
            for (std::string_view word : option.words) {
                using Form = OptionSpec::Form;
                const nlohmann::json value = option.form == Form::WordPerTarget
                    ? nlohmann::json{{option.of.front(), word}}
                    : option.form == Form::Word ? nlohmann::json(word)
                                                : nlohmann::json::parse(word);
                EXPECT_TRUE(accepts(option.name, value)) << option.name << value;
            }
        }
    }
}

} // namespace
} // namespace tafel
