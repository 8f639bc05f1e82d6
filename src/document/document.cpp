#include "document/document.h"

#include "document/canonical.h"
#include "document/custom_game_reader.h"
#include "document/deal_reader.h"
#include "document/json_helpers.h"
#include "document/match_writer.h"
#include "document/position_reader.h"

namespace tafel::document {

namespace {

/// The number of the deal that a pointer leads into, from 1; 0 if it leads into none.
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
    text(out, "code", codeName(refusal.code));
    if (const std::size_t deal = dealOfPointer(refusal.where); deal > 0) {
        key(out, "deal");
        out.Uint64(deal);
    }
    text(out, "where", refusal.where);
    if (refusal.code == Refusal::Code::Json) {
        key(out, "line");
        out.Uint64(refusal.line);
        key(out, "column");
        out.Uint64(refusal.column);
    }
    text(out, "message", refusal.message.in(language));
    if (refusal.clause)
        text(out, "clause", refusal.clause->id);
    if (!refusal.proof.empty())
        text(out, "proof", refusal.proof);
    out.EndObject();
    out.EndObject();
}

} // namespace

Result<Match> readMatch(std::string_view json, Texts texts)
{
    JsonDocument tree;
    return tree.parse(json).and_then([&](const Json* root) { return readMatch(*root, texts); });
}

Result<std::shared_ptr<const custom::CustomGame>> readCustomGame(std::string_view json, Texts texts)
{
    JsonDocument tree;
    return tree.parse(json).and_then([&](const Json* root) { return readCustomGame(*root, texts); });
}

std::string prettyText(std::string_view json)
{
    JsonDocument tree;
    const Result<const Json*> root = tree.parse(json);
    return (root ? indented(**root) : std::string(json)) + '\n';
}

namespace {

bool hasFormat(std::string_view json, std::string_view begin)
{
    if (json.find(begin) == std::string_view::npos)
        return false;
    JsonDocument tree;
    const Result<const Json*> root = tree.parse(json);
    if (!root || !(*root)->IsObject())
        return false;
    const auto given = (*root)->FindMember("format");
    return given != (*root)->MemberEnd() && given->value.IsString() && view(given->value).starts_with(begin);
}

} // namespace

bool isMatchesHeader(std::string_view line)
{
    return hasFormat(line, std::string(matchesFormat) + '1')
        && line.find("\"players\"") == std::string_view::npos;
}

bool isGameDocument(std::string_view json)
{
    return hasFormat(json, "tafelrichter-game/");
}

std::optional<GameText> findGameText(std::string_view json, std::string_view key)
{
    JsonDocument tree;
    const Result<const Json*> root = tree.parse(json);
    if (!root || !(*root)->IsObject())
        return std::nullopt;
    for (const auto& member : (*root)->GetObject())
        if (view(member.name) == key && member.value.IsObject() && member.value.HasMember("id")
            && member.value["id"].IsString())
            return GameText{
                fingerprintOf(member.value), std::string(view(member.value["id"])), onOneLine(member.value)};
    return std::nullopt;
}

Result<Position> readPosition(std::string_view json)
{
    JsonDocument tree;
    return tree.parse(json).and_then([](const Json* root) { return readPosition(*root); });
}

Result<QuestionDocument> readQuestion(std::string_view json)
{
    JsonDocument tree;
    return tree.parse(json).and_then([](const Json* root) { return readQuestion(*root); });
}

Result<DealEntry> readDeal(const Match& head, std::string_view json, Texts texts)
{
    JsonDocument tree;
    const Result<const Json*> root = tree.parse(json);
    if (!root)
        return tl::unexpected(root.error());
    DealEntry entry = readDeal(head, **root, texts);
    if (!(*root)->IsObject())
        return tl::unexpected(entry.readError->refusal);
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

void writeRefusal(std::string& out, const Refusal& why, Language language, Layout layout)
{
    print(out, layout, [&](auto& writer) { refusal(writer, why, language); });
}

} // namespace tafel::document
