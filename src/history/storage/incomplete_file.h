// A history that a killed program had only begun to make: nothing can be in it, so it is made anew without a
// word.
#pragma once

#include <filesystem>

namespace tafel::history {

/// Is there no more of the file than the beginning of a database without a table, and nothing in its
/// write-ahead log? False for one that is not there.
bool isUnborn(const std::filesystem::path& history);

/// Whether such a file can be nothing but a beginning: it says itself that it has one page. A history that
/// lost all but its first bytes says how long it was.
bool saysItIsNew(const std::filesystem::path& history);

/// Removes it with what SQLite has beside it; the lock stays.
void removeUnborn(const std::filesystem::path& history);

} // namespace tafel::history
