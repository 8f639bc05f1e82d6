// Tally, a made-up family of one game: every deal each player writes a number, and the lowest total wins.
#pragma once

#include "referee/game.h"

namespace tafel::tally {

extern const Game& game;

} // namespace tafel::tally
