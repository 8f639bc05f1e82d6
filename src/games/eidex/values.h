// What the cards of a deal are worth. Trump, Obenabe and Undenufe decide it, and powers change it.
#pragma once

#include "games/eidex/deal.h"

namespace tafel::eidex {

/// Card points of each card in this deal.
class Values {
public:
    explicit Values(Trump trump = {});

    /// Guggitaler: hearts 1 each, the king of stars 4, all others nothing, and no 5 for the last trick.
    void onlyHeartsAndStarsKing();
    /// Black Friday: the suit becomes worthless, ravens are worth that much more, rank by rank.
    void moveToRaven(Suit from);

    int of(Card card) const
    {
        return m_worth[static_cast<std::size_t>(card.suit)][static_cast<std::size_t>(card.rank)];
    }
    int of(CardSet cards) const;
    int lastTrick() const { return m_lastTrick; }
    /// All cards of the pack that are worth at most that, 3 or 4.
    CardSet upTo(int worth) const { return worth == 3 ? m_upToThree : m_upToFour; }

private:
    void rebuildIndex();

    CardSet m_upToThree, m_upToFour;
    std::array<std::array<std::uint8_t, 16>, 4> m_worth = {};
    int m_lastTrick = 5;
};

} // namespace tafel::eidex
