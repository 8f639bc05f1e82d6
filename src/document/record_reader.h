// Reads the recorded form of a deal: the dealt hands and the log of events.
#pragma once

#include "document/schema_checker.h"

namespace tafel::document {

/// Fills the hands of the entry. No card may occur twice; `complete` requires full hands.
bool readHands(SchemaChecker& checker, const Match& head, const Json& value, DealEntry& entry, bool complete);

/// Fills the log of the entry, and its powers, to which the events refer. Without `powers` every event is a
/// card that is played openly.
bool readLog(SchemaChecker& checker, const Json& value, DealEntry& entry, bool powers);

} // namespace tafel::document
