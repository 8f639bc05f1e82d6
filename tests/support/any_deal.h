// Made-up recorded deals with powers, for properties and benchmarks: a seeded random player sees all cards
// and plays by the rules. The same seed plays the same deal, always.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "games/eidex/play_state.h"
#include "referee/match.h"

namespace tafel::test {

/// What the deal is to be; what is not said is drawn.
struct DealWish {
    int players = 0;
    std::optional<Edition> edition = {}; ///< Of three players.
    std::vector<Card> characters = {}; ///< Of the first seats; the others draw.
    bool usesPowers = true;
    std::optional<bool> hands = {}; ///< Whether the record has them.
    std::span<const std::uint8_t> choices = {}; ///< What is chosen first, a byte each; then the seed chooses.
};

/// A match with one recorded deal, played to its end.
struct AnyDeal {
    Match match;
    PerPlayer<std::optional<Card>> putDown = {}; ///< What lies put down at the end.
};

/// Sees every turn just before its card is chosen; the hand is that of the one to play.
using AtTurn = std::function<void(const eidex::Turn&)>;

AnyDeal anyDeal(std::uint64_t seed, const DealWish& wish = {}, const AtTurn& atTurn = {});

/// A hand, what lies, and what binds: as a referee is asked it. Rank orders and worths are derived already.
struct AnyTurn {
    CardSet hand;
    eidex::Trump trump;
    eidex::Trick trick;
    const eidex::Order* order;
    const eidex::Values* values;
    std::span<const eidex::InForce> powers = {}; ///< In list order.

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

/// So many positions of three players with up to eleven cards in hand. `withPowers`: in each Umwerter has
/// moved a card, and four powers are in force: Skat, a wish of Farbenfreund, a demand of Fahnder, and
/// Konsumentenschutz or Excuse. The list keeps what they point to.
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
