// "May this card be played?" without showing a hand: which other cards in hand decide it, as questions with
// Yes and No, so that the asker says no more than the answer hangs on.
#pragma once

#include "referee/judge.h"

namespace tafel {

/// Whoever holds one of these cards besides may not play the card, always for the same reasons.
struct DecidingQuestion {
    CardSet cards = {};
    Message question = {}; ///< "Do you hold any hearts?"
    bool named = true; ///< The question says which cards; otherwise they have to be shown with it.
};

/// Of a position whose hand is one card, in a trick: the questions, one after the other; the first Yes
/// forbids the card. None: it may be played, whatever else is in hand. Refused as `Game::judge` refuses it.
Result<std::vector<DecidingQuestion>> decidingCards(const Position& position);

} // namespace tafel
