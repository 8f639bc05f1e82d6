// The state of an exchange, and its options.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "archive/archive_error.h"
#include "history/exchange/incoming_events.h"
#include "history/history.h"

namespace tafel::archive {

/// A file of a folder that an exchange skipped.
struct PassedOver {
    enum class Why {
        NotWhole, ///< Its digest differs: the file is incomplete or damaged.
        Unknown, ///< It has another format, or that of a newer version.
        Unreadable, ///< It cannot be read: an error of the disk, or missing permissions.
        Missing, ///< It existed in an earlier exchange. Its entries are written again.
        NotEncrypted, ///< An unencrypted file in an encrypted folder.
        OtherKey, ///< It is encrypted with a key that this tablet does not have.
    };
    std::string file = {}; ///< Its name in the folder.
    Why why = Why::NotWhole;
};
/// \return the reason in documents: "not-whole"
std::string_view nameOf(PassedOver::Why why);

/// The state of the exchange with an archive.
struct SyncState {
    enum class Phase {
        NotJoined, ///< The history belongs to no archive.
        Idle, ///< The last exchange is over; it waits for the next one.
        Connecting,
        Receiving, ///< It receives entries of others.
        Sending,
    };
    Phase phase = Phase::NotJoined;
    std::string place = {}; ///< "archive.example/club", "/media/stick"
    std::string device = {}; ///< The id of this tablet.
    bool isFolder = false; ///< The archive is a folder.
    int matches = 0; ///< Number of matches in this history.
    std::int64_t waiting = 0; ///< Entries that the archive may not have.
    std::string waitingSince = {}; ///< The time of the oldest of them (RFC 3339, UTC); empty: none waits.
    std::string succeeded = {}; ///< When both sides were last the same; empty: never.
    std::int64_t done = 0, total = 0; ///< Events of the current phase; 0 if unknown.
    std::int64_t sent = 0, received = 0; ///< Entries in the current or the last exchange.
    std::int64_t changes = 0; ///< Transactions in which this history received entries or erasures.
    history::QuarantineCounts quarantined = {}; ///< Entries of others that are quarantined.
    std::vector<PassedOver> passedOver = {}; ///< Files that the last exchange skipped.
    bool hasUnreadFiles
        = false; ///< The last exchange left files unread, which may have matches that are not here.
    int forked = 0; ///< Matches with several branches, of which the table has to choose one.
    std::optional<ArchiveError> error = {}; ///< Why the last exchange failed.

    /// \return true if a skipped file may have matches that are not here
    bool hasPassedOverMatches() const;
    /// "All 214 matches are in the archive" / "31 entries wait"; empty if the state is not known yet.
    Message summary() const;
    /// The summary as a sentence, with the time of the oldest entry and the sentence of the error.
    Message sentence() const;
    /// One sentence each about quarantined entries and branches to choose from; often none.
    std::vector<Message> remarks() const;
};

struct Options {
    std::string address = {}; ///< A libpq address, or "folder:" and a path; empty for the saved one.
    std::string passphrase = {}; ///< The passphrase of a folder that the user typed now; empty if none.
    history::Mode mode = history::Mode::Write; ///< SharedWriter if the program already has the history open.
    history::Settings history = {};
    std::chrono::milliseconds deadline{10'000}; ///< Deadline for each response of the server.
    int batch = 10'000; ///< Entries in one request.
    int piece = 5'000; ///< Received entries in one transaction; fewer where a table plays meanwhile.
    /// In a folder, events of at least as many bytes are in a file apart from their texts.
    std::size_t eventsFile = std::size_t{256} << 10U;
};

} // namespace tafel::archive
