// A hand whose order matters: its cards are never moved, only taken out and put in.
#pragma once

#include <span>

#include "referee/round_entry.h"

namespace tafel::krass_kariert {

class Hand {
public:
    Hand() = default;
    explicit Hand(std::vector<NumberCard> cards);

    std::span<const NumberCard> cards() const { return m_cards; }
    bool empty() const { return m_cards.empty(); }
    int size() const { return static_cast<int>(m_cards.size()); }

    /// True for neighbouring cards: at least one, from left to right, without a gap.
    bool isContiguous(std::span<const int> positions) const;
    /// Such a run leaves the hand and the gap closes.
    std::vector<NumberCard> takeOut(std::span<const int> positions);

    /// Between two cards or at an end.
    bool isValidPosition(int at) const { return at >= 0 && at <= size(); }
    /// The card has that position once it is in.
    void putIn(NumberCard card, int at);

private:
    std::vector<NumberCard> m_cards;
};

} // namespace tafel::krass_kariert
