#include "history/log/salvage.h"

#include <algorithm>

#include <rapidjson/document.h>

#include "base/limits.h"
#include "history/storage/delimited_text.h"

namespace tafel::history {

namespace {

const std::string* textIn(const std::vector<Value>& values, std::size_t column)
{
    return column < values.size() ? std::get_if<std::string>(&values[column]) : nullptr;
}
const std::int64_t* numberIn(const std::vector<Value>& values, std::size_t column)
{
    return column < values.size() ? std::get_if<std::int64_t>(&values[column]) : nullptr;
}

bool isJson(const std::string& text)
{
    rapidjson::Document document;
    document.Parse<rapidjson::kParseIterativeFlag>(text.data(), text.size());
    return !document.HasParseError() && document.IsObject();
}

/// The columns of `event`: those of release 0.1.0, with or without the later ones. Any values.
bool looksLikeAnEvent(const Row& row)
{
    if (row.id <= 0 || row.id > limits::entries || row.values.size() < 7 || row.values.size() > 11
        || !std::holds_alternative<std::monostate>(row.values[0]))
        return false;
    for (std::size_t column = 1; column < 7; ++column)
        if (!textIn(row.values, column))
            return false;
    return true;
}

/// The columns of `text`. Any values.
std::optional<TextRow> textOf(const Row& row)
{
    const std::int64_t *kind = numberIn(row.values, 1), *erased = numberIn(row.values, 3),
                       *sum = numberIn(row.values, 4);
    const std::string* text = textIn(row.values, 2);
    if (row.id <= 0 || row.values.size() != 5 || !std::holds_alternative<std::monostate>(row.values[0])
        || !kind || !text || !erased || !sum || *kind < 0 || *kind > 3)
        return std::nullopt;
    TextRow found{row.id, {static_cast<ErasableText::Kind>(*kind), *text}, *erased != 0};
    return sumOf(found) == *sum ? std::optional(std::move(found)) : std::nullopt;
}

} // namespace

bool isUuid(std::string_view text)
{
    if (text.size() != 36)
        return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool dash = i == 8 || i == 13 || i == 18 || i == 23;
        if (dash ? text[i] != '-'
                 : std::string_view("0123456789abcdef").find(text[i]) == std::string_view::npos)
            return false;
    }
    return true;
}

void Salvage::readEvents(std::uint32_t number, const std::string& page,
    const std::function<void(const StoredEvent&)>& give, Reading& reading)
{
    readRows(
        m_pages, number, page,
        [&](Row&& row) {
            if (m_takeText)
                if (const std::optional<TextRow> text = textOf(row))
                    return m_takeText(*text);
            if (!looksLikeAnEvent(row)) {
                take(row.values);
                return;
            }
            Event event{.seq = row.id};
            std::size_t column = 0;
            for (std::string* each :
                {&event.uuid, &event.device, &event.at, &event.match, &event.kind, &event.body})
                *each = std::move(std::get<std::string>(row.values[++column]));
            const std::int64_t *sum = numberIn(row.values, 7), *tick = numberIn(row.values, 8),
                               *came = numberIn(row.values, 9), *texts = numberIn(row.values, 10);
            event.tick = tick ? *tick : 0;
            event.came = came ? *came : 0;
            const StoredEvent stored{
                std::move(event), texts ? std::optional(static_cast<int>(*texts)) : std::nullopt};
            if (sum ? *sum == sumOf(stored)
                    : isUuid(stored.event.uuid) && eventKind(stored.event.kind) && isJson(stored.event.body))
                give(stored);
            else
                reading.broken = true;
        },
        reading);
}

void Salvage::events(const std::function<void(const StoredEvent&)>& give, const Progress& progress)
{
    Reading reading;
    std::vector<std::uint32_t> unknown;
    std::string page;
    for (std::uint32_t number = 1; number <= m_pages.count(); ++number) {
        tell(progress, static_cast<double>(number) / m_pages.count());
        if (m_pages.isFree(number))
            continue;
        const bool there = m_pages.read(number, page);
        if (!there || kindOf(number, page) == PageKind::Other)
            unknown.push_back(number);
        if (there)
            readEvents(number, page, give, reading);
    }
    m_unread = m_pages.isTruncated() || reading.broken
        || std::any_of(unknown.begin(), unknown.end(),
            [&](std::uint32_t number) { return !reading.continued.contains(number); });
}

