#include "games/compendium/play.h"

#include <algorithm>

#include <fmt/format.h>

#include "games/compendium/clauses.h"
#include "games/compendium/measure.h"
#include "referee/refusals.h"

namespace tafel::compendium {

namespace {

using Code = Refusal::Code;

/// The higher the stronger.
int rankOrder(std::span<const Rank> ranks, Rank rank)
{
    return static_cast<int>(ranks.end() - std::find(ranks.begin(), ranks.end(), rank));
}

/// Follow suit if you can, otherwise play anything; `suitOf` says to which suit a card belongs.
template <typename SuitOf> CardSet following(const Turn& turn, const SuitOf& suitOf)
{
    if (!turn.led || !turn.contract->follow)
        return turn.hand;
    const Suit led = suitOf(*turn.led);
    CardSet same;
    for (Card card : turn.hand)
        if (suitOf(card) == led)
            same.add(card);
    return same.empty() ? turn.hand : same;
}
CardSet following(const Turn& turn)
{
    return following(turn, [&](Card card) { return suitOf(*turn.table, card, turn.trump); });
}
CardSet followingAsPrinted(const Turn& turn)
{
    return following(turn, [](Card card) { return card.suit; });
}

/// A card of the hand, or the lead, that is not of the suit that is printed on it.
std::optional<Card> ofAnotherSuit(const Turn& turn)
{
    CardSet cards = turn.hand;
    if (turn.led)
        cards.add(*turn.led);
    for (Card card : cards)
        if (suitOf(*turn.table, card, turn.trump) != card.suit)
            return card;
    return std::nullopt;
}

/// The cards that must be kept out of this trick if possible.
CardSet banned(const Turn& turn)
{
    return turn.firstTrick ? turn.contract->notInFirstTrick : CardSet();
}

} // namespace

std::span<const Rank> ranksOf(const GameTable& table, int players)
{
    return players == 3 && !table.ranksOfThree.empty() ? table.ranksOfThree : table.ranks;
}

Suit suitOf(const GameTable& table, Card card, std::optional<Suit> trump)
{
    return table.suitOf ? table.suitOf(card, trump) : card.suit;
}

CardSet legalCards(const Turn& turn)
{
    if (turn.top)
        return {*turn.top};
    // Following suit comes before the first-trick ban, and the ban gives way when nothing else is legal.
    const CardSet fitting = following(turn), allowed = fitting - banned(turn);
    return allowed.empty() ? fitting : allowed;
}

namespace {

/// The most special reason why a card of the suit led may not follow, or another one must.
Reason belongsToTrump(const Turn& turn)
{
    const Card jack = *ofAnotherSuit(turn);
    return {&turn.table->ranking(turn.players, jack, turn.trump), {},
        {{.de = "{0} gehört zur Trumpffarbe.", .en = "{0} belongs to the trump suit."},
            {Argument::card(jack, Pack::French)}}};
}

} // namespace

Reasons reasons(const Turn& turn, Card card)
{
    if (turn.top)
        return {{turn.contract->lastDealtFirst, {},
            {{.de = "{0} ist an der Reihe: gespielt wird rückwärts, wie gegeben wurde.",
                 .en = "{0} is next: cards are played in the reverse order of the deal."},
                {Argument::card(*turn.top, Pack::French)}}}};
    Reasons forbidding;
    const CardSet fitting = following(turn), free = fitting - banned(turn);
    if (banned(turn).has(card) && !free.empty())
        forbidding.push_back({turn.contract->ban ? turn.contract->ban : &clause::firstTrickBan, {},
            {{.de = "{0} bleibt aus dem ersten Stich, solange eine andere Karte erlaubt ist.",
                 .en = "{0} stays out of the first trick while another card is legal."},
                {Argument::card(card, Pack::French)}}});
    if (!fitting.has(card)) {
        if (followingAsPrinted(turn).has(card))
            forbidding.push_back(belongsToTrump(turn));
        forbidding.push_back({&clause::followSuit, {},
            {{.de = "{0} ist ausgespielt: Farbe bedienen, solange es geht.",
                 .en = "{0} was led: follow suit while you can."},
                {Argument::card(*turn.led, Pack::French)}}});
    }
    if (!fitting.has(card) && free.empty())
        forbidding.push_back({&clause::firstTrickBan, {},
            {{.de = "Bekennen geht vor, auch mit einer Karte, die sonst nicht in den ersten Stich darf.",
                .en = "Following suit comes first, even with a card that must otherwise stay out of the "
                      "first trick."}}});
    return forbidding;
}

std::size_t winnerOf(const GameTable& table, const Contract& contract, int players,
    std::span<const Card> trick, std::optional<Suit> trump)
{
    if (!contract.trump)
        trump.reset();
    const Suit led = suitOf(table, trick.front(), trump);
    const std::span<const Rank> ranks = ranksOf(table, players);
    const auto strength = [&](Card card) {
        if (table.strength)
            return table.strength(card, led, trump);
        const Suit suit = suitOf(table, card, trump);
        const bool isTrump = trump == suit;
        return isTrump || suit == led ? (isTrump ? 100 : 0) + rankOrder(ranks, card.rank) : 0;
    };
    std::size_t best = 0;
    for (std::size_t i = 1; i < trick.size(); ++i)
        if (strength(trick[i]) > strength(trick[best]))
            best = i;
    return best;
}

namespace {

/// The rule about the winner, and the rule that makes the card the highest; the most special one first.
Reasons whyWins(const GameTable& table, const Contract& contract, int players, std::optional<Suit> trump,
    Verdict::LeadingCard best)
{
    const Clause& wins = contract.trump ? clause::trumpWins
        : contract.follow               ? clause::followSuit
                                        : clause::blind;
    const bool special = table.ranking != nullptr;
    const Clause& ranks = special ? table.ranking(players, *best.card, trump) : clause::ranks;
    const Clause &first = special ? ranks : wins, &second = special ? wins : ranks;
    return {{&first, {best.player},
                {{.de = "{0} gewinnt mit {1}.", .en = "{0} wins with {1}."},
                    {Argument::player(best.player), Argument::card(*best.card, Pack::French)}}},
        {&second, {}, {second.text}}};
}

/// The cards of the trick, all open, no more than it has places.
Result<std::vector<Card>> lying(const TrickSoFar& trick, int places)
{
    std::vector<Card> cards;
    for (const std::optional<Card>& card : trick.cards)
        if (card)
            cards.push_back(*card);
        else
            return refuse(Code::Schema, fmt::format("/trick/cards/{}", cards.size()),
                {.de = "In diesem Spiel liegt keine Karte verdeckt.",
                    .en = "In this game no card is played face down."});
    if (static_cast<int>(cards.size()) > places)
        return refuse(Code::Impossible, "/trick/cards",
            {.de = fmt::format("Es liegen {} Karten; der Stich hat {}.", cards.size(), places),
                .en = fmt::format("{} cards were played, but the trick has {}.", cards.size(), places)});
    return cards;
}

/// Each card once.
Result<void> checkCardsPossible(const std::vector<Card>& trick, const std::vector<Card>* hand)
{
    CardSet seen;
    const auto addOnce = [&](const std::vector<Card>& cards, std::string_view where) -> Result<void> {
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (seen.has(cards[i]))
                return duplicateCard(fmt::format("{}/{}", where, i), cards[i], Pack::French);
            seen.add(cards[i]);
        }
        return {};
    };
    if (Result<void> answer = addOnce(trick, "/trick/cards"); !answer || !hand)
        return answer;
    if (Result<void> answer = addOnce(*hand, "/hand"); !answer)
        return answer;
    return {};
}

/// The turn of a position with a possible trick.
Turn turnOf(const GameTable& table, const Contract& contract, const Position& position)
{
    Turn turn{.table = &table,
        .contract = &contract,
        .players = position.match.count(),
        .trump = position.contract->trump,
        .firstTrick = position.contract->firstTrick};
    if (!position.trick.cards.empty())
        turn.led = position.trick.cards.front();
    for (Card card : *position.hand)
        turn.hand.add(card);
    return turn;
}

} // namespace

