// What the score pad asks for a round.
#pragma once

#include "referee/form.h"

namespace tafel::krass_kariert {

Form ask(const Match& match, const Standing& before, const DealEntry& draft);

/// See `Game::said`: who hands in a chip, or no longer does.
DealEntry said(DealEntry draft, const Said& answer);

} // namespace tafel::krass_kariert
