// The known facts of a deal at the moment when a player wants to use a power. A question gives some of them,
// a recorded deal nearly all. An unknown fact counts in favour of the player.
#pragma once

#include "games/eidex/trick.h"
#include "games/eidex/values.h"
#include "referee/phase.h"

namespace tafel::eidex {

struct PowerTiming {
    const DealInPlay& deal; ///< Holds the powers used before, in order.
    const Order& order;
    const Values& values;
    Phases now = {}; ///< The current phase; several if a log does not distinguish them.
    bool begun = false; ///< A player has led in this deal.
    int tricksInDeal = 11; ///< The current number of tricks (Scharfmacher and Zombie change it).
    bool dealerKnown = true; ///< `deal.dealer` was entered.
    bool totalKnown = true; ///< `deal.total` was entered.
    std::optional<int> trickNumber = {}; ///< Number of the current or next trick, from 1.
    std::optional<Player> lead = {}; ///< The player who leads, or has led, the trick.
    const Trick* trick = nullptr; ///< The cards on the table; null if they are unknown.
    std::optional<CardSet> hand = {}; ///< The current hand of the player who wants to use the power.
    std::optional<int> cards = {}; ///< The number of cards in that player's hand.
    std::optional<int> fewestCards = {}; ///< The number of cards in the smallest hand.
    bool hasCardDown = true; ///< That player has a card put down.
    std::optional<Card> putDown = {}; ///< The card that this player has put down.
    std::optional<int> takers = {}; ///< The number of players who have taken a trick, including given tricks.
    Players notPutDown = {}; ///< The players who have not put down although others have (Seher waits).
    /// The last trick of each player who has taken one, where it is known.
    PerPlayer<std::optional<CardSet>> lastTricks = {};
    /// All cards that may be in each hand, where it is followed.
    PerPlayer<std::optional<CardSet>> hands = {};
    /// The number of uses of this power since the last card was played.
    std::optional<int> usedInWindow = {};
    std::optional<int> usedBeforeFirstLead = {}; ///< The number of uses of this power before the first lead.
    std::optional<int> rejectedLeft = {}; ///< The number of cards left to the player of the card just played.

    bool beforeFirstLead() const
    {
        if (begun)
            return false;
        const Phases before = Phases::from(Phase::AfterDeal, Phase::AfterPutDown);
        return !(now & before).empty() || (now.has(Phase::BeforeLead) && trickNumber.value_or(1) == 1);
    }
    /// Whether the card is certainly not in that hand.
    bool lacks(Player player, Card card) const { return hands[player] && !hands[player]->has(card); }
    bool firstTrick() const { return trickNumber.value_or(1) == 1; }
    /// Whether this is the last trick, or may be.
    bool mayBeLastTrick() const { return trickNumber.value_or(tricksInDeal) == tricksInDeal; }
    bool isLastTrick() const { return trickNumber && *trickNumber >= tricksInDeal; }
};

} // namespace tafel::eidex
