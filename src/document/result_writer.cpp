#include "document/match_reader.h"
#include "document/writing.h"

namespace tafel::document {

namespace {

template <typename Writer> void names(Writer& out, std::string_view name, const Match& match, Players players)
{
    key(out, name);
    out.StartArray();
    for (Player player = 0; player < match.count(); ++player)
        if (players.has(player))
            write(out, match.players[player]);
    out.EndArray();
}

/// What a recorded deal comes to: card points and tricks follow from its log.
template <typename Writer> void recorded(Writer& out, const Match& match, const DealAward& award)
{
    key(out, "points");
    out.StartObject();
    for (Player player = 0; player < match.count(); ++player)
        if (award.entered[player])
            number(out, match.players[player], *award.entered[player]);
    out.EndObject();
    numbers(out, "tricks", match, *award.tricks);
}

template <typename Writer>
void revokes(Writer& out, const Match& match, const std::vector<RevokeFound>& found, std::size_t deal)
{
    const auto pointer = [&](int event) { return fmt::format("/deals/{}/log/{}", deal, event); };
    key(out, "revokes");
    out.StartArray();
    for (const RevokeFound& each : found) {
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
    if (award.tricks)
        recorded(out, match, award);
    numbers(out, "award", match, award.award);
    numbers(out, "total", match, deal.after.total);
    if (award.isVoid) {
        key(out, "void");
        out.Bool(true);
    }
    if (!award.revokes.empty())
        revokes(out, match, award.revokes, index);
    key(out, "because");
    reasons(out, award.because, match, language, sentence);
    out.EndObject();
}

template <typename Writer>
void result(Writer& out, const Match& match, const Outcome& outcome, Language language)
{
    std::string sentence;
    out.StartObject();
    text(out, "format", "tafelrichter-result/1");
    text(out, "game", match.game->id());
    text(out, "edition", editionNames[static_cast<std::size_t>(match.edition)]);
    key(out, "deals");
    out.StartArray();
    for (std::size_t i = 0; i < outcome.deals.size(); ++i)
        deal(out, match, outcome.deals[i], i, language, sentence);
    out.EndArray();
    key(out, "finished");
    out.Bool(outcome.standing.finished);
    names(out, "winners", match, outcome.standing.winners);
    names(out, "losers", match, outcome.standing.losers);
    key(out, "next");
    out.StartObject();
    if (!outcome.standing.finished)
        text(out, "dealer", match.players[outcome.standing.dealer]);
    out.EndObject();
    out.EndObject();
}

} // namespace

void writeResult(
    std::string& out, const Match& match, const Outcome& outcome, Language language, Layout layout)
{
    print(out, layout, [&](auto& writer) { result(writer, match, outcome, language); });
}

} // namespace tafel::document
