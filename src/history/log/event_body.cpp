#include "history/log/event_body.h"

#include <algorithm>

#include <fmt/format.h>

#include "document/json.h"
#include "history/log/body_json.h"

namespace tafel::history {

namespace {

using Names = std::span<const std::string>;

constexpr std::string_view knew = "\"knew\":["; ///< The last member of a body.

/// Writes nothing for an empty text.
void putText(JsonWriter& out, const char* key, std::string_view text)
{
    if (text.empty())
        return;
    out.Key(key);
    document::write(out, text);
}

void putJson(JsonWriter& out, const char* key, std::string_view json)
{
    if (json.empty())
        return;
    out.Key(key);
    out.RawValue(json.data(), json.size(), rapidjson::kObjectType);
}

template <typename T> void putMap(JsonWriter& out, const char* key, const PerPlayer<T>& values, Names players)
{
    out.Key(key);
    out.StartObject();
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const std::optional<int> value = values[seat];
        if (!value)
            continue;
        document::write(out, players[seat]);
        out.Int(*value);
    }
    out.EndObject();
}

void putNames(JsonWriter& out, const char* key, Players which, Names players)
{
    out.Key(key);
    out.StartArray();
    for (Player seat = 0; seat < players.size(); ++seat)
        if (which.has(seat))
            document::write(out, players[seat]);
    out.EndArray();
}

void put(JsonWriter& out, const StoredJudgement& judged, Names players)
{
    out.StartObject();
    putText(out, "contract", judged.contract);
    putText(out, "dealer", players[judged.dealer]);
    putMap(out, "award", judged.award, players);
    putMap(out, "total", judged.total, players);
    putMap(out, "points", judged.points, players);
    out.Key("because");
    out.StartArray();
    for (const std::string& clause : judged.because)
        document::write(out, clause);
    out.EndArray();
    if (judged.finished) {
        putNames(out, "winners", judged.winners, players);
        putNames(out, "losers", judged.losers, players);
    }
    if (judged.marks != PerPlayer<int>{})
        putMap(out, "marks", judged.marks, players);
    if (!judged.out.empty())
        putNames(out, "out", judged.out, players);
    out.EndObject();
}

void put(JsonWriter& out, const Dispute& dispute)
{
    out.StartObject();
    putText(out, "asker", dispute.asker);
    putJson(out, "question", dispute.question);
    putText(out, "card", dispute.card);
    putText(out, "verdict", dispute.verdict);
    out.Key("clauses");
    out.StartArray();
    for (const std::string& clause : dispute.clauses)
        document::write(out, clause);
    out.EndArray();
    putText(out, "ruled", dispute.ruled);
    putText(out, "note", dispute.note);
    out.EndObject();
}

} // namespace

StoredJudgement judged(const ScoredDeal& deal)
{
    StoredJudgement judged{deal.award.dealer, deal.award.award, deal.after.total, deal.award.entered, {},
        deal.after.finished, deal.after.winners, deal.after.losers, std::string(deal.award.contract),
        deal.after.marks, deal.after.out};
    for (const Reason& reason : deal.award.because)
        judged.because.emplace_back(reason.clause->id);
    return judged;
}

StoredJudgement judged(const Standing& start)
{
    return {.dealer = start.dealer, .total = start.total, .marks = start.marks, .out = start.out};
}

std::string write(const EventBody& body, Names players)
{
    rapidjson::StringBuffer buffer;
    JsonWriter out(buffer);
    out.StartObject();
    if (body.deal > 0) {
        out.Key("deal");
        out.Int(body.deal);
    }
    putJson(out, "match", body.match);
    putJson(out, "entry", body.entry);
    putJson(out, "previous", body.previous);
    putText(out, "reason", body.reason);
    putText(out, "of", body.of);
    if (body.by)
        putText(out, "by", players[*body.by]);
    putText(out, "rules", body.rules);
    putText(out, "option", body.option);
    putText(out, "value", body.value);
    if (body.dispute) {
        out.Key("dispute");
        put(out, *body.dispute);
    }
    if (!body.judged.empty()) {
        out.Key("judged");
        out.StartArray();
        for (const StoredJudgement& each : body.judged)
            put(out, each, players);
        out.EndArray();
    }
    if (body.imported) {
        out.Key("imported");
        out.Bool(true);
    }
    out.EndObject();
    return withErasures({buffer.GetString(), buffer.GetSize()}, body.knew);
}

std::string withErasures(std::string body, std::span<const std::string> erasures)
{
    if (erasures.empty())
        return body;
    const std::string_view before = body.size() > 2 ? "," : "";
    return fmt::format("{}{}{}\"{}\"]}}", std::string_view(body).substr(0, body.size() - 1), before, knew,
        fmt::join(erasures, "\",\""));
}

std::string withoutErasures(std::string body)
{
    const std::size_t last = body.rfind(knew); // within a text its quotation marks would be escaped
    if (last == std::string::npos)
        return body;
    body.resize(body[last - 1] == ',' ? last - 1 : last);
    return body + '}';
}

std::string shortErasure(std::string_view uuid)
{
    constexpr std::size_t digits = 8;
    return std::string(uuid.substr(uuid.size() - std::min(digits, uuid.size())));
}

bool knewOf(std::string_view body, std::string_view erasure)
{
    const std::size_t last = body.rfind(knew);
    return last != std::string_view::npos
        && body.substr(last).find(shortErasure(erasure)) != std::string_view::npos;
}

const char* attributeKey(EventKind kind)
{
    return kind == EventKind::PersonMarked ? "mark" : kind == EventKind::PersonListed ? "listed" : "distinct";
}

std::string write(EventKind kind, const PersonAttribute& said)
{
    rapidjson::StringBuffer buffer;
    JsonWriter out(buffer);
    out.StartObject();
    putText(out, "name", said.name);
    putText(out, "other", said.other);
    putText(out, attributeKey(kind), said.word);
    out.EndObject();
    return {buffer.GetString(), buffer.GetSize()};
}

} // namespace tafel::history
