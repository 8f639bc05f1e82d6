// Erased text must also leave the free parts of the file.
#pragma once

#include <filesystem>
#include <set>
#include <string>

namespace tafel::history {

class Database;

/// Schedules the work of `vacuumIfNecessary`, in the transaction that erases a text: SQLite overwrites the
/// cells it deletes, but not those that it has moved from page to page before. The note is the row
/// `('wiping', 'owed')` of the table `setting`; its words are frozen.
void scheduleVacuum(Database& database);

/// Removes erased texts that are left in unused parts of the file or in the write-ahead log. The file is
/// searched, and the unused parts of the pages that contain a text are overwritten. Only where that is not
/// enough the whole file is written again (VACUUM).
/// \param erased     the texts to search for; empty if nobody knows them any more: then the whole file is
///                   written again
/// \param mayVacuum  false if the caller cannot wait for a VACUUM now
/// \return false while another program reads the file, or if a necessary VACUUM may not run; then it stays
///         scheduled
bool vacuumIfNecessary(Database& database, const std::set<std::string>& erased = {}, bool mayVacuum = true);

/// \return true if one of the texts is anywhere in the file; false also if it cannot be read
bool holdsOneOf(const std::filesystem::path& file, const std::set<std::string>& texts);

} // namespace tafel::history
