// Custom games that the program has met, so that a match of a list has its game's name and contracts.
#pragma once

#include "games/custom/game.h"

namespace tafel::custom {

/// Registers a game for `known` under its key ("own:hearts") and replaces other versions. It is stored until
/// the program ends, up to a large limit. Thread-safe.
void know(std::shared_ptr<const CustomGame> game);

/// \return null if no game with that key was registered
const CustomGame* known(std::string_view key);

} // namespace tafel::custom
