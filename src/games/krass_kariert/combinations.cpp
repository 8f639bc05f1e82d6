#include "games/krass_kariert/combinations.h"

#include <algorithm>

#include <fmt/format.h>

#include "games/krass_kariert/pack.h"

namespace tafel::krass_kariert {

namespace {

using Kind = Combination::Kind;

/// The kind of up to three numbers in ascending order.
std::optional<Kind> kindOf(std::span<const int> numbers)
{
    const bool equal = numbers.front() == numbers.back();
    switch (numbers.size()) {
    case 1:
        return Kind::Solo;
    case 2:
        if (equal)
            return Kind::Pair;
        if (numbers[1] == numbers[0] + 1)
            return Kind::TwoStraight;
        return std::nullopt;
    default:
        if (equal)
            return Kind::Trips;
        if (numbers[1] == numbers[0] + 1 && numbers[2] == numbers[1] + 1)
            return Kind::ThreeStraight;
        return std::nullopt;
    }
}

/// Assigns every number to each X from `index` on and passes every combination to `each`.
template <typename Each>
void callEvery(std::vector<CalledCard>& cards, std::size_t index, bool twoX, const Each& each)
{
    while (index < cards.size() && cards[index].card != xCard)
        ++index;
    if (index == cards.size()) {
        if (std::optional<Combination> found = combinationOf(cards, twoX))
            each(std::move(*found));
        return;
    }
    for (int call = 1; call <= NumberCard::highest; ++call) {
        cards[index].call = call;
        callEvery(cards, index + 1, twoX, each);
    }
}

} // namespace

std::optional<Combination> combinationOf(std::span<const CalledCard> cards, bool twoX)
{
    if (cards.empty() || cards.size() > longestCombination)
        return std::nullopt;
    Combination combination;
    std::array<int, longestCombination> numbers{};
    std::size_t count = 0;
    for (const CalledCard& each : cards) {
        if (each.card == xCard) {
            if (!each.call || *each.call < 1 || *each.call > NumberCard::highest)
                return std::nullopt;
            combination.calls.push_back(*each.call);
        } else if (!each.card.isNumber() || each.call) {
            return std::nullopt;
        }
        numbers[count++] = each.card == xCard ? *each.call : each.card.value;
    }
    // An X joins number cards only; by a house rule one other X too.
    if (count > 1 && combination.calls.size() == count && !(twoX && count == 2))
        return std::nullopt;
    const std::span<int> sorted(numbers.data(), count);
    std::sort(sorted.begin(), sorted.end());
    const std::optional<Kind> kind = kindOf(sorted);
    if (!kind)
        return std::nullopt;
    combination.kind = *kind;
    combination.value = sorted.back();
    return combination;
}

bool outbids(const Combination& combination, const Combination& standing)
{
    return combination.kind != standing.kind ? combination.kind > standing.kind
                                             : combination.value > standing.value;
}

std::vector<Combination> combinationsOf(std::span<const NumberCard> hand, bool twoX)
{
    std::vector<Combination> all;
    std::vector<CalledCard> cards;
    for (std::size_t first = 0; first < hand.size(); ++first) {
        const std::size_t most = std::min<std::size_t>(longestCombination, hand.size() - first);
        for (std::size_t count = 1; count <= most; ++count) {
            cards.clear();
            std::vector<int> positions;
            for (std::size_t position = first; position < first + count; ++position) {
                cards.push_back({hand[position]});
                positions.push_back(static_cast<int>(position));
            }
            callEvery(cards, 0, twoX, [&](Combination found) {
                found.positions = positions;
                all.push_back(std::move(found));
            });
        }
    }
    return all;
}

Playable playable(std::span<const NumberCard> hand, const Combination* standing, bool twoX)
{
    Playable result{.combinations = combinationsOf(hand, twoX),
        .stop = std::find(hand.begin(), hand.end(), stopCard) != hand.end(),
        .redraw = std::find(hand.begin(), hand.end(), redrawCard) != hand.end()};
    if (standing)
        std::erase_if(
            result.combinations, [&](const Combination& each) { return !outbids(each, *standing); });
    return result;
}

Message describe(const Combination& combination)
{
    constexpr Text names[] = {{.de = "Solo", .en = "solo"},
        {.de = "Zweierstrasse bis", .en = "2-straight to"}, {.de = "Paar", .en = "pair of"},
        {.de = "Dreierstrasse bis", .en = "3-straight to"}, {.de = "Drilling", .en = "trips of"}};
    const Text name = names[static_cast<std::size_t>(combination.kind)];
    return {.de = fmt::format("{} {}", name.de, combination.value),
        .en = fmt::format("{} {}", name.en, combination.value)};
}

} // namespace tafel::krass_kariert
