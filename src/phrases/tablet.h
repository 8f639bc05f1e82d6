// The name of a club's tablet: the last letters of its id.
#pragma once

#include <string>

#include "history/history.h"

namespace tafel::phrases {

/// "This tablet", "Tablet 3F2A"
std::string tabletName(const std::string& device, bool ours, Language language);
/// "Tablet 3F2A writes this match."
std::string ownershipText(const history::Ownership& ownership, Language language);

/// The people, the tournament and the house rules of a version of a match, as far as another version has
/// others: "Anna · Beat · Dora, Cup, Target: 7"; often empty.
std::string versionText(const Match& version, const Match& other, Language language);

} // namespace tafel::phrases
