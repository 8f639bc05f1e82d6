// The views of players on the slate and in the fields: standing, entry and award.
#pragma once

#include "app/pad/views.h"
#include "referee/game.h"

namespace tafel::app {

class ScorePad;

/// The view of a player. A match must be open, and the form must be current.
SeatView seatView(const ScorePad& pad, Player player);
/// Whether players 1 and 3 play against 2 and 4.
bool playsInPairs(const Match& match);
constexpr Player partnerOf(Player player)
{
    return static_cast<Player>((player + 2) % 4);
}
/// The power of the seat; null if it has no character.
const PowerChoice* powerOf(const PadForm& form, int seat);

} // namespace tafel::app
