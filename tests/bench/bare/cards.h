// The reference for the referee: the least work for legal plays and a playout, with bit masks and tables,
// without powers and reasons.
#pragma once

#include <array>
#include <cstdint>

namespace tafel::bench::bare {

/// The suit times 16 plus the rank (6 … 14), so that a hand fits into one word.
using Card = std::uint8_t;
using Cards = std::uint64_t;

/// The trump suit 0 … 3, 4 for Obenabe, 5 for Undenufe.
using Trump = std::uint8_t;

struct Trick {
    std::array<Card, 3> cards;
    std::uint8_t size;
};

Cards legal(Cards hand, Trick trick, Trump trump);

/// A deal of three players with its plays.
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
    int illegal; ///< number of illegal plays
};

Outcome playOut(const Deal& deal);

/// The number of ways in which three players can play `depth` cards; `player` leads.
std::uint64_t perft(const std::array<Cards, 3>& hands, std::size_t player, Trump trump, int depth);

} // namespace tafel::bench::bare
