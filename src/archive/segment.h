// A file with events in a shared folder. It is written once and never changed. Its name has the numbers of
// the files that it replaces and the digest of its bytes.
//
// Lines of fields with a tab between them; "\\", "\t", "
// " and "\r" are the escapes within a field. The first line
// has the format, the device that wrote the file, its first and its last number, and the number of the
// following lines that are erasures (`erasures`); the other lines are the events. The fields of an event
// are those of an archive: UUID, device, time, match, kind, body, tick and checksum.
//
// A file that replaces others has two more fields in its first line: the digests of these files, with commas
// between them, and the number of its events that differ from theirs. These come first, so that a tablet that
// has read the replaced files reads no more than these.
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

namespace tafel::archive {

/// The end of the name of each such file.
inline constexpr std::string_view segmentSuffix = ".seg";

struct SegmentName {
    std::string device = {};
    /// Numbers from 1 for each device; two different numbers if it replaces several files.
    int first = 0, last = 0;
    std::string digest = {}; ///< The first 32 hexadecimal digits of SHA-256 of the bytes.

    std::string text() const; ///< The name for `history::Segment`.
    std::string withoutDigest() const; ///< Its beginning, with the device and both numbers.
    std::string file() const { return text() + std::string(segmentSuffix); }
    /// Whether this file has all that the other one had.
    bool standsFor(const SegmentName& other) const
    {
        return device == other.device && first <= other.first && last >= other.last;
    }

    /// Also parses the name of a conflict copy that a sync program has made: "… (conflict).seg".
    /// \return nothing if the name has another form
    static std::optional<SegmentName> of(std::string_view file);
};

/// \return the digest that the name of a file with these bytes has
std::string segmentDigest(std::string_view bytes);

struct SegmentContent {
    std::vector<history::IncomingEvent> erasures = {}; ///< All that the writer knew.
    std::vector<history::IncomingEvent> entries = {};
};

/// The files that a file replaces.
struct ReplacedFiles {
    std::vector<std::string> digests = {}; ///< Digests in their names; none if it replaces no file.
    std::size_t differing = 0; ///< Number of events that differ in these files; they come first.
};

/// Puts a file together, line by line.
class SegmentBytes {
public:
    /// \param erasures  all erasures that this history knows
    /// \param name         the name without a digest
    SegmentBytes(
        SegmentName name, const std::vector<history::Event>& erasures, const ReplacedFiles& replaced = {});

    void add(const history::Event& event, std::int64_t sum);
    void addLines(std::string_view lines) { m_bytes += lines; }
    const std::string& bytes() const { return m_bytes; }
    SegmentName name() const;

private:
    SegmentName m_name;
    std::string m_bytes;
};

/// A file as it was read.
struct SegmentText {
    SegmentName name = {};
    std::string bytes = {}; ///< The decrypted text.
    std::int64_t size = 0; ///< Size of the file in bytes.
};

using EventsByUuid = std::map<std::string, history::IncomingEvent, std::less<>>;

/// Creates a file that replaces others, with the current version of some events.
/// \param name   the name without a digest
/// \param files  intact files, in order
/// \param now    the current versions
/// \return nothing if it would be the same as the only one that it replaces
std::optional<SegmentBytes> replacement(SegmentName name, const std::vector<history::Event>& erasures,
    std::span<const SegmentText> files, const EventsByUuid& now);

/// The content of a file, or the reason why it is ignored.
struct ReadSegment {
    std::optional<PassedOver::Why> fault = {};
    SegmentContent content = {};
};
/// Whether the file with a digest has been read.
using IsRead = std::function<bool(std::string_view digest)>;
ReadSegment readSegment(const SegmentName& name, std::string_view bytes);
/// Does the same without the digest, which is that of the encrypted bytes in an encrypted folder.
/// \param isRead  tells which replaced files were read: then only the events that differ from theirs are
/// returned; if empty, all events
ReadSegment parseSegment(const SegmentName& name, std::string_view bytes, const IsRead& isRead = {});

} // namespace tafel::archive
