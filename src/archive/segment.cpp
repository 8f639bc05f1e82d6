#include "archive/segment.h"

#include <algorithm>

#include <fmt/format.h>

#include "archive/archive_connection.h"
#include "archive/fields.h"
#include "base/limits.h"
#include "base/utf8.h"
#include "document/canonical.h"

namespace tafel::archive {

namespace {

using history::Event;
using history::IncomingEvent;

constexpr std::string_view format = "tafelrichter-segment/1";
constexpr std::size_t deviceLength = 36, numberLength = 6, digestLength = 32, fields = 8;

bool isHexadecimal(std::string_view text)
{
    return text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

bool isDevice(std::string_view text)
{
    return text.size() == deviceLength
        && text.find_first_not_of("0123456789abcdef-") == std::string_view::npos;
}

/// \return nothing if there is a sign in it that `ArchiveConnection::escape` does not write
std::optional<std::string> unescaped(std::string_view field)
{
    std::string text;
    text.reserve(field.size());
    while (true) {
        const std::size_t sign = std::min(field.find('\\'), field.size());
        text += field.substr(0, sign);
        if (sign == field.size())
            return text;
        constexpr std::string_view written = "\\tnr", meant = "\\\t\n\r";
        const std::size_t which
            = sign + 1 < field.size() ? written.find(field[sign + 1]) : std::string_view::npos;
        if (which == std::string_view::npos)
            return std::nullopt;
        text += meant[which];
        field.remove_prefix(sign + 2);
    }
}

std::optional<IncomingEvent> entryIn(std::string_view line)
{
    const std::vector<std::string_view> parts = fieldsOf(line);
    std::string room;
    if (parts.size() != fields || parts[5].size() > 2 * limits::entryBytes
        || validUtf8(line, room).data() != line.data())
        return std::nullopt;
    IncomingEvent arrival;
    Event& event = arrival.event;
    std::size_t at = 0;
    for (std::string* each :
        {&event.uuid, &event.device, &event.at, &event.match, &event.kind, &event.body}) {
        std::optional<std::string> text = unescaped(parts[at++]);
        if (!text || text->find('\0') != std::string::npos)
            return std::nullopt;
        *each = std::move(*text);
    }
    const auto tick = numberIn<std::int64_t>(parts[6]), sum = numberIn<std::int64_t>(parts[7]);
    if (!tick || !sum)
        return std::nullopt;
    event.tick = *tick;
    event.came = 1; // received events are not sent again
    arrival.sum = *sum;
    return arrival;
}

void write(std::string& lines, const Event& event, std::int64_t sum)
{
    for (const std::string* each :
        {&event.uuid, &event.device, &event.at, &event.match, &event.kind, &event.body}) {
        ArchiveConnection::escape(lines, *each);
        lines += '\t';
    }
    fmt::format_to(std::back_inserter(lines), "{}\t{}\n", tickOf(event), sum);
}

/// The first line of a file.
struct Head {
    std::size_t erasures = 0; ///< Number of lines.
    std::vector<std::string_view> replaced = {}; ///< Digests of the files in whose place it came.
    std::size_t differing = 0; ///< Number of entries that were otherwise in these.
};

std::vector<std::string_view> separatedByCommas(std::string_view text)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        parts.push_back(text.substr(0, comma));
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return parts;
}

std::optional<Head> headIn(std::string_view line, const SegmentName& name)
{
    const std::vector<std::string_view> parts = fieldsOf(line);
    constexpr std::size_t plain = 5, withReplaced = 7;
    if ((parts.size() != plain && parts.size() != withReplaced) || parts[0] != format
        || parts[1] != name.device || numberIn<int>(parts[2]) != name.first
        || numberIn<int>(parts[3]) != name.last)
        return std::nullopt;
    const auto erasures = numberIn<std::size_t>(parts[4]);
    const auto differing
        = parts.size() == plain ? std::optional<std::size_t>(0) : numberIn<std::size_t>(parts[6]);
    if (!erasures || !differing)
        return std::nullopt;
    Head head{*erasures, {}, *differing};
    if (parts.size() == withReplaced)
        head.replaced = separatedByCommas(parts[5]);
    return head;
}

} // namespace

std::string SegmentName::text() const
{
    return fmt::format("{}-{}", withoutDigest(), digest);
}

std::string SegmentName::withoutDigest() const
{
    return fmt::format("{}-{:06}-{:06}", device, first, last);
}

std::optional<SegmentName> SegmentName::of(std::string_view file)
{
    constexpr std::size_t firstAt = deviceLength + 1, lastAt = firstAt + numberLength + 1,
                          digestAt = lastAt + numberLength + 1, end = digestAt + digestLength;
    if (file.size() < end || !file.ends_with(segmentSuffix) || file[firstAt - 1] != '-'
        || file[lastAt - 1] != '-' || file[digestAt - 1] != '-')
        return std::nullopt;
    SegmentName name{std::string(file.substr(0, deviceLength)),
        numberIn<int>(file.substr(firstAt, numberLength)).value_or(0),
        numberIn<int>(file.substr(lastAt, numberLength)).value_or(0),
        std::string(file.substr(digestAt, digestLength))};
    if (!isDevice(name.device) || name.first < 1 || name.last < name.first || !isHexadecimal(name.digest))
        return std::nullopt;
    return name;
}

std::string segmentDigest(std::string_view bytes)
{
    return document::sha256Of(bytes).substr(0, digestLength);
}

SegmentBytes::SegmentBytes(
    SegmentName name, const std::vector<Event>& erasures, const ReplacedFiles& replaced)
    : m_name(std::move(name))
    , m_bytes(fmt::format(
          "{}\t{}\t{}\t{}\t{}", format, m_name.device, m_name.first, m_name.last, erasures.size()))
{
    if (!replaced.digests.empty())
        m_bytes += fmt::format("\t{}\t{}", fmt::join(replaced.digests, ","), replaced.differing);
    m_bytes += '\n';
    for (const Event& event : erasures)
        add(event, transferChecksum(event));
}

void SegmentBytes::add(const Event& event, std::int64_t sum)
{
    write(m_bytes, event, sum);
}

SegmentName SegmentBytes::name() const
{
    SegmentName name = m_name;
    name.digest = segmentDigest(m_bytes);
    return name;
}

std::optional<SegmentBytes> replacement(SegmentName name, const std::vector<Event>& erasures,
    std::span<const SegmentText> files, const EventsByUuid& now)
{
    ReplacedFiles replaced;
    std::string differing;
    std::vector<std::string_view> same; // runs of unchanged lines
    bool hasDropped = false;
    for (const SegmentText& file : files) {
        replaced.digests.push_back(file.name.digest);
        std::string_view text = file.bytes;
        const auto head = headIn(nextLine(text).value_or(std::string_view()), file.name);
        for (std::size_t i = 0; head && i < head->erasures; ++i)
            nextLine(text);
        const char* begin = text.data();
        while (const auto line = nextLine(text)) {
            const auto found = now.find(line->substr(0, line->find('\t')));
            if (found == now.end())
                continue;
            std::string changed;
            if (found->second.event.body.empty()) // its text was dropped: another tablet sends it
                hasDropped = true;
            else
                write(changed, found->second.event, found->second.sum);
            if (std::string_view(line->data(), line->size() + 1) == changed)
                continue;
            replaced.differing += !changed.empty();
            differing += changed;
            same.emplace_back(begin, line->data());
            begin = text.data();
        }
        same.emplace_back(begin, text.data());
    }
    if (replaced.differing == 0 && !hasDropped && files.size() == 1)
        return std::nullopt;
    SegmentBytes bytes(std::move(name), erasures, replaced);
    bytes.addLines(differing);
    for (const std::string_view lines : same)
        bytes.addLines(lines);
    return bytes;
}

ReadSegment readSegment(const SegmentName& name, std::string_view bytes)
{
    return segmentDigest(bytes) == name.digest ? parseSegment(name, bytes)
                                               : ReadSegment{PassedOver::Why::NotWhole};
}

ReadSegment parseSegment(const SegmentName& name, std::string_view bytes, const IsRead& isRead)
{
    using Why = PassedOver::Why;
    const auto head = headIn(nextLine(bytes).value_or(std::string_view()), name);
    if (!head)
        return {Why::Unknown};
    const bool isKnown = isRead && !head->replaced.empty()
        && std::all_of(head->replaced.begin(), head->replaced.end(), isRead);
    std::size_t lines = isKnown ? head->erasures + head->differing : bytes.size();
    ReadSegment read;
    for (; !bytes.empty() && lines > 0; --lines) {
        const auto line = nextLine(bytes);
        std::optional<IncomingEvent> arrival = line ? entryIn(*line) : std::nullopt;
        if (!arrival)
            return {Why::Unknown};
        const bool isErasure = read.content.erasures.size() < head->erasures;
        (isErasure ? read.content.erasures : read.content.entries).push_back(std::move(*arrival));
    }
    if (read.content.erasures.size() < head->erasures)
        return {Why::Unknown};
    return read;
}

} // namespace tafel::archive
