// A file that is there whole or not at all.
#pragma once

#include <filesystem>
#include <string_view>

#include "history/storage/storage_error.h"

namespace tafel::history {

/// Written beside its place under a name of its own; `finish` puts it there. Without it nothing stays.
/// Neither follows a link, and several that are written for the same place do not meet.
class NewFile {
public:
    /// `replace` false: a file that is at the place, also one that came there meanwhile, stays.
    NewFile(std::filesystem::path file, bool replace);
    ~NewFile();
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    // Faults: `Io` (there is a file of that name already, or the disk has an error), `MissingFolder`,
    // `DiskFull`, `ReadOnly`.
    tl::expected<void, Fault> open();
    tl::expected<void, Fault> write(std::string_view text);
    tl::expected<void, Fault> finish();

private:
    tl::unexpected<Fault> failed() const;

    std::filesystem::path m_file, m_part;
    bool m_replace;
    int m_descriptor = -1;
};

} // namespace tafel::history
