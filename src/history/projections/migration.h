// The step from an earlier release: a history of 0.1.0 or 0.2.0 becomes one with the present schema.
#pragma once

#include "history/storage/database.h"

namespace tafel::history {

/// Fills the new history `now`, a `Migration`. The log stays as it was: each event keeps its number, UUID,
/// time and text.
/// - 0.2.0: all rows are copied.
/// - 0.1.0: the names and sentences in its events become rows of `text`, and the projections are rebuilt.
void migrateEarlierRelease(SQLite::Database& earlier, int version, Database& now, const Progress& progress);

} // namespace tafel::history