void Salvage::forEachCheckpointedEvent(const std::function<void(const StoredEvent&)>& give)
{
    if (!m_pages.log().isDamaged())
        return;
    Reading ignored;
    std::string page;
    const std::map<std::string, MatchClue> lists = m_matches; // may be older than the known counts
    for (const auto& [number, place] : m_pages.log().pages())
        if (m_pages.readMainFile(number, page))
            readEvents(number, page, give, ignored);
    m_matches = lists;
}

void Salvage::forEachEventAfterDamage(const std::function<void(const StoredEvent&)>& give)
{
    if (!m_pages.log().isDamaged())
        return;
    Reading ignored; // a later image of the same page may be intact: the log knows which one is
    std::string page;
    m_pages.includeFramesAfterDamage();
    for (const WriteAheadLog::Image& each : m_pages.log().imagesAfterDamage())
        if (m_pages.log().read(each.place, page))
            readEvents(each.page, page, give, ignored);
    events(give); // the newest of all pages: only these fit together
    m_unread = m_unread || m_pages.log().hasUnreliablePages();
}

/// Rows of `match_summary`, of `match_player` and of `setting`.
void Salvage::take(const std::vector<Value>& values)
{
    if (values.size() == 2 && textIn(values, 0) && textIn(values, 1) && *textIn(values, 0) == "device"
        && isUuid(*textIn(values, 1)))
        m_device = *textIn(values, 1);
    constexpr std::size_t seat = 1, name = 2, person = 8, ofPlayer = 12, ofSummary = 14;
    // Each release has added columns at the end.
    if (values.size() >= ofPlayer && values.size() < ofSummary && numberIn(values, seat)
        && textIn(values, name) && textIn(values, person)) {
        if (*textIn(values, name) != *textIn(values, person))
            m_shown[*textIn(values, name)] = *textIn(values, person);
        return;
    }
    constexpr std::size_t id = 1, started = 6, played = 8, deals = 9, party = 12;
    if (values.size() < ofSummary || !textIn(values, id) || !textIn(values, started)
        || !numberIn(values, played) || !numberIn(values, deals) || !textIn(values, party))
        return;
    MatchClue& match = m_matches[*textIn(values, id)];
    match.started = *textIn(values, started);
    match.deals = static_cast<int>(
        std::clamp(*numberIn(values, deals), std::int64_t{0}, static_cast<std::int64_t>(limits::deals)));
    match.players.clear();
    std::string_view people = *textIn(values, party);
    while (!people.empty())
        match.players.emplace_back(cut(people));
}

void Salvage::readKeys(std::uint32_t number, const std::string& page,
    const std::function<void(const std::string&, std::int64_t)>& give)
{
    const PageKind kind = kindOf(number, page);
    if (kind != PageKind::InteriorIndex && kind != PageKind::LeafIndex)
        return;
    Reading ignored;
    readRows(
        m_pages, number, page,
        [&](Row&& row) {
            const std::string* text = textIn(row.values, 0);
            const std::int64_t* seq = numberIn(row.values, 1);
            if (row.values.size() == 2 && text && seq && *seq > 0 && *seq <= limits::entries
                && (isUuid(*text) || m_matches.contains(*text)))
                give(*text, *seq);
        },
        ignored);
}

void Salvage::keys(
    const std::function<void(const std::string&, std::int64_t)>& give, const Progress& progress)
{
    std::string page;
    for (std::uint32_t number = 1; number <= m_pages.count(); ++number) {
        tell(progress, static_cast<double>(number) / m_pages.count());
        if (!m_pages.isFree(number) && m_pages.read(number, page))
            readKeys(number, page, give);
    }
    for (const WriteAheadLog::Image& each : m_pages.log().imagesAfterDamage())
        if (m_pages.log().read(each.place, page))
            readKeys(each.page, page, give);
}

} // namespace tafel::history
