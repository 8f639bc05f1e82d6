#include "document/custom_game_reader.h"
#include "document/document.h"
#include "document/game_keys.h"
#include "document/json_helpers.h"
#include "document/match_reader.h"
#include "document/position_reader.h"

namespace tafel::document {

namespace {

template <typename Writer> void gameCheck(Writer& out, const custom::CustomGame& game)
{
    const custom::Definition& definition = game.definition();
    out.StartObject();
    text(out, "format", "tafelrichter-game-check/1");
    text(out, "id", definition.id);
    text(out, "fingerprint", game.fingerprint());
    key(out, "players");
    out.StartArray();
    custom::eachCount(
        definition.players, [&](std::size_t count) { return out.Int(static_cast<int>(count)), true; });
    out.EndArray();
    key(out, "contracts");
    out.StartArray();
    for (const custom::ContractDefinition& each : definition.contracts)
        write(out, each.id);
    out.EndArray();
    key(out, "deals");
    out.StartObject();
    custom::eachCount(definition.players, [&](std::size_t count) {
        key(out, std::to_string(count));
        if (const std::optional<int> deals = definition.dealsOf(static_cast<int>(count)))
            out.Int(*deals);
        else
            out.Null();
        return true;
    });
    out.EndObject();
    out.EndObject();
}

void writeGameCheck(std::string& out, const custom::CustomGame& game, Layout layout)
{
    print(out, layout, [&](auto& writer) { gameCheck(writer, game); });
}

/// The document as a tree that lives until the next one is parsed; it keeps its memory from line to line.
Result<const Json*> parsed(std::string_view json)
{
    thread_local JsonDocument tree;
    return tree.parse(json);
}

/// Writes the answer, or the error.
/// \return true for an answer
template <typename T, typename WriteAnswer>
bool print(std::string& out, const Result<T>& answer, Language language, Layout layout,
    const WriteAnswer& writeAnswer)
{
    if (answer)
        writeAnswer(*answer);
    else
        writeRefusal(out, answer.error(), language, layout);
    return answer.has_value();
}

/// Counts the legal sequences of `depth` cards in the last deal.
Result<Perft> perft(Match match, int depth)
{
    if (!keysOf(*match.game).has(Key::Powers))
        return match.game->perft(match, {}, {}, depth); // it has the refusal
    if (match.deals.empty())
        return tl::unexpected(Refusal{.code = Refusal::Code::Schema,
            .where = "/deals",
            .message
            = {.de = "Hier fehlt die aufgezeichnete Partie.", .en = "The recorded deal is missing here."}});
    const DealEntry last = std::move(match.deals.back());
    match.deals.pop_back();
    const Result<Outcome> before = score(match);
    if (!before)
        return tl::unexpected(before.error());
    const std::string at = fmt::format("/deals/{}", match.deals.size());
    if (last.readError)
        return tl::unexpected(Refusal(last.readError->refusal).under(at));
    if (!last.hands)
        return tl::unexpected(Refusal{.code = Refusal::Code::Schema,
            .where = at,
            .message = {.de = "Weitergespielt wird nur eine aufgezeichnete Partie mit «hands».",
                .en = "Only a recorded deal with \"hands\" can be continued."}});
    return match.game->perft(match, before->standing, last, depth).map_error([&](Refusal refusal) {
        return std::move(refusal).under(at);
    });
}

} // namespace

bool scoreDocument(std::string& out, std::string_view json, Language language, Layout layout)
{
    return scoreDocumentInPieces(out, json, language, layout, {});
}

bool scoreDocumentInPieces(
    std::string& out, std::string_view json, Language language, Layout layout, const TakePiece& take)
{
    const Result<Match> match = parsed(json).and_then([](const Json* root) { return readMatch(*root); });
    const Result<Outcome> outcome = match.and_then(score);
    return print(out, outcome, language, layout,
        [&](const Outcome& scored) { writeResult(out, *match, scored, language, layout, take); });
}

bool checkGameDocument(std::string& out, std::string_view json, Language language, Layout layout)
{
    const auto game = parsed(json).and_then([](const Json* root) { return readCustomGame(*root); });
    return print(out, game, language, layout,
        [&](const std::shared_ptr<const custom::CustomGame>& each) { writeGameCheck(out, *each, layout); });
}

bool promptsDocument(std::string& out, std::string_view json, Language language, Layout layout)
{
    const Result<Match> match = parsed(json).and_then([](const Json* root) { return readMatch(*root); });
    const Result<MatchPrompts> asking = match.and_then(promptsFor);
    return print(out, asking, language, layout,
        [&](const MatchPrompts& each) { writePrompts(out, *match, each, language, layout); });
}

bool judgeDocument(std::string& out, std::string_view json, Language language, Layout layout)
{
    const Result<const Json*> root = parsed(json);
    if (root && isQuestion(**root))
        return print(out, readQuestion(**root), language, layout, [&](const QuestionDocument& asked) {
            writeAnswer(out, asked, asked.question.match.game->answer(asked.question), language, layout);
        });
    const Result<Position> position = root.and_then([](const Json* each) { return readPosition(*each); });
    const Result<Verdict> verdict
        = position.and_then([](const Position& each) { return each.match.game->judge(each); });
    return print(out, verdict, language, layout,
        [&](const Verdict& judged) { writeVerdict(out, position->match, judged, language, layout); });
}

bool perftDocument(std::string& out, std::string_view json, int depth, Language language, Layout layout)
{
    const Result<Perft> counted
        = parsed(json).and_then([](const Json* root) { return readMatch(*root); }).and_then([&](Match match) {
              return perft(std::move(match), depth);
          });
    return print(
        out, counted, language, layout, [&](const Perft& perft) { writePerft(out, perft, depth, layout); });
}

} // namespace tafel::document
