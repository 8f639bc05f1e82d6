// Reads the fields of a contract's deal: its name, the trump, the measure.
#pragma once

#include "document/schema_checker.h"

namespace tafel::document {

bool readContract(SchemaChecker& checker, const Json& value, std::string& out);

/// Reads the value of one key of the measure. Checks only its shape, names, cards and signs. The game reports
/// missing or inconsistent values, so that a draft is read as far as it goes.
bool readMeasure(SchemaChecker& checker, Key key, const Json& value, DealEntry& entry, bool own);

} // namespace tafel::document
