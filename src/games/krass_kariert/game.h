// Krass Kariert: get rid of the hand without sorting it; a player who must hand in a chip but has none loses.
#pragma once

#include "referee/game.h"

namespace tafel::krass_kariert {

extern const Game& game;

} // namespace tafel::krass_kariert
