// Writes a file so that it appears complete or not at all.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "history/storage/storage_error.h"

namespace tafel::history {

/// \return the reason (Io) why a file may not be written: it exists and is not to be replaced, or it is no
///         file; nothing if it may
std::optional<StorageError> targetFault(const std::filesystem::path& file, bool replace);

/// Writes to a temporary file in the target's folder; `finish` renames it. Without `finish` nothing is left.
/// Links are not followed, and several writers for one target do not collide.
class AtomicFileWriter {
public:
    /// If `replace` is false, an existing file is kept, also one that appears meanwhile.
    /// \param rights  of the file, less what the umask takes
    AtomicFileWriter(std::filesystem::path file, bool replace, unsigned rights = 0666);
    ~AtomicFileWriter();
    AtomicFileWriter(const AtomicFileWriter&) = delete;
    AtomicFileWriter& operator=(const AtomicFileWriter&) = delete;

    // Errors: `Io` (the file already exists, it is no file but a pipe, or the disk has an error),
    // `FolderNotFound`, `DiskFull`, `ReadOnly`.
    tl::expected<void, StorageError> open();
    tl::expected<void, StorageError> write(std::string_view text);
    tl::expected<void, StorageError> finish();

private:
    tl::unexpected<StorageError> failed() const;

    std::filesystem::path m_file, m_part;
    bool m_replace;
    unsigned m_rights;
    int m_descriptor = -1;
};

} // namespace tafel::history
