// Powers where a recorded deal goes on: who could use which now and why not, and what is named with one.
#pragma once

#include "games/eidex/power_prompts.h"

namespace tafel::eidex {

/// One for each character, in the order of seats; `whyNot`: it cannot be used now. `recorded` has a log.
std::vector<PowerChoice> availablePowers(
    const Match& match, const Standing& before, const DealEntry& recorded);

/// The powers that still do something at the end of the log, in the order in which they were used. `recorded`
/// has a log.
std::vector<PowerUse> activePowers(const Match& match, const Standing& before, const DealEntry& recorded);

/// What everybody holds at the end of the log, where the hands were given.
PerPlayer<CardSet> currentHands(const Match& match, const Standing& before, const DealEntry& recorded);

/// What a power that is used now lacks, up to the first thing that it cannot do without; every answer can be
/// recorded. Paths from the deal on; `recorded` is the deal without it. Empty: nothing.
std::vector<Prompt> namedNow(
    const Match& match, const Standing& before, const DealEntry& recorded, const PowerUse& use);

/// What is named with the power of a player who uses it now. `recorded` has a log.
PowerParameterPrompts parameterPrompts(
    const Match& match, const Standing& before, const DealEntry& recorded, Player by);

} // namespace tafel::eidex
