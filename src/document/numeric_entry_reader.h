// What a table says of a deal besides numbers: who won no trick, who captured what, its own ruling.
#pragma once

#include "document/schema_checker.h"

namespace tafel::document {

bool readTrickless(SchemaChecker& shape, const Json& value, std::optional<Players>& out);

bool readCaptured(SchemaChecker& shape, const Json& value, std::vector<Captured>& out);

bool readRuling(SchemaChecker& shape, const Match& head, const Json& value, TableRuling& out);

} // namespace tafel::document
