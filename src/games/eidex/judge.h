// Disputes: which cards may be played, who wins a trick, whether a power may be used now.
#pragma once

#include <span>

#include "games/eidex/power.h"
#include "referee/judge.h"

namespace tafel::eidex {

/// Judges a position.
/// Errors: `impossible`, `illegal-power` or `not-your-power` if the position cannot occur.
Result<Verdict> judge(const Position& position);

/// The reasons why the card of the hand may be played: the active powers that allow it, then the rule.
/// \return empty if the card may not be played
Reasons whyMay(const Position& position, Card card);

/// The number of cards that complete the trick on the table under these powers. A double trick takes two
/// cards of each player, and a rejected card is replaced by another one. Without powers it is one card of
/// each player, in every game.
int placesInTrick(const Match& match, std::span<const PowerUse> powers, const TrickSoFar& trick);

PowerAnswer answer(const PowerQuestion& question);

} // namespace tafel::eidex
