// The players on the slate and in the fields: what stands, what is entered, what it would give.
#pragma once

#include "app/pad/views.h"
#include "referee/game.h"

namespace tafel::app {

class ScorePad;

/// A match is open, and the referee was asked.
SeatView seatView(const ScorePad& pad, Player player);
/// Null: no character sits there.
const PowerChoice* powerOf(const PadForm& form, int seat);

} // namespace tafel::app
