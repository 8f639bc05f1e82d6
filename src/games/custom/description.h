// Describes a custom game in words: a sentence for each contract, a line for its tile, the whole game. The
// texts are derived from the definition, so they always match the score.
#pragma once

#include "games/custom/definition.h"

namespace tafel::custom {

/// "5 a trick", "60 30 10 0": a text for a tile. `count` is the number of players.
Message contractSummary(const ContractDefinition& contract, int count);

/// "Every queen gives −10. Together −40 a deal."
Message contractSentence(const Definition& game, const ContractDefinition& contract, int count);

/// People, cards, which contract is due, the contracts, the end and who wins.
Message describeGame(const Definition& game);

/// How many it can be played by: "4", "3 to 5", "3, 5 or 6".
Message playersOf(const Definition& game);

/// "♥", "queens", "queen of spades": the counted cards.
Message cardsOf(const Definition& game, CardSet cards);

/// "trick 3", "last trick".
Message trickText(int trick);

} // namespace tafel::custom
