// What positions and questions say about the cards: the trick so far and a hand.
#pragma once

#include "document/schema_checker.h"
#include "referee/judge.h"

namespace tafel::document {

/// The trick, with its lead and its cards; a card face down, where one may lie, is null.
bool readTrick(SchemaChecker& shape, const Json& value, TrickSoFar& out, bool allowFaceDown);

/// Both ends of a row, which may be the same card.
bool readRow(SchemaChecker& shape, const Json& value, ContractPosition::Row& out);

/// None of the cards was seen before; now they are.
bool checkDistinct(SchemaChecker& shape, std::span<const Card> cards, std::string_view at, CardSet& seen);

/// No card lies or is held twice, and no more lie than the trick has places.
bool checkCardsPossible(SchemaChecker& shape, const Match& head, const std::vector<PowerUse>& powers,
    const TrickSoFar* trick, const std::vector<Card>* hand);

} // namespace tafel::document
