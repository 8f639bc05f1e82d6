// The open history file: what the functions of all folders of the history work with.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "history/history.h"
#include "history/log/erased_names.h"
#include "history/projections/projections.h"
#include "history/projections/ratings_cache.h"
#include "history/storage/database.h"

namespace tafel::history {

struct HistoryFile {
    /// Opens the file. Throws StorageException.
    HistoryFile(const std::filesystem::path& file, Mode mode, Settings with);

    /// The match as the log has it, also one that this program cannot judge. Throws StorageException
    /// (UnknownMatch).
    MatchState stateOf(const std::string& match);
    bool knows(const std::string& match); ///< … or a tournament of that id.

    /// Does this tablet write it?
    bool isOurs(const MatchState& match) const
    {
        return match.writer() == device || !match.isFromOtherTablet();
    }
    Ownership ownershipOf(const MatchState& match) const
    {
        return {match.writer(), isOurs(match), match.branches(), match.isForked()};
    }

    /// A new event of this tablet, which `log.append` writes. `owner` is a match, a tournament or nothing;
    /// `body` is JSON.
    Event event(const std::string& owner, EventKind kind, std::string body);

    /// The events by which this history knows whom nobody may name any more; the lowest pseudonym first, so
    /// that each tablet comes to the same one where a name is in several of them. They are read again only
    /// after an entry that is about no match.
    const std::vector<Event>& erasures();

    /// The names of a `person-forgotten`, with what was asked of them; null: an earlier release wrote it.
    ErasedNames* erasedNames(const Event& erasure);

    /// After a transaction that took names out: removes what is left of them in the file. Where others write,
    /// too, it does not make them wait; what is left then goes when the history is next opened.
    /// \return false: something may be left
    bool removeRemains();

    /// Inside a transaction: another tablet writes by the id of this one, or wrote by it what is no longer
    /// here (a copy of the history was put in its place). From now on this tablet has an id of its own.
    void takeNewId();
    /// After a transaction that may have ended without it, or that another connection made.
    void readId();

    /// Made when somebody first asks for ratings.
    RatingsCache& ratingsCache();

    /// Does work that may fail half-way; then the match in memory is read again.
    template <typename T> WriteResult<T> change(const std::function<WriteResult<T>()>& work);

    Settings settings;
    Mode mode;
    Database database;
    EventLog log;
    Projections projections;
    std::string device;
    std::optional<RatingsCache> ratings;
    std::map<std::string, ErasedNames> erased; ///< By the UUID of their erasure, those that were asked.
    std::set<std::string> takenOut; ///< Names and texts that were erased, and may be left in free parts.
    bool isMatchStale = false; ///< The match that `HistoryCore` keeps in memory may differ from the log.

private:
    std::vector<Event> m_erasures;
    std::string m_lastOfNoMatch; ///< UUID of the last entry that is about no match, when they were read.
};

/// Writes the rows of a match again from the log, also of a match that has none yet. Inside a transaction.
/// \return the state that they were made of
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
