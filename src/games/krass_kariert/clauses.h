// The clauses of Krass Kariert: every rule that a verdict or an award can name.
#pragma once

#include <span>

#include "rulebook/clause.h"

namespace tafel::krass_kariert::clause {

extern const Clause pack, hands, oldest, chips, firstOpener, handOrder, gapCloses, handEnds; // the start
extern const Clause ranks, sideBySide, runs, outbid; // combinations
extern const Clause xCall, xAndNumbers, xAndX, xAlone; // X
extern const Clause oneAction, openerPlays, reserve, mustPlay, alone; // a turn
extern const Clause stop, stopAnyTime, redraw, redrawOpens; // Stop and Redraw
extern const Clause highestWins, redrawWins, draw, drawEmpty, out, reservesUnused; // the winner of a turn
extern const Clause nextOpener, nextLower, rightHand; // the next opener
extern const Clause oneLeft, stuck, stuckAlone, noneLeft, handsIn, nextRound; // the end of a round
extern const Clause playsOn, cannotHandIn, severalLose, winners; // the end of the game
extern const Clause entry, recorded, tableRuling; // entries of a table

/// All of them, in the order of the rulebook.
std::span<const Clause* const> all();

} // namespace tafel::krass_kariert::clause
