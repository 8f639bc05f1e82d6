// What a deal of a custom game carries beside its measure: who has everything, where that is typed; the
// factor; extras.
#pragma once

#include "games/compendium/measure.h"

namespace tafel::compendium {

/// The questions, in the order of the match file.
std::vector<Question> bonusPrompts(const MeasureContext& deal, const DealEntry& draft);

/// Checks what the entry says besides and adds it to the facts, which hold the measure.
Result<void> checkBonuses(const MeasureContext& deal, const DealEntry& entry, Facts& facts);

} // namespace tafel::compendium
