// Reads and writes the files of a folder as meeting place, and explains errors of its disk.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "archive/sync_state.h"

namespace tafel::archive {

/// \throws ArchiveException NoFolder, NotAFolder, FolderFailed
void mustBeFolder(const std::filesystem::path& folder);
/// Creates the folder if it is not there. Throws ArchiveException.
void makeFolder(const std::filesystem::path& folder);
/// Makes renames and removals in the folder durable.
void syncFolder(const std::filesystem::path& folder);
/// \throws ArchiveException for the `errno` of a failed call
[[noreturn]] void failFor(int error);

/// The names of all files. Empty if the folder does not exist.
/// \throws ArchiveException
std::vector<std::string> namesIn(const std::filesystem::path& folder);
/// \return the bytes of a file; not all of them if there is a fault, and none if it has more than `most`
std::string readFile(
    const std::filesystem::path& file, std::size_t most, std::optional<PassedOver::Why>& fault);
/// \return the first bytes of a file, at most `most`; empty if it cannot be read
std::string beginningOf(const std::filesystem::path& file, std::size_t most);
/// Writes a file atomically.
/// \throws ArchiveException
void writeFile(const std::filesystem::path& file, std::string_view bytes);

} // namespace tafel::archive
