#include "games/custom/definition.h"

#include <algorithm>

namespace tafel::custom {

int Definition::fewestTricks(int count) const
{
    const auto& given = tricks[static_cast<std::size_t>(count)];
    if (!given.empty())
        return *std::min_element(given.begin(), given.end());
    return hasCards ? deck(count).size() / playing(count) : 0;
}

int Definition::roundOf(int count) const
{
    if (order == Order::Sequence)
        return static_cast<int>(sequence.size());
    if (order == Order::Free)
        return count;
    int deals = 0;
    for (const ContractDefinition& each : contracts)
        deals += each.rules.times;
    return deals;
}

bool Definition::listsTricks() const
{
    return std::find(tricksListed.begin(), tricksListed.end(), true) != tricksListed.end();
}

std::optional<int> Definition::dealsOf(int count) const
{
    const auto at = static_cast<std::size_t>(count);
    if (end.target != 0)
        return std::nullopt;
    if (order == Order::Player)
        return roundOf(count) * choosers(count);
    if (tricksListed[at])
        return static_cast<int>(tricks[at].size());
    if (end.deals[at] > 0)
        return end.deals[at];
    if (end.rounds[at] > 0)
        return end.rounds[at] * roundOf(count);
    return order == Order::Free ? std::nullopt : std::optional(roundOf(count));
}

} // namespace tafel::custom
