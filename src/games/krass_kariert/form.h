// The form of the score pad for a round.
#pragma once

#include "referee/pad_form.h"

namespace tafel::krass_kariert {

PadForm padForm(const Match& match, const Standing& before, const DealEntry& draft);

/// See `Game::respond`: adds or removes a player who hands in a chip.
DealEntry respond(DealEntry draft, const Response& answer);

} // namespace tafel::krass_kariert
