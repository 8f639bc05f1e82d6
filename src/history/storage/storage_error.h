// What can go wrong with the history file. Never the table's mistake (that is a Refusal): what happened, what
// was kept, and what to do.
#pragma once

#include <exception>
#include <filesystem>
#include <string>
#include <type_traits>
#include <utility>

#include <tl/expected.hpp>

#include "base/text.h"

namespace tafel::history {

struct Fault {
    enum class Code {
        InUse, ///< Another program writes to it, or has it open while it would go up the ladder.
        Busy, ///< Another program has locked it for a moment, and did not let go.
        Newer, ///< Made by a newer version of this program.
        Older, ///< Read only: an older version made it, and nobody may migrate it here.
        NotAHistory, ///< The file is something else.
        Damaged, ///< It was a history, and parts cannot be read any more.
        DiskFull,
        ReadOnly,
        MissingFolder,
        Missing, ///< Read only: there is no such file.
        Io, ///< The disk answered with an error.
        UnknownMatch,
        UnknownDeal,
        KnownMatch, ///< A match with that id is there already.
        Waiting, ///< A deal waits for somebody to accept it, and has to be answered first.
        NothingWaits, ///< No deal of the match waits to be accepted.
        EndsByItself, ///< The match cannot be ended by hand.
        Abandoned, ///< The match was set aside and must be resumed first.
        NotOurHand, ///< Another tablet writes that match; it has to be taken over first.
        RulesChanged, ///< Today's rules judge an earlier deal of this match differently.
        Unreadable, ///< This version of the program does not know the game or the entry.
        Cancelled, ///< Whoever waited for long work wants it no more.
        Program, ///< A fault of the program itself.
    };
    Code code;
    Message message;
    std::string detail = {}; ///< What SQLite or the system said, for a bug report.
};

/// A fault on its way out of the history's insides; `guarded` turns it into an answer.
struct Failure : std::exception {
    explicit Failure(Fault reason)
        : fault(std::move(reason))
    {
    }
    const char* what() const noexcept override { return fault.message.en.c_str(); }

    Fault fault;
};

/// The sentence for a fault that concerns the file as a whole.
Fault fileFault(Fault::Code code, const std::filesystem::path& file, std::string detail = {});

/// Nothing is overwritten unless it was asked for.
Fault existsAlready(const std::filesystem::path& file);

/// Damage of a part: what it is and what is still there; what to do is added.
Fault damagedPart(Message what, std::string detail = {});

/// What the system means by an error, without a full stop: "there is no such file".
Message systemMessage(int error);

/// The fault behind the exception that is being handled now: one of SQLite, or a Failure. Any other passes
/// through.
Fault currentFault(const std::filesystem::path& file);

template <typename Work>
auto guarded(const std::filesystem::path& file, Work&& work)
    -> tl::expected<std::invoke_result_t<Work>, Fault>
{
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<Work>>) {
            work();
            return {};
        } else {
            return work();
        }
    } catch (const std::exception&) {
        return tl::unexpected(currentFault(file));
    }
}

} // namespace tafel::history
