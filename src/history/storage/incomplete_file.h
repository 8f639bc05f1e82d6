// A history that a killed program had only begun to create. Nothing can be in it, so it is silently created
// again.
#pragma once

#include <filesystem>

namespace tafel::history {

/// \return true if the file is only the start of a database without a table, and its write-ahead log is
/// empty; false if it does not exist
bool isIncompleteNewFile(const std::filesystem::path& history);

/// \return true if the header says that the file has one page. A history that lost all but its first bytes
/// still says how long it was.
bool headerSaysOnePage(const std::filesystem::path& history);

/// Removes the file with the side files of SQLite. The lock file stays.
void removeIncompleteNewFile(const std::filesystem::path& history);

} // namespace tafel::history
