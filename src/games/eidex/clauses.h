// The clauses of the basic game: deck, award, tournament. Powers define theirs in their own files.
#pragma once

#include <span>

#include "rulebook/clause.h"

namespace tafel::eidex::clause {

extern const Clause direction, deciding, firstLead, ranks, values, total;
extern const Clause follow, noUndertrump, trumpJack, noTrumpFollow, winner, revoke;
extern const Clause match, overLimit, exactly100, twoOver, threeOver, twoEqual, allEqual, mostLeast;
extern const Clause target, twoAtSix, twoAtSixEqual, chaos, chaosTwo, chaosNobody;
extern const Clause fourCards, fourMatch, fourOverLimit, fourNoTrick, greenAlone, greenTwo, greenEnds,
    greenEndShared, greenBothShared, greenHighest, greenNobody, fourAtSix;
extern const Clause characters, conflicts, phaseOver, ownCardTrick, needsTricks, tableRuling;

// Clauses of powers which other files cite: for cards that lie face down, go back on Skat or stay in a pot,
// and for guessed points. Each is defined in the file of its power.
namespace differenzler {
extern const Clause regularPoints;
}
namespace jackpot {
extern const Clause pot, unclaimed;
}
namespace skater {
extern const Clause trumpGoesBack;
}
namespace sphinx {
extern const Clause faceDown, namesSuit, namesWinner, truth;
}

/// All clauses of the basic game, in the order of the rulebook.
std::span<const Clause* const> all();

} // namespace tafel::eidex::clause
