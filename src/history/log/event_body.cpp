#include "history/log/event_body.h"

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

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

template <typename T> void putMap(Writer& out, const char* key, const PerPlayer<T>& values, Names players)
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
    put(out, "contract", judged.contract);
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
    if (judged.marks != PerPlayer<int>{})
        putMap(out, "marks", judged.marks, players);
    if (!judged.out.empty())
        putNames(out, "out", judged.out, players);
    out.EndObject();
}

void put(Writer& out, const Dispute& dispute)
{
    out.StartObject();
    put(out, "asker", dispute.asker);
    putJson(out, "question", dispute.question);
    put(out, "card", dispute.card);
    put(out, "verdict", dispute.verdict);
    out.Key("clauses");
    out.StartArray();
    for (const std::string& clause : dispute.clauses)
        put(out, clause);
    out.EndArray();
    put(out, "ruled", dispute.ruled);
    put(out, "note", dispute.note);
    out.EndObject();
}

} // namespace

Judged judged(const ScoredDeal& deal)
{
    Judged judged{deal.award.dealer, deal.award.award, deal.after.total, deal.award.entered, {},
        deal.after.finished, deal.after.winners, deal.after.losers, std::string(deal.award.contract),
        deal.after.marks, deal.after.out};
    for (const Reason& reason : deal.award.because)
        judged.because.emplace_back(reason.clause->id);
    return judged;
}

Judged judged(const Standing& start)
{
    return {.dealer = start.dealer, .total = start.total, .marks = start.marks, .out = start.out};
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
    if (body.by)
        put(out, "by", players[*body.by]);
    put(out, "rules", body.rules);
    put(out, "option", body.option);
    put(out, "value", body.value);
    if (body.dispute) {
        out.Key("dispute");
        put(out, *body.dispute);
    }
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

const char* wordKeyOf(EventKind kind)
{
    return kind == EventKind::PersonMarked ? "mark" : kind == EventKind::PersonListed ? "listed" : "distinct";
}

std::string write(EventKind kind, const SaidOfPerson& said)
{
    rapidjson::StringBuffer buffer;
    Writer out(buffer);
    out.StartObject();
    put(out, "name", said.name);
    put(out, "other", said.other);
    put(out, wordKeyOf(kind), said.word);
    out.EndObject();
    return {buffer.GetString(), buffer.GetSize()};
}

} // namespace tafel::history
