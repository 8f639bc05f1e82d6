// Why the card that wins a trick is the highest.
#pragma once

#include "games/eidex/trick.h"
#include "referee/reason.h"

namespace tafel::eidex {

/// A complete trick that lies open and has at least one card that counts.
struct CompletedTrick {
    CompletedTrick(const DealInPlay& deal, const Trick& trick, const Order& order);

    /// Holds the powers that are active in the trick, in the order in which they were used.
    const DealInPlay& deal;
    const Trick& trick;
    const Order& order;
    const Trick::PlayedCard& best;
    /// Two cards of the winning suit, in the order of that suit.
    struct Ranked {
        Card above, below;
    };
    /// The winning card and the next best one of its suit. If a swap of ranks decides, the beaten card and
    /// the winning one. Empty if no other card of the suit counts.
    std::optional<Ranked> ranked;

    /// Whether another card would have won if the trick had been `other`.
    bool changes(const Trick& other) const { return changes(other, order, deal.trump); }
    bool changes(const Trick& other, const Order& otherOrder, Trump trump) const;
};

/// The effect of a power that made this card the highest. The first value is the most specific and is named
/// first.
enum class WonBy : std::uint8_t {
    Refusal, ///< A higher card has lost its rank.
    Swap, ///< Two cards have swapped ranks, or their swap did not apply.
    Rejection, ///< A higher card does not count.
    SecondCard, ///< Each player played two cards.
    Trump,
    OwnPlace, ///< One of the two cards of `ranked` has a special place in the suit.
    Order, ///< All suits have another order.
    OthersPlace, ///< Another card of the suit has a special place.
};

struct WhyHighest {
    WonBy by;
    Reason reason;
};

/// The rules by which the winning card is the highest, the most specific first: the effects of powers on this
/// trick, the order of the suit under the active powers, and that the highest card wins. The order of the
/// basic game is named only if this suit follows it.
Reasons whyItWins(const CompletedTrick& won);

} // namespace tafel::eidex
