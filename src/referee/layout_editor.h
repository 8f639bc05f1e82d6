// Cards that are laid side by side, in rows or in a series: the game is asked card by card what fits.
#pragma once

#include <map>

#include "referee/game.h"

namespace tafel {

class LayoutEditor {
public:
    /// Which cards have to be laid before a card lies, itself last.
    using Placements = std::map<Card, std::vector<Card>>;

    /// What `position.contract` has laid, or in its series.
    explicit LayoutEditor(Position position);

    /// The cards of a suit that can lie besides, each with those of its suit that are laid before it.
    Placements ways(Suit suit) const { return ways(suit, cards()); }
    /// With this card, and all that had to be laid before it: a row is told by its ends.
    std::vector<Card> with(Card card) const;
    /// Without this card, and all that does not fit without it.
    std::vector<Card> without(Card card) const;
    /// The cards of a suit as they lie side by side: each beside the one that it waited for.
    std::vector<Card> row(Suit suit) const;
    /// Why this card cannot lie; nothing: it can.
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
