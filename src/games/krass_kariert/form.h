// What the score pad asks for a round.
#pragma once

#include "referee/form.h"

namespace tafel::krass_kariert {

Form ask(const Match& match, const Standing& before, const DealEntry& draft);

} // namespace tafel::krass_kariert
