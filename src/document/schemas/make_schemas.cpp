// The published schemas, and the tables of docs/own-games.md, get their names of games, house rules, powers,
// parameters, events and measures from the tables that the readers use. `make_schemas FOLDER OWN-GAMES.md`
// writes them again; with --check it only reports files that differ from the tables, and fails.
#include <fmt/core.h>
#include <fstream>
#include <functional>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "document/deal_keys.h"
#include "document/event_schema.h"
#include "document/game_keys.h"
#include "document/match_reader.h"
#include "games/custom/file_keys.h"
#include "games/custom/game.h"
#include "games/eidex/power.h"
#include "games/games.h"
#include "referee/contract_entry.h"
#include "referee/phase.h"

namespace tafel {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* trickPattern = "^([1-9]|[1-9][0-9]|100|last)$";

Json ref(std::string_view definition)
{
    return {{"$ref", fmt::format("#/definitions/{}", definition)}};
}

Json described(Json schema, std::string_view what)
{
    schema["description"] = what;
    return schema;
}

/// A single word is a constant, several are a choice.
Json oneOf(const std::vector<std::string>& words)
{
    return words.size() == 1 ? Json{{"const", words.front()}} : Json{{"enum", words}};
}

std::vector<std::string> texts(std::span<const std::string_view> words)
{
    return {words.begin(), words.end()};
}

Json gameNames()
{
    Json names = Json::array();
    for (const Game* game : allGames())
        names.push_back(game->id());
    return names;
}

/// The games of a match, including custom games.
Json matchGames()
{
    Json names = gameNames();
    names.push_back(custom::gameId);
    return names;
}

/// The games whose deals name a contract, without custom ones.
Json contractGames()
{
    Json names = Json::array();
    for (const Game* game : allGames())
        if (document::keysOf(*game).has(Key::Contract))
            names.push_back(game->id());
    return {{"enum", std::move(names)}};
}

// ---- The head of a match: players and house rules

Json when(const Game& game, Json then)
{
    return {{"if", {{"properties", {{"game", {{"const", game.id()}}}}}}}, {"then", std::move(then)}};
}

Json seats(Players counts)
{
    const auto all = [&] {
        std::vector<int> list;
        for (Player count = 0; count <= maxPlayers; ++count)
            if (counts.has(count))
                list.push_back(count);
        return list;
    }();
    return {{"minItems", all.front()}, {"maxItems", all.back()}};
}

Json valueOf(const OptionSpec& option)
{
    switch (option.form) {
    case OptionSpec::Form::Word:
        return {{"enum", texts(option.words)}};
    case OptionSpec::Form::Flag:
        return {{"type", "boolean"}};
    case OptionSpec::Form::Number:
        return {{"type", "integer"}, {"minimum", option.lowest}};
    case OptionSpec::Form::WordPerTarget:
        return {{"type", "object"}, {"propertyNames", {{"enum", texts(option.of)}}},
            {"additionalProperties", {{"enum", texts(option.words)}}}};
    case OptionSpec::Form::OneOf:
        break;
    }
    Json numbers = Json::array();
    for (std::string_view word : option.words)
        numbers.push_back(Json::parse(word));
    return {{"type", "integer"}, {"enum", std::move(numbers)}};
}

/// "Exactly 100 card points: over (counts as over: no point), safe (counts as below); over by default."
std::string descriptionOf(const OptionSpec& option)
{
    std::string text(option.label.en);
    for (std::size_t word = 0; word < std::min(option.words.size(), option.effects.size()); ++word)
        text += fmt::format("{} {} ({})", word == 0 ? ":" : ",", option.words[word], option.effects[word].en);
    if (option.form == OptionSpec::Form::WordPerTarget)
        return text + ".";
    const std::string usual = option.words.empty()
        ? std::to_string(option.byDefault)
        : std::string(option.words[static_cast<std::size_t>(option.byDefault)]);
    return text + fmt::format("; {} by default.", usual);
}

Json headOf(const Game& game)
{
    Json options = Json::object(), overruled = Json::array();
    for (const OptionSpec& option : game.options()) {
        options[std::string(option.name)] = described(valueOf(option), descriptionOf(option));
        overruled.push_back(
            {{"properties", {{"option", {{"const", option.name}}}, {"value", valueOf(option)}}}});
    }
    Json properties{{"players", seats(game.playerCounts(Edition::Web))}};
    if (game.unit() == Unit::Strokes) // a position of a strokes game has the remaining players
        properties["players"]["minItems"] = 2;
    properties["options"] = options.empty()
        ? Json{{"maxProperties", 0}}
        : Json{{"additionalProperties", false}, {"properties", std::move(options)}};
    properties["overruled"]
        = overruled.empty() ? Json{{"maxItems", 0}} : Json{{"items", {{"oneOf", std::move(overruled)}}}};
    Json then{{"properties", std::move(properties)}};
    if (!document::keysOf(game).has(Key::Characters)) {
        then["not"] = {{"anyOf", {{{"required", {"edition"}}}, {{"required", {"characters"}}}}}};
        return when(game, std::move(then));
    }
    for (Edition edition : {Edition::En1998, Edition::De1998})
        if (const Players counts = game.playerCounts(edition); counts != game.playerCounts(Edition::Web))
            then["allOf"].push_back(
                {{"if",
                     {{"required", {"edition"}},
                         {"properties",
                             {{"edition",
                                 {{"const", document::editionNames[static_cast<std::size_t>(edition)]}}}}}}},
                    {"then", {{"properties", {{"players", seats(counts)}}}}}});
    return when(game, std::move(then));
}

Json heads()
{
    Json all = Json::array();
    for (const Game* game : allGames())
        all.push_back(headOf(*game));
    return {{"description", "The number of players and the house rules of a match."}, {"allOf", all}};
}

Json wholeTables()
{
    Json all = Json::array();
    for (const Game* game : allGames())
        if (game->unit() == Unit::Strokes)
            all.push_back(
                when(*game, {{"properties", {{"players", seats(game->playerCounts(Edition::Web))}}}}));
    return {{"description", "The number of players in a whole match, if a position may have fewer."},
        {"allOf", all}};
}

// ---- Powers

Json valueOf(const eidex::Parameter& parameter)
{
    using Kind = eidex::Parameter::Kind;
    switch (parameter.kind) {
    case Kind::Number:
        return ref("count");
    case Kind::Signed:
        return {{"type", "integer"}};
    case Kind::Card:
    case Kind::Returns:
        return ref("card");
    case Kind::Other:
    case Kind::Anyone:
        return ref("name");
    case Kind::Suit:
        return ref("suit");
    case Kind::Flag:
        return {{"type", "boolean"}};
    case Kind::Words:
        return {{"enum", {parameter.words[0].key, parameter.words[1].key}}};
    case Kind::Two:
        return ref("two");
    case Kind::Melds:
        return ref("melds");
    case Kind::Takes:
    case Kind::Gives:
        break;
    }
    return ref("cardOfEach");
}

Json powerNames()
{
    Json names = Json::array();
    for (const eidex::Power* power : eidex::allPowers)
        names.push_back(power->id);
    return names;
}

Json formOf(const eidex::Power& power)
{
    Json properties{{"power", {{"const", power.id}}}}, names{"event", "by", "power"};
    for (const eidex::Parameter& parameter : power.parameters) {
        properties[std::string(parameter.key)] = valueOf(parameter);
        names.push_back(parameter.key);
    }
    return {{"properties", std::move(properties)}, {"propertyNames", {{"enum", std::move(names)}}}};
}

Json powers()
{
    Json forms = Json::array();
    for (const eidex::Power* power : eidex::allPowers)
        forms.push_back(formOf(*power));
    return {{"type", "object"}, {"required", {"by", "power"}},
        {"description",
            "A power that was used: the player, its name and its parameters. In a log, it is an event."},
        {"properties", {{"by", ref("name")}, {"power", {{"enum", powerNames()}}}}},
        {"oneOf", std::move(forms)}};
}

/// The parameters that may not be left out.
Json needed(eidex::PowerForm form, std::string_view what)
{
    std::vector<std::pair<std::vector<std::string>, std::vector<std::string>>> groups;
    std::vector<std::string> named;
    for (const eidex::Power* power : eidex::allPowers) {
        std::vector<std::string> keys;
        for (const eidex::Parameter& parameter : power->parameters)
            if (power->needs(parameter, form))
                keys.emplace_back(parameter.key);
        if (keys.empty())
            continue;
        const auto group = std::find_if(
            groups.begin(), groups.end(), [&](const auto& each) { return each.first == keys; });
        if (group == groups.end())
            groups.push_back({keys, {std::string(power->id)}});
        else
            group->second.emplace_back(power->id);
        named.emplace_back(power->id);
    }
    Json all = Json::array();
    for (const auto& [keys, ids] : groups)
        all.push_back({{"required", keys}, {"properties", {{"power", oneOf(ids)}}}});
    all.push_back({{"properties", {{"power", {{"not", {{"enum", named}}}}}}}});
    return described({{"oneOf", std::move(all)}}, what);
}

// ---- The log of a recorded deal

Json valueOf(document::EventKey::Kind kind)
{
    using Kind = document::EventKey::Kind;
    return ref(kind == Kind::Card ? "card" : kind == Kind::Winner ? "name" : "count");
}

Json events()
{
    Json all = Json::array({ref("powerEvent")});
    for (const document::EventWords& event : document::eventWords) {
        if (event.kind == Event::Kind::Power)
            continue;
        Json properties{{"event", {{"const", event.name}}}, {"by", ref("name")}};
        Json form{{"additionalProperties", false}};
        for (const document::EventKey& key : event.keys) {
            properties[std::string(key.name)] = valueOf(key.kind);
            if (key.required)
                form["required"].push_back(key.name);
        }
        form["properties"] = std::move(properties);
        all.push_back(std::move(form));
    }
    return {{"type", "object"}, {"required", {"event", "by"}},
        {"description", "Something that happened at the table."}, {"oneOf", std::move(all)}};
}

// ---- The measures of contracts

Json nonEmpty(std::string_view list)
{
    return {{"allOf", {ref(list)}}, {"minItems", 1}};
}

/// Derives the schema of a value in a measure from its type; a list within a part has a description.
template <typename Value> struct Form;

template <> struct Form<Player> {
    static Json json() { return ref("name"); }
};
template <> struct Form<int> {
    static Json json() { return ref("count"); }
};
template <> struct Form<bool> {
    static Json json() { return {{"type", "boolean"}}; }
};
template <> struct Form<CountByPlayer> {
    static Json json() { return ref("countOfEach"); }
};
template <> struct Form<PlayerByNumber> {
    static Json json() { return ref("playerOfEach"); }
};
template <> struct Form<std::vector<Card>> {
    static Json json() { return nonEmpty("frenchCards"); }
};
template <> struct Form<std::vector<Player>> {
    static Json json() { return ref("names"); }
};
template <typename Part>
requires requires
{
    Part::keys();
}
struct Form<Part> {
    static Json json()
    {
        Json required = Json::array(), properties = Json::object();
        const auto add = [&]<typename Value>(std::string_view key, Value Part::*) {
            required.push_back(key);
            properties[std::string(key)] = Form<Value>::json();
            if constexpr (std::is_same_v<Value, std::vector<Player>>) {
                properties[std::string(key)] = nonEmpty("names");
                properties[std::string(key)]["uniqueItems"] = true;
            }
        };
        std::apply([&](const auto&... each) { (add(each.first, each.second), ...); }, Part::keys());
        return {{"type", "object"}, {"required", std::move(required)}, {"additionalProperties", false},
            {"properties", std::move(properties)}};
    }
};
template <typename Part>
requires requires
{
    Part::keys();
}
struct Form<std::vector<Part>> {
    static Json json() { return {{"type", "array"}, {"items", Form<Part>::json()}}; }
};
template <> struct Form<Declarer> {
    static Json json()
    {
        return {{"type", "object"}, {"required", {"by", "won"}}, {"additionalProperties", false},
            {"properties",
                {{"by", ref("names")}, {"won", {{"type", "boolean"}}}, {"value", {{"type", "integer"}}}}}};
    }
};
template <> struct Form<std::vector<ExtraPoints>> {
    static Json json()
    {
        return {{"type", "array"}, {"maxItems", limits::extrasOfDeal},
            {"items",
                {{"type", "object"}, {"required", {"extra", "by"}}, {"additionalProperties", false},
                    {"properties",
                        {{"extra", {{"type", "string"}}}, {"by", ref("name")},
                            {"value", {{"type", "integer"}}}}}}}};
    }
};
template <typename Part> struct Form<std::optional<Part>> {
    static Json json() { return {{"anyOf", {{{"type", "null"}}, Form<Part>::json()}}}; }
};

std::string_view descriptionOf(Key key)
{
    for (const document::DealKey& each : document::dealKeys)
        if (each.key == key)
            return each.what;
    return {};
}

/// Keys of custom games only.
constexpr Keys onlyOwn{Key::Said, Key::Made, Key::Declarer, Key::Factor, Key::Extras};

/// A deal of a custom game: numbers of points and values may be negative.
Json ownDeal(const Json& deal)
{
    constexpr Keys others{
        Key::Lows, Key::Counts, Key::Passes, Key::Crossings, Key::Called, Key::Announced, Key::By};
    Json properties = Json::object();
    for (const char* key : {"contract", "dealer"})
        properties[key] = deal["properties"][key];
    const ContractEntry nothing;
    ContractEntry::eachKey(nothing, [&]<typename Value>(Key key, const std::optional<Value>&) {
        if (!others.has(key))
            properties[std::string(name(key))] = described(Form<Value>::json(), descriptionOf(key));
    });
    properties["winners"] = {{"type", "object"}, {"propertyNames", {{"pattern", trickPattern}}},
        {"additionalProperties", ref("name")},
        {"description", "Number of the trick, or last -> its winner."}};
    properties["march"] = described(ref("name"), "The player who has everything, if points are typed.");
    properties["points"] = {{"type", "object"}, {"additionalProperties", {{"type", "integer"}}},
        {"description", "Player -> points, as the table counts them."}};
    properties["table_ruling"] = ref("ruling");
    return {{"type", "object"}, {"additionalProperties", false},
        {"description", "A deal of a custom game: the entries of its contract."}, {"properties", properties}};
}

void fillMeasures(Json& deal)
{
    Json measures = Json::array(), properties = Json::object();
    for (const char* key : {"contract", "dealer", "trump"})
        properties[key] = deal["properties"][key];
    const ContractEntry nothing;
    ContractEntry::eachKey(nothing, [&]<typename Value>(Key key, const std::optional<Value>&) {
        if (onlyOwn.has(key))
            return;
        properties[std::string(name(key))] = described(Form<Value>::json(), descriptionOf(key));
        if (key <= Key::March && key != Key::Passes) // these accompany the cards left
            measures.push_back({{"required", {name(key)}}});
    });
    measures.push_back({{"required", {name(Key::Points)}}});
    for (const char* key : {"points", "table_ruling"})
        properties[key] = deal["properties"][key];
    deal["properties"] = std::move(properties);
    deal["anyOf"] = std::move(measures);
}

// ---- The match

void fillMatch(Json& schema)
{
    schema["properties"]["game"]["enum"] = matchGames();
    Json& definitions = schema["definitions"];
    definitions["contractGame"] = contractGames();
    definitions["head"] = heads();
    definitions["wholeTable"] = wholeTables();
    definitions["power"] = powers();
    definitions["decides"] = needed(eidex::PowerForm::Use, "The parameters on which the award may depend.");
    definitions["complete"]
        = needed(eidex::PowerForm::InForce, "The parameters that are required where a power acts.");
    definitions["recorded"] = needed(eidex::PowerForm::Event, "The parameters that are required in a log.");
    definitions["event"] = events();
    fillMeasures(definitions["measuredContract"]);
    definitions["ownDeal"] = ownDeal(definitions["measuredContract"]);
}

// ---- The file of a custom game

using custom::FileKey;

Json integer(int lowest, int highest)
{
    return {{"type", "integer"}, {"minimum", lowest}, {"maximum", highest}};
}

Json numberOf(const FileKey& key)
{
    return key.lowest == -limits::awarded ? ref("wholeNumber") : integer(key.lowest, key.highest);
}

Json listOf(Json items, std::size_t least, std::size_t most)
{
    return {{"type", "array"}, {"minItems", least}, {"maxItems", most}, {"items", std::move(items)}};
}

Json mapOf(Json names, std::size_t most)
{
    return {{"type", "object"}, {"minProperties", 1}, {"maxProperties", most},
        {"propertyNames", std::move(names)}, {"additionalProperties", ref("wholeNumber")}};
}

Json wordsOf(const FileKey& key)
{
    std::vector<std::string> words;
    for (const custom::Choice& each : key.choices)
        words.emplace_back(each.word);
    return oneOf(words);
}

/// The value, or a list if the key may have one.
Json orList(const FileKey& key, Json value, Json items)
{
    return key.most == 0 ? value : Json{{"anyOf", {value, listOf(std::move(items), 1, key.most)}}};
}

/// One value for all, or one for each number of players.
Json byPlayers(const Json& value)
{
    return {{"anyOf",
        {value,
            {{"type", "object"}, {"propertyNames", {{"pattern", "^[2-8]$"}}}, {"minProperties", 1},
                {"additionalProperties", value}}}}};
}

Json totalOf(const FileKey& key)
{
    Json all{{"anyOf", {{{"const", "tricks"}}, byPlayers(numberOf(key))}}};
    if (key.most > 0)
        all["anyOf"].push_back(listOf(ref("someCards"), 1, key.most));
    return all;
}

Json objectOf(std::span<const FileKey> keys, const custom::Measure& measure);

Json contractsOf(const FileKey& key)
{
    Json all = Json::array();
    for (const custom::Measure& measure : custom::measures())
        all.push_back(objectOf(key.keys, measure));
    return {{"oneOf", std::move(all)}};
}

Json formOf(const FileKey& key, const custom::Measure& measure)
{
    using Kind = FileKey::Kind;
    switch (key.kind) {
    case Kind::Id:
        return ref("id");
    case Kind::Words:
        return key.text ? Json{{"type", "string"}, {"minLength", 1}, {"maxLength", key.letters()}}
                        : ref("text");
    case Kind::Clause:
        return ref("clause");
    case Kind::Number:
        return orList(key, numberOf(key), numberOf(key));
    case Kind::Flag:
        return {{"type", "boolean"}};
    case Kind::Word:
        return orList(key, wordsOf(key), {{"type", "string"}});
    case Kind::Measure:
        return {{"const", measure.name}};
    case Kind::Rising:
    case Kind::Different:
        return listOf(numberOf(key), 1, key.most);
    case Kind::Several:
        return listOf(wordsOf(key), 1, key.choices.size());
    case Kind::Object:
        return objectOf(custom::keysIn(key, measure.key), measure);
    case Kind::List:
        return key.always() ? listOf(contractsOf(key), 1, key.most)
                            : listOf(objectOf(key.keys, measure), 0, key.most);
    case Kind::Left:
        return listOf(ref("someCards"), 0, key.most);
    case Kind::Total:
        return totalOf(key);
    case Kind::Worths:
        return mapOf(ref("someCards"), key.most);
    case Kind::TrickWorths:
        return mapOf({{"pattern", trickPattern}}, key.most);
    case Kind::Places:
        return listOf(numberOf(key), 0, key.most);
    }
    return {};
}

Json objectOf(std::span<const FileKey> keys, const custom::Measure& measure)
{
    Json schema{{"type", "object"}, {"additionalProperties", false}};
    for (const FileKey& key : keys) {
        if (!key.in.has(measure.key))
            continue;
        if (key.required.has(measure.key))
            schema["required"].push_back(key.name);
        const Json form = formOf(key, measure);
        schema["properties"][std::string(key.name)]
            = key.byPlayers && key.kind != FileKey::Kind::Total ? byPlayers(form) : form;
    }
    return schema;
}

void fillGame(Json& schema)
{
    const Json made = objectOf(custom::gameKeys(), custom::measures().front());
    schema["required"] = made["required"];
    schema["properties"] = made["properties"];
}

// ---- The tables of docs/own-games.md

std::string formWords(const FileKey& key)
{
    using Kind = FileKey::Kind;
    const bool bounded = key.lowest != -limits::awarded;
    const std::string number = bounded ? fmt::format("{} to {}", key.lowest, key.highest) : "number";
    std::vector<std::string> choices;
    for (const custom::Choice& each : key.choices)
        choices.push_back(
            fmt::format("`{}`{}", each.word, choices.empty() && !key.always() ? " (default)" : ""));
    const std::string words = fmt::format("{}", fmt::join(choices, ", "));
    switch (key.kind) {
    case Kind::Id:
        return "id";
    case Kind::Words:
        return key.text ? fmt::format("1 to {} characters", key.letters()) : "text";
    case Kind::Clause:
        return "clause";
    case Kind::Number:
        return number + (key.standard == 0 ? "" : fmt::format(" ({} by default)", key.standard))
            + (key.most > 0 ? ", or a list of these" : "");
    case Kind::Flag:
        return "`true`, `false` (default)";
    case Kind::Word:
        return words + (key.most > 0 ? ", or a list of ids" : "");
    case Kind::Measure:
        return "a measure";
    case Kind::Rising:
        return fmt::format("list of {}, ascending", number);
    case Kind::Different:
        return fmt::format("1 to {} different numbers{}", key.most, bounded ? ", " + number : "");
    case Kind::List:
        return fmt::format("{} to {} objects", key.always() ? 1 : 0, key.most);
    case Kind::Several:
        return fmt::format("list of {}", key.name);
    case Kind::Object:
        return "object";
    case Kind::Left:
        return "list of cards";
    case Kind::Worths:
        return R"(`{"H": 1, "SQ": 13}`)";
    case Kind::TrickWorths:
        return R"(`{"1": -20, "last": -20}`)";
    case Kind::Places:
        return "list of numbers";
    case Kind::Total:
        return fmt::format(
            "`\"tricks\"`, {}{}", number, key.most > 0 ? fmt::format(" or 1 to {} cards", key.most) : "");
    }
    return {};
}

/// The description next to the form: `what`, or the label of the editor if that is sufficient.
std::string descriptionOf(const FileKey& key)
{
    std::string text(key.what.empty() ? key.label.en : key.what);
    if (!text.empty())
        text.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(text.front())));
    return text;
}

