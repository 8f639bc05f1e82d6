// What only a person can know of a deal on the score pad, and what an answer makes of the deal.
#pragma once

#include "referee/pad_form.h"

namespace tafel::eidex {

/// The questions on which the award hangs as the deal stands now, answered ones too.
std::vector<Prompt> questionsOf(const Match& match, const Standing& before, const DealEntry& draft);

/// See `Game::said`.
DealEntry respond(const Match& match, const Standing& before, DealEntry draft, std::string_view path,
    const Response& answer);

} // namespace tafel::eidex
