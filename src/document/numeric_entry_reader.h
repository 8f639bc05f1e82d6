// Reads the parts of a deal that are not numbers: players without a trick, captured cards, the table's
// ruling.
#pragma once

#include "document/schema_checker.h"

namespace tafel::document {

bool readTrickless(SchemaChecker& checker, const Json& value, std::optional<Players>& out);

bool readCaptured(SchemaChecker& checker, const Json& value, std::vector<Captured>& out);

bool readRuling(SchemaChecker& checker, const Match& head, const Json& value, TableRuling& out);

} // namespace tafel::document
