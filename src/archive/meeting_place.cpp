#include "archive/meeting_place.h"

#include <filesystem>
#include <system_error>

#include "archive/folder.h"
#include "archive/postgres.h"

namespace tafel::archive {

namespace {

constexpr std::string_view folderScheme = "folder:";

std::filesystem::path folderOf(const std::string& address)
{
    return address.substr(folderScheme.size());
}

} // namespace

void Exchange::throwIfCancelled() const
{
    if (isCancelled())
        throw ArchiveException(archiveError(ArchiveError::Code::Cancelled));
}

void Exchange::countReceived(const history::ImportCounts& taken, std::size_t entries) const
{
    change([&](SyncState& state) {
        const int received = taken.added + taken.quarantined;
        state.received += received;
        state.changes += received > 0 || taken.forgot ? 1 : 0;
        state.done += static_cast<std::int64_t>(entries);
    });
    throwIfCancelled();
}

void Exchange::sent(std::size_t entries) const
{
    change([&](SyncState& state) {
        state.done += static_cast<std::int64_t>(entries);
        state.sent += static_cast<std::int64_t>(entries);
    });
}

bool isFolder(const std::string& address)
{
    return address.starts_with(folderScheme);
}

std::string addressToKeep(const std::string& address)
{
    if (!isFolder(address))
        return sanitizedAddress(address);
    std::error_code error;
    const std::filesystem::path folder
        = std::filesystem::absolute(folderOf(address), error).lexically_normal();
    if (error || folderOf(address).empty())
        throw ArchiveException(archiveError(ArchiveError::Code::NoFolder, error.message()));
    return std::string(folderScheme) + (folder.has_filename() ? folder : folder.parent_path()).string();
}

std::string placeNameOf(const std::string& address)
{
    try {
        return isFolder(address) ? folderOf(address).string() : placeOf(address);
    } catch (const ArchiveException&) { // without libpq it cannot be parsed
        return address;
    }
}

std::unique_ptr<MeetingPlace> meetingPlaceAt(
    const std::string& address, const KeyAccess& access, std::chrono::milliseconds deadline, CancelCheck stop)
{
    if (isFolder(address))
        return std::make_unique<FolderPlace>(folderOf(address), access);
    if (!access.passphrase.empty())
        throw ArchiveException(archiveError(ArchiveError::Code::BadAddress, {},
            {"Eine Passphrase gibt es nur für einen Ordner. Nichts wurde gesendet. Lass --passphrase-file "
             "weg.",
                "Only a folder has a passphrase. Nothing was sent. Leave out --passphrase-file."}));
    return std::make_unique<Postgres>(address, deadline, std::move(stop));
}

} // namespace tafel::archive
