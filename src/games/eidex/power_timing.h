// When somebody wants to use a power: what is known of the deal at that moment. A question says some of it, a
// recorded deal knows nearly all; what is not known is taken to be as the asker needs it.
#pragma once

#include "games/eidex/trick.h"
#include "games/eidex/values.h"
#include "referee/phase.h"

namespace tafel::eidex {

struct PowerTiming {
    const Deal& deal; ///< With the powers used before, in order.
    const Order& order; ///< As it is now.
    const Values& values; ///< As they are now.
    Phases now = {}; ///< One; several where a log does not tell them apart.
    bool begun = false; ///< Somebody has led in this deal.
    int tricksInDeal = 11; ///< As it stands now (Scharfmacher, Zombie).
    bool dealerKnown = true; ///< `deal.dealer` was said.
    bool totalKnown = true; ///< `deal.total` was said.
    std::optional<int> trickNumber = {}; ///< Of the trick that is under way or comes next, from 1.
    std::optional<Player> lead = {}; ///< Who leads, or has led.
    const Trick* trick = nullptr; ///< What lies; null: not said.
    std::optional<CardSet> hand = {}; ///< Of the one who asks, now.
    std::optional<int> cards = {}; ///< How many cards the one who asks has in hand now.
    std::optional<int> fewestCards = {}; ///< … and whoever has the fewest.
    bool hasCardDown = true; ///< A card of the one who asks lies put down.
    std::optional<Card> putDown = {}; ///< What the one who asks has put down.
    std::optional<int> takers = {}; ///< How many players have taken a trick, given ones included.
    Players notPutDown = {}; ///< Who has not put down although others have (Seher waits).
    PerPlayer<std::optional<CardSet>> lastTricks = {}; ///< Of those who have taken one, where it is known.
    PerPlayer<std::optional<CardSet>> hands = {}; ///< All that may be in each hand, where it is followed.
    std::optional<int> usedInWindow = {}; ///< How often this power was used since the last card fell.
    std::optional<int> usedBeforeFirstLead = {}; ///< … and before the first lead.
    std::optional<int> rejectedLeft = {}; ///< Cards left to the player of the card just played.

    bool beforeFirstLead() const
    {
        if (begun)
            return false;
        const Phases before = Phases::from(Phase::AfterDeal, Phase::AfterPutDown);
        return !(now & before).empty() || (now.has(Phase::BeforeLead) && trickNumber.value_or(1) == 1);
    }
    /// The card is surely not in that hand.
    bool lacks(Player player, Card card) const { return hands[player] && !hands[player]->has(card); }
    bool firstTrick() const { return trickNumber.value_or(1) == 1; }
    /// The last trick, or it may be.
    bool mayBeLastTrick() const { return trickNumber.value_or(tricksInDeal) == tricksInDeal; }
    bool isLastTrick() const { return trickNumber && *trickNumber >= tricksInDeal; }
};

} // namespace tafel::eidex
