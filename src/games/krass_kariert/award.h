// What a round gives, why, and where the match stands after it.
#pragma once

#include "games/krass_kariert/entry.h"

namespace tafel::krass_kariert {

/// −1 for each who hands in a chip, 0 for one who has none, with the clauses that decided.
DealAward awardOf(const Match& match, const Standing& before, const RoundFacts& facts);

/// The table's own award in place of the computed one. −1 chips say that somebody could not hand in and has
/// lost; fewer, or more than there are, is `impossible` at the value.
Result<DealAward> tableRuledAward(
    DealAward award, const Match& match, const Standing& before, const TableRuling& ruling);

/// Chips, the end of the game, who opens the next round.
Standing afterRound(const Match& match, const Standing& before, DealAward& award);

} // namespace tafel::krass_kariert
