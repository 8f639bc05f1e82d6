// The result of a round, its reasons, and the score of the match after it.
#pragma once

#include "games/krass_kariert/entry.h"

namespace tafel::krass_kariert {

/// −1 for each who hands in a chip, 0 for one who has none, with the clauses that decided.
DealAward awardOf(const Match& match, const Standing& before, const RoundFacts& facts);

/// The table's own award instead of the computed one. −1 chips mean that a player could not hand in a chip
/// and has lost; fewer chips, or more than exist, are `impossible` at the value.
Result<DealAward> tableRuledAward(
    DealAward award, const Match& match, const Standing& before, const TableRuling& ruling);

/// Chips, the end of the game, who opens the next round.
Standing afterRound(const Match& match, const Standing& before, DealAward& award);

} // namespace tafel::krass_kariert
