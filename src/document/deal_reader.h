// One deal of a match file.
#pragma once

#include "document/schema_checker.h"

namespace tafel::document {

/// Never refuses: the first fault travels with the entry (`readError`), pointers relative to the deal.
DealEntry readDeal(const Match& head, const Json& value, Texts texts = Texts::Checked);

} // namespace tafel::document
