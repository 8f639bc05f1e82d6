// The open history file, which the functions of all folders of the history use.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "history/history.h"
#include "history/log/erased_names.h"
#include "history/projections/projections.h"
#include "history/storage/database.h"

namespace tafel::history {

struct HistoryFile {
    /// Opens the file. Throws StorageException.
    HistoryFile(const std::filesystem::path& file, Mode mode, Settings with);

    /// The match as the log has it, also one that this program cannot judge. Throws StorageException
    /// (UnknownMatch).
    MatchState stateOf(const std::string& match);
    bool hasMatch(const std::string& match); ///< True also for the id of a tournament.

    /// \return true if this tablet owns the match, also under an earlier id. In an archive, a match of a
    ///         restored backup is not its own: the tablet of the backup may still be in use.
    bool isOurs(const MatchState& match);
    Ownership ownershipOf(const MatchState& match)
    {
        return {match.writer(), isOurs(match), match.branches(), match.isForked()};
    }

    /// A new event of this tablet, which `log.append` writes. `owner` is a match, a tournament or nothing;
    /// `body` is JSON.
    Event event(const std::string& owner, EventKind kind, std::string body);

    /// The erasures that this history knows; the lowest pseudonym first, so that each tablet uses the same
    /// one for a name that is in several of them. They are read again only after an event that is about no
    /// match.
    const std::vector<Event>& erasures();

    /// The names of a `person-forgotten` with a cache; null if an earlier release wrote it.
    ErasedNames* erasedNames(const Event& erasure);

    /// Removes all traces of erased names from the file after the transaction that redacted them. It does not
    /// make other writers wait; traces that are left are removed when the history is next opened.
    /// \return false if something may be left
    bool removeRemains();

    /// Takes a new id for this tablet, because another tablet writes with its id, or wrote with it what is no
    /// longer here (a copy of the history was restored). Inside a transaction.
    void takeNewId();
    /// After a transaction that may have ended without it, or that another connection made.
    void readId();

    /// Runs `work`; if it fails, the cached match is read again.
    template <typename T> WriteResult<T> change(const std::function<WriteResult<T>()>& work);

    Settings settings;
    Mode mode;
    Database database;
    EventLog log;
    Projections projections;
    std::string device;
    std::map<std::string, ErasedNames> erased; ///< Cache by the UUID of the erasure.
    std::set<std::string> takenOut; ///< Names and texts that were erased, and may be left in free parts.
    /// The external version and the number of own changes after the last retry of quarantined events.
    std::optional<std::pair<std::int64_t, std::int64_t>> retriedAt;
    bool isMatchStale = false; ///< The match that `HistoryCore` keeps in memory may differ from the log.

private:
    std::vector<Event> m_erasures;
    std::string m_lastOfNoMatch; ///< UUID of the last entry that is about no match, when they were read.
};

/// Rebuilds the rows of a match from the log, also of a new match. Inside a transaction.
/// \return the state from which they were made
MatchState reproject(HistoryFile& file, const std::string& match);

template <typename T> WriteResult<T> HistoryFile::change(const std::function<WriteResult<T>()>& work)
{
    try {
        auto done = guarded(database.file(), work);
        if (done)
            return std::move(*done);
        isMatchStale = true;
        return tl::unexpected(WriteError(std::move(done.error())));
    } catch (...) {
        isMatchStale = true;
        throw;
    }
}

} // namespace tafel::history
