// The keys of an encrypted folder: its key files, and the file next to the history that stores the opened
// keys.
//
// A folder is encrypted if it has a key file, `folder-DIGEST.key`. If two tablets create one at the same
// time, it has two; each encrypted file names its key, so no file is lost. A tablet writes with the key of
// the lowest id that it has.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "archive/folder_encryption.h"

namespace tafel::archive {

/// How a tablet gets at the keys of a folder.
struct KeyAccess {
    std::filesystem::path kept = {}; ///< The file next to the history; empty if no keys are stored.
    std::string passphrase = {}; ///< The passphrase that the user typed now; empty if none.
};

/// \return the file that keeps the keys for this history
std::filesystem::path keptKeysFile(const std::filesystem::path& history);
/// \return true if keys are stored for this history: its folder is encrypted
bool hasKeptKeys(const std::filesystem::path& history);
/// Removes the keys that are stored for this history.
void forgetKeys(const std::filesystem::path& history);

/// \return true if the name is that of a key file, also of a copy that a synchronising program has made
bool isKeyFile(std::string_view name);
/// \return true if a file of entries in the folder is encrypted. Throws ArchiveException.
bool hasEncryptedFiles(const std::filesystem::path& folder);

class FolderKeys {
public:
    /// Opens the keys, and creates one if a passphrase is given and the folder is empty.
    /// \param folder  the folder of the files; it may not exist yet
    /// \param place   the address of the folder
    /// \throws ArchiveException NoPassphrase, WrongPassphrase, DamagedKeyFile, NoKeyFile, PlainFolder, and
    /// the errors of writing a file
    FolderKeys(std::filesystem::path folder, const std::string& place, const KeyAccess& access);

    /// \return false: the folder is not encrypted
    bool encrypt() const { return !m_keys.empty(); }
    /// \return true if the passphrase has opened a key that was not kept before
    bool opened() const { return m_opened; }
    /// The key for new files. Only if the folder is encrypted.
    const FolderKey& first() const { return m_keys.front(); }
    /// \return nullptr: this tablet does not have the key
    const FolderKey* find(std::string_view id) const;
    /// Writes key files again that are not in the folder any more. Throws ArchiveException.
    void restore() const;

private:
    void add(FolderKey key);

    std::filesystem::path m_folder;
    std::vector<FolderKey> m_keys; ///< Sorted by id.
    bool m_opened = false;
};

} // namespace tafel::archive
