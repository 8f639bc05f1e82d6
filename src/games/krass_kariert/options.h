// The house rules of Krass Kariert.
#pragma once

#include "referee/match.h"

namespace tafel::krass_kariert {

/// The options as they are for one deal.
struct Options {
    int chips; ///< Chips of each player at the start.
    bool twoX; ///< Two X without a number may be a pair or a 2-straight.

    /// `deal` counts from 1: a table may overrule an option from a deal on.
    static Options of(const Match& match, int deal);
};

std::span<const OptionSpec> optionSpecs();

} // namespace tafel::krass_kariert
