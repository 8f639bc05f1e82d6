// One owner of the question whether two documents with one id are one match.
#pragma once

#include <string>

#include "referee/match.h"

namespace tafel::history {

/// Whether the same house rules hold for a deal, from 1. The game is the same.
bool haveSameRules(const Match& one, const Match& other, int deal);

/// Compares the heads of two matches with one id. Three things may differ: a name or title that is erased in
/// one of them, the time (an import adds it to a file that has none), and the version of the rules. A default
/// may be missing. House rules are compared as they were at the start and for the first `deals` deals.
/// \return the first key that differs, as a JSON Pointer; empty: they are one match
std::string differingKey(Match one, Match other, int deals);

} // namespace tafel::history
