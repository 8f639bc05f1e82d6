// Errors of the history file. Each message says what happened, what is still there, and what to do. A mistake
// of the players is a Refusal instead.
#pragma once

#include <exception>
#include <filesystem>
#include <string>
#include <type_traits>
#include <utility>

#include <tl/expected.hpp>

#include "base/text.h"

namespace tafel::history {

struct StorageError {
    enum class Code {
        InUse, ///< Another program writes to it, or has it open while it would be migrated.
        Busy, ///< Another program locked it and did not release the lock in time.
        Newer, ///< Made by a newer version of this program.
        Older, ///< Read only: an older version made it, and it may not be migrated here.
        Unreleased, ///< A build between two releases made it. This version does not read it.
        NotAHistory, ///< The file is something else.
        Damaged, ///< It is a history, but parts of it are unreadable.
        DiskFull,
        ReadOnly,
        FolderNotFound,
        Missing, ///< Read only: there is no such file.
        Io, ///< The disk answered with an error.
        UnknownMatch,
        UnknownDeal,
        KnownMatch, ///< A match with that id already exists.
        ProposalPending, ///< A proposed deal must be accepted or rejected first.
        NoProposalPending, ///< No deal of the match is pending acceptance.
        EndsAutomatically, ///< The match ends by its rules and cannot be ended manually.
        Abandoned, ///< The match was set aside and must be resumed first.
        NotOwner, ///< Another tablet owns the match; this one must take ownership first.
        RulesChanged, ///< Today's rules judge an earlier deal of this match differently.
        Unreadable, ///< This version of the program does not know the game or the entry.
        Cancelled, ///< The user cancelled long work.
        Program, ///< An internal error of the program.
    };
    Code code;
    Message message;
    std::string detail = {}; ///< The message of SQLite or the system, for a bug report.
};

/// Carries an error out of the history's internals; `guarded` turns it into a return value.
struct StorageException : std::exception {
    explicit StorageException(StorageError reason)
        : error(std::move(reason))
    {
    }
    const char* what() const noexcept override { return error.message.en.c_str(); }

    StorageError error;
};

/// \return the error, with its message, for a file as a whole
StorageError fileError(StorageError::Code code, const std::filesystem::path& file, std::string detail = {});

/// \return the error for a target that already exists: nothing is overwritten unless the user asked for it
StorageError fileExistsError(const std::filesystem::path& file);

/// \return the error for a file that cannot be opened for reading
/// \param outcome  a sentence: what has not happened because of it
StorageError unreadableFileError(const std::filesystem::path& file, Text outcome);

/// \return the error for damage to a part; `what` names the part and what is still there. The advice is
/// appended.
StorageError damageError(Message what, std::string detail = {});

/// \return the meaning of an errno, without a full stop: "there is no such file"
Message systemMessage(int error);

/// \return the error of the exception that is being handled: a StorageException or one of SQLite. Rethrows
/// any other.
StorageError currentError(const std::filesystem::path& file);

/// Runs `work` and returns its result, or the error of a StorageException or SQLite exception.
template <typename Work>
auto guarded(const std::filesystem::path& file, Work&& work)
    -> tl::expected<std::invoke_result_t<Work>, StorageError>
{
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<Work>>) {
            work();
            return {};
        } else {
            return work();
        }
    } catch (const std::exception&) {
        return tl::unexpected(currentError(file));
    }
}

/// Reports that the log has fewer events of a match than the projections.
/// \throws StorageException (Damaged), always
[[noreturn]] void throwMissingEvents(const std::string& match);

} // namespace tafel::history
