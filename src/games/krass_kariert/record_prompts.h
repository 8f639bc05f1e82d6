// The open prompts of a recorded round after its log.
#pragma once

#include "referee/prompt.h"
#include "referee/score.h"

namespace tafel::krass_kariert {

/// The next event of the log, every one that the rules allow; nothing: the round is over, the log has a
/// fault, or the cards that were dealt are missing. `entry` is recorded.
std::optional<Prompt> nextEvent(const Match& match, const Standing& before, const DealEntry& entry);

} // namespace tafel::krass_kariert