std::string keyWords(const std::string& path, const FileKey& key, bool required)
{
    return fmt::format("{0}`{1}`{0}{2}", required ? "**" : "", path, key.byPlayers ? "ⁿ" : "");
}

/// A line of a table. Keys that several measures share are listed once.
struct KeyLine {
    std::string key, rest;
    Keys in;
};

/// The keys with those of their objects, but for those of contracts, which have a table of their own.
void addLines(
    std::vector<KeyLine>& lines, std::span<const FileKey> keys, const std::string& around, Keys measures)
{
    for (const FileKey& key : keys) {
        const std::string path = around + std::string(key.name);
        const Keys has = key.in & measures, optional = has - key.required;
        for (const Keys in : {has - optional, optional}) {
            KeyLine line{keyWords(path, key, in != optional),
                fmt::format("{} | {} |", formWords(key), descriptionOf(key)), in};
            const auto same = std::find_if(lines.begin(), lines.end(),
                [&](const KeyLine& each) { return each.key == line.key && each.rest == line.rest; });
            if (same != lines.end())
                same->in = same->in | in;
            else if (!in.empty())
                lines.push_back(std::move(line));
        }
        if (key.keys.data() != custom::contractKeys().data())
            addLines(lines, key.keys, path + "/", has);
    }
}

