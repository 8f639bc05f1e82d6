// House rules as people read them.
#pragma once

#include <string>

#include "referee/match.h"

namespace tafel::words {

/// What the rule is for the deal with that number, from 1: the effect of its word, its number, or what stands
/// for what. Empty: nothing has been changed in a rule for several things.
std::string optionText(const Match& match, const OptionSpec& option, int deal, Language language);

/// "Target: 7 · Exactly 100 card points: …": the house rules that were changed, for the deal with that
/// number; empty: none.
std::string houseRules(const Match& match, int deal, Language language);

} // namespace tafel::words
