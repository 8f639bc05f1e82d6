// The name of a club's tablet: the last letters of its id.
#pragma once

#include <span>
#include <string>

#include "history/ownership.h"

namespace tafel::phrases {

/// "This tablet", "Tablet 3F2A"
std::string tabletName(const std::string& device, bool ours, Language language);
/// "Tablet 3F2A writes this match."
std::string ownershipText(const history::Ownership& ownership, Language language);

/// The people, the tournament and the house rules of a version of a match, as far as they differ from those
/// of the version that counts, or of the last one if this one counts: "Anna · Beat · Dora, Cup, Target: 7";
/// often empty.
std::string versionText(
    const history::MatchBranch& branch, std::span<const history::MatchBranch> all, Language language);

} // namespace tafel::phrases
