// House rules as people read them.
#pragma once

#include <string>

#include "referee/match.h"

namespace tafel::phrases {

/// The value of a rule for the deal with that number, from 1: the effect of its word, its number, or the word
/// of each target. Empty if a rule with targets has only defaults.
std::string optionText(const Match& match, const OptionSpec& option, int deal, Language language);

/// "Target: 7 · Exactly 100 card points: from deal 4 …": the house rules that were changed, before the match
/// or during it; empty: none.
std::string houseRulesText(const Match& match, Language language);

} // namespace tafel::phrases
