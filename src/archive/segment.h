// A file with events in a shared folder. It is written once and never changed. Its name has the numbers of
// the files that it replaces and the digest of its bytes.
//
// Names, and other texts that people typed, stand in lines of their own, and the events have placeholders for
// them (history/log/erasable_texts.h). Many events are in a second file next to it, which has no name of a
// person: after an erasure only the short file with the texts is replaced.
//
// Lines of fields with a tab between them; "\\", "\t", "\n" and "\r" are the escapes within a field.
//
// The first line has the format, the device that wrote the file, its first and its last number. The numbers
// of lines follow: erasures, whole events that differ from those in the replaced files, whole events in all,
// and texts. Then come the digest of the file with the events, empty if they are in this file, and the
// digests of the files that it replaces, with commas between them.
//
// Erasures (all that the writer knew) and whole events have the fields of an archive: UUID, device, time,
// match, kind, body, tick and checksum. The whole events that differ come first. A tablet that has read all
// of the replaced files reads no more than these.
//
// A line of texts has the UUID of an event, "own" if the event is in this file or "opening" if only others of
// its match are, and each text after the digit of its kind.
//
// All other events have UUID, device, time, match, kind, body and tick. The numbers of two lines with texts
// follow, from 0: those of the event that opened the match, and the event's own; empty if there are none.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "archive/sync_state.h"
#include "history/exchange/incoming_events.h"
#include "history/log/erasable_texts.h"

namespace tafel::archive {

struct SegmentName {
    std::string device = {};
    /// Numbers from 1 for each device; two different numbers if it replaces several files.
    int first = 0, last = 0;
    std::string digest = {}; ///< The first 32 hexadecimal digits of SHA-256 of the bytes.
    bool hasOnlyEvents = false; ///< It is the second file: its texts are in another one with these numbers.

    std::string text() const; ///< The name for `history::Segment`.
    std::string withoutDigest() const; ///< Its beginning, with the device and both numbers.
    std::string file() const; ///< "….seg", or "….events" if it has only events.
    /// Whether this file has all that the other one had.
    bool standsFor(const SegmentName& other) const
    {
        return !hasOnlyEvents && device == other.device && first <= other.first && last >= other.last
            && (!other.hasOnlyEvents || first != other.first || last != other.last);
    }

    /// Also parses the name of a conflict copy that a sync program has made: "… (conflict).seg".
    /// \return nothing if the name has another form
    static std::optional<SegmentName> of(std::string_view file);
    /// \return the name that has this `text`
    static std::optional<SegmentName> ofSegment(const std::string& text);
};
/// Whether the name of a file has the end of such files.
bool isSegment(std::string_view file);

/// \return the digest that the name of a file with these bytes has
std::string segmentDigest(std::string_view bytes);

struct SegmentContent {
    std::vector<history::IncomingEvent> erasures = {}; ///< All that the writer knew.
    std::vector<history::IncomingEvent> entries = {};
};

/// A file as it was read.
struct SegmentText {
    SegmentName name = {};
    std::string bytes = {}; ///< The decrypted text.
    std::int64_t size = 0; ///< Size of the file in bytes.
};

/// The current versions of events whose texts were changed. Both return nothing for any other event.
struct ChangedEvents {
    /// Its body is empty if the text was dropped: another tablet sends the event again.
    std::function<std::optional<history::IncomingEvent>(std::string_view uuid)> event;
    std::function<std::optional<std::vector<history::ErasableText>>(std::string_view uuid)> texts;
};

/// Puts a file together, line by line.
class SegmentBytes {
public:
    /// \param erasures  all erasures that this history knows
    /// \param name         the name without a digest
    SegmentBytes(SegmentName name, const std::vector<history::Event>& erasures);

    /// Adds a whole event.
    void add(const history::Event& event, std::int64_t sum);
    /// Adds an event, and its texts apart from it.
    void add(const history::SeparatedEvent& event, const history::OpeningTexts& openings);

    std::size_t size() const { return m_size + m_events.size(); } ///< In bytes, of both files.
    std::size_t eventsSize() const { return m_events.size(); } ///< 0 if they are in the second file.
    const SegmentName& nameWithoutDigest() const { return m_name; }
    /// Moves the events out of this file.
    /// \return the bytes of a second file, with the events
    std::string takeEvents();
    void setEventsDigest(std::string digest); ///< The digest of the second file.
    std::string bytes() const;
    SegmentName name() const; ///< The name of the file if it is not encrypted.

private:
    friend std::optional<SegmentBytes> replacement(
        SegmentName, const std::vector<history::Event>&, std::span<const SegmentText>, const ChangedEvents&);
    struct Texts {
        std::string uuid;
        bool areOwn;
        std::string fields;
    };
    std::size_t put(Texts&& texts);

    SegmentName m_name;
    std::vector<std::string> m_replaced; ///< Digests of the replaced files.
    std::size_t m_erasureCount = 0, m_differingCount = 0, m_wholeCount = 0;
    std::string m_erasures, m_differing, m_whole, m_events;
    std::string m_eventsDigest; ///< Digest of the file with the events.
    std::vector<Texts> m_texts;
    std::map<std::string, std::size_t, std::less<>> m_places; ///< Places of the texts, by UUID.
    std::size_t m_size = 0; ///< Size of all lines but the events, in bytes.
};

/// Creates a file that replaces others, with the current version of some events.
/// \param name   the name without a digest
/// \param files  intact files, in order; only one if its events are in a second file, which stays
/// \return nothing if it would be the same as the only one that it replaces
std::optional<SegmentBytes> replacement(SegmentName name, const std::vector<history::Event>& erasures,
    std::span<const SegmentText> files, const ChangedEvents& now);

/// The content of a file, or the reason why it is ignored.
struct ReadSegment {
    std::optional<PassedOver::Why> fault = {};
    SegmentContent content = {};
};
/// Whether the file with a digest has been read.
using IsRead = std::function<bool(std::string_view digest)>;
/// Reads the file with the events.
/// \return its decrypted text; nothing if it is not there, or damaged
using ReadEvents = std::function<std::optional<std::string>(const SegmentName& file)>;
ReadSegment readSegment(const SegmentName& name, std::string_view bytes, const ReadEvents& readEvents);
/// Does the same without the digest, which is that of the encrypted bytes in an encrypted folder.
/// \param isRead  tells which replaced files were read: then only the events that differ from theirs are
/// returned; if empty, all events
ReadSegment parseSegment(
    const SegmentName& name, std::string_view bytes, const ReadEvents& readEvents, const IsRead& isRead = {});
/// \return the file with its events; nothing if they are in this file, or if it is not readable
std::optional<SegmentName> eventsFileOf(const SegmentName& name, std::string_view bytes);

} // namespace tafel::archive
