#include "document/game_keys.h"
#include "document/round_writer.h"

namespace tafel::document {

namespace {

template <typename Writer>
void illegal(Writer& out, const Forbidden& forbidden, const Match& match, Language language)
{
    const Reason& first = forbidden.why.front();
    out.StartObject();
    card(out, "card", forbidden.card, match.game->pack());
    text(out, "clause", first.clause->id);
    text(out, "text", first.sentence.in(language, match.players));
    if (forbidden.why.size() > 1) {
        key(out, "also");
        out.StartArray();
        for (std::size_t i = 1; i < forbidden.why.size(); ++i)
            write(out, forbidden.why[i].clause->id);
        out.EndArray();
    }
    if (!forbidden.without.empty())
        text(out, "without", forbidden.without);
    out.EndObject();
}

/// Writes a complete trick: its winner, the winning card, its card points.
template <typename Writer>
void taken(Writer& out, const Match& match, const Verdict& verdict, Language language)
{
    if (verdict.winning) {
        text(out, "winner", match.players[verdict.winning->player]);
        if (verdict.winning->card)
            card(out, "card", *verdict.winning->card, match.game->pack());
    }
    if (verdict.points)
        number(out, "points", *verdict.points);
    std::string sentence;
    key(out, "because");
    reasons(out, verdict.because, match, language, sentence);
}

template <typename Writer>
void legalAndIllegal(Writer& out, const Match& match, const Verdict& verdict, Language language)
{
    key(out, "legal");
    cards(out, verdict.legal, match.game->pack());
    key(out, "illegal");
    out.StartArray();
    for (const Forbidden& each : verdict.illegal)
        illegal(out, each, match, language);
    out.EndArray();
}

/// Writes an incomplete trick: the player whose turn it is, and the legal cards.
template <typename Writer>
void open(Writer& out, const Match& match, const Verdict& verdict, Language language)
{
    text(out, "to_play", match.players[verdict.toPlay]);
    legalAndIllegal(out, match, verdict, language);
    if (verdict.winning && verdict.winning->card) {
        key(out, "winning");
        out.StartObject();
        text(out, "player", match.players[verdict.winning->player]);
        card(out, "card", *verdict.winning->card, match.game->pack());
        out.EndObject();
    }
}

/// Writes the combinations of Krass Kariert.
template <typename Writer> void combinations(Writer& out, const Verdict& verdict)
{
    key(out, "legal");
    out.StartArray();
    for (const Combination& each : verdict.combinations) {
        out.StartObject();
        numberList(out, "positions", each.positions);
        text(out, "kind", combinationNames[static_cast<std::size_t>(each.kind)]);
        number(out, "value", each.value);
        if (!each.calls.empty())
            numberList(out, "calls", each.calls);
        out.EndObject();
    }
    if (verdict.mayStop)
        write(out, NumberCard{NumberCard::stop}.text());
    if (verdict.mayRedraw)
        write(out, NumberCard{NumberCard::redraw}.text());
    out.EndArray();
}

/// Writes a position without a trick: the legal cards, and the required action.
template <typename Writer>
void withoutTrick(Writer& out, const Match& match, const Verdict& verdict, Language language)
{
    constexpr std::string_view must[] = {"", "", "play", "pass", "take", "may-take", "stuck"};
    if (keysOf(*match.game).has(Key::Table))
        combinations(out, verdict);
    else
        legalAndIllegal(out, match, verdict, language);
    if (verdict.must != Verdict::Obligation::Any)
        text(out, "must", must[static_cast<std::size_t>(verdict.must)]);
    if (verdict.because.empty())
        return;
    std::string sentence;
    key(out, "because");
    reasons(out, verdict.because, match, language, sentence);
}

/// Writes the reason that forbids it, with the numbers of this deal.
template <typename Writer>
void permission(
    Writer& out, const Permission& permission, const Match& match, Language language, std::string& sentence)
{
    out.StartArray();
    for (std::size_t i = 0; i < permission.because.size(); ++i)
        if (i == 0 && permission.message)
            reason(out, permission.because[i], match, permission.message->in(language));
        else
            reason(out, permission.because[i], match, language, sentence);
    out.EndArray();
}

template <typename Writer>
void answered(Writer& out, const QuestionDocument& asked, const PowerAnswer& answer, Language language)
{
    const Match& match = asked.question.match;
    std::string sentence;
    if (!asked.isList) {
        const Permission& only = answer.may.front();
        key(out, "allowed");
        out.Bool(only.allowed);
        key(out, "because");
        return permission(out, only, match, language, sentence);
    }
    key(out, "allowed");
    out.StartArray();
    for (const Permission& each : answer.may)
        out.Bool(each.allowed);
    out.EndArray();
    key(out, "because");
    out.StartArray();
    for (const Permission& each : answer.may)
        permission(out, each, match, language, sentence);
    out.EndArray();
    key(out, "order");
    out.StartArray();
    for (Player player : answer.order)
        write(out, match.players[player]);
    out.EndArray();
}

constexpr std::string_view verdictFormat = "tafelrichter-verdict/1";

} // namespace

void writeVerdict(
    std::string& out, const Match& head, const Verdict& verdict, Language language, Layout layout)
{
    print(out, layout, [&](auto& writer) {
        writer.StartObject();
        text(writer, "format", verdictFormat);
        if (verdict.complete)
            taken(writer, head, verdict, language);
        else if (verdict.must != Verdict::Obligation::Trick)
            withoutTrick(writer, head, verdict, language);
        else
            open(writer, head, verdict, language);
        writer.EndObject();
    });
}

void writeAnswer(std::string& out, const QuestionDocument& asked, const PowerAnswer& answer,
    Language language, Layout layout)
{
    print(out, layout, [&](auto& writer) {
        writer.StartObject();
        text(writer, "format", verdictFormat);
        answered(writer, asked, answer, language);
        writer.EndObject();
    });
}

void writePerft(std::string& out, const Perft& perft, int depth, Layout layout)
{
    print(out, layout, [&](auto& writer) {
        writer.StartObject();
        text(writer, "format", "tafelrichter-perft/1");
        number(writer, "depth", depth);
        key(writer, "nodes");
        writer.Uint64(perft.nodes);
        key(writer, "divide");
        writer.StartObject();
        for (const auto& [card, nodes] : perft.divide) {
            key(writer, card.text(Pack::Eidex));
            writer.Uint64(nodes);
        }
        writer.EndObject();
        writer.EndObject();
    });
}

} // namespace tafel::document
