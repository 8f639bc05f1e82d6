// The least that legality and a playout can be: bit masks and tables, no powers, no reasons. What the referee
// is measured against.
#pragma once

#include <array>
#include <cstdint>

namespace tafel::bench::bare {

/// Suit times 16 plus rank (6 … 14), so that a hand is one word.
using Card = std::uint8_t;
using Cards = std::uint64_t;

/// 0 … 3 the trump suit, 4 Obenabe, 5 Undenufe.
using Trump = std::uint8_t;

struct Trick {
    std::array<Card, 3> cards;
    std::uint8_t size;
};

/// The cards of the hand that may be played.
Cards legal(Cards hand, Trick trick, Trump trump);

/// A deal of three players as it was played.
struct Deal {
    std::array<Cards, 3> hands;
    std::array<Card, 3> putDown;
    Trump trump;
    std::uint8_t count;
    std::array<Card, 40> cards;
    std::array<std::uint8_t, 40> players;
};

struct Outcome {
    std::array<int, 3> points, tricks;
    int illegal; ///< Cards that could not be played.
};

Outcome playOut(const Deal& deal);

/// The number of ways in which three players can play `depth` cards; `player` leads.
std::uint64_t perft(const std::array<Cards, 3>& hands, std::size_t player, Trump trump, int depth);

} // namespace tafel::bench::bare
