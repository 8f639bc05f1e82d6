// A number for each player that was named: how a draft keeps a count, what is left, passes.
#pragma once

#include <algorithm>

#include "referee/contract_entry.h"

namespace tafel::app {

inline std::optional<int> numberOf(const Counted& numbers, int seat)
{
    for (const auto& [player, number] : numbers)
        if (player == seat)
            return number;
    return std::nullopt;
}
inline std::optional<int> numberOf(const std::optional<Counted>& numbers, int seat)
{
    return numbers ? numberOf(*numbers, seat) : std::nullopt;
}

/// Empty takes it back.
inline void setNumber(Counted& numbers, int seat, std::optional<int> value)
{
    std::erase_if(numbers, [&](const auto& each) { return each.first == seat; });
    if (value)
        numbers.emplace_back(static_cast<Player>(seat), *value);
}
/// The key goes with the last number.
inline void setNumber(std::optional<Counted>& numbers, int seat, std::optional<int> value)
{
    if (!numbers)
        numbers.emplace();
    setNumber(*numbers, seat, value);
    if (numbers->empty())
        numbers.reset();
}

} // namespace tafel::app
