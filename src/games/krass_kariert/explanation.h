// Why cards of a hand that lie side by side may be played, or may not: the clauses of these alone.
#pragma once

#include <span>

#include "referee/judge.h"

namespace tafel::krass_kariert {

struct WhyNot {
    bool combines = false; ///< They are a combination: one that does not outbid.
    Reasons because = {};
};

/// What is said of a hand of just these, and of no part of it; or of these on this table, and not on an empty
/// one.
WhyNot whyNot(const Position& position, std::span<const NumberCard> cards);

/// What has to be done with the hand is no reason for some of its cards, unless there is no other.
Reasons explainLegal(const Position& position, std::span<const NumberCard> cards);

} // namespace tafel::krass_kariert
