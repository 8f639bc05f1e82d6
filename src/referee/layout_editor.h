// Builds a layout of cards in rows or in a series: the game checks for each card whether it fits.
#pragma once

#include <map>

#include "referee/game.h"

namespace tafel {

class LayoutEditor {
public:
    /// For each card the cards that must be laid up to and including it.
    using Placements = std::map<Card, std::vector<Card>>;

    /// Starts with the laid cards of `position.contract`, or with its series.
    explicit LayoutEditor(Position position);

    /// The further cards of a suit that can be laid, each with the cards of its suit that are laid before it.
    Placements ways(Suit suit) const { return ways(suit, cards()); }
    /// The cards after laying this one and all that must be laid before it; the ends define a row.
    std::vector<Card> with(Card card) const;
    /// Without this card, and all that does not fit without it.
    std::vector<Card> without(Card card) const;
    /// The cards of a suit in their row: each next to the card that it had to wait for.
    std::vector<Card> row(Suit suit) const;
    /// The reason why this card cannot be laid; nothing if it can.
    std::optional<Refusal> against(Card card) const;

private:
    const std::vector<Card>& cards() const
    {
        return m_series ? *m_position.contract->series : *m_position.contract->laid;
    }
    Result<Verdict> judge(std::vector<Card> laid, std::vector<Card> hand) const;
    bool fits(std::vector<Card> laid, Card card) const;
    Placements ways(Suit suit, const std::vector<Card>& laid) const;

    Position m_position;
    bool m_series;
};

} // namespace tafel
