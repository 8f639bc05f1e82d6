// What can go wrong with an archive. Nothing of it harms the history: what was not sent waits.
#pragma once

#include <exception>
#include <string>
#include <string_view>

#include "base/text.h"

namespace tafel::archive {

struct ArchiveError {
    enum class Code {
        NoLibrary, ///< libpq is not installed.
        BadAddress, ///< It cannot be read, or names nothing that can be asked.
        PasswordInAddress, ///< It would stand in a file and in the list of processes.
        NotFound, ///< Nobody answers there.
        Starting, ///< It is just starting, or recovering.
        Frozen, ///< No answer in time.
        Lost, ///< The connection broke; what was under way is repeated.
        NoPassword, ///< It wants one, and there is none.
        WrongPassword,
        Refused, ///< It answers, and does not let us in: no such database, no such role.
        NotEncrypted, ///< The address asks for TLS, and there is none or another one.
        NoRights,
        ReadOnly, ///< Nobody may write there: a copy of the server, or one that its keeper has closed.
        NoArchive, ///< A database without an archive.
        Foreign, ///< Something else stands where the archive should.
        OlderArchive, ///< Its keeper must bring it up to date.
        NewerArchive, ///< This program must be brought up to date.
        Rejected, ///< It takes all entries but some, which break its rules.
        Miscounted, ///< Its own count of its entries is not that of its entries.
        Full, ///< No room, or no memory.
        Crowded, ///< No connection left.
        TimeLimit, ///< It ends what takes longer than its keeper allows.
        Busy, ///< Others write; worth another try.
        NoFolder, ///< It is not there: the stick is not in.
        NotAFolder,
        EmptyFolder, ///< Nothing is in it, and there was something before.
        OtherFolder, ///< Files of others are in it, and none of those that were there before.
        FolderFull,
        FolderReadOnly,
        FolderFailed, ///< The disk, the share or its rights.
        NotJoined, ///< No address was given, and none is saved.
        Here, ///< The history of this tablet has a fault.
        Cancelled,
        Other,
    };
    Code code = Code::Other;
    Message message = {};
    std::string detail = {}; ///< What the server or libpq said.

    /// The same may succeed later, without anybody doing something.
    bool again() const;
    /// "wrong-password" and so on, for documents and for tests.
    std::string_view word() const;
};

/// The sentence for it. `what` is who or what is meant, where the sentence needs it.
ArchiveError archiveError(ArchiveError::Code code, std::string detail = {}, const Message& what = {});

/// On its way out of the insides.
struct ArchiveException : std::exception {
    explicit ArchiveException(ArchiveError reason)
        : trouble(std::move(reason))
    {
    }
    const char* what() const noexcept override { return trouble.message.en.c_str(); }

    ArchiveError trouble;
};

} // namespace tafel::archive
