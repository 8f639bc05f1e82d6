// Why the card that wins a trick is the highest.
#pragma once

#include "games/eidex/trick.h"
#include "referee/reason.h"

namespace tafel::eidex {

/// A complete trick that lies open and has a card that counts.
struct CompletedTrick {
    CompletedTrick(const Deal& deal, const Trick& trick, const Order& order);

    const Deal& deal; ///< With the powers in force in the trick, in the order in which they were used.
    const Trick& trick;
    const Order& order; ///< As it is now.
    const Trick::Lying& best; ///< It wins.
    /// Two cards of the suit that wins, as its order ranks them.
    struct Ranked {
        Card above, below;
    };
    /// The winning card and the next best one of its suit; where a swap of ranks decides, the card that it
    /// beat and the winning one. Empty: no other card of the suit counts.
    std::optional<Ranked> ranked;

    /// Had the trick been like this, another card would have won.
    bool changes(const Trick& other) const { return changes(other, order, deal.trump); }
    bool changes(const Trick& other, const Order& otherOrder, Trump trump) const;
};

/// What a power did so that this card is the highest. The first is the most special and is named first.
enum class WonBy : std::uint8_t {
    Refusal, ///< A higher card has lost its rank.
    Swap, ///< Two cards have changed ranks, or have not.
    Rejection, ///< A higher card does not count.
    SecondCard, ///< Everybody played two.
    Trump,
    OwnPlace, ///< One of the two cards of `ranked` has a place of its own in the suit.
    Order, ///< All suits have another order.
    OthersPlace, ///< Some other card of the suit has a place of its own.
};

struct WhyHighest {
    WonBy by;
    Reason reason;
};

/// The rules by which the winning card is the highest, the most special first: what a power did to this
/// trick, the order of the suit under the powers in force, and that the highest card wins. The order of the
/// basic game is named only where this suit follows it.
Reasons whyItWins(const CompletedTrick& won);

} // namespace tafel::eidex
