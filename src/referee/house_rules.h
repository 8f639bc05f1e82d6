// The house rules of a match as questions: for a new one, and for one that is under way.
#pragma once

#include "referee/game.h"

namespace tafel {

/// What each house rule could be, as they stand for the deal with that number, from 1; from the second one on
/// without those that say what is played. The paths begin at the match: "/options/exactly_100". Where each of
/// several things may have a word there is a question for each, which need not be answered:
/// "/options/replace/suta".
std::vector<Prompt> houseRules(const Match& match, int deal);

/// Whether the clause says what the house rule changes.
bool names(const Clause& clause, const OptionSpec& option);

/// A new match after an answer to one of them; nothing: as the game has it. What is as usual is not written.
void setHouseRule(Match& match, std::string_view path, const Response& answer);

/// What has a word of its own under a rule, as people name it: a contract.
Text optionTargetLabel(const Match& match, const OptionSpec& option, int of);
/// The contract that a word of such a rule names.
Text optionValueLabel(const Match& match, const OptionSpec& option, int word);

} // namespace tafel
