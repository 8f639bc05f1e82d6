#include "history/event_body.h"

#include <rapidjson/document.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include "history/fault.h"

namespace tafel::history {

namespace {

using Writer = rapidjson::Writer<rapidjson::StringBuffer>;
using Names = std::span<const std::string>;

void put(Writer& out, std::string_view text)
{
    out.String(text.data(), static_cast<rapidjson::SizeType>(text.size()));
}

void put(Writer& out, const char* key, std::string_view text)
{
    if (text.empty())
        return;
    out.Key(key);
    put(out, text);
}

void putJson(Writer& out, const char* key, std::string_view json)
{
    if (json.empty())
        return;
    out.Key(key);
    out.RawValue(json.data(), json.size(), rapidjson::kObjectType);
}

template <typename T>
void putMap(Writer& out, const char* key, const PerPlayer<T>& values, Names players)
{
    out.Key(key);
    out.StartObject();
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const std::optional<int> value = values[seat];
        if (!value)
            continue;
        put(out, players[seat]);
        out.Int(*value);
    }
    out.EndObject();
}

void putNames(Writer& out, const char* key, Players which, Names players)
{
    out.Key(key);
    out.StartArray();
    for (Player seat = 0; seat < players.size(); ++seat)
        if (which.has(seat))
            put(out, players[seat]);
    out.EndArray();
}

void put(Writer& out, const Judged& judged, Names players)
{
    out.StartObject();
    put(out, "dealer", players[judged.dealer]);
    putMap(out, "award", judged.award, players);
    putMap(out, "total", judged.total, players);
    putMap(out, "points", judged.points, players);
    out.Key("because");
    out.StartArray();
    for (const std::string& clause : judged.because)
        put(out, clause);
    out.EndArray();
    if (judged.finished) {
        putNames(out, "winners", judged.winners, players);
        putNames(out, "losers", judged.losers, players);
    }
    out.EndObject();
}

[[noreturn]] void damaged(std::string_view where)
{
    throw Failure({Fault::Code::Damaged,
        {"Ein Eintrag der Spielgeschichte ist beschädigt. Die andern sind da. Stelle eine Sicherung wieder her.",
            "An entry of the history is damaged. The others are there. Restore a backup."},
        std::string(where)});
}

const rapidjson::Value* find(const rapidjson::Value& object, const char* key)
{
    if (!object.IsObject())
        return nullptr;
    const auto member = object.FindMember(key);
    return member == object.MemberEnd() ? nullptr : &member->value;
}

std::string text(const rapidjson::Value& value)
{
    return value.IsString() ? std::string(value.GetString(), value.GetStringLength()) : std::string();
}

std::string text(const rapidjson::Value& object, const char* key)
{
    const rapidjson::Value* value = find(object, key);
    return value ? text(*value) : std::string();
}

std::string json(const rapidjson::Value& object, const char* key)
{
    const rapidjson::Value* value = find(object, key);
    if (!value)
        return {};
    rapidjson::StringBuffer buffer;
    Writer writer(buffer);
    value->Accept(writer);
    return {buffer.GetString(), buffer.GetSize()};
}

Player seatOf(const rapidjson::Value& name, Names players)
{
    for (Player seat = 0; seat < players.size(); ++seat)
        if (name.IsString() && players[seat] == std::string_view(name.GetString(), name.GetStringLength()))
            return seat;
    damaged("player");
}

template <typename T>
void readMap(const rapidjson::Value& object, const char* key, PerPlayer<T>& values, Names players)
{
    const rapidjson::Value* map = find(object, key);
    if (!map || !map->IsObject())
        return;
    for (const auto& member : map->GetObject()) {
        if (!member.value.IsInt())
            damaged(key);
        values[seatOf(member.name, players)] = member.value.GetInt();
    }
}

Players readNames(const rapidjson::Value& names, Names players)
{
    Players which;
    if (names.IsArray())
        for (const auto& name : names.GetArray())
            which.add(seatOf(name, players));
    return which;
}

Judged readJudged(const rapidjson::Value& value, Names players)
{
    Judged judged;
    const rapidjson::Value* dealer = find(value, "dealer");
    if (!dealer)
        damaged("judged");
    judged.dealer = seatOf(*dealer, players);
    readMap(value, "award", judged.award, players);
    readMap(value, "total", judged.total, players);
    readMap(value, "points", judged.points, players);
    if (const rapidjson::Value* because = find(value, "because"); because && because->IsArray())
        for (const auto& clause : because->GetArray())
            judged.because.push_back(text(clause));
    if (const rapidjson::Value* winners = find(value, "winners")) {
        judged.finished = true;
        judged.winners = readNames(*winners, players);
    }
    if (const rapidjson::Value* losers = find(value, "losers"))
        judged.losers = readNames(*losers, players);
    return judged;
}

rapidjson::Document parse(std::string_view json)
{
    rapidjson::Document document;
    document.Parse(json.data(), json.size());
    if (document.HasParseError() || !document.IsObject())
        damaged("body");
    return document;
}

} // namespace

