// The answers to the prompts of a deal as text, and the differences between two entries of a deal.
#pragma once

#include <string>
#include <vector>

#include "referee/game.h"

namespace tafel::phrases {

/// "Card points", "Limit"
std::string labelText(const Prompt& prompt, const Match& match, Language language);
std::string optionText(const Prompt::Option& option, const Match& match, Language language);
/// The complete answer in its order: "Anna, Beat", "60"; empty if there is none.
std::string answerText(const Prompt& prompt, const Match& match, Language language);

/// A prompt with two answers; "–" stands for none.
struct ChangedAnswer {
    std::string name; ///< "Anna", "Anna, passes", "Trick 3"
    std::string before, after;
};

/// The differences between two entries of a deal, each on the score pad (`Game::toNumericEntry`).
/// \param standing  the standing before the deal
std::vector<ChangedAnswer> changedAnswers(const Match& match, const Standing& standing,
    const DealEntry& before, const DealEntry& after, Language language);

} // namespace tafel::phrases
