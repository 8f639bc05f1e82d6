// One play of a recorded round as the rules see it.
#pragma once

#include <variant>

#include "games/krass_kariert/combinations.h"
#include "games/krass_kariert/hand.h"
#include "referee/refusal.h"

namespace tafel::krass_kariert {

/// A combination, or Stop or Redraw.
using Played = std::variant<Combination, NumberCard>;

/// Reads a play of `by`; refused with the forbidding rule. `standing` is the combination to outbid, or null.
Result<Played> readPlay(
    const Hand& hand, const RoundEvent& event, const Combination* standing, bool twoX, std::string_view by);

} // namespace tafel::krass_kariert
