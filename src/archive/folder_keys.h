// The keys of an encrypted folder: its key files, and the file beside the history that keeps what was opened.
//
// A folder is encrypted when it has a key file, `folder-DIGEST.key`. Tablets that made one each at the same
// time have two; each encrypted file names its key, so nothing is lost. A tablet writes with the lowest key
// that it has.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "archive/folder_encryption.h"

namespace tafel::archive {

/// How a tablet gets at the keys of a folder.
struct KeyAccess {
    std::filesystem::path kept = {}; ///< The file beside the history; empty: nothing is kept.
    std::string passphrase = {}; ///< As somebody typed it now; empty: nobody did.
};

/// \return the file that keeps the keys for this history
std::filesystem::path keptKeysFile(const std::filesystem::path& history);
/// Forgets the keys that were kept for this history.
void forgetKeys(const std::filesystem::path& history);

/// \return true if the name is that of a key file, also of a copy that a synchronising program has made
bool isKeyFile(std::string_view name);
/// \return true if a file of entries in the folder is encrypted. Throws ArchiveException.
bool hasEncryptedFiles(const std::filesystem::path& folder);

class FolderKeys {
public:
    /// Opens the keys, and creates one if a passphrase is given and the folder is empty.
    /// \param folder  where the files lie; it may not be there yet
    /// \param place   the address of the folder
    /// \throws ArchiveException NoPassphrase, WrongPassphrase, DamagedKeyFile, NoKeyFile, PlainFolder, and
    /// what
    ///         writing a file may throw
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
    std::vector<FolderKey> m_keys; ///< In the order of their ids.
    bool m_opened = false;
};

} // namespace tafel::archive
