// Erased text must also leave the free parts of the file.
#pragma once

#include <filesystem>
#include <set>
#include <string>

namespace tafel::history {

class Database;

/// Schedules a VACUUM, in the transaction that erases a text: SQLite overwrites the cells it deletes, but not
/// those that it has moved from page to page before. The note is the row `('wiping', 'owed')` of the table
/// `setting`; its words are frozen.
void scheduleVacuum(Database& database);

/// Does what is scheduled, so that no erased text stays in the file or in the write-ahead log. The file is
/// read first, because a VACUUM, which writes all of it again, is rarely necessary.
/// \param erased  the texts in question; empty: they are not known any more, and it is necessary
/// \param mayVacuum  false: nobody may wait for a VACUUM now
/// \return false while another program reads the file, or if a VACUUM is necessary that may not be; it stays
///         scheduled then
bool vacuumIfNecessary(Database& database, const std::set<std::string>& erased = {}, bool mayVacuum = true);

/// Whether one of the texts stands anywhere in a file; false if it cannot be read.
bool holdsOneOf(const std::filesystem::path& file, const std::set<std::string>& texts);

} // namespace tafel::history
