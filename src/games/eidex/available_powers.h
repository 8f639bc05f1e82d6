// The powers that players can use at the end of a recorded deal's log, and the parameters to name with them.
#pragma once

#include "games/eidex/power_prompts.h"

namespace tafel::eidex {

/// \return one choice for each character, in seat order; `whyNot` is set if the power cannot be used now.
/// `recorded` must have a log.
std::vector<PowerChoice> availablePowers(
    const Match& match, const Standing& before, const DealEntry& recorded);

/// The powers that are still active at the end of the log, in the order in which they were used. `recorded`
/// must have a log.
std::vector<PowerUse> activePowers(const Match& match, const Standing& before, const DealEntry& recorded);

/// The hands at the end of the log, where the deal gives the hands.
PerPlayer<CardSet> currentHands(const Match& match, const Standing& before, const DealEntry& recorded);

/// The parameters that `use` still lacks if its power is used now, up to the first required one. Each prompt
/// offers only answers that can be recorded. Its path starts at the deal. `recorded` is the deal without this
/// use.
/// \return empty if `use` is complete
std::vector<Prompt> namedNow(
    const Match& match, const Standing& before, const DealEntry& recorded, const PowerUse& use);

/// The prompts for the parameters of a power that `by` uses now. `recorded` must have a log.
PowerParameterPrompts parameterPrompts(
    const Match& match, const Standing& before, const DealEntry& recorded, Player by);

} // namespace tafel::eidex
