// A place where histories exchange their entries: the interface of a database or a folder.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "archive/archive_error.h"
#include "archive/cancel_check.h"
#include "archive/folder_keys.h"
#include "archive/sync_state.h"
#include "history/history.h"

namespace tafel::archive {

/// An exchange that is running.
struct Exchange {
    history::History& history;
    const Options& options;
    std::function<void(const std::function<void(SyncState&)>&)>
        change; ///< Changes the state and notifies the listener.
    CancelCheck isCancelled;

    /// Counts received entries. Call it after each transaction that may have changed the history.
    /// \throws ArchiveException Cancelled
    void countReceived(const history::ImportCounts& taken, std::size_t entries) const;
    /// Counts sent entries.
    /// \throws ArchiveException Cancelled
    void sent(std::size_t entries) const;
    /// \throws ArchiveException Cancelled, if it was cancelled
    void throwIfCancelled() const;
};

/// Unwraps an answer of the history.
/// \throws ArchiveException with the error of the history
template <typename T> T unwrap(history::Expected<T> answer)
{
    if (!answer)
        throw ArchiveException({ArchiveError::Code::History, answer.error().message, answer.error().detail});
    if constexpr (!std::is_void_v<T>)
        return std::move(*answer);
}

class MeetingPlace {
public:
    virtual ~MeetingPlace() = default;

    /// \return the id of the archive, for `history::join`
    /// \throws ArchiveException
    virtual std::string id() = 0;
    /// Sends and receives entries until both sides have the same ones.
    /// \throws ArchiveException
    virtual void exchange(const Exchange& exchange) = 0;
    /// \return true if other tablets may have added events since the last call
    /// \throws ArchiveException if the place is no longer reachable
    virtual bool hasNews() = 0;
    /// \return a socket that is readable when others may have added entries; −1: there is none
    virtual int socket() const = 0;
    /// \return how long to wait before the next exchange
    virtual std::chrono::milliseconds pause() const = 0;
};

/// \return true if the address names a folder: "folder:" and a path
bool isFolder(const std::string& address);
/// Normalizes an address so that it can be saved: without a password, and with an absolute path.
/// \throws ArchiveException BadAddress, PasswordInAddress
std::string addressToKeep(const std::string& address);
/// \return the address as people read it: "archive.example/club", "/media/stick"
std::string placeNameOf(const std::string& address);
/// Opens the place at an address that `addressToKeep` returned.
/// \param access  to the keys of a folder
/// \throws ArchiveException
std::unique_ptr<MeetingPlace> meetingPlaceAt(const std::string& address, const KeyAccess& access,
    std::chrono::milliseconds deadline, CancelCheck stop);

} // namespace tafel::archive
