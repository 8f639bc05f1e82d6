// Random recorded deals with powers, for properties and benchmarks. A seeded random player sees all cards and
// plays by the rules. The same seed always plays the same deal.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "games/eidex/play_state.h"
#include "referee/match.h"

namespace tafel::test {

/// The wanted properties of the deal; the others are drawn.
struct DealWish {
    int players = 0;
    std::optional<Edition> edition = {}; ///< The edition for three players.
    std::vector<Card> characters = {}; ///< The characters of the first seats; the others are drawn.
    bool usesPowers = true;
    std::optional<bool> hands = {}; ///< Whether the recording has the hands.
    std::span<const std::uint8_t> choices = {}; ///< The first choices, one byte each; then the seed decides.
};

/// A match with one recorded deal, played to its end.
struct AnyDeal {
    Match match;
    PerPlayer<std::optional<Card>> putDown = {}; ///< The cards that lie put down at the end.
};

/// Called for every turn just before its card is chosen, with the hand of the player to play.
using AtTurn = std::function<void(const eidex::Turn&)>;

AnyDeal anyDeal(std::uint64_t seed, const DealWish& wish = {}, const AtTurn& atTurn = {});

/// A turn as the referee receives it: a hand, the trick and its constraints. Order and values are already
/// derived.
struct AnyTurn {
    CardSet hand;
    eidex::Trump trump;
    eidex::Trick trick;
    const eidex::Order* order;
    const eidex::Values* values;
    std::span<const eidex::InForce> powers = {}; ///< The active powers in list order.

    eidex::Turn turn() const
    {
        return {.order = order,
            .values = values,
            .trump = trump,
            .player = trick.toPlay(3),
            .hand = hand,
            .led = trick.led(),
            .overtrump = trick.overtrump(*order, trump),
            .powers = powers};
    }
};

/// Positions of three players with up to eleven cards in hand. With `withPowers`, Umwerter has moved a card
/// in each, and four powers are active: Skat, a wish of Farbenfreund, a demand of Fahnder, and
/// Konsumentenschutz or Excuse. The list owns the objects that they refer to.
class AnyTurns {
public:
    AnyTurns(std::size_t count, bool withPowers, std::uint64_t seed);

    const std::vector<AnyTurn>& turns() const { return m_turns; }

private:
    std::vector<eidex::Order> m_orders;
    std::vector<eidex::Values> m_values;
    std::vector<PowerUse> m_uses;
    std::vector<eidex::InForce> m_powers;
    std::vector<AnyTurn> m_turns;
};

} // namespace tafel::test
