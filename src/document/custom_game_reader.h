// The file of a custom game (tafelrichter-game/1).
#pragma once

#include "document/document.h"
#include "document/json.h"
#include "games/custom/game.h"

namespace tafel::document {

/// Reads and checks a game document; the first fault in the order of the format, its pointer relative to the
/// document. One that was read lately in this thread is not read again.
Result<std::shared_ptr<const custom::CustomGame>> readCustomGame(
    const Json& root, Texts texts = Texts::Checked);

} // namespace tafel::document
