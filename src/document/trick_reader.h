// Reads the cards of positions and questions: the trick so far and a hand.
#pragma once

#include "document/schema_checker.h"
#include "referee/judge.h"

namespace tafel::document {

/// Reads the trick with its lead and its cards; null is a card face down, where the rules allow one.
bool readTrick(SchemaChecker& checker, const Json& value, TrickSoFar& out, bool allowFaceDown);

/// Both ends of a row, which may be the same card.
bool readRow(SchemaChecker& checker, const Json& value, ContractPosition::Row& out);

/// None of the cards was seen before; now they are.
bool checkDistinct(SchemaChecker& checker, std::span<const Card> cards, std::string_view at, CardSet& seen);

/// Checks that no card occurs twice, and that the trick has at most as many cards as places.
bool checkCardsPossible(SchemaChecker& checker, const Match& head, const std::vector<PowerUse>& powers,
    const TrickSoFar* trick, const std::vector<Card>* hand);

} // namespace tafel::document
