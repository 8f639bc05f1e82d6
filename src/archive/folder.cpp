#include "archive/folder.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <future>
#include <set>

#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fmt/format.h>

#include "archive/folder_files.h"
#include "history/exchange/archive_membership.h"
#include "history/storage/time_and_ids.h"

namespace tafel::archive {

namespace fs = std::filesystem;

namespace {

using Code = ArchiveError::Code;
using Why = PassedOver::Why;
using history::IncomingEvent;

constexpr std::string_view folderName = "Tafelrichter", unfinishedSuffix = ".part";
constexpr std::size_t fullSegment = std::size_t{16} << 20U; // bytes
constexpr std::int64_t smallSegment = 256 << 10; // bytes
constexpr std::size_t mostSmallSegments = 16;
constexpr std::size_t largestSegment = std::size_t{64} << 20U; // bytes that are read

fs::path placeIn(const fs::path& folder)
{
    return folder.filename() == folderName ? folder : folder / folderName;
}

fs::path existing(fs::path folder)
{
    mustBeFolder(folder);
    return folder;
}

std::pair<std::uint64_t, std::uint64_t> hashesOf(std::string_view uuid)
{
    return {history::hashOf(uuid), history::hashOf(uuid, 0x6c62272e07bb0142U)};
}

} // namespace

void Uuids::add(std::string_view uuid)
{
    m_hashes.push_back(hashesOf(uuid));
}

bool Uuids::contains(std::string_view uuid)
{
    if (m_hashes.empty())
        return false;
    if (m_sorted != m_hashes.size()) {
        std::sort(m_hashes.begin(), m_hashes.end());
        m_sorted = m_hashes.size();
    }
    return std::binary_search(m_hashes.begin(), m_hashes.end(), hashesOf(uuid));
}

FolderPlace::FolderPlace(fs::path folder, const KeyAccess& access)
    : m_given(existing(std::move(folder)))
    , m_folder(placeIn(m_given))
    , m_keys(m_folder, id(), access)
{
    watch();
}

FolderPlace::~FolderPlace()
{
    if (m_watch >= 0)
        ::close(m_watch);
}

void FolderPlace::prepare(const fs::path& folder)
{
    makeFolder(folder);
    mustBeFolder(folder);
    makeFolder(placeIn(folder));
    mustBeFolder(placeIn(folder));
}

std::string FolderPlace::id()
{
    return "folder:" + m_given.string();
}

// ---- News

void FolderPlace::watch()
{
    m_watch = ::inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (m_watch < 0 || watchesFiles() || isWatched(m_given))
        return;
    ::close(m_watch);
    m_watch = -1;
}

bool FolderPlace::isWatched(const fs::path& folder)
{
    constexpr std::uint32_t what = IN_MOVED_TO | IN_CLOSE_WRITE | IN_DELETE | IN_CREATE | IN_ONLYDIR;
    return ::inotify_add_watch(m_watch, folder.c_str(), what) >= 0;
}

/// The subfolder of the files does not exist until the first file is written.
bool FolderPlace::watchesFiles()
{
    m_watchesFiles = m_watchesFiles || isWatched(m_folder);
    return m_watchesFiles;
}

bool FolderPlace::hasNews()
{
    mustBeFolder(m_given);
    bool news = false;
    if (m_watch >= 0 && !m_watchesFiles)
        news = watchesFiles(); // files that were added before the watch began are news as well
    alignas(inotify_event) char buffer[16'384];
    for (ssize_t size = ::read(m_watch, buffer, sizeof buffer); size > 0;
         size = ::read(m_watch, buffer, sizeof buffer))
        for (const char* at = buffer; at < buffer + size;) {
            inotify_event event{};
            std::memcpy(&event, at, sizeof event);
            const std::string_view name(
                at + sizeof event, event.len > 0 ? std::strlen(at + sizeof event) : 0);
            news = news || !name.ends_with(unfinishedSuffix);
            at += sizeof event + event.len;
        }
    return news;
}

// ---- Listing

FolderPlace::Listing FolderPlace::list()
{
    mustBeFolder(m_given);
    Listing listing;
    for (const std::string& file : namesIn(m_folder)) {
        struct stat status { };
        if (file.ends_with(unfinishedSuffix) && file.starts_with(m_device))
            ::unlink((m_folder / file).c_str()); // left by a program that was killed
        if (!m_keys.encrypt() && isKeyFile(file))
            throw ArchiveException(archiveError(Code::NoPassphrase, file));
        if (isSegment(file) && ::stat((m_folder / file).c_str(), &status) == 0) {
            const auto name = SegmentName::of(file);
            if (name && S_ISREG(status.st_mode)) {
                Listed& listed = listing[name->text()];
                listed.name = *name;
                listed.files.push_back({file, status.st_size});
            } else {
                passOver(file, Why::Unknown);
            }
        }
    }
    for (auto& [text, listed] : listing) // the file itself before copies of it
        std::sort(listed.files.begin(), listed.files.end(), [](const File& one, const File& other) {
            return std::pair(one.name.size(), one.name) < std::pair(other.name.size(), other.name);
        });
    return listing;
}

bool FolderPlace::isThere(const Listing& listing, const history::Segment& segment) const
{
    const auto found = listing.find(segment.name);
    return found != listing.end()
        && (segment.size == history::mustBeRead
            || std::any_of(found->second.files.begin(), found->second.files.end(),
                [&](const File& file) { return file.size == segment.size; }));
}

/// Compares the current files with the known ones. Events of files that have disappeared are sent again
/// unless another file has them.
void FolderPlace::compare(const Listing& listing)
{
    const std::vector<history::Segment> known = unwrap(history::knownSegments(m_exchange->history));
    std::vector<history::Segment> gone;
    bool mustResend = false; // this tablet replaced files and does not know it: its history was copied back
    for (const history::Segment& segment : known) {
        const auto name = SegmentName::ofSegment(segment.name);
        if (name && segment.size != history::mustBeRead)
            m_read.insert(name->digest);
        if (isThere(listing, segment))
            continue;
        const bool isReplaced = name && std::any_of(listing.begin(), listing.end(), [&](const auto& each) {
            return each.first != segment.name && each.second.name.standsFor(*name);
        });
        if (isReplaced) {
            mustResend = mustResend || segment.own;
            unwrap(history::removeSegment(m_exchange->history, segment.name));
        } else {
            gone.push_back(segment);
        }
    }
    if (gone.empty() && !mustResend)
        return;
    const bool isAnother = gone.size() == known.size()
        && std::none_of(gone.begin(), gone.end(),
            [&](const history::Segment& each) { return listing.contains(each.name); });
    if (isAnother)
        throw ArchiveException(archiveError(listing.empty() ? Code::EmptyFolder : Code::OtherFolder));
    for (const history::Segment& segment : gone) {
        const auto name = SegmentName::ofSegment(segment.name);
        passOver(name ? name->file() : segment.name, Why::Missing);
        unwrap(history::removeSegment(m_exchange->history, segment.name));
    }
    unwrap(history::rereadSegments(m_exchange->history));
    unwrap(history::restartSync(m_exchange->history));
    m_read.clear();
}

void FolderPlace::passOver(const std::string& file, Why why)
{
    m_exchange->change([&](SyncState& state) {
        const bool isKnown = std::any_of(state.passedOver.begin(), state.passedOver.end(),
            [&](const PassedOver& each) { return each.file == file; });
        if (!isKnown)
            state.passedOver.push_back({file, why});
    });
}

/// Why it cannot be read; nothing: it was.
std::optional<Why> FolderPlace::read(const std::string& file, SegmentText& segment)
{
    const SegmentName& name = segment.name;
    std::string& text = segment.bytes;
    std::optional<Why> fault;
    text = readFile(m_folder / file, largestSegment, fault);
    segment.size = static_cast<std::int64_t>(text.size());
    if (fault)
        return fault;
    const bool isHidden = isEncrypted(text);
    if (isHidden && !m_keys.encrypt()) // the folder must not contain a readable file next to it
        throw ArchiveException(archiveError(Code::NoKeyFile, name.file()));
    if (segmentDigest(text) != name.digest)
        return Why::NotWhole;
    if (isHidden != m_keys.encrypt())
        return Why::NotEncrypted;
    if (!isHidden)
        return std::nullopt;
    const FolderKey* const key = m_keys.find(keyIdOf(text));
    if (!key)
        return Why::OtherKey;
    std::optional<std::string> shown = decrypted(*key, text, name.withoutDigest());
    if (!shown)
        return Why::NotWhole;
    text = std::move(*shown);
    return std::nullopt;
}

/// The text of the first intact file of this name; nothing if all are damaged.
std::optional<SegmentText> FolderPlace::textOf(const Listed& listed)
{
    for (const File& file : listed.files) {
        SegmentText segment{listed.name};
        const std::optional<Why> fault = read(file.name, segment);
        if (!fault)
            return segment;
        passOver(file.name, *fault);
    }
    return std::nullopt;
}

/// \param mustReadAll  whether a file that replaces others is read completely even if those were read
std::optional<SegmentContent> FolderPlace::contentOf(
    const Listing& listing, const Listed& listed, const SegmentText& text, bool mustReadAll)
{
    const auto readEvents = [&](const SegmentName& name) -> std::optional<std::string> {
        const auto found = listing.find(name.text());
        std::optional<SegmentText> file = found == listing.end() ? std::nullopt : textOf(found->second);
        if (!file)
            return std::nullopt;
        unwrap(history::addSegment(
            m_exchange->history, {name.text(), file->size, listed.name.device == m_device}));
        return std::move(file->bytes);
    };
    ReadSegment segment = parseSegment(listed.name, text.bytes, readEvents,
        [&](std::string_view digest) { return !mustReadAll && m_read.contains(digest); });
    if (!segment.fault)
        return std::move(segment.content);
    passOver(listed.files.front().name, *segment.fault);
    return std::nullopt;
}

// ---- The exchange

void FolderPlace::exchange(const Exchange& exchange)
{
    m_exchange = &exchange;
    m_device = unwrap(history::ownDevice(exchange.history));
    m_there.clear();
    m_differing.clear();
    m_exposed.clear();
    m_reread.clear();
    m_read.clear();
    if (std::exchange(m_opened, false)) {
        unwrap(history::rereadSegments(exchange.history));
        unwrap(history::restartSync(exchange.history));
    }
    constexpr int most = 100; // others may write all the while
    for (int round = 0; round < most; ++round) {
        const Listing listing = list();
        compare(listing);
        pull(listing);
        m_keys.restore();
        exchange.countReceived(unwrap(history::retryQuarantined(exchange.history)), 0);
        m_device = unwrap(history::ownDevice(exchange.history)); // it may have met another one of the same id
        m_erasures = unwrap(history::erasures(exchange.history));
        const bool hasReplaced = replace(listing);
        const bool hasSent = send(listing);
        removeExposed();
        if (!hasSent && !hasReplaced) // else both sides are compared once more
            return;
    }
    throw ArchiveException(archiveError(Code::Busy));
}

void FolderPlace::pull(const Listing& listing)
{
    m_exchange->change([](SyncState& state) {
        state.phase = SyncState::Phase::Receiving;
        state.done = state.total = 0;
    });
    std::map<std::string, history::Segment> known;
    for (history::Segment& segment : unwrap(history::knownSegments(m_exchange->history)))
        known.insert_or_assign(segment.name, segment);
    // The text of a quarantined event may be dropped by an erasure, or already is: all events are read again.
    const bool mustReadAll = unwrap(history::countQuarantined(m_exchange->history)).all() > 0;
    for (const auto& [text, listed] : listing) {
        const auto found = known.find(text);
        if (listed.name.hasOnlyEvents || (found != known.end() && found->second.size != history::mustBeRead))
            continue;
        const std::optional<SegmentText> file = textOf(listed);
        std::optional<SegmentContent> content
            = file ? contentOf(listing, listed, *file, mustReadAll) : std::nullopt;
        if (content)
            take(listed.name, std::move(*content), found != known.end() && found->second.own, file->size);
        else if (m_keys.encrypt() && listed.name.device == m_device)
            m_exposed.insert(text);
    }
}

/// Removes unencrypted files that this tablet wrote before it learned that the folder is encrypted. Their
/// events have been sent again.
void FolderPlace::removeExposed()
{
    const Listing listing = m_exposed.empty() ? Listing() : list();
    for (const std::string& text : std::exchange(m_exposed, {})) {
        const auto found = listing.find(text);
        if (found == listing.end())
            continue;
        bool hasRemoved = false;
        for (const File& file : found->second.files) {
            std::optional<Why> fault;
            const std::string bytes = readFile(m_folder / file.name, largestSegment, fault);
            const auto events = eventsFileOf(found->second.name, bytes);
            const auto readEvents = [&](const SegmentName& name) {
                std::optional<Why> missing;
                std::string shown = readFile(m_folder / name.file(), largestSegment, missing);
                return missing ? std::nullopt : std::optional(std::move(shown));
            };
            const ReadSegment plain
                = fault ? ReadSegment{fault} : readSegment(found->second.name, bytes, readEvents);
            if (plain.fault || !hasAll(plain.content.entries))
                continue;
            ::unlink((m_folder / file.name).c_str());
            if (events) {
                ::unlink((m_folder / events->file()).c_str());
                unwrap(history::removeSegment(m_exchange->history, events->text()));
            }
            hasRemoved = true;
            m_exchange->change([&](SyncState& state) {
                std::erase_if(
                    state.passedOver, [&](const PassedOver& each) { return each.file == file.name; });
            });
        }
        if (hasRemoved)
            unwrap(history::removeSegment(m_exchange->history, text));
    }
}

bool FolderPlace::hasAll(const std::vector<IncomingEvent>& entries) const
{
    return std::all_of(entries.begin(), entries.end(), [&](const IncomingEvent& each) {
        return unwrap(history::travellingEntry(m_exchange->history, each.event.uuid)).has_value();
    });
}

void FolderPlace::take(const SegmentName& name, SegmentContent&& content, bool own, std::int64_t size)
{
    history::Writer writer;
    // A file that this tablet wrote before a power cut is its own; events that it lacks belong to another
    // tablet.
    own = own || (name.device == m_device && hasAll(content.entries));
    m_exchange->countReceived(
        unwrap(history::takeFromFile(m_exchange->history, content.erasures, writer)), 0);
    for (std::size_t at = 0; at < content.entries.size();) {
        const std::size_t end
            = std::min(content.entries.size(), at + static_cast<std::size_t>(m_exchange->options.piece));
        const std::vector<IncomingEvent> piece(
            std::make_move_iterator(content.entries.begin() + static_cast<std::ptrdiff_t>(at)),
            std::make_move_iterator(content.entries.begin() + static_cast<std::ptrdiff_t>(end)));
        for (const IncomingEvent& each : piece)
            // otherwise a tablet with an intact copy sends it again
            if (transferChecksum(each.event) == each.sum)
                m_there.add(each.event.uuid);
        const history::ImportCounts taken = unwrap(history::takeFromFile(m_exchange->history, piece, writer));
        m_exchange->countReceived(taken, piece.size());
        at = end;
    }
    if (!own)
        m_differing.insert(writer.differing.begin(), writer.differing.end());
    // An own file counts as read once `replace` has compared its texts, also after an interruption.
    unwrap(history::addSegment(m_exchange->history, {name.text(), own ? history::mustBeRead : size, own}));
    if (own)
        m_reread.insert(name.text());
}

/// Rewrites own files that contain an erased name, and merges many small ones.
bool FolderPlace::replace(const Listing& listing)
{
    const history::RedactedEvents rewritten = unwrap(history::redactedEvents(m_exchange->history));
    const std::set<std::string, std::less<>> uuids(rewritten.uuids.begin(), rewritten.uuids.end());
    const ChangedEvents current{[&](std::string_view uuid) {
                                    return unwrap(
                                        history::travellingEntry(m_exchange->history, std::string(uuid)));
                                },
        [&](std::string_view uuid) {
            return unwrap(history::textsOf(m_exchange->history, std::string(uuid)));
        }};
    const ChangedEvents redacted{
        [&](std::string_view uuid) { return uuids.contains(uuid) ? current.event(uuid) : std::nullopt; },
        [&](std::string_view uuid) { return uuids.contains(uuid) ? current.texts(uuid) : std::nullopt; }};
    const std::set<std::string> reread = std::exchange(m_reread, {});
    std::vector<std::vector<const Listed*>> groups;
    std::vector<const Listed*> small; // the last ones of this device, whose numbers follow each other
    const std::vector<history::Segment> known = unwrap(history::knownSegments(m_exchange->history));
    std::set<std::string> withEventsFile; // names, without digests, of files whose events are in a second one
    for (const history::Segment& segment : known)
        if (const auto name = SegmentName::ofSegment(segment.name); name && name->hasOnlyEvents)
            withEventsFile.insert(name->withoutDigest());
    for (const history::Segment& segment : known) {
        const auto found = listing.find(segment.name);
        if (!segment.own || found == listing.end() || found->second.name.hasOnlyEvents)
            continue;
        const Listed& listed = found->second;
        if (!uuids.empty() || reread.contains(segment.name))
            groups.push_back({&listed});
        const bool isSmall = listed.name.device == m_device && segment.size != history::mustBeRead
            && segment.size < smallSegment && !withEventsFile.contains(listed.name.withoutDigest());
        if (!isSmall || (!small.empty() && small.back()->name.last + 1 != listed.name.first))
            small.clear();
        if (isSmall)
            small.push_back(&listed);
    }
    if (groups.empty() && small.size() > mostSmallSegments)
        groups.push_back(small);
    bool hasReplaced = false;
    const std::vector<const Listed*>* written = nullptr;
    std::future<std::vector<history::Segment>> writing;
    const auto finishWriting = [&] {
        if (!written)
            return;
        for (const history::Segment& segment : writing.get())
            unwrap(history::addSegment(m_exchange->history, segment));
        for (const Listed* listed : *std::exchange(written, nullptr)) {
            for (const File& file : listed->files)
                ::unlink((m_folder / file.name).c_str());
            unwrap(history::removeSegment(m_exchange->history, listed->name.text()));
        }
        hasReplaced = true;
    };
    for (const std::vector<const Listed*>& group : groups) {
        const bool wasReread = reread.contains(group.front()->name.text());
        // The replacement before this one is written meanwhile.
        std::optional<SegmentBytes> bytes = replacementOf(group, wasReread, wasReread ? current : redacted);
        finishWriting();
        m_exchange->throwIfCancelled();
        if (!bytes)
            continue;
        m_exchange->change([](SyncState& state) { state.phase = SyncState::Phase::Sending; });
        written = &group;
        writing = std::async(std::launch::async,
            [this, bytes = std::move(*bytes)]() mutable { return write({std::move(bytes)}); });
    }
    finishWriting();
    if (hasReplaced)
        syncFolder(m_folder); // the files with the name are gone before the history says so
    unwrap(history::markRedactedSent(m_exchange->history, rewritten));
    return hasReplaced;
}

/// \param wasReread  whether this exchange has read the files again
/// \return one file with the current texts for a group of files; nothing if it would be the same, or if a
/// file
///         cannot be read. The next exchange reads such a file again.
std::optional<SegmentBytes> FolderPlace::replacementOf(
    const std::vector<const Listed*>& group, bool wasReread, const ChangedEvents& redacted)
{
    std::vector<SegmentText> files;
    for (const Listed* listed : group) {
        std::optional<SegmentText> file = textOf(*listed);
        if (!file) {
            unwrap(
                history::addSegment(m_exchange->history, {listed->name.text(), history::mustBeRead, true}));
            return std::nullopt;
        }
        files.push_back(std::move(*file));
    }
    SegmentName name = group.front()->name;
    name.last = group.back()->name.last;
    std::optional<SegmentBytes> bytes = replacement(std::move(name), m_erasures, files, redacted);
    if (!bytes && wasReread)
        for (const SegmentText& file : files)
            unwrap(history::addSegment(m_exchange->history, {file.name.text(), file.size, true}));
    return bytes;
}

/// The highest number that a file of this tablet has, or had.
int FolderPlace::lastNumber(const Listing& listing) const
{
    int number = 0;
    for (const auto& [text, listed] : listing)
        if (listed.name.device == m_device)
            number = std::max(number, listed.name.last);
    for (const history::Segment& segment : unwrap(history::knownSegments(m_exchange->history)))
        if (const auto name = SegmentName::ofSegment(segment.name); name && name->device == m_device)
            number = std::max(number, name->last);
    return number;
}

/// Those of the events that the folder lacks, and those in which another's file has another pseudonym. With
/// each erasure goes the opening of a match of its person: another tablet that erased the same person sees
/// which pseudonym means whom, also if the match is in the file of a tablet that never returns.
FolderPlace::EventsToWrite FolderPlace::eventsToWrite(history::Outgoing& out)
{
    EventsToWrite toWrite{std::exchange(out.events, {}), std::exchange(out.openings, {})};
    std::erase_if(toWrite.events,
        [&](const history::SeparatedEvent& each) { return m_there.contains(each.stored.event.uuid); });
    for (const history::SeparatedEvent& each : toWrite.events)
        if (each.stored.event.kind == name(history::EventKind::PersonForgotten))
            if (auto opening = unwrap(history::openingOfErased(m_exchange->history, each.stored.event)))
                m_differing.insert(std::move(*opening));
    std::vector<history::SeparatedEvent> differing;
    for (const std::string& uuid : std::exchange(m_differing, {}))
        if (auto entry = unwrap(history::travellingEntry(m_exchange->history, uuid)))
            differing.push_back({{std::move(entry->event)}});
    toWrite.events.insert(toWrite.events.begin(), std::make_move_iterator(differing.begin()),
        std::make_move_iterator(differing.end()));
    if (m_erasures.empty())
        return toWrite;
    for (const history::SeparatedEvent& each : toWrite.events) {
        const std::string& match = each.stored.event.match;
        if (!match.empty() && !toWrite.openings.contains(match))
            toWrite.openings.emplace(
                match, unwrap(history::openingWithPseudonym(m_exchange->history, match)));
    }
    return toWrite;
}

/// Writes the events that the folder lacks into new files. While a batch is read, the one before is put into
/// lines, and the one before that is written.
/// \return false if the folder lacks none
bool FolderPlace::send(const Listing& listing)
{
    const history::UnsentEvents waits = unwrap(history::waiting(m_exchange->history));
    m_exchange->change([&](SyncState& state) {
        state.phase = SyncState::Phase::Sending;
        state.done = 0;
        state.total = waits.entries;
    });
    if (waits.entries > 0 && !m_keys.encrypt() && hasEncryptedFiles(m_folder)) // its key file has gone
        throw ArchiveException(archiveError(Code::NoKeyFile));
    struct Batch {
        history::Outgoing out;
        std::size_t count = 0;
    };
    std::optional<Batch> formatted, written;
    std::future<std::vector<SegmentBytes>> formatting;
    std::future<std::vector<history::Segment>> writing;
    int number = lastNumber(listing);
    bool hasSent = false;
    const auto finishWriting = [&] {
        if (!written)
            return;
        const std::vector<history::Segment> segments = writing.get();
        // In this order: after an interruption the next sync reads these files and finds the events in them.
        unwrap(history::markSent(m_exchange->history, written->out));
        for (const history::Segment& segment : segments)
            unwrap(history::addSegment(m_exchange->history, segment));
        m_exchange->sent(written->count);
        written.reset();
    };
    const auto startWriting = [&] {
        if (!formatted)
            return;
        std::vector<SegmentBytes> files = formatting.get();
        number += static_cast<int>(files.size());
        hasSent = hasSent || !files.empty();
        written = std::exchange(formatted, std::nullopt);
        writing = std::async(std::launch::async,
            [this, files = std::move(files)]() mutable { return write(std::move(files)); });
    };
    for (bool isLast = false; !isLast;) {
        history::Outgoing out = unwrap(history::outgoing(
            m_exchange->history, m_exchange->options.batch, formatted ? &formatted->out : nullptr));
        isLast = out.last;
        EventsToWrite toWrite = eventsToWrite(out);
        finishWriting();
        m_exchange->throwIfCancelled(); // here every written file is marked as sent
        startWriting();
        formatted = Batch{std::move(out), toWrite.events.size()};
        formatting = std::async(std::launch::async,
            [this, number, toWrite = std::move(toWrite)] { return linesOf(toWrite, number); });
    }
    finishWriting();
    startWriting();
    finishWriting();
    return hasSent;
}

/// \param number  of the file before
std::vector<SegmentBytes> FolderPlace::linesOf(const EventsToWrite& toWrite, int number) const
{
    unwrap(history::verify(m_exchange->history, toWrite.events));
    std::vector<SegmentBytes> files;
    for (auto from = toWrite.events.begin(); from != toWrite.events.end();) {
        ++number;
        SegmentBytes& bytes = files.emplace_back(SegmentName{m_device, number, number}, m_erasures);
        std::set<std::string_view> matches;
        for (; from != toWrite.events.end() && bytes.size() < fullSegment; ++from) {
            const std::string& match = from->stored.event.match;
            const auto opening = toWrite.openings.find(match);
            if (opening != toWrite.openings.end() && opening->second && matches.insert(match).second)
                bytes.add(opening->second->event, opening->second->sum);
            bytes.add(*from, toWrite.texts);
        }
    }
    return files;
}

std::vector<history::Segment> FolderPlace::write(std::vector<SegmentBytes>&& files) const
{
    std::vector<history::Segment> written;
    for (SegmentBytes& each : files) {
        SegmentName name = each.nameWithoutDigest();
        if (each.eventsSize() >= m_exchange->options.eventsFile) {
            name.hasOnlyEvents = true;
            written.push_back(write(name, each.takeEvents()));
            each.setEventsDigest(SegmentName::ofSegment(written.back().name)->digest);
            name.hasOnlyEvents = false;
        }
        written.push_back(write(name, each.bytes()));
    }
    if (!written.empty())
        syncFolder(m_folder);
    return written;
}

history::Segment FolderPlace::write(SegmentName name, std::string&& bytes) const
{
    mustBeFolder(m_given);
    makeFolder(m_folder);
    if (m_keys.encrypt())
        bytes = encrypted(m_keys.first(), bytes, name.withoutDigest());
    name.digest = segmentDigest(bytes);
    writeFile(m_folder / name.file(), bytes);
    return {name.text(), static_cast<std::int64_t>(bytes.size()), true};
}

} // namespace tafel::archive
