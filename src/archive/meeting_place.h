// Where histories meet: what `Sync` needs to know of a database or of a folder.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "archive/archive_error.h"
#include "archive/cancel_check.h"
#include "archive/sync_state.h"
#include "history/history.h"

namespace tafel::archive {

/// An exchange that is under way: the history, and what is said of it.
struct Exchange {
    history::History& history;
    const Options& options;
    std::function<void(const std::function<void(SyncState&)>&)>
        change; ///< Changes the state and tells of it.
    CancelCheck isCancelled;

    /// Entries were taken in. Throws ArchiveException: Cancelled.
    void tookIn(const history::ImportCounts& taken, std::size_t entries) const;
    /// Entries are there now. Throws ArchiveException: Cancelled.
    void sent(std::size_t entries) const;
    /// Throws ArchiveException: Cancelled.
    void mustGoOn() const;
};

/// A fault of the history is no affair of the place: throws ArchiveException (Here) for it.
template <typename T> T here(history::Expected<T> answer)
{
    if (!answer)
        throw ArchiveException({ArchiveError::Code::Here, answer.error().message, answer.error().detail});
    if constexpr (!std::is_void_v<T>)
        return std::move(*answer);
}

class MeetingPlace {
public:
    virtual ~MeetingPlace() = default;

    /// The id of what is there, for `history::join`. Throws ArchiveException.
    virtual std::string id() = 0;
    /// Sends what the place lacks and takes what the history lacks, until both have the same. Throws
    /// ArchiveException.
    virtual void exchange(const Exchange& exchange) = 0;
    /// Whether somebody may have brought something since the last time. Throws ArchiveException if the place
    /// is gone.
    virtual bool hasNews() = 0;
    /// Readable when there may be news; −1: it does not tell of them.
    virtual int socket() const = 0;
    /// How long to wait for news before the next exchange.
    virtual std::chrono::milliseconds pause() const = 0;
};

/// Whether an address is that of a folder: "folder:" and a path.
bool isFolder(const std::string& address);
/// An address as it may be saved: without a password, and no matter which folder the program runs in.
/// Throws ArchiveException: BadAddress, PasswordInAddress.
std::string addressToKeep(const std::string& address);
/// Where an address leads, for people: "archive.example/club", "/media/stick".
std::string placeNameOf(const std::string& address);
/// \param address  as `addressToKeep` has it. Throws ArchiveException.
std::unique_ptr<MeetingPlace> meetingPlaceAt(
    const std::string& address, std::chrono::milliseconds deadline, CancelCheck stop);

} // namespace tafel::archive
