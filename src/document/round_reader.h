// Reads a round of cards without suits: the players who hand in a chip, or the hands and the log.
#pragma once

#include "document/schema_checker.h"

namespace tafel::document {

/// The keys of a position; `opener` may be null.
struct HandPositionKeys {
    const Json &table, &hand, &reserves;
    const Json* opener;
};
bool readHandPosition(SchemaChecker& checker, const HandPositionKeys& keys, HandPosition& out);

/// Reads `hands` or `reserves` of all players.
bool readNumberHands(
    SchemaChecker& checker, const Json& value, std::string_view at, PerPlayer<std::vector<NumberCard>>& out);

bool readRoundLog(SchemaChecker& checker, const Json& value, std::vector<RoundEvent>& out);

/// `opener` or `gives_chip`.
bool readRoundKey(SchemaChecker& checker, Key key, const Json& value, RoundEntry& out);

} // namespace tafel::document
