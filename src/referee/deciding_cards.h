// "May this card be played?" without showing a hand: Yes/No questions about the other cards that decide it,
// so that the player reveals only what the answer depends on.
#pragma once

#include "referee/judge.h"

namespace tafel {

/// A player who also holds one of these cards may not play the card, always for the same reasons.
struct DecidingQuestion {
    CardSet cards = {};
    Message question = {}; ///< "Do you hold any hearts?"
    bool named = true; ///< True if the question names the cards; otherwise they must be shown with it.
};

/// The questions for a position in a trick whose hand is one card, in order; the first Yes forbids the card.
/// Without any, the card is legal with every hand. Refused like `Game::judge`.
Result<std::vector<DecidingQuestion>> decidingCards(const Position& position);

} // namespace tafel
