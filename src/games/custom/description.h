// What a custom game says, in words: the sentence that the table reads for each contract, a line for
// its tile, the whole game. Made from the definition, so that whoever reads it reads what is counted.
#pragma once

#include "games/custom/definition.h"

namespace tafel::custom {

/// "5 a trick", "60 30 10 0": what a tile has room for. `count`: so many play.
Message contractSummary(const ContractDefinition& contract, int count);

/// "Every queen gives −10. Together −40 a deal."
Message contractSentence(const Definition& game, const ContractDefinition& contract, int count);

/// People, cards, which contract is due, the contracts, the end and who wins.
Message describeGame(const Definition& game);

/// How many it can be played by: "4", "3 to 5", "3, 5 or 6".
Message playersOf(const Definition& game);

/// "♥", "queens", "queen of spades": what is counted.
Message cardsOf(const Definition& game, CardSet cards);

/// "trick 3", "last trick".
Message trickText(int trick);

} // namespace tafel::custom
