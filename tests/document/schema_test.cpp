// The published schema of the match file and the reader agree about its form, as far as a schema can say it.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/any_position.h"
#include "support/schema.h"

namespace tafel {
namespace {

using namespace test;
using Pointer = Json::json_pointer;

/// A fault of form that a schema cannot state, because it would have to know the names of the players, count
/// them or follow the play.
bool onlyForTheReader(const Json& error)
{
    const char* const missing[] = {"\"hand\" is missing.", "\"card\" is missing.", "\"suit\" is missing."};
    const std::string code = error["code"], where = error["where"];
    if (code != "schema")
        return code != "format" && code != "unknown-card" && code != "unknown-power" && code != "players";
    const auto endsWith = [&](std::string_view end) { return where.ends_with(end); };
    return where.starts_with("/characters/") || endsWith("/points") || endsWith("/tricks")
        || endsWith("/award") || endsWith("/hands") || endsWith("/total")
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
        "total", "trick_number"};
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

/// They agree on a document as made up, with one change and with several.
void agreeOnChanges(Json document, Command& command)
{
    const PublishedSchema& schema = schemaOf(document); // also when its format is changed
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

TEST(Schemas, sayWhatTheyDescribe)
{
    for (const char* name :
        {"match", "result", "position", "question", "verdict", "perft", "error", "rules"}) {
        const Json schema = Json::parse(
            readFile(std::string(TAFEL_SOURCE "/src/document/schemas/") + name + ".schema.json"));
        EXPECT_EQ(schema["$schema"], "http://json-schema.org/draft-07/schema#");
        EXPECT_FALSE(schema["title"].get<std::string>().empty());
        EXPECT_FALSE(schema["description"].get<std::string>().empty());
        EXPECT_EQ(schema["additionalProperties"], false) << name;
    }
}

TEST(Schemas, nameThePhases)
{
    const Json schema = Json::parse(readFile(TAFEL_SOURCE "/src/document/schemas/question.schema.json"));
    EXPECT_EQ(schema["properties"]["phase"]["enum"],
        Json(std::vector<std::string>(std::begin(phaseNames), std::end(phaseNames))));
}

TEST(Schemas, nameThePowersAndOptionsThatTheProgramKnows)
{
    const Json schema = Json::parse(readFile(TAFEL_SOURCE "/src/document/schemas/match.schema.json"));
    std::vector<std::string> powers;
    for (const eidex::Power* power : eidex::allPowers())
        powers.emplace_back(power->id);
    EXPECT_EQ(schema["definitions"]["power"]["properties"]["power"]["enum"], Json(powers));
    const Json& options = schema["properties"]["options"]["properties"];
    const Match match = document::readMatch(
        R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],"deals":[]})")
                            .value();
    EXPECT_EQ(options.size(), match.game->options().size());
    for (const OptionSpec& option : match.game->options()) {
        ASSERT_TRUE(options.contains(option.name)) << option.name;
        if (!option.words.empty()) {
            EXPECT_EQ(options[std::string(option.name)]["enum"],
                Json(std::vector<std::string>(option.words.begin(), option.words.end())));
        }
    }
}

} // namespace
} // namespace tafel
