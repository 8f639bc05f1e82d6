// The rank order of a deal. Trump, Obenabe and Undenufe decide it; Skat and Umwerter change it.
#pragma once

#include "games/eidex/deal.h"

namespace tafel::eidex {

/// The order of the nine cards in each suit. It is built once a deal and after each change by a power,
/// because every played card reads it.
class Order {
public:
    /// Trump J 9 A K Q 10 8 7 6; other suits and Obenabe A K Q J 10 9 8 7 6; Undenufe 6 7 8 9 10 J Q K A.
    explicit Order(Trump trump = {});

    /// Moves the tens of all suits between ace and king.
    void putTensHigh();
    /// Moves a card above or below the rest of its suit.
    void place(Card card, bool highest);

    /// The strength of the card within its suit; 0 is the lowest.
    int rank(Card card) const { return m_rank[suitOf(card)][rankOf(card)]; }
    /// The lower cards of the same suit.
    CardSet below(Card card) const { return m_below[suitOf(card)][rankOf(card)].in(card.suit); }
    /// Whether the cards are adjacent in the order of their suit.
    bool neighbours(Card a, Card b) const
    {
        const int apart = rank(a) - rank(b);
        return a.suit == b.suit && (apart == 1 || apart == -1);
    }

private:
    using Row = std::array<Rank, 9>; // The lowest rank comes first.
    static std::size_t suitOf(Card card) { return static_cast<std::size_t>(card.suit); }
    static std::size_t rankOf(Card card) { return static_cast<std::size_t>(card.rank); }
    Row row(Suit suit) const;
    void set(Suit suit, const Row& row);

    std::array<std::array<std::uint8_t, 16>, 4> m_rank = {};
    std::array<std::array<Holding, 16>, 4> m_below = {};
};

} // namespace tafel::eidex
