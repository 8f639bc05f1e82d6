// The house rules of a match as questions: for a new one, and for one that is under way.
#pragma once

#include "referee/game.h"

namespace tafel {

/// The prompts for all house rules with their values for the deal with that number, from 1; from the second
/// deal on without those that are fixed. The paths begin at the match: "/options/exactly_100". A rule with a
/// word for each of several targets has one optional prompt for each:
/// "/options/replace/suta".
std::vector<Prompt> houseRules(const Match& match, int deal);

/// \return true if the clause states the effect of the house rule
bool names(const Clause& clause, const OptionSpec& option);

/// Sets a house rule of a new match; an empty answer restores the default. Defaults are not written.
void setHouseRule(Match& match, std::string_view path, const Response& answer);

/// The name of a target of a rule: a contract.
Text optionTargetLabel(const Match& match, const OptionSpec& option, int of);
/// The contract that a word of such a rule names.
Text optionValueLabel(const Match& match, const OptionSpec& option, int word);

} // namespace tafel
