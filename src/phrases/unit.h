// The unit in which a match is scored.
#pragma once

#include <string_view>

#include "base/text.h"
#include "referee/contract_info.h"

namespace tafel::phrases {

/// "Victory points", "Penalty points" …: the title of a column or an axis.
std::string_view unitTitle(Unit unit, Language language);
/// "victory-points", for documents and drawings.
std::string_view unitId(Unit unit);
/// The heading of sums over matches: "Marks" if several games make a match.
std::string_view totalTitle(Unit unit, Language language);
std::string_view totalId(Unit unit);

} // namespace tafel::phrases
