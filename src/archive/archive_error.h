// The errors of an exchange with an archive. None of them harms the history: entries that were not sent wait.
#pragma once

#include <exception>
#include <optional>
#include <string>
#include <string_view>

#include "base/text.h"

namespace tafel::archive {

struct ArchiveError {
    enum class Code {
        NoLibrary, ///< libpq is not installed.
        BadAddress, ///< The address is invalid, or names no server.
        PasswordInAddress, ///< The password would be visible in a file and in the process list.
        NotFound, ///< No server answers at the address.
        Starting, ///< The server is starting or recovering.
        TimedOut, ///< The server did not answer in time.
        ConnectionLost, ///< The connection was lost. The current step is repeated.
        NoPassword, ///< The server requires a password, and none is known.
        WrongPassword,
        Refused, ///< The server refuses the connection: unknown database or role.
        NotEncrypted, ///< The address requires TLS, and the server has none or another certificate.
        NoRights,
        ReadOnly, ///< The server is read-only: a standby, or closed by its administrator.
        NoArchive, ///< The database has no archive.
        ForeignSchema, ///< The schema of the archive contains something else.
        OlderArchive, ///< The administrator must update the archive.
        NewerArchive, ///< This program must be updated.
        Rejected, ///< The archive rejected some entries, which break its rules, and took the others.
        Miscounted, ///< The archive's count of its entries is wrong.
        OutOfSpace, ///< The server has no space or no memory left.
        TooManyConnections, ///< The server has no free connection.
        TimeLimit, ///< The statement took longer than the server allows.
        Busy, ///< Others are writing. A retry may succeed.
        NoFolder, ///< The folder does not exist; the stick may not be plugged in.
        NotAFolder,
        EmptyFolder, ///< The folder is empty, but had files before.
        OtherFolder, ///< The folder has only files of another archive.
        FolderFull,
        FolderReadOnly,
        FolderFailed, ///< An error of the disk or of the share, or missing permissions.
        NoPassphrase, ///< The folder is encrypted, and this tablet does not have the key.
        WrongPassphrase,
        PlainFolder, ///< A passphrase is given, and the folder has files that are not encrypted.
        NoKeyFile, ///< The folder has encrypted files, but not the file with their key.
        DamagedKeyFile, ///< The only file with the key is incomplete or damaged.
        NotJoined, ///< No address is given or saved.
        History, ///< The error is in the history of this tablet.
        Cancelled,
        Other,
    };
    Code code = Code::Other;
    Message message = {};
    std::string detail = {}; ///< The message of the server or of libpq.

    /// \return true if a retry may succeed without any user action
    bool isTransient() const;
    /// \return the code in documents: "wrong-password"
    std::string_view codeName() const;
};

/// Makes an error with its sentence. `what` names the subject, if the sentence needs one.
ArchiveError archiveError(ArchiveError::Code code, std::string detail = {}, const Message& what = {});

/// \param word  a code in documents: "no-folder"
/// \param ofFolder  the archive is a folder, for which some codes have a sentence of their own
/// \return the error with that code; nothing if it is unknown
std::optional<ArchiveError> archiveErrorNamed(std::string_view word, bool ofFolder);

/// Thrown inside of the exchange.
struct ArchiveException : std::exception {
    explicit ArchiveException(ArchiveError reason)
        : error(std::move(reason))
    {
    }
    const char* what() const noexcept override { return error.message.en.c_str(); }

    ArchiveError error;
};

} // namespace tafel::archive
