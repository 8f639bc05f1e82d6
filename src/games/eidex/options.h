// The house rules of Cosmic Eidex.
#pragma once

#include "referee/match.h"

namespace tafel::eidex {

enum class Revoke : std::uint8_t { Refuse, Stand, Annul };

/// The options as they are for one deal.
struct Options {
    int target;
    bool exactly100Safe;
    bool highestInZone;
    Revoke revoke;

    /// `deal` counts from 1: a table may overrule an option from a deal on.
    static Options of(const Match& match, int deal);
};

std::span<const OptionSpec> optionSpecs();

} // namespace tafel::eidex
