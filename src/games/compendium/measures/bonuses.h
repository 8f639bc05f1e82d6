// Bonuses of a custom game's deal in addition to its measure: the player who has everything, if that is
// typed; the multiplier; extras.
#pragma once

#include "games/compendium/measure.h"

namespace tafel::compendium {

/// The questions, in the order of the match file.
std::vector<Question> bonusPrompts(const MeasureContext& deal, const DealEntry& draft);

/// Checks these bonuses and adds them to the facts, which contain the measure.
Result<void> checkBonuses(const MeasureContext& deal, const DealEntry& entry, Facts& facts);

} // namespace tafel::compendium
