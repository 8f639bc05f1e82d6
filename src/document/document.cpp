#include "document/document.h"

#include "document/deal_reader.h"
#include "document/match_writer.h"

namespace tafel::document {

namespace {

/// Appends what `fill` writes, laid out as asked.
template <typename Fill> void print(std::string& out, Layout layout, const Fill& fill)
{
    if (layout == Layout::Line) {
        LineWriter writer(out);
        return fill(writer);
    }
    Buffer buffer;
    PrettyWriter writer(buffer);
    writer.SetIndent(' ', 2);
    fill(writer);
    out.append(buffer.GetString(), buffer.GetSize());
}

template <typename Writer> void names(Writer& out, std::string_view name, const Match& match, Players players)
{
    key(out, name);
    out.StartArray();
    for (Player player = 0; player < match.count(); ++player)
        if (players.has(player))
            write(out, match.players[player]);
    out.EndArray();
}

template <typename Writer>
void numbers(Writer& out, std::string_view name, const Match& match, const PerPlayer<int>& values)
{
    key(out, name);
    out.StartObject();
    for (Player player = 0; player < match.count(); ++player) {
        key(out, match.players[player]);
        out.Int(values[player]);
    }
    out.EndObject();
}

template <typename Writer>
void reason(Writer& out, const Reason& reason, const Match& match, Language language, std::string& text)
{
    out.StartObject();
    key(out, "clause");
    write(out, reason.clause->id);
    if (reason.players.size() == 1) {
        key(out, "player");
        write(out, match.players[reason.players.first()]);
    }
    text.clear();
    reason.sentence.appendTo(text, language, match.players);
    key(out, "text");
    write(out, text);
    out.EndObject();
}

template <typename Writer>
void result(Writer& out, const Match& match, const Outcome& outcome, Language language)
{
    std::string text;
    out.StartObject();
    key(out, "format");
    write(out, "tafelrichter-result/1");
    key(out, "game");
    write(out, match.game->id());
    key(out, "edition");
    write(out, editionNames[static_cast<std::size_t>(match.edition)]);
    key(out, "deals");
    out.StartArray();
    for (std::size_t i = 0; i < outcome.deals.size(); ++i) {
        const ScoredDeal& deal = outcome.deals[i];
        out.StartObject();
        key(out, "deal");
        out.Int(static_cast<int>(i) + 1);
        key(out, "dealer");
        write(out, match.players[deal.award.dealer]);
        numbers(out, "award", match, deal.award.award);
        numbers(out, "total", match, deal.after.total);
        key(out, "because");
        out.StartArray();
        for (const Reason& each : deal.award.because)
            reason(out, each, match, language, text);
        out.EndArray();
        out.EndObject();
    }
    out.EndArray();
    key(out, "finished");
    out.Bool(outcome.standing.finished);
    names(out, "winners", match, outcome.standing.winners);
    names(out, "losers", match, outcome.standing.losers);
    key(out, "next");
    out.StartObject();
    if (!outcome.standing.finished) {
        key(out, "dealer");
        write(out, match.players[outcome.standing.dealer]);
    }
    out.EndObject();
    out.EndObject();
}

/// The number of the deal that a pointer leads into, from 1; 0: into none.
std::size_t dealOfPointer(std::string_view where)
{
    constexpr std::string_view deals = "/deals/";
    if (!where.starts_with(deals))
        return 0;
    std::size_t index = 0;
    for (char c : where.substr(deals.size())) {
        if (c < '0' || c > '9')
            break;
        index = index * 10 + static_cast<std::size_t>(c - '0');
    }
    return index + 1;
}

template <typename Writer> void refusal(Writer& out, const Refusal& refusal, Language language)
{
    out.StartObject();
    key(out, "error");
    out.StartObject();
    key(out, "code");
    write(out, codeName(refusal.code));
    if (const std::size_t deal = dealOfPointer(refusal.where); deal > 0) {
        key(out, "deal");
        out.Uint64(deal);
    }
    key(out, "where");
    write(out, refusal.where);
    if (refusal.code == Refusal::Code::Json) {
        key(out, "line");
        out.Uint64(refusal.line);
        key(out, "column");
        out.Uint64(refusal.column);
    }
    key(out, "message");
    write(out, refusal.message.in(language));
    if (refusal.clause) {
        key(out, "clause");
        write(out, refusal.clause->id);
    }
    if (!refusal.proof.empty()) {
        key(out, "proof");
        write(out, refusal.proof);
    }
    out.EndObject();
    out.EndObject();
}

} // namespace

Result<Match> readMatch(std::string_view json)
{
    Tree tree;
    return tree.parse(json).and_then([](const Json* root) { return readMatch(*root); });
}

Result<DealEntry> readDeal(const Match& head, std::string_view json)
{
    Tree tree;
    const Result<const Json*> root = tree.parse(json);
    if (!root)
        return tl::unexpected(root.error());
    DealEntry entry = readDeal(head, **root);
    if (!(*root)->IsObject())
        return tl::unexpected(entry.misread->refusal);
    return entry;
}

std::string writeDeal(const Match& head, const DealEntry& entry)
{
    std::string out;
    print(out, Layout::Line, [&](auto& writer) { MatchWriter(writer, head).deal(entry); });
    return out;
}

std::string writeMatch(const Match& match, bool withDeals, bool pretty)
{
    std::string out;
    print(out, pretty ? Layout::Pretty : Layout::Line,
        [&](auto& writer) { MatchWriter(writer, match).match(withDeals); });
    return out;
}

void writeResult(
    std::string& out, const Match& match, const Outcome& outcome, Language language, Layout layout)
{
    print(out, layout, [&](auto& writer) { result(writer, match, outcome, language); });
}

void writeRefusal(std::string& out, const Refusal& why, Language language, Layout layout)
{
    print(out, layout, [&](auto& writer) { refusal(writer, why, language); });
}

bool scoreDocument(std::string& out, std::string_view json, Language language, Layout layout)
{
    thread_local Tree tree; // keeps its memory from line to line
    const Result<const Json*> root = tree.parse(json);
    const Result<Match> match = root ? readMatch(**root) : Result<Match>(tl::unexpected(root.error()));
    const Result<Outcome> outcome = match ? score(*match) : Result<Outcome>(tl::unexpected(match.error()));
    if (outcome)
        writeResult(out, *match, *outcome, language, layout);
    else
        writeRefusal(out, outcome.error(), language, layout);
    return outcome.has_value();
}

} // namespace tafel::document
