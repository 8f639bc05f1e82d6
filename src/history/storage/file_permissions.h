// File permissions: only the owner may read a history and its side files.
#pragma once

#include <filesystem>

namespace tafel::history {

/// Creates a file that only its owner may read, unless it exists. SQLite gives its side files the same
/// permissions.
void createOwnerOnlyFile(const std::filesystem::path& file);

/// Creates the folder of the user's history for its owner alone, unless it exists, and restricts folder and
/// files that an older version left readable. Errors are reported when the history is opened.
void restrictToOwner(const std::filesystem::path& history);

/// A temporary folder for copies that only the owner may read. The destructor removes it; files that are open
/// stay readable.
class PrivateFolder {
public:
    /// \throws StorageException (ReadOnly), which names `history`, if the folder cannot be created
    explicit PrivateFolder(const std::filesystem::path& history);
    ~PrivateFolder();
    PrivateFolder(const PrivateFolder&) = delete;
    PrivateFolder& operator=(const PrivateFolder&) = delete;

    std::filesystem::path operator/(const char* name) const { return m_path / name; }
    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

/// Gives a file the owner and permissions of the file that it replaces, as far as the system allows.
void copyFileOwner(const std::filesystem::path& old, const std::filesystem::path& next);

} // namespace tafel::history
