// Encrypts the files of a folder: Argon2id and XChaCha20-Poly1305 of libsodium.
//
// A folder has a random key, which encrypts each file as a whole. The key file of the folder contains that
// key, sealed with another one that Argon2id derives from the passphrase. So a tablet needs the passphrase
// once.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tafel::archive {

struct FolderKey {
    std::string secret = {}; ///< 32 random bytes.
    std::string sealed = {}; ///< One line, the content of the key file.

    /// \return the id by which encrypted files name their key: the digest of its key file
    std::string id() const;
};

/// Makes a new key and seals it. Needs 64 MiB and some tenths of a second.
/// \throws std::bad_alloc
FolderKey newFolderKey(std::string_view passphrase);
/// Opens a key file. Needs as much memory as the file says, at most 256 MiB.
/// \return nothing if the passphrase is wrong, or if the file is of a newer version
/// \throws std::bad_alloc
std::optional<FolderKey> openFolderKey(std::string_view sealed, std::string_view passphrase);

/// The text of a file on the tablet that keeps keys.
/// \param place the address of the folder
std::string keptKeysText(std::string_view place, const std::vector<FolderKey>& keys);
struct KeptKeys {
    bool isOfPlace = false; ///< True if they were stored for the same address.
    std::vector<FolderKey> keys = {};
};
/// \return no keys if the text is invalid
KeptKeys keptKeysIn(std::string_view text, std::string_view place);

/// \return true if the bytes begin like those of an encrypted file
bool isEncrypted(std::string_view bytes);
/// \return the id of the key of an encrypted file; empty for any other file
std::string_view keyIdOf(std::string_view bytes);
/// Encrypts a file.
/// \param about what the file is; decryption requires the same text
std::string encrypted(const FolderKey& key, std::string_view text, std::string_view about);
/// \return nothing if the bytes were changed, or if `about` differs
std::optional<std::string> decrypted(const FolderKey& key, std::string_view bytes, std::string_view about);

} // namespace tafel::archive
