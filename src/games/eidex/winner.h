// Why the card that wins a trick is the highest.
#pragma once

#include "games/eidex/power.h"

namespace tafel::eidex {

/// A complete trick that lies open, and the powers in force in it. `powers` are those of `deal`, in the order
/// in which they were used.
struct WonTrick {
    const Deal& deal;
    const Trick& trick;
    const Order& order; ///< As it is now.
};

/// The rules by which the winning card is the highest, the most special first: what a power did to this
/// trick, the order of the suit under the powers in force, and that the highest card wins. The order of the
/// basic game is named only where this suit follows it. A card wins: the trick has one that counts.
Reasons whyItWins(const WonTrick& won);

} // namespace tafel::eidex
