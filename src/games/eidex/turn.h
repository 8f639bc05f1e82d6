// The rule for playing a card, in two forms. `legalCards` decides, fast; `reasons` explains, in the numbered
// sentences of the rule. A property test keeps them consistent.
#pragma once

#include "games/eidex/trick.h"
#include "games/eidex/values.h"
#include "referee/reason.h"

namespace tafel::eidex {

struct Power;

/// A power that is active in this trick. The flags cache which hooks the power has, because legality is
/// computed far more often than a power becomes active.
struct InForce {
    InForce() = default;
    InForce(const Power* power, const PowerUse* use);

    const Power* power = nullptr;
    const PowerUse* use = nullptr;
    bool holds = false, mayPlay = false, mustPlay = false; ///< Whether the power has the hook of this name.
};

/// The constraints on the player to play. Order and values of the cards are the current ones.
struct Turn {
    const Order* order = nullptr;
    const Values* values = nullptr;
    Edition edition = Edition::Web;
    Trump trump = {};
    Player player = 0;
    CardSet hand = {};
    std::optional<Suit> led = {}; ///< Empty if the player leads.
    std::optional<Card> overtrump = {}; ///< The highest trump that lies openly if trump was not led.
    bool drawnLead = false; ///< The card to lead is drawn blind (Laser, Schüchterne).
    std::span<const InForce> powers = {}; ///< The active powers in list order.

    /// Rule 3: trumps lower than the highest one on the table, unless the hand has only trumps.
    CardSet undertrumps() const
    {
        if (!overtrump || (hand - CardSet::of(overtrump->suit)).empty())
            return {};
        return order->below(*overtrump) & hand;
    }
};

/// The cards of the hand that may be played now.
CardSet legalCards(const Turn& turn);

/// Whether the card of the hand could be played without this power.
bool legalWithout(const Turn& turn, const PowerUse& use, Card card);

/// Every clause that forbids the card now, the most specific first; empty if it may be played. The card must
/// be in the hand.
Reasons reasons(const Turn& turn, Card card);

} // namespace tafel::eidex
