// The keys that the documents of a game may have.
#pragma once

#include "referee/game.h"

namespace tafel::document {

/// The keys of its deals and positions, whatever their contract.
Keys keysOf(const Game& game);

/// It is played by editions, with characters: only then a head has `edition` and `characters`.
inline bool hasCharacters(const Game& game)
{
    return keysOf(game).has(Key::Characters);
}

} // namespace tafel::document
