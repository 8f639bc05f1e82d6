// The histories for the measured windows: a match in progress with a draft.
#pragma once

#include <filesystem>

namespace tafel::bench {

/// Writes a history with two deals of three players and the first field of the third deal.
void currentMatch(const std::filesystem::path& file);

/// Writes a history with a match of a custom game that has the largest number of contracts, all of them due.
void manyContracts(const std::filesystem::path& file);

} // namespace tafel::bench
