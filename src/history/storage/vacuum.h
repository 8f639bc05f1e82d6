// Erased text must also leave the free parts of the file, so the file is written anew by VACUUM.
#pragma once

namespace tafel::history {

class Database;

/// Notes, in the transaction that erases a text, that the file must be vacuumed: SQLite overwrites the cells
/// it deletes, but not those that it has moved from page to page before. The note is the row `('wiping',
/// 'owed')` of the table `setting`; its words are frozen.
void scheduleVacuum(Database& database);

/// Runs VACUUM if it is scheduled, so that no erased text stays in the file or in the write-ahead log.
/// \return false while another program reads the file; VACUUM stays scheduled then
bool vacuumIfScheduled(Database& database);

} // namespace tafel::history
