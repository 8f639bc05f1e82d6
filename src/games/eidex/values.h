// The card points of a deal. Trump, Obenabe and Undenufe decide them, and powers change them.
#pragma once

#include "games/eidex/deal.h"

namespace tafel::eidex {

/// The card points of all cards and of the last trick, as long as no power changes them.
constexpr int regularCardPoints = 157;

/// Card points of each card in this deal.
class Values {
public:
    explicit Values(Trump trump = {});

    /// Guggitaler: hearts count 1 each, the king of stars 4, all others 0, and there is no 5 for the last
    /// trick.
    void onlyHeartsAndStarsKing();
    /// Black Friday: moves the values of the suit to the ravens, rank by rank.
    void moveToRaven(Suit from);

    int of(Card card) const
    {
        return m_worth[static_cast<std::size_t>(card.suit)][static_cast<std::size_t>(card.rank)];
    }
    int of(CardSet cards) const;
    int lastTrick() const { return m_lastTrick; }
    /// All cards of the pack that count at most `worth`, which is 3 or 4.
    CardSet upTo(int worth) const { return worth == 3 ? m_upToThree : m_upToFour; }

private:
    void rebuildIndex();

    CardSet m_upToThree, m_upToFour;
    std::array<std::array<std::uint8_t, 16>, 4> m_worth = {};
    int m_lastTrick = 5;
};

} // namespace tafel::eidex
