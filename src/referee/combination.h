// A combination of neighbouring cards in a hand of Krass Kariert.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "referee/round_entry.h"

namespace tafel {

struct Combination {
    /// In ascending order: each outbids all before it.
    enum class Kind : std::uint8_t { Solo, TwoStraight, Pair, ThreeStraight, Trips };
    std::vector<int> positions = {}; ///< Positions in the hand, from 0.
    Kind kind = Kind::Solo;
    int value = 0; ///< Its number, or the highest one.
    std::vector<int> calls = {}; ///< The number that each X stands for, in hand order.

    friend bool operator==(const Combination&, const Combination&) = default;
};

/// The names in the match format, in the order of the enum.
inline constexpr std::string_view combinationNames[] = {"solo", "2-straight", "pair", "3-straight", "trips"};

} // namespace tafel
