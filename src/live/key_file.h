// The key of an address that outlives the program: boards and phones find it again after a restart.
#pragma once

#include <filesystem>
#include <string>
#include <system_error>

namespace tafel::live {

struct KeptKey {
    std::string key = {}; ///< Empty: the file cannot be read, or contains no key (`invalid_argument`).
    std::error_code fault = {}; ///< With a key: why it is not kept for the next start.
};

/// Reads the key that a file keeps. Draws one and keeps it, readable by its owner only, where there is no
/// file. \param fresh draws one in any case
KeptKey keptKey(const std::filesystem::path& file, bool fresh);

} // namespace tafel::live
