// What a match is played for.
#pragma once

#include <string_view>

#include "base/text.h"
#include "referee/contract_info.h"

namespace tafel::words {

/// "Victory points", "Penalty points" …: the title of a column or an axis.
std::string_view unitTitle(Unit unit, Language language);
/// "victory-points", for documents and drawings.
std::string_view unitId(Unit unit);
/// The same of what is added up over matches: "Marks" where several games make a match.
std::string_view sumTitle(Unit unit, Language language);
std::string_view sumId(Unit unit);

} // namespace tafel::words