std::string gameTable()
{
    std::vector<KeyLine> lines;
    addLines(lines, custom::gameKeys(), {}, custom::everyMeasure);
    std::string table = "| key | value | |\n|---|---|---|\n";
    for (const KeyLine& line : lines)
        table += fmt::format("| {} | {}\n", line.key, line.rest);
    return table;
}

std::string contractTable()
{
    std::vector<KeyLine> lines;
    addLines(lines, custom::contractKeys(), {}, custom::everyMeasure);
    std::string table = "| key | with | value | |\n|---|---|---|---|\n";
    for (const KeyLine& line : lines) {
        std::vector<std::string> with;
        for (const custom::Measure& each : custom::measures())
            if (line.in.has(each.key))
                with.push_back(fmt::format("`{}`", each.name));
        table += fmt::format("| {} | {} | {}\n", line.key,
            line.in == custom::everyMeasure ? "every measure" : fmt::format("{}", fmt::join(with, ", ")),
            line.rest);
    }
    return table;
}

/// "`fixed` in any case, `made` for each one made"
std::string insideWords(const FileKey& key)
{
    std::string words;
    for (const FileKey& each : key.keys)
        words += fmt::format("{}`{}` {}{}", words.empty() ? "" : ", ", each.name, descriptionOf(each),
            each.keys.empty() ? "" : fmt::format(" ({})", insideWords(each)));
    return words;
}

