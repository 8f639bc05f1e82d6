// The name of a club's tablet: the last letters of its id.
#pragma once

#include <string>

#include "history/history.h"

namespace tafel::phrases {

/// "This tablet", "Tablet 3F2A"
std::string tabletName(const std::string& device, bool ours, Language language);
/// "Tablet 3F2A writes this match."
std::string ownershipText(const history::Ownership& ownership, Language language);

/// What one of two versions of a match has otherwise, apart from its deals: "Anna · Beat · Dora, Cup, Target:
/// 7"; empty if nothing.
std::string versionText(const Match& version, const Match& other, Language language);

} // namespace tafel::phrases
