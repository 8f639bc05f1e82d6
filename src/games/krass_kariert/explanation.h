// Explains why neighbouring cards of a hand may be played, or not: the clauses of just these cards.
#pragma once

#include <span>

#include "referee/judge.h"

namespace tafel::krass_kariert {

struct WhyNot {
    bool combines = false; ///< They are a combination: one that does not outbid.
    Reasons because = {};
};

/// The reasons that concern exactly these cards, not a part of them; or these cards on this table, not on an
/// empty one.
WhyNot whyNot(const Position& position, std::span<const NumberCard> cards);

/// A duty of the whole hand is not a reason for some of its cards, unless there is no other reason.
Reasons explainLegal(const Position& position, std::span<const NumberCard> cards);

} // namespace tafel::krass_kariert