std::string measureTable()
{
    std::string table = "| `measure` | a deal carries | `score` | value | |\n|---|---|---|---|---|\n";
    for (const custom::Measure& measure : custom::measures()) {
        std::string head = fmt::format("`{}` | {}", measure.name, measure.carries);
        for (const FileKey& key : measure.score) {
            table += fmt::format("| {} | {} | {}{} | {} |\n", head,
                keyWords(std::string(key.name), key, key.always()), formWords(key),
                key.keys.empty() ? "" : ": " + insideWords(key), descriptionOf(key));
            head = " | ";
        }
    }
    return table;
}

/// Replaces the text between the two markers of a table.
void replaceTable(std::string& text, std::string_view name, const std::string& table)
{
    const std::string mark = fmt::format("<!-- {}: written by scripts/schemas -->\n", name);
    const std::size_t begin = text.find(mark), end = text.find("<!-- end -->", begin);
    if (begin == std::string::npos || end == std::string::npos)
        throw std::runtime_error("a mark is missing: " + mark);
    text.replace(begin + mark.size(), end - begin - mark.size(), table);
}

std::string docsOf(const std::string& now)
{
    std::string text = now;
    replaceTable(text, "game", gameTable());
    replaceTable(text, "contract", contractTable());
    replaceTable(text, "measures", measureTable());
    return text;
}

