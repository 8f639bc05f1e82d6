// A file with entries in a folder where histories meet. It is written once and never changed; its name has
// the numbers of the files that it stands for and the digest of its bytes.
//
// Lines of fields with a tab between them; "\\", "\t", "\n" and "\r" stand for these signs in a field. The
// first line has the format, the device that wrote the file, its first and its last number, and how many of
// the lines behind it are the events that erased a person (`forgettings`); the others are the entries. The
// fields of an entry are those of an archive: UUID, device, time, match, kind, body, tick and checksum.
//
// A file that took the place of others says so in two more fields of its first line: the digests of these
// files, with commas between them, and how many of its entries differ from theirs. Those come first, so that
// whoever has read the replaced files reads no more than these.
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
    int first = 0, last = 0; ///< From 1, for each device; two numbers: it took the place of several files.
    std::string digest = {}; ///< The first 32 hexadecimal digits of SHA-256 of the bytes.

    std::string text() const; ///< What `history::Segment` is called.
    std::string withoutDigest() const; ///< Its beginning, with the device and both numbers.
    std::string file() const { return text() + std::string(segmentSuffix); }
    /// Whether this file has all that the other one had.
    bool standsFor(const SegmentName& other) const
    {
        return device == other.device && first <= other.first && last >= other.last;
    }

    /// Also of a copy that a synchronising program has put beside a file: "… (conflict).seg".
    /// \return nothing if it is no such name
    static std::optional<SegmentName> of(std::string_view file);
};

/// \return the digest that the name of a file with these bytes has
std::string segmentDigest(std::string_view bytes);

struct SegmentContent {
    std::vector<history::IncomingEvent> forgettings = {}; ///< All that the writer knew.
    std::vector<history::IncomingEvent> entries = {};
};

/// In whose place a file comes.
struct ReplacedFiles {
    std::vector<std::string> digests = {}; ///< Of their names; none: of no file.
    std::size_t differing = 0; ///< Number of entries that are otherwise in these; they come first.
};

/// Puts a file together, line by line.
class SegmentBytes {
public:
    /// \param forgettings  all that this history knows
    /// \param name         without a digest
    SegmentBytes(
        SegmentName name, const std::vector<history::Event>& forgettings, const ReplacedFiles& replaced = {});

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
    std::string bytes = {}; ///< Not encrypted.
    std::int64_t size = 0; ///< Of the file, in bytes.
};

/// A file in place of others, with some entries as they are now.
/// \param name   without a digest
/// \param files  sound ones, in order
/// \param now    these entries, by their UUIDs
/// \return nothing if it would be the same as the only one that it replaces
std::optional<SegmentBytes> replacement(SegmentName name, const std::vector<history::Event>& forgettings,
    std::span<const SegmentText> files, const std::map<std::string, history::IncomingEvent>& now);

/// Why a file does not count, or what is in it.
struct ReadSegment {
    std::optional<PassedOver::Why> fault = {};
    SegmentContent content = {};
};
/// Whether the file with a digest has been read.
using IsRead = std::function<bool(std::string_view digest)>;
ReadSegment readSegment(const SegmentName& name, std::string_view bytes);
/// The same without a look at the digest, which is that of the encrypted bytes where the folder is encrypted.
/// \param isRead  of a file in place of files that were read only the entries that differ from theirs are
///                given; empty: all of them
ReadSegment parseSegment(const SegmentName& name, std::string_view bytes, const IsRead& isRead = {});

} // namespace tafel::archive