Reasons whyMayPlay(const GameTable& table, const Contract& contract, const Position& position, Card card)
{
    const Result<Verdict> verdict = judgeTrick(table, contract, position);
    if (!verdict || verdict->complete || !position.hand)
        return {};
    const Turn turn = turnOf(table, contract, position);
    const CardSet fitting = following(turn), free = fitting - banned(turn);
    if (!legalCards(turn).has(card))
        return {};
    Reasons out;
    if (banned(turn).has(card))
        out.push_back({turn.contract->ban ? turn.contract->ban : &clause::firstTrickBan, {},
            {{.de = "Eine andere Karte ist nicht erlaubt.", .en = "No other card is legal."}}});
    else if (turn.firstTrick && !(fitting - free).empty())
        out.push_back({turn.contract->ban ? turn.contract->ban : &clause::firstTrickBan, {},
            {{.de = "{0} darf in den ersten Stich.", .en = "{0} may be played to the first trick."},
                {Argument::card(card, Pack::French)}}});
    const Clause& rule = turn.contract->follow ? clause::followSuit : clause::blind;
    if (!turn.led)
        out.push_back({&rule, {}, {whoLeadsMayPlayAny}});
    else if (turn.contract->follow && suitOf(table, card, turn.trump) != suitOf(table, *turn.led, turn.trump))
        out.push_back({&rule, {}, {suitLedNotInHand}});
    else
        out.push_back({&rule, {}, {rule.text}});
    return out;
}

Result<Verdict> judgeTrick(const GameTable& table, const Contract& contract, const Position& position)
{
    const int players = position.match.count();
    const TrickSoFar& trick = position.trick;
    const std::optional<Suit> trump = position.contract->trump;
    const Result<std::vector<Card>> cards = lying(trick, players);
    if (!cards)
        return tl::unexpected(cards.error());
    const std::vector<Card>* hand = position.hand ? &*position.hand : nullptr;
    if (Result<void> answer = checkCardsPossible(*cards, hand); !answer)
        return tl::unexpected(std::move(answer.error()));

    const auto seat = [&](std::size_t place) {
        return static_cast<Player>((trick.lead + place) % static_cast<std::size_t>(players));
    };
    Verdict verdict;
    if (!cards->empty()) {
        const std::size_t place = winnerOf(table, contract, players, *cards, trump);
        verdict.winning = Verdict::LeadingCard{seat(place), (*cards)[place]};
    }
    verdict.complete = static_cast<int>(cards->size()) == players;
    if (verdict.complete) {
        verdict.because = whyWins(table, contract, players, trump, *verdict.winning);
        if (table.points) {
            verdict.points = 0;
            for (Card each : *cards)
                *verdict.points += table.points(each, trump);
        }
        return verdict;
    }
    if (!hand)
        return refuse(Code::Schema, {},
            {.de = "Welche Karten sind auf der Hand? «hand» fehlt.",
                .en = "Which cards are in hand? \"hand\" is missing."});
    const Turn turn = turnOf(table, contract, position);
    verdict.toPlay = seat(cards->size());
    const CardSet legal = legalCards(turn);
    for (Card card : *hand)
        if (legal.has(card))
            verdict.legal.push_back(card);
        else
            verdict.illegal.push_back({card, reasons(turn, card)});
    return verdict;
}

} // namespace tafel::compendium
