#include "games/eidex/order.h"

#include <algorithm>

namespace tafel::eidex {

namespace {

using Row = std::array<Rank, 9>;
constexpr Row trumps{Rank::Six, Rank::Seven, Rank::Eight, Rank::Ten, Rank::Queen, Rank::King, Rank::Ace,
    Rank::Nine, Rank::Jack};
constexpr Row others{Rank::Six, Rank::Seven, Rank::Eight, Rank::Nine, Rank::Ten, Rank::Jack, Rank::Queen,
    Rank::King, Rank::Ace};

void move(Row& row, Rank rank, const Rank* before)
{
    // The eight other cards, followed by a free place.
    const auto rest = std::remove(row.begin(), row.end(), rank);
    const auto at = before ? std::find(row.begin(), rest, *before) : rest;
    std::copy_backward(at, rest, row.end());
    *at = rank;
}

} // namespace

Order::Order(Trump trump)
{
    for (Suit suit : {Suit::Hearts, Suit::Lizard, Suit::Raven, Suit::Stars}) {
        Row row = trump.is(suit) ? trumps : others;
        if (trump.kind == Trump::Kind::Undenufe)
            std::reverse(row.begin(), row.end());
        set(suit, row);
    }
}

void Order::putTensHigh()
{
    for (Suit suit : {Suit::Hearts, Suit::Lizard, Suit::Raven, Suit::Stars}) {
        Row row = this->row(suit);
        const bool kingFirst
            = rank({suit, Rank::King}) < rank({suit, Rank::Ace}); // False in Undenufe, where the ace is low.
        const Rank above = kingFirst ? Rank::Ace : Rank::King;
        move(row, Rank::Ten, &above);
        set(suit, row);
    }
}

void Order::place(Card card, bool highest)
{
    Row row = this->row(card.suit);
    const Rank lowest = row[0] == card.rank ? row[1] : row[0];
    move(row, card.rank, highest ? nullptr : &lowest);
    set(card.suit, row);
}

Row Order::row(Suit suit) const
{
    Row row = others;
    std::sort(row.begin(), row.end(), [&](Rank a, Rank b) { return rank({suit, a}) < rank({suit, b}); });
    return row;
}

void Order::set(Suit suit, const Row& row)
{
    Holding below;
    for (std::size_t i = 0; i < row.size(); ++i) {
        m_rank[static_cast<std::size_t>(suit)][static_cast<std::size_t>(row[i])]
            = static_cast<std::uint8_t>(i);
        m_below[static_cast<std::size_t>(suit)][static_cast<std::size_t>(row[i])] = below;
        below.add(row[i]);
    }
}

} // namespace tafel::eidex
