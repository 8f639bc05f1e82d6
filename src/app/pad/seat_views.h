// The views of players on the slate and in the fields: standing, entry and award.
#pragma once

#include "app/pad/views.h"
#include "referee/game.h"

namespace tafel::app {

class ScorePad;

/// The view of a player. A match must be open, and the form must be current.
SeatView seatView(const ScorePad& pad, Player player);
/// Whether one of the numbers is derived from the others.
bool anyFollows(const PadForm& form);
/// The power of the seat; null if it has no character.
const PowerChoice* powerOf(const PadForm& form, int seat);

} // namespace tafel::app
