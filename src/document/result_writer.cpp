#include <algorithm>

#include "document/contract_writer.h"
#include "document/game_keys.h"
#include "document/json_helpers.h"
#include "document/match_reader.h"
#include "document/round_writer.h"
#include "games/custom/game.h"

namespace tafel::document {

namespace {

template <typename Writer> void points(Writer& out, const Match& match, const DealAward& award)
{
    key(out, "points");
    out.StartObject();
    for (Player player = 0; player < match.count(); ++player)
        if (award.entered[player])
            number(out, match.players[player], *award.entered[player]);
    out.EndObject();
}

/// Writes the results that follow from the log of a recorded deal: card points and tricks, or the measure.
template <typename Writer> void recorded(Writer& out, const Match& match, const DealAward& award)
{
    if (award.measured)
        MeasureWriter(out, match).write(*award.measured);
    if (award.tricks || (award.measured && award.measured->given().empty()))
        points(out, match, award);
    if (award.tricks)
        numbers(out, "tricks", match, *award.tricks);
}

/// A name, or null.
template <typename Writer>
void nameOrNull(Writer& out, std::string_view name, const Match& match, std::optional<Player> player)
{
    if (player)
        return text(out, name, match.players[*player]);
    key(out, name);
    out.Null();
}

template <typename Writer>
void revokes(Writer& out, const Match& match, const std::vector<DetectedRevoke>& found, std::size_t deal)
{
    const auto pointer = [&](int event) { return fmt::format("/deals/{}/log/{}", deal, event); };
    key(out, "revokes");
    out.StartArray();
    for (const DetectedRevoke& each : found) {
        out.StartObject();
        text(out, "where", pointer(each.event));
        if (each.proof)
            text(out, "proof", pointer(*each.proof));
        text(out, "player", match.players[each.player]);
        text(out, "clause", each.why.front().clause->id);
        out.EndObject();
    }
    out.EndArray();
}

template <typename Writer>
void deal(Writer& out, const Match& match, const ScoredDeal& deal, std::size_t index, Language language,
    std::string& sentence)
{
    const DealAward& award = deal.award;
    out.StartObject();
    number(out, "deal", static_cast<int>(index) + 1);
    text(out, "dealer", match.players[award.dealer]);
    if (award.opener)
        text(out, "opener", match.players[*award.opener]);
    if (!award.contract.empty())
        text(out, "contract", award.contract);
    recorded(out, match, award);
    if (award.turns)
        RoundWriter(out, match).turns(*award.turns);
    numbers(out, "award", match, award.award);
    numbers(out, "total", match, deal.after.total);
    if (award.lost)
        nameOrNull(out, "lost", match, *award.lost);
    if (award.isVoid)
        flag(out, "void", true);
    if (!award.revokes.empty())
        revokes(out, match, award.revokes, index);
    key(out, "because");
    reasons(out, award.because, match, language, sentence);
    out.EndObject();
}

/// Writes the next dealer or opener, and the playable contracts.
template <typename Writer> void next(Writer& out, const Match& match, const Standing& standing)
{
    if (!standing.dealerIsChosen)
        text(out, "dealer", match.players[standing.dealer]);
    if (standing.opener)
        text(out, "opener", match.players[*standing.opener]);
    if (standing.due.empty())
        return;
    key(out, "contracts");
    out.StartArray();
    for (std::string_view each : standing.due)
        write(out, each);
    out.EndArray();
    if (standing.tricks > 0)
        number(out, "tricks", standing.tricks);
}

/// How often each player has had each contract.
template <typename Writer>
void played(Writer& out, const Match& match, const custom::CustomGame& game, const Standing& standing)
{
    key(out, "played");
    out.StartObject();
    const auto& contracts = game.definition().contracts;
    for (Player player = 0; player < match.count(); ++player) {
        key(out, match.players[player]);
        out.StartObject();
        for (std::size_t i = 0; i < contracts.size(); ++i) {
            const auto count = std::count_if(standing.played.begin(), standing.played.end(),
                [&](const PlayedContract& each) { return each.contract == i && each.by.has(player); });
            if (count > 0)
                number(out, contracts[i].id, static_cast<int>(count));
        }
        out.EndObject();
    }
    out.EndObject();
}

template <typename Writer, typename Between>
void result(
    Writer& out, const Match& match, const Outcome& outcome, Language language, const Between& betweenDeals)
{
    std::string sentence;
    out.StartObject();
    text(out, "format", "tafelrichter-result/1");
    text(out, "game", match.game->id());
    const custom::CustomGame* const own = custom::customGame(match);
    if (own) {
        key(out, "own_game");
        out.StartObject();
        text(out, "id", own->definition().id);
        text(out, "fingerprint", own->fingerprint());
        out.EndObject();
    }
    if (hasCharacters(*match.game))
        text(out, "edition", editionNames[static_cast<std::size_t>(match.edition)]);
    key(out, "deals");
    out.StartArray();
    for (std::size_t i = 0; i < outcome.deals.size(); ++i) {
        deal(out, match, outcome.deals[i], i, language, sentence);
        betweenDeals();
    }
    out.EndArray();
    key(out, "finished");
    out.Bool(outcome.standing.finished);
    names(out, "winners", match, outcome.standing.winners);
    names(out, "losers", match, outcome.standing.losers);
    if (match.game->unit() == Unit::Strokes)
        numbers(out, "marks", match, outcome.standing.marks);
    key(out, "next");
    out.StartObject();
    if (!outcome.standing.finished)
        next(out, match, outcome.standing);
    out.EndObject();
    if (own)
        played(out, match, *own, outcome.standing);
    out.EndObject();
}

} // namespace

void writeResult(std::string& out, const Match& match, const Outcome& outcome, Language language,
    Layout layout, const TakePiece& take)
{
    print(
        out, layout,
        [&](auto& writer, const auto& between) { result(writer, match, outcome, language, between); }, take);
}

} // namespace tafel::document
