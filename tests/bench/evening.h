// An evening for the windows that are measured: a match under way, with a half-entered deal.
#pragma once

#include <filesystem>

namespace tafel::bench {

/// Makes a history with two deals of three players and the first field of the third.
void currentMatch(const std::filesystem::path& file);

/// Makes a history with a match of a custom game under way that has as many contracts as one can have;
/// any of them is due.
void manyContracts(const std::filesystem::path& file);

} // namespace tafel::bench
