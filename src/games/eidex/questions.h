// What only a person can know of a deal on the score pad, and what an answer makes of the deal.
#pragma once

#include "referee/form.h"

namespace tafel::eidex {

/// The questions on which the award hangs as the deal stands now, answered ones too.
std::vector<Ask> questionsOf(const Match& match, const Standing& before, const DealEntry& draft);

/// See `Game::said`.
DealEntry said(
    const Match& match, const Standing& before, DealEntry draft, std::string_view path, const Said& answer);

} // namespace tafel::eidex
