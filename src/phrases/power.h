// How often and when the power of a character may be used, in words.
#pragma once

#include "games/eidex/power.h"

namespace tafel::phrases {

/// "once a deal"
std::string usesText(const eidex::Power& power, Edition edition, Language language);
/// "before cards are put down up to after a trick": the phases; empty: whenever.
std::string phasesText(const eidex::Power& power, Edition edition, Language language);

} // namespace tafel::phrases
