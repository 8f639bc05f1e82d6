// What a deal of a contract has: its name, the trump, the measure.
#pragma once

#include "document/shape.h"

namespace tafel::document {

bool readContract(Shape& shape, const Json& value, std::string& out);

/// Reads the value of one key of the measure. Only its shape, its names, cards and signs: what is missing in
/// it or does not add up is said by the game, so that a half-entered deal is read as far as it goes.
bool readMeasure(Shape& shape, Key key, const Json& value, DealEntry& entry, bool own);

} // namespace tafel::document
