#include "archive/segment.h"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "archive/fields.h"
#include "base/limits.h"
#include "base/utf8.h"
#include "document/canonical.h"
#include "history/storage/storage_error.h"

namespace tafel::archive {

namespace {

using history::ErasableText;
using history::Event;
using history::IncomingEvent;

constexpr std::string_view format = "tafelrichter-segment/2", eventsFormat = "tafelrichter-events/1";
constexpr std::string_view suffix = ".seg", eventsSuffix = ".events";
constexpr std::string_view ownTexts = "own", openingTexts = "opening";
constexpr std::size_t deviceLength = 36, numberLength = 6, digestLength = 32;
constexpr std::size_t mostJoined = std::size_t{256} << 20U; ///< The most bytes of the events of one file.

bool isHexadecimal(std::string_view text)
{
    return text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

bool isDevice(std::string_view text)
{
    return text.size() == deviceLength
        && text.find_first_not_of("0123456789abcdef-") == std::string_view::npos;
}

/// Reads the fields that whole events and those with placeholders share: UUID to body, and tick.
bool readFields(const std::vector<std::string_view>& parts, Event& event)
{
    constexpr std::size_t bodyField = 5, tickField = 6;
    if (parts[bodyField].size() > 2 * limits::entryBytes)
        return false;
    std::size_t at = 0;
    for (std::string* each :
        {&event.uuid, &event.device, &event.at, &event.match, &event.kind, &event.body}) {
        std::optional<std::string> text = unescaped(parts[at++]);
        if (!text || text->find('\0') != std::string::npos)
            return false;
        *each = std::move(*text);
    }
    const auto tick = numberIn<std::int64_t>(parts[tickField]);
    event.tick = tick.value_or(0);
    event.came = 1; // received events are not sent again
    return tick.has_value();
}

std::optional<IncomingEvent> wholeEventIn(std::string_view line)
{
    constexpr std::size_t fields = 8, sumField = 7;
    const std::vector<std::string_view> parts = fieldsOf(line);
    IncomingEvent arrival;
    if (parts.size() != fields || !readFields(parts, arrival.event))
        return std::nullopt;
    const auto sum = numberIn<std::int64_t>(parts[sumField]);
    arrival.sum = sum.value_or(0);
    return sum ? std::optional(std::move(arrival)) : std::nullopt;
}

using Texts = std::vector<ErasableText>;

std::optional<Texts> textsIn(std::string_view line)
{
    const std::vector<std::string_view> parts = fieldsOf(line);
    if (parts.size() < 2)
        return std::nullopt;
    Texts texts;
    for (auto each = parts.begin() + 2; each != parts.end(); ++each) {
        constexpr std::string_view kinds = "0123";
        const std::size_t kind = each->empty() ? std::string_view::npos : kinds.find(each->front());
        if (kind == std::string_view::npos)
            return std::nullopt;
        std::optional<std::string> text = unescaped(each->substr(1));
        if (!text || text->find('\0') != std::string::npos)
            return std::nullopt;
        texts.push_back({static_cast<ErasableText::Kind>(kind), std::move(*text)});
    }
    return texts;
}

/// \return the texts of the line with that number; none if the field is empty, nothing if there is no such
/// line
std::optional<std::span<const ErasableText>> textsAt(std::span<const Texts> lines, std::string_view field)
{
    if (field.empty())
        return std::span<const ErasableText>();
    const auto line = numberIn<std::size_t>(field);
    return line && *line < lines.size() ? std::optional(std::span(lines[*line])) : std::nullopt;
}

/// Joins an event with its texts.
/// \param room  the bytes that the events of the file may still have
std::optional<IncomingEvent> eventIn(std::string_view line, std::span<const Texts> texts, std::size_t& room)
{
    constexpr std::size_t fields = 9, openingField = 7, ownField = 8;
    const std::vector<std::string_view> parts = fieldsOf(line);
    IncomingEvent arrival;
    Event& event = arrival.event;
    if (parts.size() != fields || !readFields(parts, event))
        return std::nullopt;
    const auto opening = textsAt(texts, parts[openingField]), own = textsAt(texts, parts[ownField]);
    if (!opening || !own)
        return std::nullopt;
    try {
        event.body = history::join(event.body, *opening, *own, std::min(room, 2 * limits::entryBytes));
    } catch (const history::StorageException&) {
        return std::nullopt;
    }
    room -= std::min(room, event.body.size());
    arrival.sum = transferChecksum(event);
    return arrival;
}

void writeFields(std::string& lines, const Event& event)
{
    for (const std::string* each :
        {&event.uuid, &event.device, &event.at, &event.match, &event.kind, &event.body}) {
        appendEscaped(lines, *each);
        lines += '\t';
    }
    fmt::format_to(std::back_inserter(lines), "{}\t", tickOf(event));
}

std::string wholeLine(const Event& event, std::int64_t sum)
{
    std::string line;
    writeFields(line, event);
    fmt::format_to(std::back_inserter(line), "{}\n", sum);
    return line;
}

std::string fieldsFor(std::span<const ErasableText> texts)
{
    std::string fields;
    for (const ErasableText& each : texts) {
        fmt::format_to(std::back_inserter(fields), "\t{}", static_cast<int>(each.kind));
        appendEscaped(fields, each.text);
    }
    return fields;
}

std::string_view firstField(std::string_view line)
{
    return line.substr(0, line.find('\t'));
}

/// The first line of a file.
struct Head {
    /// Numbers of lines. The differing events are the first of the whole events.
    std::size_t erasures = 0, differing = 0, whole = 0, texts = 0;
    std::string_view events = {}; ///< Digest of the file with the events; empty: they are in this file.
    std::vector<std::string_view> replaced = {}; ///< Digests of the replaced files.
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

bool isDigest(std::string_view text)
{
    return text.size() == digestLength && isHexadecimal(text);
}

std::optional<Head> headIn(std::string_view line, const SegmentName& name)
{
    const std::vector<std::string_view> parts = fieldsOf(line);
    constexpr std::size_t all = 10;
    if (parts[0] != format || parts.size() != all)
        return std::nullopt;
    if (parts[1] != name.device || numberIn<int>(parts[2]) != name.first
        || numberIn<int>(parts[3]) != name.last)
        return std::nullopt;
    Head head;
    bool isRead = true;
    const auto number = [&](std::size_t field) {
        const auto count = numberIn<std::size_t>(parts[field]);
        isRead = isRead && count;
        return count.value_or(0);
    };
    head.erasures = number(4);
    head.differing = number(5);
    head.whole = number(6);
    head.texts = number(7);
    head.events = parts[8];
    head.replaced = separatedByCommas(parts[9]);
    return isRead && (head.events.empty() || isDigest(head.events)) ? std::optional(head) : std::nullopt;
}

} // namespace

std::string SegmentName::text() const
{
    return fmt::format("{}-{}{}", withoutDigest(), digest, hasOnlyEvents ? eventsSuffix : "");
}

std::string SegmentName::withoutDigest() const
{
    return fmt::format("{}-{:06}-{:06}", device, first, last);
}

std::string SegmentName::file() const
{
    return fmt::format("{}-{}{}", withoutDigest(), digest, hasOnlyEvents ? eventsSuffix : suffix);
}

std::optional<SegmentName> SegmentName::of(std::string_view file)
{
    constexpr std::size_t firstAt = deviceLength + 1, lastAt = firstAt + numberLength + 1,
                          digestAt = lastAt + numberLength + 1, end = digestAt + digestLength;
    if (file.size() < end || !isSegment(file) || file[firstAt - 1] != '-' || file[lastAt - 1] != '-'
        || file[digestAt - 1] != '-')
        return std::nullopt;
    SegmentName name{std::string(file.substr(0, deviceLength)),
        numberIn<int>(file.substr(firstAt, numberLength)).value_or(0),
        numberIn<int>(file.substr(lastAt, numberLength)).value_or(0),
        std::string(file.substr(digestAt, digestLength)), file.ends_with(eventsSuffix)};
    if (!isDevice(name.device) || name.first < 1 || name.last < name.first || !isHexadecimal(name.digest))
        return std::nullopt;
    return name;
}

std::optional<SegmentName> SegmentName::ofSegment(const std::string& text)
{
    return of(text.ends_with(eventsSuffix) ? text : text + std::string(suffix));
}

bool isSegment(std::string_view file)
{
    return file.ends_with(suffix) || file.ends_with(eventsSuffix);
}

std::string segmentDigest(std::string_view bytes)
{
    return document::sha256Of(bytes).substr(0, digestLength);
}

SegmentBytes::SegmentBytes(SegmentName name, const std::vector<Event>& erasures)
    : m_name(std::move(name))
    , m_erasureCount(erasures.size())
{
    for (const Event& event : erasures)
        m_erasures += wholeLine(event, transferChecksum(event));
    m_size = m_erasures.size();
}

void SegmentBytes::add(const Event& event, std::int64_t sum)
{
    const std::string line = wholeLine(event, sum);
    m_whole += line;
    ++m_wholeCount;
    m_size += line.size();
}

void SegmentBytes::add(const history::SeparatedEvent& event, const history::OpeningTexts& openings)
{
    const Event& stored = event.stored.event;
    if (!event.stored.texts)
        return add(stored, transferChecksum(stored));
    std::string own, opening;
    if (!event.texts.empty())
        own = std::to_string(put({stored.uuid, true, fieldsFor(event.texts)}));
    if (event.opening == stored.uuid) {
        opening = own;
    } else if (const auto known = m_places.find(event.opening); known != m_places.end()) {
        opening = std::to_string(known->second);
    } else if (const auto texts = openings.find(event.opening); texts != openings.end()) {
        const auto names = std::find_if(texts->second.begin(), texts->second.end(),
            [](const ErasableText& each) { return each.kind != ErasableText::Kind::Name; });
        opening = std::to_string(put({event.opening, false, fieldsFor({texts->second.begin(), names})}));
    }
    writeFields(m_events, stored);
    fmt::format_to(std::back_inserter(m_events), "{}\t{}\n", opening, own);
}

/// \return the number of the line. The event's own texts begin with those that other events refer to.
std::size_t SegmentBytes::put(Texts&& texts)
{
    const auto [found, isNew] = m_places.try_emplace(texts.uuid, m_texts.size());
    if (isNew) {
        m_size += texts.uuid.size() + texts.fields.size();
        m_texts.push_back(std::move(texts));
    } else if (Texts& known = m_texts[found->second]; texts.areOwn && !known.areOwn) {
        known = std::move(texts);
    }
    return found->second;
}

std::string SegmentBytes::takeEvents()
{
    m_events.insert(
        0, fmt::format("{}\t{}\t{}\t{}\n", eventsFormat, m_name.device, m_name.first, m_name.last));
    return std::exchange(m_events, {});
}

void SegmentBytes::setEventsDigest(std::string digest)
{
    m_eventsDigest = std::move(digest);
}

std::string SegmentBytes::bytes() const
{
    std::string bytes = fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", format, m_name.device,
        m_name.first, m_name.last, m_erasureCount, m_differingCount, m_differingCount + m_wholeCount,
        m_texts.size(), m_eventsDigest, fmt::join(m_replaced, ","));
    bytes.reserve(bytes.size() + size() + m_texts.size() * openingTexts.size());
    bytes += m_erasures;
    bytes += m_differing;
    bytes += m_whole;
    for (const Texts& each : m_texts) {
        bytes += each.uuid;
        bytes += '\t';
        bytes += each.areOwn ? ownTexts : openingTexts;
        bytes += each.fields;
        bytes += '\n';
    }
    bytes += m_events;
    return bytes;
}

SegmentName SegmentBytes::name() const
{
    SegmentName name = m_name;
    name.digest = segmentDigest(bytes());
    return name;
}

std::optional<SegmentBytes> replacement(SegmentName name, const std::vector<Event>& erasures,
    std::span<const SegmentText> files, const ChangedEvents& now)
{
    SegmentBytes made(std::move(name), erasures);
    bool hasChanged = files.size() != 1;
    std::set<std::string> written; // whole events; several files may have the same one
    const auto add = [&](std::string& lines, std::size_t& count, const std::string& line) {
        if (line.empty() || !written.insert(line).second)
            return false;
        lines += line;
        ++count;
        return true;
    };
    for (const SegmentText& file : files) {
        made.m_replaced.push_back(file.name.digest);
        std::string_view text = file.bytes;
        const std::optional<Head> head = headIn(nextLine(text).value_or(std::string_view()), file.name);
        if (!head)
            continue;
        for (std::size_t i = 0; i < head->erasures; ++i)
            nextLine(text);
        std::vector<std::string_view> whole;
        for (std::size_t i = 0; i < head->whole; ++i)
            if (const auto line = nextLine(text))
                whole.push_back(*line);
            else
                break;
        std::set<std::string_view> separated; // UUIDs of events whose texts are here
        std::vector<std::size_t> places; // the places of the lines with texts in the new file
        for (std::size_t i = 0; i < head->texts; ++i) {
            const std::string_view line = nextLine(text).value_or(std::string_view()),
                                   uuid = firstField(line);
            const std::string_view role = firstField(line.substr(std::min(line.size(), uuid.size() + 1)));
            SegmentBytes::Texts texts{std::string(uuid), role == ownTexts,
                std::string(line.substr(std::min(line.size(), uuid.size() + 1 + role.size())))};
            if (const std::optional<Texts> current = now.texts(uuid)) {
                const auto end = texts.areOwn
                    ? current->end()
                    : std::find_if(current->begin(), current->end(),
                        [](const auto& each) { return each.kind != ErasableText::Kind::Name; });
                std::string fields = fieldsFor({current->begin(), end});
                const auto event = texts.areOwn && fields != texts.fields ? now.event(uuid) : std::nullopt;
                hasChanged = hasChanged || fields != texts.fields;
                texts.fields = std::move(fields);
                if (event && !event->event.body.empty())
                    add(made.m_differing, made.m_differingCount, wholeLine(event->event, event->sum));
            }
            if (texts.areOwn)
                separated.insert(uuid);
            places.push_back(made.put(std::move(texts)));
        }
        for (std::size_t i = 0; i < whole.size(); ++i) {
            const std::string_view uuid = firstField(whole[i]);
            if (i < head->differing && separated.contains(uuid))
                continue; // a tablet that has read the replaced file has read it
            const std::string line(whole[i].data(), whole[i].size() + 1);
            if (const std::optional<IncomingEvent> event = now.event(uuid)) {
                const std::string current
                    = event->event.body.empty() ? std::string() : wholeLine(event->event, event->sum);
                if (current != line) {
                    hasChanged = true;
                    add(made.m_differing, made.m_differingCount, current);
                    continue;
                }
            }
            hasChanged = !add(made.m_whole, made.m_wholeCount, line) || hasChanged;
        }
        if (!head->events.empty()) {
            made.m_eventsDigest = head->events;
            continue;
        }
        while (const auto line = nextLine(text)) {
            std::vector<std::string_view> fields = fieldsOf(*line);
            const std::size_t numbers = fields.size() - std::min<std::size_t>(fields.size(), 2);
            made.m_events += std::string_view(
                line->data(), static_cast<std::size_t>(fields[numbers].data() - line->data()));
            for (std::size_t i = numbers; i < fields.size(); ++i) {
                const auto place = numberIn<std::size_t>(fields[i]);
                if (place && *place < places.size())
                    made.m_events += std::to_string(places[*place]);
                made.m_events += i + 1 < fields.size() ? '\t' : '\n';
            }
        }
    }
    made.m_size = made.m_erasures.size() + made.m_differing.size() + made.m_whole.size();
    return hasChanged ? std::optional(std::move(made)) : std::nullopt;
}

std::optional<SegmentName> eventsFileOf(const SegmentName& name, std::string_view bytes)
{
    const std::optional<Head> head = headIn(nextLine(bytes).value_or(std::string_view()), name);
    if (!head || head->events.empty())
        return std::nullopt;
    SegmentName file = name;
    file.digest = head->events;
    file.hasOnlyEvents = true;
    return file;
}

ReadSegment readSegment(const SegmentName& name, std::string_view bytes, const ReadEvents& readEvents)
{
    return segmentDigest(bytes) == name.digest ? parseSegment(name, bytes, readEvents)
                                               : ReadSegment{PassedOver::Why::NotWhole};
}

ReadSegment parseSegment(
    const SegmentName& name, std::string_view bytes, const ReadEvents& readEvents, const IsRead& isRead)
{
    using Why = PassedOver::Why;
    const std::string_view all = bytes;
    const std::optional<Head> head = headIn(nextLine(bytes).value_or(std::string_view()), name);
    std::string room;
    if (!head || validUtf8(all, room).data() != all.data())
        return {Why::Unknown};
    const bool isKnown = isRead && !head->replaced.empty()
        && std::all_of(head->replaced.begin(), head->replaced.end(), isRead);
    ReadSegment read;
    for (std::size_t i = 0; i < head->erasures; ++i) {
        const auto line = nextLine(bytes);
        std::optional<IncomingEvent> event = line ? wholeEventIn(*line) : std::nullopt;
        if (!event)
            return {Why::Unknown};
        read.content.erasures.push_back(std::move(*event));
    }
    for (std::size_t i = 0; i < (isKnown ? head->differing : head->whole); ++i) {
        const auto line = nextLine(bytes);
        std::optional<IncomingEvent> event = line ? wholeEventIn(*line) : std::nullopt;
        if (!event)
            return {Why::Unknown};
        read.content.entries.push_back(std::move(*event));
    }
    if (isKnown)
        return read;
    std::vector<Texts> texts;
    for (std::size_t i = 0; i < head->texts; ++i) {
        const auto line = nextLine(bytes);
        std::optional<Texts> some = line ? textsIn(*line) : std::nullopt;
        if (!some)
            return {Why::Unknown};
        texts.push_back(std::move(*some));
    }
    std::string events;
    if (const auto file = eventsFileOf(name, all)) {
        std::optional<std::string> separate = readEvents(*file);
        if (!separate)
            return {Why::NotWhole};
        events = std::move(*separate);
        bytes = events;
        const auto first = nextLine(bytes);
        if (!first || !first->starts_with(eventsFormat) || validUtf8(events, room).data() != events.data())
            return {Why::Unknown};
    }
    std::size_t left = mostJoined;
    while (!bytes.empty()) {
        const auto line = nextLine(bytes);
        std::optional<IncomingEvent> event = line ? eventIn(*line, texts, left) : std::nullopt;
        if (!event)
            return {Why::Unknown};
        read.content.entries.push_back(std::move(*event));
    }
    return read;
}

} // namespace tafel::archive
