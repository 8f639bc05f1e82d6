// How an exchange stands, and how it is to go.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "archive/archive_error.h"
#include "history/exchange/incoming_events.h"
#include "history/history.h"

namespace tafel::archive {

/// A file of a folder that an exchange did not read.
struct PassedOver {
    enum class Why {
        NotWhole, ///< It is not what its name says: copied in part, or damaged.
        Unknown, ///< It is none of ours, or of a newer version.
        Unreadable, ///< The disk, or its rights.
        Missing, ///< It was there in an earlier exchange. What it had is written again.
    };
    std::string file = {}; ///< Its name in the folder.
    Why why = Why::NotWhole;
};
/// "not-whole" and so on, for documents and for tests.
std::string_view nameOf(PassedOver::Why why);

/// What is said of an archive: one sentence, and what it is made of.
struct SyncState {
    enum class Phase {
        Apart, ///< This history belongs to no archive.
        Resting, ///< All that could be done is done, or the next try is waited for.
        Connecting,
        Pulling, ///< What others wrote comes.
        Sending,
    };
    Phase phase = Phase::Apart;
    std::string place = {}; ///< "archive.example/club", "/media/stick"
    bool isFolder = false; ///< The place is a folder.
    int matches = 0; ///< In this history.
    std::int64_t waiting = 0; ///< Entries that are not known to be in the archive.
    std::string waitingSince = {}; ///< RFC 3339, UTC; empty: nothing waits.
    std::string succeeded = {}; ///< When all was there and here the last time; empty: never.
    std::int64_t done = 0, total = 0; ///< Entries of the phase that is under way; 0: not known.
    std::int64_t sent = 0, received = 0; ///< Entries, of the exchange that is under way or was the last.
    history::ApartCounts apart = {}; ///< What others wrote and is in no log here.
    std::vector<PassedOver> passedOver = {}; ///< Files of the folder, in the last exchange.
    int forked = 0; ///< Matches of which the table has to choose a branch.
    std::optional<ArchiveError> trouble = {}; ///< Why the last exchange did not come to its end.

    /// "All 214 matches are in the archive" / "31 entries wait"; empty: nothing is known yet.
    Message summary() const;
    /// The same as a sentence, with since when, and the trouble's own sentence behind it.
    Message sentence() const;
    /// What stands apart or waits to be chosen, a sentence each; often none.
    std::vector<Message> remarks() const;
};

struct Options {
    std::string address = {}; ///< For libpq, or "folder:" and a path; empty: the saved one.
    history::Mode mode = history::Mode::Write; ///< Beside: the program has the history open already.
    history::Settings history = {};
    std::chrono::milliseconds deadline{10'000}; ///< For each answer of the server.
    int batch = 10'000; ///< Entries sent or asked for at once.
    int piece = 5'000; ///< Entries that came and are written in one transaction; few, where a table plays
                       ///< meanwhile.
};

} // namespace tafel::archive
