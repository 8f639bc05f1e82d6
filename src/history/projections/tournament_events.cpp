// The bodies of the events of a tournament; they are untrusted.
#include <algorithm>

#include <fmt/format.h>

#include "document/document.h"
#include "document/json.h"
#include "history/log/body_json.h"
#include "history/projections/tournament_state.h"
#include "history/storage/storage_error.h"
#include "referee/game.h"

namespace tafel::history {

namespace {

constexpr int largestTable = 5; // the most players of a game that has tournaments

using Buffer = rapidjson::StringBuffer;
using Value = rapidjson::Value;
using Names = std::vector<std::string>;

[[noreturn]] void damaged(std::string_view where)
{
    throw StorageException(
        damageError({"Ein Eintrag eines Turniers ist beschädigt. Die Spiele sind alle da.",
                        "An entry of a tournament is damaged. All its matches are intact."},
            std::string(where)));
}

void put(JsonWriter& out, const Names& names)
{
    out.StartArray();
    for (const std::string& name : names)
        document::write(out, name);
    out.EndArray();
}

void put(JsonWriter& out, const char* key, const Names& names)
{
    if (names.empty())
        return;
    out.Key(key);
    put(out, names);
}

const Value* find(const Value& object, const char* key)
{
    const auto member = object.FindMember(key);
    return member == object.MemberEnd() ? nullptr : &member->value;
}

std::string text(const Value& value, const char* where)
{
    if (!value.IsString())
        damaged(where);
    return {value.GetString(), value.GetStringLength()};
}

int number(const Value* value, const char* where)
{
    if (!value || !value->IsInt())
        damaged(where);
    return value->GetInt();
}

Names readNames(const Value& list, const char* where)
{
    if (!list.IsArray())
        damaged(where);
    Names names;
    for (const Value& name : list.GetArray())
        names.push_back(text(name, where));
    return names;
}

Names namesIn(const Value& object, const char* key)
{
    const Value* list = find(object, key);
    return list ? readNames(*list, key) : Names{};
}

void parse(rapidjson::Document& document, std::string_view json)
{
    if (!parseBody<rapidjson::Document, rapidjson::CrtAllocator>(document, json, nullptr)
        || !document.IsObject())
        damaged("body");
}

/// A head needs players: a number that the game allows and that all house rules are for, named by their
/// seats.
std::string writeSetup(const Match& setup)
{
    Match header = setup;
    const Players counts = setup.game->playerCounts(setup.edition);
    const auto lost = [&](int players) {
        return std::count_if(setup.options.begin(), setup.options.end(),
            [&](const OptionValue& each) { return !each.option->isFor(players); });
    };
    int players = counts.first();
    for (int more = players + 1; more <= maxPlayers; ++more)
        if (counts.has(static_cast<Player>(more)) && lost(more) < lost(players))
            players = more;
    header.players.clear();
    header.deals.clear();
    for (int seat = 1; seat <= players; ++seat)
        header.players.push_back(std::to_string(seat));
    std::erase_if(header.options, [&](const OptionValue& each) { return !each.option->isFor(players); });
    return document::writeMatch(header, false);
}

Match readSetup(const Value& value)
{
    Buffer buffer;
    JsonWriter writer(buffer);
    value.Accept(writer);
    auto match = document::readMatch({buffer.GetString(), buffer.GetSize()}, document::Texts::AsKept);
    if (!match)
        throw StorageException({StorageError::Code::Unreadable,
            {"Diese Version von Tafelrichter kennt die Regeln eines Turniers nicht. Es bleibt unverändert "
             "erhalten. Öffne es mit der Version, mit der es begonnen wurde.",
                "This version of Tafelrichter does not know the rules of a tournament. The tournament is "
                "kept unchanged. Open it with the version that started it."},
            match.error().where});
    match->players.clear();
    return std::move(*match);
}

} // namespace

std::string write(const TournamentChange& change)
{
    Buffer buffer;
    JsonWriter out(buffer);
    out.StartObject();
    if (change.name) {
        out.Key("name");
        document::write(out, *change.name);
    }
    if (change.rule) {
        out.Key("rule");
        document::write(out, tournament::name(*change.rule));
    }
    if (change.setup) {
        out.Key("match");
        if (change.setup->game) {
            const std::string setup = writeSetup(*change.setup);
            out.RawValue(setup.data(), setup.size(), rapidjson::kObjectType);
        } else {
            out.Null();
        }
    }
    if (change.sizes) {
        out.Key("sizes");
        out.StartArray();
        for (const int size : *change.sizes)
            out.Int(size);
        out.EndArray();
    }
    put(out, "come", change.come);
    put(out, "leave", change.leave);
    if (change.closed) {
        out.Key("closed");
        out.Bool(*change.closed);
    }
    out.EndObject();
    return {buffer.GetString(), buffer.GetSize()};
}

std::string write(const DrawnRound& round)
{
    Buffer buffer;
    JsonWriter out(buffer);
    out.StartObject();
    out.Key("round");
    out.Int(round.number);
    out.Key("seed");
    document::write(out, round.seed);
    out.Key("tables");
    out.StartArray();
    for (const Names& table : round.tables)
        put(out, table);
    out.EndArray();
    put(out, "out", round.out);
    out.EndObject();
    return {buffer.GetString(), buffer.GetSize()};
}

std::string writeWithdrawal(const DrawnRound& round)
{
    Buffer buffer;
    JsonWriter out(buffer);
    out.StartObject();
    out.Key("round");
    out.Int(round.number);
    out.Key("of");
    document::write(out, round.uuid);
    out.EndObject();
    return {buffer.GetString(), buffer.GetSize()};
}

std::string writeTable(int number)
{
    return fmt::format(R"({{"table":{}}})", number);
}

TournamentChange readChange(std::string_view json)
{
    rapidjson::Document document;
    parse(document, json);
    TournamentChange change;
    if (const Value* name = find(document, "name"))
        change.name = text(*name, "name");
    if (const Value* rule = find(document, "rule")) {
        change.rule = tournament::ruleNamed(text(*rule, "rule"));
        if (!change.rule)
            damaged("rule");
    }
    if (const Value* setup = find(document, "match"))
        change.setup = setup->IsNull() ? Match{} : readSetup(*setup);
    if (const Value* sizes = find(document, "sizes")) {
        if (!sizes->IsArray() || sizes->Empty())
            damaged("sizes");
        change.sizes.emplace();
        for (const Value& size : sizes->GetArray())
            if (const int people = change.sizes->emplace_back(number(&size, "sizes"));
                people < 2 || people > largestTable)
                damaged("sizes");
    }
    change.come = namesIn(document, "come");
    change.leave = namesIn(document, "leave");
    if (const Value* closed = find(document, "closed"))
        change.closed = closed->IsTrue();
    return change;
}

DrawnRound readRound(std::string_view json)
{
    rapidjson::Document document;
    parse(document, json);
    DrawnRound round{.number = number(find(document, "round"), "round")};
    const Value *seed = find(document, "seed"), *tables = find(document, "tables");
    if (!seed || !tables || !tables->IsArray())
        damaged("tables");
    round.seed = text(*seed, "seed");
    for (const Value& table : tables->GetArray())
        round.tables.push_back(readNames(table, "tables"));
    round.out = namesIn(document, "out");
    return round;
}

int readTable(std::string_view json)
{
    rapidjson::Document document;
    parse(document, json);
    return number(find(document, "table"), "table");
}

} // namespace tafel::history