// ---- The files

void fillResult(Json& schema)
{
    schema["properties"]["game"]["enum"] = matchGames();
}

void fillQuestion(Json& schema)
{
    schema["properties"]["phase"]["enum"] = phaseNames;
}

/// On one line with a blank after each comma.
std::string flat(const Json& value)
{
    if (!value.is_structured())
        return value.dump(-1, ' ', true);
    std::string text;
    for (const auto& [key, each] : value.items())
        text += (text.empty() ? "" : ", ") + (value.is_object() ? Json(key).dump() + ": " : "") + flat(each);
    return value.is_object() ? "{" + text + "}" : "[" + text + "]";
}

/// Breaks members over lines if one line is too short; `start` is the text before it on its line.
std::string laidOut(const Json& value, std::size_t indent, std::size_t start)
{
    constexpr std::size_t width = 120;
    const std::string whole = flat(value);
    if (!value.is_structured() || (indent > 0 && start + whole.size() < width))
        return whole;
    const std::string margin(indent + 2, ' ');
    std::string text;
    for (const auto& [key, each] : value.items()) {
        const std::string label = value.is_object() ? Json(key).dump() + ": " : "";
        text += (text.empty() ? "\n" : ",\n") + margin + label
            + laidOut(each, indent + 2, indent + 2 + label.size());
    }
    return (value.is_object() ? "{" : "[") + text + "\n" + std::string(indent, ' ')
        + (value.is_object() ? "}" : "]");
}

