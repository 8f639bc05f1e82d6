// A card as people say it. In documents it is written by its two letters (`Card::text`).
#pragma once

#include <string>

#include "base/text.h"
#include "cards/card.h"

namespace tafel {

/// "Raben-Dame", "queen of ravens".
std::string cardText(Card card, Pack pack, Language language);

} // namespace tafel
