// What a game is played for, and its contracts as people name them.
#pragma once

#include <cstdint>

#include "base/text.h"

namespace tafel {

/// What a match is played for.
enum class Unit : std::uint8_t {
    VictoryPoints, ///< Pips up to a target.
    Points, ///< Highest total wins.
    PenaltyPoints, ///< Lowest total wins.
    Strokes, ///< On a slate; to be got rid of.
    Chips, ///< To be kept.
};

/// The slate is wiped after each of several games; who wins is said by the marks of those that were lost.
constexpr bool isWonByMarks(Unit unit)
{
    return unit == Unit::Strokes;
}

/// A contract as people name it.
struct ContractInfo {
    std::string_view id;
    Text name;
    Text line; ///< Its score in a few words.
};

} // namespace tafel
