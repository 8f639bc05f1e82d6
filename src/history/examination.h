// Whether a history is what it was: all of its log is read, which a look at it does for one match at a time.
#pragma once

#include "history/progress.h"

namespace tafel::history {

class Database;

/// Reads the whole log: sums, numbers without a gap, entries that fit together, matches that the referee
/// judges as it did then (those of other rules and of games that this version does not know are not judged),
/// and whether the lists say the same. Throws Failure (Damaged) with the first thing that is wrong.
void mustBeWhole(Database& database, const Progress& progress = {});

} // namespace tafel::history