std::string readAll(const std::string& path)
{
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

/// \return false if the file differs and must not be written
bool make(const std::string& path, const std::function<std::string(const std::string& now)>& fill, bool check)
{
    const std::string now = readAll(path), made = fill(now);
    if (made == now)
        return true;
    if (check) {
        std::cerr << path << " is not as the tables have it: run scripts/schemas\n";
        return false;
    }
    std::ofstream(path) << made;
    return true;
}

std::function<std::string(const std::string&)> schemaFilledBy(void (*fill)(Json&))
{
    return [fill](const std::string& now) {
        Json schema = Json::parse(now);
        fill(schema);
        return laidOut(schema, 0, 0) + "\n";
    };
}

} // namespace
} // namespace tafel

int main(int count, char** given)
{
    const std::vector<std::string> words(given + 1, given + count);
    if (words.size() < 2) {
        std::cerr << "make_schemas FOLDER OWN-GAMES.md [--check]\n";
        return 2;
    }
    const bool check = words.back() == "--check";
    constexpr std::pair<const char*, void (*)(tafel::Json&)> schemas[] = {{"match", tafel::fillMatch},
        {"result", tafel::fillResult}, {"question", tafel::fillQuestion}, {"game", tafel::fillGame}};
    bool right = tafel::make(words[1], tafel::docsOf, check);
    for (const auto& [name, fill] : schemas)
        right = tafel::make(
                    fmt::format("{}/{}.schema.json", words[0], name), tafel::schemaFilledBy(fill), check)
            && right;
    return right ? 0 : 1;
}
