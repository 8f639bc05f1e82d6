// The reader and the published schema have the same bounds for every key of a game file.
#include "games/custom/file_keys.h"

#include <gtest/gtest.h>

#include "games/custom/description.h"
#include "games/custom/game.h"
#include "support/json.h"
#include "support/schema.h"

namespace tafel {
namespace {

using namespace test;
using custom::FileKey;
using Kind = FileKey::Kind;
using Pointer = Json::json_pointer;

/// A key and its location in a file: the first contract with the measure, or the first extra.
struct Spot {
    const FileKey* key;
    Pointer object;
    std::vector<const FileKey*> around; ///< The objects around the key, outermost first.
    Key measure;

    Pointer at() const { return object / std::string(key->name); }
    Pointer beside(std::string_view name) const { return object / std::string(name); }
};

Json withRequired(std::span<const FileKey> keys, Key measure);

/// A value that is valid in the smallest game.
Json valueOf(const FileKey& key, Key measure)
{
    switch (key.kind) {
    case Kind::Id:
    case Kind::Words:
    case Kind::Clause:
        return "x";
    case Kind::Number:
        return std::clamp(4, key.lowest, key.highest);
    case Kind::Flag:
        return true;
    case Kind::Word:
        return key.choices.front().word;
    case Kind::Measure:
        return custom::measureOf(measure).name;
    case Kind::Rising:
    case Kind::Different:
        return {std::max(4, key.lowest)};
    case Kind::Several: {
        Json all = Json::array();
        for (const custom::Choice& each : key.choices)
            all.push_back(each.word);
        return all;
    }
    case Kind::Object:
        break;
    case Kind::List:
        return Json::array({withRequired(key.keys, measure)});
    case Kind::Left:
        return {"HA"};
    case Kind::Total:
        return key.lowest;
    case Kind::Worths:
        return {{"H", 1}};
    case Kind::TrickWorths:
        return {{"last", 1}};
    case Kind::Places:
        return {3, 2, 1, 0};
    }
    Json object = withRequired(custom::keysIn(key, measure), measure);
    if (!key.choices.empty())
        object[std::string(key.choices.back().word)] = 1;
    return object;
}

Json withRequired(std::span<const FileKey> keys, Key measure)
{
    Json object = Json::object();
    for (const FileKey& key : keys)
        if (key.in.has(measure) && key.required.has(measure))
            object[std::string(key.name)] = valueOf(key, measure);
    return object;
}

/// The smallest game that may have the key.
Json gameFor(const Spot& spot)
{
    Json game = withRequired(custom::gameKeys(), spot.measure);
    game["cards"] = {{"ranks", {"A", "K", "Q"}}};
    if (spot.measure == Key::Points)
        game["contracts"][0]["sum"] = 100;
    if (spot.key->fits && !spot.key->fits(Players{4}, "free"))
        game["order"] = "round";
    Json::json_pointer at;
    for (const FileKey* object : spot.around) {
        at /= std::string(object->name);
        if (!game.contains(at))
            game[at] = valueOf(*object, spot.measure);
        if (object->kind == Kind::List)
            at /= std::size_t{0};
    }
    return game;
}

std::vector<Spot> allSpots()
{
    std::vector<Spot> all;
    const auto visit = [&](std::span<const FileKey> keys, const Pointer& object,
                           const std::vector<const FileKey*>& around, Key measure, auto& self) -> void {
        for (const FileKey& key : keys) {
            if (!key.in.has(measure))
                continue;
            all.push_back({&key, object, around, measure});
            if (!key.hasKeys())
                continue;
            std::vector<const FileKey*> inside = around;
            inside.push_back(&key);
            Pointer at = object / std::string(key.name);
            if (key.kind == Kind::List)
                at /= std::size_t{0};
            self(custom::keysIn(key, measure), at, inside, measure, self);
        }
    };
    for (const custom::Measure& measure : custom::measures())
        visit(custom::gameKeys(), Pointer(), {}, measure.key, visit);
    return all;
}

/// The error, "schema /seats"; empty if the game is accepted.
std::string fault(const Json& game)
{
    const Json shown = answer(game.dump(), Language::English, document::checkGameDocument);
    return shown.contains("error") ? fmt::format(
               "{} {}", shown["error"]["code"].get<std::string>(), shown["error"]["where"].get<std::string>())
                                   : "";
}

bool isOfTheSchema(const Json& game)
{
    static const PublishedSchema schema("game");
    return schema.accepts(nlohmann::json::parse(game.dump()));
}

/// Expects that the form is valid for the reader and the schema; other errors are possible.
void isFormed(const Json& game)
{
    EXPECT_FALSE(fault(game).starts_with("schema")) << fault(game) << game;
    EXPECT_TRUE(isOfTheSchema(game)) << game;
}

void isMalformed(const Json& game, const std::string& where)
{
    EXPECT_EQ(fault(game), "schema " + where) << game;
    EXPECT_FALSE(isOfTheSchema(game)) << game;
}

/// The meaning of the game: the prompts and texts of its deals.
std::string meaningOf(const Json& game)
{
    const auto read = document::readCustomGame(game.dump()).value();
    const Json match{{"format", "tafelrichter/1"}, {"game", "own"}, {"own_game", game},
        {"players", {"Anna", "Beat", "Cora", "Dani"}}, {"deals", Json::array()}};
    Json asked = answer(match.dump(), Language::English, document::promptsDocument);
    asked.erase("own_game");
    return custom::describeGame(read->definition()).en + asked.dump();
}

TEST(FileKeys, mayStandWhereTheyAreAndAreMissedWhereTheyAreRequired)
{
    for (const Spot& spot : allSpots()) {
        Json game = gameFor(spot);
        EXPECT_EQ(fault(game), "") << spot.at() << game;
        game[spot.at()] = valueOf(*spot.key, spot.measure);
        if (!spot.key->with.empty())
            game[spot.beside(spot.key->with)] = 1;
        EXPECT_EQ(fault(game), "") << spot.at() << game;
        EXPECT_TRUE(isOfTheSchema(game)) << game;
        if (!spot.key->required.has(spot.measure))
            continue;
        game[spot.object].erase(std::string(spot.key->name));
        const bool format = spot.key->name == "format";
        EXPECT_EQ(fault(game), (format ? "format " : "schema ") + spot.object.to_string()) << game;
        EXPECT_FALSE(isOfTheSchema(game)) << game;
    }
}

TEST(FileKeys, keepTheirBounds)
{
    for (const Spot& spot : allSpots()) {
        const FileKey& key = *spot.key;
        const bool list = key.kind == Kind::Rising || key.kind == Kind::Different;
        if (!list && key.kind != Kind::Number && key.kind != Kind::Total)
            continue;
        Json game = gameFor(spot);
        const std::string where = spot.at().to_string() + (list ? "/0" : "");
        Json& value = game[spot.at()];
        const auto set = [&](int number) { value = list ? Json::array({number}) : Json(number); };
        for (const int bound : {key.lowest, key.highest}) {
            set(bound);
            isFormed(game);
        }
        for (const int beyond : {key.lowest - 1, key.highest + 1}) {
            set(beyond);
            isMalformed(game, where);
        }
        if (!list)
            continue;
        value = Json::array();
        isMalformed(game, spot.at().to_string());
        for (std::size_t i = 0; i <= key.most; ++i)
            value.push_back(key.lowest + static_cast<int>(i));
        isMalformed(game, spot.at().to_string());
    }
}

TEST(FileKeys, takeTheirWordsAndNoOther)
{
    for (const Spot& spot : allSpots()) {
        if (spot.key->kind != Kind::Word || spot.key->name == "format")
            continue;
        Json game = gameFor(spot);
        for (const custom::Choice& choice : spot.key->choices) {
            game[spot.at()] = choice.word;
            isFormed(game);
        }
        game[spot.at()] = "another";
        isMalformed(game, spot.at().to_string());
    }
}

TEST(FileKeys, standInForWhatIsMissing)
{
    for (const Spot& spot : allSpots()) {
        const FileKey& key = *spot.key;
        Json game = gameFor(spot);
        if (key.required.has(spot.measure) || key.excludes.size() > 0 || game.contains(spot.at()))
            continue;
        const bool word = key.kind == Kind::Word;
        if (!word && key.kind != Kind::Flag && key.standard == 0)
            continue;
        if (!key.with.empty())
            game[spot.beside(key.with)] = 1;
        const std::string before = meaningOf(game);
        game[spot.at()] = word       ? Json(key.choices.front().word)
            : key.kind == Kind::Flag ? Json(false)
                                     : Json(key.standard);
        EXPECT_EQ(meaningOf(game), before) << spot.at() << game;
    }
}

TEST(FileKeys, sayWhatTheyExcludeAndRestOn)
{
    for (const Spot& spot : allSpots()) {
        Json game = gameFor(spot);
        for (const std::string_view other : spot.key->excludes) {
            Json both = game;
            both[spot.at()] = valueOf(*spot.key, spot.measure);
            both[spot.beside(other)] = 1;
            EXPECT_EQ(fault(both), "impossible " + spot.at().to_string()) << both;
        }
        if (spot.key->with.empty())
            continue;
        game[spot.object].erase(std::string(spot.key->with));
        game[spot.beside("deals")] = 1; // the game needs an end
        game[spot.at()] = valueOf(*spot.key, spot.measure);
        EXPECT_EQ(fault(game), "impossible " + spot.at().to_string()) << game;
    }
}

TEST(FileKeys, areUnknownInOtherMeasures)
{
    for (const Spot& spot : allSpots())
        for (const custom::Measure& measure : custom::measures()) {
            if (spot.around.size() != 1 || spot.around[0]->name != "contracts"
                || spot.key->in.has(measure.key))
                continue;
            if (custom::keyAt("contracts/" + std::string(spot.key->name), measure.key))
                continue; // a key of that name exists
            Json game = gameFor(spot);
            game["contracts"][0] = withRequired(custom::contractKeys(), measure.key);
            game[spot.at()] = valueOf(*spot.key, spot.measure);
            isMalformed(game, spot.at().to_string());
        }
}

/// The editor has a field for every key except the format.
TEST(FileKeys, areAsked)
{
    for (const custom::Measure& measure : custom::measures()) {
        for (const auto& page : {custom::tablePage(), custom::endPage()})
            for (const std::string& path : page)
                EXPECT_TRUE(custom::keyAt(path, measure.key)) << path;
        const auto isOn = [](std::span<const std::string> page, const std::string& path) {
            return std::any_of(page.begin(), page.end(),
                [&](std::string_view each) { return each == path || each.starts_with(path + "/"); });
        };
        for (const FileKey& key : custom::gameKeys())
            EXPECT_TRUE(key.name == "format" || key.name == "contracts"
                || isOn(custom::tablePage(), std::string(key.name))
                || isOn(custom::endPage(), std::string(key.name)))
                << key.name;
        for (const FileKey& key : custom::contractKeys())
            EXPECT_TRUE(isOn(custom::contractPage(), std::string(key.name))) << key.name;
        for (const FileKey& key : measure.score)
            EXPECT_TRUE(isOn(custom::contractPage(), "score/" + std::string(key.name))) << key.name;
    }
}

} // namespace
} // namespace tafel
