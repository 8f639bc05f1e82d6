#include "games/eidex/trick.h"

#include <algorithm>

namespace tafel::eidex {

std::optional<Suit> Trick::suitIfLedByOther() const
{
    for (const PlayedCard& each : playedCards())
        if (!each.out)
            return each.faceDown ? named : std::optional(each.card.suit);
    return std::nullopt;
}

Trick Trick::single(int players) const
{
    Trick single = *this;
    single.doubled = false;
    while (single.played > players)
        single.played = static_cast<std::uint8_t>(single.played - (single.cards[--single.size].out ? 0 : 1));
    return single;
}

const Trick::PlayedCard* Trick::find(Card card) const
{
    for (const PlayedCard& each : playedCards())
        if (each.known && each.card == card)
            return &each;
    return nullptr;
}

CardSet Trick::open() const
{
    CardSet open;
    for (const PlayedCard& each : playedCards())
        if (!each.out && !each.faceDown)
            open.add(each.card);
    return open;
}

bool Trick::hasFaceDown() const
{
    return std::any_of(
        playedCards().begin(), playedCards().end(), [](const PlayedCard& each) { return each.faceDown; });
}

bool Trick::allKnown() const
{
    return std::all_of(
        playedCards().begin(), playedCards().end(), [](const PlayedCard& each) { return each.known; });
}

CardSet Trick::counting() const
{
    CardSet counting;
    for (const PlayedCard& each : playedCards())
        if (!each.out && each.known)
            counting.add(each.card);
    return counting;
}

std::optional<Card> Trick::overtrump(const Order& order, Trump trump) const
{
    if (size < 2 || trump.kind != Trump::Kind::Suit || led().value_or(trump.suit) == trump.suit)
        return std::nullopt;
    const PlayedCard* highest = nullptr;
    for (const PlayedCard& each : playedCards())
        if (each.card.suit == trump.suit && !each.out && !each.faceDown
            && (!highest || order.rank(each.card) > order.rank(highest->card)))
            highest = &each;
    return highest ? std::optional(highest->card) : std::nullopt;
}

bool Trick::swapHolds(const Order& order) const
{
    return swapped && order.neighbours(swapped->first, swapped->second);
}

const Trick::PlayedCard* Trick::highest(const Order& order, Trump trump) const
{
    const std::optional<Suit> led = this->led();
    const bool swap = swapHolds(order);
    const PlayedCard* best = nullptr;
    int bestStrength = -1;
    for (const PlayedCard& each : playedCards()) {
        if (each.out || each.rankless)
            continue;
        Card card = each.card;
        if (swap && card == swapped->first)
            card = swapped->second;
        else if (swap && card == swapped->second)
            card = swapped->first;
        if (!trump.is(card.suit) && card.suit != led)
            continue;
        // A trump beats every card of the suit led.
        const int strength = order.rank(card) + (trump.is(card.suit) ? 16 : 0);
        if (strength > bestStrength) {
            bestStrength = strength;
            best = &each;
        }
    }
    return best;
}

const Trick::PlayedCard* Trick::best(const Order& order, Trump trump) const
{
    return allKnown() ? highest(order, trump) : nullptr;
}

void Trick::refuse(Player feministin, const Trick& then, const Order& order, Trump trump)
{
    const PlayedCard* hers = then.best(order, trump);
    if (hers && hers->player == feministin)
        cards[static_cast<std::size_t>(hers - then.cards.data())].rankless = true;
}

Trick::Refusal Trick::mayRefuse(Player feministin, const Order& order, Trump trump) const
{
    const PlayedCard* now = best(order, trump);
    if (!now || now->player != feministin)
        return Refusal::NotHers;
    bool queen = false, man = false;
    for (const PlayedCard& each : playedCards())
        if (!each.out) {
            queen = queen || each.card.rank == Rank::Queen;
            man = man || each.card.rank == Rank::King || each.card.rank == Rank::Jack;
        }
    if (!queen || !man)
        return Refusal::NoCouple;
    Trick refused = *this;
    refused.refuse(feministin, *this, order, trump);
    return refused.best(order, trump) ? Refusal::Possible : Refusal::NoOther;
}

} // namespace tafel::eidex
