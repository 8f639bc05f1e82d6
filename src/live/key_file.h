// The key of the address, stored in a file, so that boards and phones find the server again after a restart.
#pragma once

#include <filesystem>
#include <string>
#include <system_error>

namespace tafel::live {

struct KeptKey {
    std::string key = {}; ///< Empty if the file cannot be read, or contains no key (`invalid_argument`).
    std::error_code fault = {}; ///< With a key: the reason why it could not be saved for the next start.
};

/// Reads the key from a file. If the file does not exist, generates a key and saves it with access for its
/// owner only.
/// \param fresh  generate a new key in any case
KeptKey keptKey(const std::filesystem::path& file, bool fresh);

} // namespace tafel::live
