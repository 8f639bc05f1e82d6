// Cosmic Eidex: three editions, three and four players.
#pragma once

#include "referee/game.h"

namespace tafel::eidex {

extern const Game& game;

} // namespace tafel::eidex
