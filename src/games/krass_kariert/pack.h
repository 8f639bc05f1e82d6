// The 54 cards of Krass Kariert: how many there are of each, and how many a player is dealt.
#pragma once

#include <array>

#include "base/text.h"
#include "referee/round_entry.h"

namespace tafel::krass_kariert {

inline constexpr NumberCard xCard{NumberCard::x}, stopCard{NumberCard::stop}, redrawCard{NumberCard::redraw};
inline constexpr int reserveSize = 2;
inline constexpr int drawsForEachRedraw = 3;

/// 1 to 12 are there four times, X, Stop and Redraw twice.
constexpr int copiesOf(NumberCard card)
{
    return card.isNumber() ? 4 : 2;
}

/// Ten cards, of five players seven.
constexpr int handSize(int players)
{
    return players == 5 ? 7 : 10;
}

/// How often each card was seen.
class Seen {
public:
    /// \return false if the pack has fewer copies of it
    bool add(NumberCard card) { return ++m_counts[card.value] <= copiesOf(card); }

private:
    std::array<int, NumberCard::redraw + 1> m_counts = {};
};

/// "Die Karte 7 gibt es nur 4-mal."
Message tooMany(NumberCard card);

} // namespace tafel::krass_kariert
