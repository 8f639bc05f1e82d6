// The house rules of Cosmic Eidex.
#pragma once

#include "referee/match.h"

namespace tafel::eidex {

enum class Revoke : std::uint8_t { Refuse, Stand, Annul };

/// The options of one deal. `Facts` passes them to the award.
struct Options {
    int target = 7;
    bool exactly100Safe = false;
    bool highestInZone = false;
    Revoke revoke = Revoke::Refuse;

    /// The options of deal number `deal`, which counts from 1. A table may override an option from some deal
    /// on.
    static Options of(const Match& match, int deal);
};

std::span<const OptionSpec> optionSpecs();

} // namespace tafel::eidex
