// A small history file with every kind of event, which the fuzzer changes.
#pragma once

#include <filesystem>

namespace tafel::fuzz {

/// Creates the file.
/// \param pageSize  in bytes; 0 for the default
void makeHistory(const std::filesystem::path& file, int pageSize = 0);

} // namespace tafel::fuzz
