// A combination of cards that lie side by side in a hand of Krass Kariert.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "referee/round_entry.h"

namespace tafel {

struct Combination {
    /// In their order: each outbids all before it.
    enum class Kind : std::uint8_t { Solo, TwoStraight, Pair, ThreeStraight, Trips };
    std::vector<int> positions = {}; ///< In the hand, from 0.
    Kind kind = Kind::Solo;
    int value = 0; ///< Its number, or the highest one.
    std::vector<int> calls = {}; ///< What each X is called, in hand order.

    friend bool operator==(const Combination&, const Combination&) = default;
};

/// As in the match format, in the order of the enum.
inline constexpr std::string_view combinationNames[] = {"solo", "2-straight", "pair", "3-straight", "trips"};

} // namespace tafel
