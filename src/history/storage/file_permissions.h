// The history is nobody else's affair: who may read its files.
#pragma once

#include <filesystem>

namespace tafel::history {

/// Makes a file, unless it is there, that only its owner may read. SQLite gives its side files the same
/// rights.
void createPrivate(const std::filesystem::path& file);

/// Makes the folder of the user's own history, unless it is there, for its owner alone; what an older version
/// left open, the folder and the files in it, is closed. What cannot be done is said when the history is
/// opened.
void keepPrivate(const std::filesystem::path& history);

/// A folder for copies that nobody else may read; it goes with this. What is open in it stays readable.
class PrivateFolder {
public:
    /// Throws Failure (ReadOnly), which names `history`, when there is no place for one.
    explicit PrivateFolder(const std::filesystem::path& history);
    ~PrivateFolder();
    PrivateFolder(const PrivateFolder&) = delete;
    PrivateFolder& operator=(const PrivateFolder&) = delete;

    std::filesystem::path operator/(const char* name) const { return m_path / name; }
    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

/// What takes the place of a file belongs to the same people, who may do the same with it; as far as the
/// system allows that.
void keepOwner(const std::filesystem::path& old, const std::filesystem::path& next);

} // namespace tafel::history
