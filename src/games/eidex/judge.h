// Disputes: which cards may be played, who wins a trick, whether a power may be used now.
#pragma once

#include <span>

#include "games/eidex/power.h"
#include "referee/judge.h"

namespace tafel::eidex {

/// Refused (`impossible`, `illegal-power`, `not-your-power`) where the position cannot be.
Result<Verdict> judge(const Position& position);

/// Why the card of the hand may be played: the powers in force that let it, then the rule. Empty: it may not.
Reasons whyMay(const Position& position, Card card);

/// How many cards the trick on the table takes until it is complete, as these powers have it: two of each
/// player in a double trick, and another one in place of a card that was rejected. Without powers it is one
/// of each player, in every game.
int placesInTrick(const Match& match, std::span<const PowerUse> powers, const TrickSoFar& trick);

Answer answer(const Question& question);

} // namespace tafel::eidex
