// The unit of a game, and its contracts as people name them.
#pragma once

#include <cstdint>

#include "base/text.h"

namespace tafel {

/// The unit in which a match is scored.
enum class Unit : std::uint8_t {
    VictoryPoints, ///< Pips up to a target.
    Points, ///< Highest total wins.
    PenaltyPoints, ///< Lowest total wins.
    Strokes, ///< On a slate; to be got rid of.
    Chips, ///< Chips that a player tries to keep.
};

/// True if each of several games starts with an empty slate and the number of games lost decides the match.
constexpr bool isWonByMarks(Unit unit)
{
    return unit == Unit::Strokes;
}

/// True if few of the unit are good.
constexpr bool isFewerBetter(Unit unit)
{
    return unit == Unit::PenaltyPoints || unit == Unit::Strokes;
}

/// A contract as people name it.
struct ContractInfo {
    std::string_view id;
    Text name;
    Text line; ///< Its score in a few words.
};

} // namespace tafel
