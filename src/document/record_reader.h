// The recorded form of a deal: the hands as dealt and the log of what happened.
#pragma once

#include "document/shape.h"

namespace tafel::document {

bool readHands(Shape& shape, const Match& head, const Json& value, DealtHands& out);

/// Fills the log of the entry, and its powers, to which the events refer.
bool readLog(Shape& shape, const Json& value, DealEntry& entry);

} // namespace tafel::document
