// What a deal of a contract has: its name, the trump, the measure.
#pragma once

#include "document/schema_checker.h"

namespace tafel::document {

bool readContract(SchemaChecker& shape, const Json& value, std::string& out);

/// Reads the value of one key of the measure. Only its shape, its names, cards and signs: what is missing in
/// it or does not add up is said by the game, so that a half-entered deal is read as far as it goes.
bool readMeasure(SchemaChecker& shape, Key key, const Json& value, DealEntry& entry, bool own);

} // namespace tafel::document
