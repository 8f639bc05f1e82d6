// What a table says of a deal besides numbers: who won no trick, who captured what, its own ruling.
#pragma once

#include "document/shape.h"

namespace tafel::document {

bool readTrickless(Shape& shape, const Json& value, std::optional<Players>& out);

bool readCaptured(Shape& shape, const Json& value, std::vector<Captured>& out);

bool readRuling(Shape& shape, const Match& head, const Json& value, TableRuling& out);

} // namespace tafel::document
