// Custom games that the program has met, so that a match of a list has its game's name and contracts.
#pragma once

#include "games/custom/game.h"

namespace tafel::custom {

/// From then on `known` finds it by its key ("own:hearts"), in place of another version. Kept as long as the
/// program runs; of very many games the later ones are not. Any thread may ask.
void know(std::shared_ptr<const CustomGame> game);

/// Null: none of that key was met.
const CustomGame* known(std::string_view key);

} // namespace tafel::custom
