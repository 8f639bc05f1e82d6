// The house rules of Cosmic Eidex.
#pragma once

#include "referee/match.h"

namespace tafel::eidex {

enum class Revoke : std::uint8_t { Refuse, Stand, Annul };

/// The options as they are for one deal; `Facts` has them for the award.
struct Options {
    int target = 7;
    bool exactly100Safe = false;
    bool highestInZone = false;
    Revoke revoke = Revoke::Refuse;

    /// `deal` counts from 1: a table may overrule an option from a deal on.
    static Options of(const Match& match, int deal);
};

std::span<const OptionSpec> optionSpecs();

} // namespace tafel::eidex
