// Playing a card: two faces of one rule. `legalCards` decides, fast; `reasons` explains, in the numbered
// sentences of the rule. A property test holds them together.
#pragma once

#include "games/eidex/trick.h"
#include "games/eidex/values.h"
#include "referee/reason.h"

namespace tafel::eidex {

struct Power;

/// A power that holds in this trick. What it has to say of a turn stands beside it: legality is asked far
/// more often than a power comes into force.
struct InForce {
    InForce() = default;
    InForce(const Power* power, const PowerUse* use);

    const Power* power = nullptr;
    const PowerUse* use = nullptr;
    bool holds = false, mayPlay = false, mustPlay = false; ///< It has that hook.
};

/// What binds whoever is to play. The order and the worth of the cards are those of the deal as it is now.
struct Turn {
    const Order* order = nullptr;
    const Values* values = nullptr;
    Edition edition = Edition::Web;
    Trump trump = {};
    Player player = 0;
    CardSet hand = {};
    std::optional<Suit> led = {}; ///< Empty: leading.
    std::optional<Card> overtrump = {}; ///< The highest trump lying openly, when trump was not led.
    bool drawnLead = false; ///< The card to lead is drawn blind (Laser, Schüchterne).
    std::span<const InForce> powers = {}; ///< In list order.

    /// 3. Lower trumps than the highest one lying, unless nothing but trumps is in hand.
    CardSet undertrumps() const
    {
        if (!overtrump || (hand - CardSet::of(overtrump->suit)).empty())
            return {};
        return order->below(*overtrump) & hand;
    }
};

/// The cards of the hand that may be played now.
CardSet legalCards(const Turn& turn);

/// Whether the card of the hand could be played if this power were not in force.
bool legalWithout(const Turn& turn, const PowerUse& use, Card card);

/// Every clause that forbids the card now, the most special first; empty: it may be played. The card is in
/// hand.
Reasons reasons(const Turn& turn, Card card);

} // namespace tafel::eidex
