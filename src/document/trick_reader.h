// What positions and questions say about the cards: the trick so far and a hand.
#pragma once

#include "document/shape.h"
#include "referee/judge.h"

namespace tafel::document {

/// The trick, with its lead and its cards; a card face down, where one may lie, is null.
bool readTrick(Shape& shape, const Json& value, TrickSoFar& out, bool mayLieFaceDown);

/// Both ends of a row, which may be the same card.
bool readRow(Shape& shape, const Json& value, ContractPosition::Row& out);

/// None of the cards was seen before; now they are.
bool eachOnce(Shape& shape, std::span<const Card> cards, std::string_view at, CardSet& seen);

/// No card lies or is held twice, and no more lie than the trick has places.
bool cardsCanBe(Shape& shape, const Match& head, const std::vector<Declared>& powers, const TrickSoFar* trick,
    const std::vector<Card>* hand);

} // namespace tafel::document
