// A folder as meeting place: a USB drive, a share, or a folder that Nextcloud or Syncthing keeps in sync.
//
// Each history adds files of its own and reads those of the others (segment.h). No file is ever changed, so
// no locks are necessary. Only its own history replaces a file, after an erasure. Names tell which files have
// been read, so a sync without news reads no file. With a passphrase each file is encrypted as a whole
// (folder_keys.h); its name keeps the digest of the encrypted bytes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "archive/folder_keys.h"
#include "archive/meeting_place.h"
#include "archive/segment.h"
#include "history/exchange/archive_membership.h"
#include "history/exchange/segments.h"

namespace tafel::archive {

/// A set of a million UUIDs in 16 MB.
class Uuids {
public:
    void clear()
    {
        m_hashes.clear();
        m_sorted = 0;
    }
    void add(std::string_view uuid);
    bool contains(std::string_view uuid);

private:
    std::vector<std::pair<std::uint64_t, std::uint64_t>> m_hashes;
    std::size_t m_sorted = 0; ///< Number of sorted elements.
};

class FolderPlace : public MeetingPlace {
public:
    /// \param folder  an absolute path. The files are in its subfolder "Tafelrichter", or in the folder
    ///         itself if it has that name
    /// \throws ArchiveException NoFolder, NotAFolder, FolderFailed, and what FolderKeys throws
    FolderPlace(std::filesystem::path folder, const KeyAccess& access);
    ~FolderPlace() override;

    /// Makes the folder if it is not there, and the place for the files. Throws ArchiveException.
    static void prepare(const std::filesystem::path& folder);

    std::string id() override;
    void exchange(const Exchange& exchange) override;
    bool hasNews() override;
    int socket() const override { return m_watch; }
    std::chrono::milliseconds pause() const override { return std::chrono::seconds(15); }

private:
    struct File {
        std::string name = {}; ///< Name within the folder.
        std::int64_t size = 0; ///< Size in bytes.
    };
    /// Files of one name; more than one where a synchronising program has made copies.
    struct Listed {
        SegmentName name = {};
        std::vector<File> files = {};
    };
    using Listing = std::map<std::string, Listed>; ///< By `SegmentName::text`.

    Listing list();
    bool isThere(const Listing& listing, const history::Segment& segment) const;
    void compare(const Listing& listing);
    void pull(const Listing& listing);
    void take(const SegmentName& name, SegmentContent&& content, bool own, std::int64_t size);
    bool replace(const Listing& listing);
    std::optional<SegmentBytes> replacementOf(
        const std::vector<const Listed*>& group, bool wasReread, const ChangedEvents& redacted);
    /// Events for new files.
    struct EventsToWrite {
        std::vector<history::SeparatedEvent> events = {};
        history::OpeningTexts texts = {}; ///< Texts of the events that opened their matches.
        /// After an erasure: the opening to write before the first event of a match in each file, by its id.
        std::map<std::string, std::optional<history::IncomingEvent>> openings = {};
    };
    int lastNumber(const Listing& listing) const;
    EventsToWrite eventsToWrite(history::Outgoing& out);
    bool send(const Listing& listing);
    std::vector<SegmentBytes> linesOf(const EventsToWrite& toWrite, int number) const;
    std::vector<history::Segment> write(std::vector<SegmentBytes>&& files) const;
    history::Segment write(SegmentName name, std::string&& bytes) const;
    std::optional<PassedOver::Why> read(const std::string& file, SegmentText& segment);
    void removeExposed();
    bool hasAll(const std::vector<history::IncomingEvent>& entries) const;
    std::optional<SegmentText> textOf(const Listed& listed);
    std::optional<SegmentContent> contentOf(
        const Listing& listing, const Listed& listed, const SegmentText& text, bool mustReadAll);
    void passOver(const std::string& file, PassedOver::Why why);
    void watch();
    bool isWatched(const std::filesystem::path& folder);
    bool watchesFiles();

    std::filesystem::path m_given, m_folder; ///< The chosen folder, and the folder of the files.
    FolderKeys m_keys;
    bool m_opened = m_keys.opened(); ///< Files that could not be read before can be now.
    int m_watch = -1; ///< The inotify descriptor; −1 if there are no notifications.
    bool m_watchesFiles = false;
    const Exchange* m_exchange = nullptr; ///< The one that is under way.
    std::string m_device;
    std::vector<history::Event> m_erasures; ///< Known here.
    std::set<std::string> m_differing; ///< UUIDs of entries that have another pseudonym in another's file.
    /// This tablet's files that it has read again. They may have been out of reach during an erasure.
    std::set<std::string> m_reread;
    std::set<std::string> m_exposed; ///< Unencrypted files of this tablet in an encrypted folder.
    std::set<std::string, std::less<>> m_read; ///< Digests of files that this history has read.
    Uuids m_there; ///< The events that this exchange has read.
};

} // namespace tafel::archive
