#include "games/krass_kariert/play.h"

#include <algorithm>

#include <fmt/format.h>

#include "games/krass_kariert/clauses.h"
#include "games/krass_kariert/pack.h"

namespace tafel::krass_kariert {

namespace {

using Cards = std::span<const NumberCard>;

tl::unexpected<Refusal> illegal(Message message, const Clause& clause)
{
    return tl::unexpected(Refusal{
        .code = Refusal::Code::IllegalPlay, .where = {}, .message = std::move(message), .clause = &clause});
}

bool isAction(NumberCard card)
{
    return card == stopCard || card == redrawCard;
}

std::string listed(Cards cards)
{
    std::string text;
    for (NumberCard card : cards)
        text += (text.empty() ? "" : " ") + std::string(card.text());
    return text;
}

/// One call for each X: a number for one, a list for two; none without.
Result<void> checkCalls(Cards cards, const RoundEvent& event)
{
    const auto crosses = static_cast<std::size_t>(std::count(cards.begin(), cards.end(), xCard));
    if (!event.value) {
        if (crosses > 0)
            return illegal({.de = "Welche Zahl ist das X? «value» fehlt.",
                               .en = "Which number is the X? \"value\" is missing."},
                clause::xCall);
        return {};
    }
    if (crosses == 0)
        return illegal({.de = "Ohne X ist nichts anzusagen: «value» gehört hier nicht hin.",
                           .en = "Without an X there is nothing to call: \"value\" does not belong here."},
            clause::xCall);
    if (event.value->size() != crosses || event.valueIsList != (crosses > 1))
        return illegal({.de = "Für ein X steht eine Zahl, für zwei X eine Liste von zweien.",
                           .en = "One X needs a number, two X a list of two."},
            clause::xCall);
    for (int call : *event.value)
        if (call < 1 || call > NumberCard::highest)
            return illegal({.de = fmt::format("Ein X ist 1 bis 12, nicht {}.", call),
                               .en = fmt::format("An X is 1 to 12, not {}.", call)},
                clause::xCall);
    return {};
}

/// The reason why neighbouring cards are not a combination.
tl::unexpected<Refusal> noCombination(Cards cards, bool twoX)
{
    if (cards.size() > longestCombination)
        return illegal({.de = fmt::format("{} Karten sind zu viele: höchstens drei.", cards.size()),
                           .en = fmt::format("{} cards are too many: at most three.", cards.size())},
            clause::sideBySide);
    const bool onlyX = std::count(cards.begin(), cards.end(), xCard) == std::ssize(cards);
    if (onlyX && !twoX)
        return illegal({.de = "Zwei X ohne Zahl sind keine Kombination.",
                           .en = "Two X without a number are not a combination."},
            clause::xAlone);
    const auto has = [&](std::uint8_t value) {
        return std::find(cards.begin(), cards.end(), NumberCard{value}) != cards.end();
    };
    return illegal({.de = fmt::format("{} ist keine Kombination.", listed(cards)),
                       .en = fmt::format("{} is not a combination.", listed(cards))},
        has(1) && has(NumberCard::highest) ? clause::runs : clause::ranks);
}

} // namespace

Result<Played> readPlay(
    const Hand& hand, const RoundEvent& event, const Combination* standing, bool twoX, std::string_view by)
{
    if (!hand.isContiguous(event.positions))
        return illegal({.de = fmt::format("{} hat {} Karten: gib die Stellen von Karten an, die "
                                          "nebeneinander liegen, von links nach rechts gezählt ab 0.",
                            by, hand.size()),
                           .en = fmt::format("{} has {} cards: give the positions of cards that lie side by "
                                             "side, counted from left to right from 0.",
                               by, hand.size())},
            clause::sideBySide);
    const Cards cards
        = hand.cards().subspan(static_cast<std::size_t>(event.positions.front()), event.positions.size());
    if (std::any_of(cards.begin(), cards.end(), isAction) && cards.size() > 1)
        return illegal({.de = fmt::format("{}: Stop und Redraw werden allein gespielt.", listed(cards)),
                           .en = fmt::format("{}: Stop and Redraw are played alone.", listed(cards))},
            clause::alone);
    if (Result<void> answer = checkCalls(cards, event); !answer)
        return tl::unexpected(std::move(answer.error()));
    if (isAction(cards.front()))
        return cards.front();
    std::vector<CalledCard> called;
    std::size_t call = 0;
    for (NumberCard card : cards)
        called.push_back(
            card == xCard ? CalledCard{card, (*event.value)[call++]} : CalledCard{card, std::nullopt});
    std::optional<Combination> combination = combinationOf(called, twoX);
    if (!combination)
        return noCombination(cards, twoX);
    if (standing && !outbids(*combination, *standing)) {
        const Message low = describe(*combination), high = describe(*standing);
        return illegal({.de = fmt::format("{} überbietet {} nicht.", low.de, high.de),
                           .en = fmt::format("{} does not outbid {}.", low.en, high.en)},
            clause::outbid);
    }
    combination->positions = event.positions;
    return std::move(*combination);
}

} // namespace tafel::krass_kariert
