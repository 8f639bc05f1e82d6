// Texts about a custom game in addition to its own words.
#pragma once

#include <string>

#include "base/text.h"

namespace tafel::custom {
struct Definition;
}

namespace tafel::phrases {

/// "Fewest points win · ends at 500"
std::string aimText(const custom::Definition& game, Language language);

} // namespace tafel::phrases
