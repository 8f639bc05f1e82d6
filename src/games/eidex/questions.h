// Questions about a deal on the score pad that only a person can answer, and the effect of each answer.
#pragma once

#include "referee/pad_form.h"

namespace tafel::eidex {

/// The questions on which the award depends in the current draft, including answered ones.
std::vector<Prompt> questionsOf(const Match& match, const Standing& before, const DealEntry& draft);

/// See `Game::respond`.
DealEntry respond(const Match& match, const Standing& before, DealEntry draft, std::string_view path,
    const Response& answer);

} // namespace tafel::eidex
