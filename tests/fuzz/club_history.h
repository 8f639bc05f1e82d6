// A small history with every kind of event, as a file: what the fuzzer changes.
#pragma once

#include <filesystem>

namespace tafel::fuzz {

/// Makes the file; `pageSize` in bytes, 0: as usual.
void makeHistory(const std::filesystem::path& file, int pageSize = 0);

} // namespace tafel::fuzz