Judged judged(const ScoredDeal& deal)
{
    Judged judged{deal.award.dealer, deal.award.award, deal.after.total, deal.award.entered, {}, deal.after.finished,
        deal.after.winners, deal.after.losers};
    for (const Reason& reason : deal.award.because)
        judged.because.emplace_back(reason.clause->id);
    return judged;
}

Judged judged(const Standing& start)
{
    return {.dealer = start.dealer, .total = start.total};
}

std::string write(const EventBody& body, Names players)
{
    rapidjson::StringBuffer buffer;
    Writer out(buffer);
    out.StartObject();
    if (body.deal > 0) {
        out.Key("deal");
        out.Int(body.deal);
    }
    putJson(out, "match", body.match);
    putJson(out, "entry", body.entry);
    putJson(out, "previous", body.previous);
    put(out, "reason", body.reason);
    put(out, "of", body.of);
    put(out, "rules", body.rules);
    if (!body.judged.empty()) {
        out.Key("judged");
        out.StartArray();
        for (const Judged& each : body.judged)
            put(out, each, players);
        out.EndArray();
    }
    if (body.imported) {
        out.Key("imported");
        out.Bool(true);
    }
    out.EndObject();
    return {buffer.GetString(), buffer.GetSize()};
}

EventBody read(std::string_view source, Names players)
{
    const rapidjson::Document document = parse(source);
    EventBody body{.match = json(document, "match"),
        .entry = json(document, "entry"),
        .previous = json(document, "previous"),
        .reason = text(document, "reason"),
        .of = text(document, "of"),
        .rules = text(document, "rules")};
    if (const rapidjson::Value* deal = find(document, "deal"); deal && deal->IsInt())
        body.deal = deal->GetInt();
    if (const rapidjson::Value* judged = find(document, "judged"); judged && judged->IsArray())
        for (const auto& each : judged->GetArray())
            body.judged.push_back(readJudged(each, players));
    if (const rapidjson::Value* entry = find(document, "entry"))
        body.turnedUp = text(*entry, "turned_up");
    body.imported = find(document, "imported") != nullptr;
    return body;
}

MatchHead readHead(std::string_view openedBody)
{
    const rapidjson::Document document = parse(openedBody);
    const rapidjson::Value* match = find(document, "match");
    if (!match)
        damaged("match");
    MatchHead head{text(*match, "game"), text(*match, "edition"), text(*match, "tournament"), text(*match, "started")};
    const rapidjson::Value* players = find(*match, "players");
    if (!players || !players->IsArray() || players->Empty() || players->Size() > maxPlayers)
        damaged("players");
    const rapidjson::Value* characters = find(*match, "characters");
    for (const auto& player : players->GetArray()) {
        head.players.push_back(text(player));
        const std::string character = characters ? text(*characters, head.players.back().c_str()) : std::string();
        head.characters.push_back(character.empty() ? std::nullopt : std::optional(character));
    }
    return head;
}

} // namespace tafel::history
