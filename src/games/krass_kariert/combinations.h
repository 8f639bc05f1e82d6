// Combinations of neighbouring cards: their kinds, their order, and all that a hand can play.
#pragma once

#include <optional>
#include <span>

#include "base/text.h"
#include "referee/combination.h"

namespace tafel::krass_kariert {

inline constexpr int longestCombination = 3;

/// The combination that these cards are, whatever their order, each X as called; empty: none.
/// `twoX`: two X without a number may be one. Its positions are left empty.
std::optional<Combination> combinationOf(std::span<const CalledCard> cards, bool twoX);

/// A higher kind, or the same with a higher value.
bool outbids(const Combination& combination, const Combination& standing);

/// All combinations of a hand, with every call of each X: by their first card, the shorter ones first.
std::vector<Combination> combinationsOf(std::span<const NumberCard> hand, bool twoX);

/// The current options of a hand.
struct Playable {
    std::vector<Combination> combinations = {}; ///< Those that outbid the one on the table.
    bool stop = false, redraw = false;

    bool any() const { return stop || redraw || !combinations.empty(); }
};

/// `standing` is the combination to outbid; null if there is none.
Playable playable(std::span<const NumberCard> hand, const Combination* standing, bool twoX);

/// "Paar 7", "pair of 7".
Message describe(const Combination& combination);

} // namespace tafel::krass_kariert
