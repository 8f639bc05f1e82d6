// Reads bodies of events, which are untrusted.
#include <rapidjson/document.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include "base/limits.h"
#include "base/names.h"
#include "base/utf8.h"
#include "document/canonical.h"
#include "document/document.h"
#include "history/log/body_json.h"
#include "history/log/event_body.h"
#include "history/storage/storage_error.h"

namespace tafel::history {

namespace {

using Names = std::span<const std::string>;

[[noreturn]] void damaged(std::string_view where)
{
    throw StorageException(damageError({"Ein Eintrag der Spielgeschichte ist beschädigt. Die andern sind da.",
                                           "An entry of the history is damaged. The others are intact."},
        std::string(where)));
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
    rapidjson::Writer<rapidjson::StringBuffer> writer(buffer);
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

StoredJudgement readJudged(const rapidjson::Value& value, Names players)
{
    StoredJudgement judged;
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
    judged.contract = text(value, "contract");
    readMap(value, "marks", judged.marks, players);
    if (const rapidjson::Value* out = find(value, "out"))
        judged.out = readNames(*out, players);
    return judged;
}

Dispute readDispute(const rapidjson::Value& value)
{
    Dispute dispute{.asker = text(value, "asker"),
        .question = json(value, "question"),
        .card = text(value, "card"),
        .verdict = text(value, "verdict"),
        .ruled = text(value, "ruled"),
        .note = text(value, "note")};
    if (const rapidjson::Value* clauses = find(value, "clauses"); clauses && clauses->IsArray())
        for (const auto& clause : clauses->GetArray())
            dispute.clauses.push_back(text(clause));
    return dispute;
}

/// A parsed body. Small ones live on the stack: the parser's usual 64 kB from the heap cost more than the
/// parsing.
class Parsed {
public:
    explicit Parsed(std::string_view json)
    {
        if (!parseBody(m_document, json, &m_stackPool) || !(m_document.IsObject() || m_document.IsArray()))
            damaged("body");
    }
    const rapidjson::Value& operator*() const { return m_document; }

private:
    using Pool = rapidjson::MemoryPoolAllocator<>;
    char m_values[8192], m_stack[2048];
    Pool m_valuePool{m_values, sizeof m_values}, m_stackPool{m_stack, sizeof m_stack};
    rapidjson::GenericDocument<rapidjson::UTF8<>, Pool, Pool> m_document{&m_valuePool, 1024, &m_stackPool};
};

} // namespace

EventBody read(std::string_view source, Names players)
{
    const Parsed parsed(source);
    const rapidjson::Value& document = *parsed;
    if (!document.IsObject())
        damaged("body");
    EventBody body{.match = json(document, "match"),
        .entry = json(document, "entry"),
        .previous = json(document, "previous"),
        .reason = text(document, "reason"),
        .of = text(document, "of"),
        .rules = text(document, "rules"),
        .option = text(document, "option"),
        .value = text(document, "value")};
    if (const rapidjson::Value* by = find(document, "by"))
        body.by = seatOf(*by, players);
    if (const rapidjson::Value* dispute = find(document, "dispute"))
        body.dispute = readDispute(*dispute);
    if (const rapidjson::Value* deal = find(document, "deal"); deal && deal->IsInt())
        body.deal = deal->GetInt();
    if (body.dispute)
        body.dispute->deal = body.deal;
    if (const rapidjson::Value* judged = find(document, "judged"); judged && judged->IsArray())
        for (const auto& each : judged->GetArray())
            body.judged.push_back(readJudged(each, players));
    if (const rapidjson::Value* entry = find(document, "entry"))
        body.turnedUp = text(*entry, "turned_up");
    body.imported = find(document, "imported") != nullptr;
    if (const rapidjson::Value* knew = find(document, "knew"); knew && knew->IsArray())
        for (const auto& erasure : knew->GetArray())
            body.knew.push_back(text(erasure));
    return body;
}

std::pair<std::string, std::string> readRenaming(std::string_view json)
{
    const Parsed parsed(json);
    return {text(*parsed, "from"), text(*parsed, "to")};
}

PersonAttribute readPersonAttribute(EventKind kind, std::string_view json)
{
    const Parsed parsed(json);
    return {text(*parsed, "name"), text(*parsed, "other"), text(*parsed, attributeKey(kind))};
}

bool isName(std::string_view text, std::size_t mostLetters)
{
    return !text.empty() && characterCount(text) <= mostLetters && !hasControlCharacters(text);
}

bool isSelfContained(EventKind kind, std::string_view json)
{
    const auto mayBeName = [](const std::string& text) { return isName(text, limits::nameLetters); };
    try {
        read(json, {}); // an object
        switch (kind) {
        case EventKind::PersonRenamed: {
            const auto [from, to] = readRenaming(json);
            return mayBeName(from) && mayBeName(to);
        }
        case EventKind::PersonMarked:
        case EventKind::PersonListed:
            return mayBeName(readPersonAttribute(kind, json).name);
        case EventKind::PeopleDistinct: {
            const PersonAttribute said = readPersonAttribute(kind, json);
            return mayBeName(said.name) && mayBeName(said.other);
        }
        case EventKind::GameKept:
            return document::findGameText(json, "game").has_value();
        case EventKind::DisputeRecorded:
            return read(json, {}).dispute.has_value();
        case EventKind::DisputeWithdrawn:
        case EventKind::RenamingWithdrawn:
        case EventKind::PersonForgotten:
            return true;
        default:
            return false;
        }
    } catch (const StorageException&) {
        return false;
    }
}

std::vector<std::string> judgedPlayers(std::string_view json)
{
    const Parsed parsed(json);
    std::vector<std::string> players;
    const rapidjson::Value* judged = find(*parsed, "judged");
    if (!judged || !judged->IsArray() || judged->Empty())
        return players;
    if (const rapidjson::Value* total = find((*judged)[0], "total"); total && total->IsObject())
        for (const auto& each : total->GetObject())
            players.push_back(text(each.name));
    return players;
}

std::vector<std::string> readList(std::string_view json)
{
    const Parsed parsed(json);
    std::vector<std::string> list;
    if ((*parsed).IsArray())
        for (const auto& each : (*parsed).GetArray())
            list.push_back(text(each));
    return list;
}

MatchHeader readHeader(std::string_view openedBody)
{
    const Parsed parsed(openedBody);
    const rapidjson::Value* match = find(*parsed, "match");
    if (!match)
        damaged("match");
    MatchHeader header{
        text(*match, "game"), text(*match, "edition"), text(*match, "tournament"), text(*match, "started")};
    const rapidjson::Value* players = find(*match, "players");
    if (!players || !players->IsArray() || players->Empty() || players->Size() > maxPlayers)
        damaged("players");
    if (const rapidjson::Value* own = find(*match, "own_game"); own && own->IsObject()) {
        header.customGame = document::fingerprintOf(*own);
        header.customGameId = text(*own, "id");
        header.customGameDocument = document::onOneLine(*own);
        header.game += ":" + header.customGameId;
    }
    const rapidjson::Value* characters = find(*match, "characters");
    for (const auto& player : players->GetArray()) {
        header.players.push_back(text(player));
        const std::string character
            = characters ? text(*characters, header.players.back().c_str()) : std::string();
        header.characters.push_back(character.empty() ? std::nullopt : std::optional(character));
    }
    return header;
}

} // namespace tafel::history
