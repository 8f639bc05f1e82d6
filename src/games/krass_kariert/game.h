// Krass Kariert: get rid of the hand without sorting it; who must hand in a chip and has none loses.
#pragma once

#include "referee/game.h"

namespace tafel::krass_kariert {

extern const Game& game;

} // namespace tafel::krass_kariert
