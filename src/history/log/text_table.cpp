#include "history/log/text_table.h"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "base/limits.h"
#include "history/log/erased_names.h"
#include "history/log/event_body.h"
#include "history/storage/storage_error.h"
#include "history/storage/time_and_ids.h"

namespace tafel::history {

std::string substituteFor(ErasableText::Kind kind, int place)
{
    return kind == ErasableText::Kind::Name ? fmt::format("Player {}", place + 1) : "?";
}

std::int64_t sumOf(const TextRow& row)
{
    const std::uint64_t sum
        = hashOf(std::to_string(row.id) + '\n' + std::to_string(static_cast<int>(row.text.kind)) + '\n');
    return static_cast<std::int64_t>(hashOf(row.text.text, sum));
}

std::vector<ErasableText> TextTable::of(std::int64_t entry)
{
    std::vector<ErasableText> texts;
    if (entry < 1 || entry > limits::entries)
        return texts;
    Query rows
        = m_database.query("SELECT id, kind, text, sum FROM text WHERE id BETWEEN ? AND ? ORDER BY id");
    rows.with(entry * mostTexts).with((entry + 1) * mostTexts - 1);
    while (rows.next()) {
        TextRow row{rows.integer(0), {static_cast<ErasableText::Kind>(rows.number(1)), rows.text(2)}};
        if (row.place() != texts.size() || rows.integer(3) != sumOf(row))
            throwMissingEvents({});
        texts.push_back(std::move(row.text));
    }
    return texts;
}

void TextTable::insert(std::int64_t entry, const std::vector<ErasableText>& texts)
{
    for (std::size_t i = 0; i < texts.size(); ++i)
        insert({entry * mostTexts + static_cast<std::int64_t>(i), texts[i]});
}

bool TextTable::insert(const TextRow& row)
{
    m_database
        .query("INSERT INTO text (id, kind, text, erased, sum) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE "
               "SET text = excluded.text, erased = 1, sum = excluded.sum WHERE excluded.erased AND NOT "
               "text.erased")
        .with(row.id)
        .with(static_cast<int>(row.text.kind))
        .with(row.text.text)
        .with(row.erased)
        .with(sumOf(row))
        .run();
    return m_database.connection().getChanges() > 0;
}

void TextTable::replace(std::int64_t id, ErasableText instead)
{
    const TextRow row{id, std::move(instead), true};
    m_database.query("UPDATE text SET kind = ?, text = ?, erased = 1, sum = ? WHERE id = ?")
        .with(static_cast<int>(row.text.kind))
        .with(row.text.text)
        .with(sumOf(row))
        .with(id)
        .run();
}

void TextsOfEntries::read(const std::string& match)
{
    if (m_match == match)
        return;
    m_match = match;
    m_beginnings.clear();
    m_texts.clear();
    m_matches.clear();
    m_events = {};
    m_openings.clear();
    Query rows
        = m_database.query("SELECT seq, uuid, device, coalesce(tick, seq), texts IS NOT NULL, CASE kind WHEN "
                           "'match-taken-over' THEN coalesce(body ->> '$.of', '?') ELSE '' END "
                           "FROM event WHERE match = ? AND kind IN ('match-opened', "
                           "'match-taken-over') ORDER BY seq");
    rows.with(match);
    while (rows.next())
        m_beginnings.push_back({rows.integer(0), rows.text(1), rows.text(2), rows.integer(3),
            rows.number(4) != 0, rows.text(5)});
}

std::string TextsOfEntries::previousOf(const Origin& event)
{
    const Beginning* last = nullptr; // of this tablet, before the event
    int beginnings = 0;
    for (const Beginning& each : m_beginnings) {
        if (each.uuid == event.uuid)
            return each.after;
        beginnings += each.device == event.device ? 1 : 0;
        if (each.device == event.device && std::tie(each.tick, each.uuid) <= std::tie(event.tick, event.uuid)
            && (!last || std::tie(last->tick, last->uuid) < std::tie(each.tick, each.uuid)))
            last = &each;
    }
    if (beginnings > 1) {
        // Perhaps two tablets have one id: the UUIDs tell which event of the two this one follows.
        if (m_events.empty()) {
            Query rows = m_database.query("SELECT uuid, device FROM event WHERE match = ?");
            rows.with(m_match);
            while (rows.next())
                m_events.add(rows.text(0), rows.text(1), rows.text(0));
        }
        if (const std::string* const previous = m_events.before(event.uuid, event.device))
            return *previous;
    }
    return last ? last->uuid : std::string();
}

std::optional<TextsOfEntries::Origin> TextsOfEntries::originOf(const std::string& uuid)
{
    for (const Beginning& each : m_beginnings)
        if (each.uuid == uuid)
            return Origin{uuid, each.device, each.tick};
    Query row = m_database.query("SELECT device, coalesce(tick, seq) FROM event WHERE uuid = ?");
    return row.with(uuid).next() ? std::optional(Origin{uuid, row.text(0), row.integer(1)}) : std::nullopt;
}

std::int64_t TextsOfEntries::openingOf(const Event& event)
{
    read(event.match);
    const auto isOpening = [](const Beginning& each) { return each.after.empty(); };
    const auto first = std::find_if(m_beginnings.begin(), m_beginnings.end(), isOpening);
    if (first == m_beginnings.end())
        return 0;
    if (std::none_of(std::next(first), m_beginnings.end(), isOpening))
        return first->seq;
    // Several tablets have read the same file: whose branch is this?
    if (m_openings.empty())
        for (const Beginning& each : m_beginnings)
            if (isOpening(each))
                m_openings.emplace(each.uuid, each.seq);
    std::vector<std::string> passed;
    std::optional<Origin> at = Origin{event.uuid, event.device, tickOf(event)};
    auto known = m_openings.find(event.uuid);
    while (known == m_openings.end() && at
        && std::find(passed.begin(), passed.end(), at->uuid) == passed.end()) {
        passed.push_back(at->uuid);
        at = originOf(previousOf(*at));
        if (at)
            known = m_openings.find(at->uuid);
    }
    const std::int64_t opening = known == m_openings.end() ? first->seq : known->second;
    for (std::string& uuid : passed)
        m_openings.emplace(std::move(uuid), opening);
    return opening;
}

const std::vector<ErasableText>& TextsOfEntries::textsOf(std::int64_t opening)
{
    static const std::vector<ErasableText> none;
    if (opening == 0)
        return none;
    const auto [found, isNew] = m_texts.try_emplace(opening);
    if (!isNew)
        return found->second;
    const auto begun = std::find_if(
        m_beginnings.begin(), m_beginnings.end(), [&](const Beginning& each) { return each.seq == opening; });
    if (begun->separated)
        found->second = m_table.of(opening);
    else
        for (const std::string& name : readHeader(bodyOf(opening)).players)
            found->second.push_back({ErasableText::Kind::Name, name});
    return found->second;
}

std::string TextsOfEntries::bodyOf(std::int64_t opening)
{
    std::optional<Event> event = EventLog(m_database).at(opening);
    if (!event)
        throwMissingEvents(m_match);
    return std::move(event->body);
}

Event TextsOfEntries::joined(StoredEvent&& stored)
{
    if (!stored.texts || stored.event.body.find("\"@") == std::string::npos)
        return std::move(stored.event);
    const std::vector<ErasableText> own = ownTextsOf(stored);
    Event event = std::move(stored.event);
    const bool isOpening = eventKind(event.kind) == EventKind::MatchOpened;
    event.body = isOpening || event.match.empty() ? join(event.body, own, own)
                                                  : join(event.body, textsOf(openingOf(event)), own);
    return event;
}

std::vector<ErasableText> TextsOfEntries::ownTextsOf(const StoredEvent& stored)
{
    std::vector<ErasableText> own;
    if (*stored.texts > 0)
        own = m_table.of(stored.event.seq);
    if (own.size() != static_cast<std::size_t>(*stored.texts))
        throwMissingEvents(stored.event.match);
    return own;
}

SeparatedEvent TextsOfEntries::withTexts(StoredEvent&& stored, OpeningTexts& openings)
{
    SeparatedEvent separated{std::move(stored)};
    const Event& event = separated.stored.event;
    if (!separated.stored.texts || event.body.find("\"@") == std::string::npos)
        return separated;
    separated.texts = ownTextsOf(separated.stored);
    if (eventKind(event.kind) == EventKind::MatchOpened) {
        separated.opening = event.uuid;
        openings.try_emplace(event.uuid, separated.texts);
    } else if (const std::int64_t opening = event.match.empty() ? 0 : openingOf(event); opening != 0) {
        const auto begun = std::find_if(m_beginnings.begin(), m_beginnings.end(),
            [&](const Beginning& each) { return each.seq == opening; });
        separated.opening = begun->uuid;
        if (!openings.contains(begun->uuid))
            openings.emplace(begun->uuid, textsOf(opening));
    }
    return separated;
}

std::optional<std::vector<ErasableText>> TextsOfEntries::asWritten(
    const Event& event, const std::vector<ErasableText>& opening)
{
    const auto isOfErased = [](const ErasableText& text) {
        return text.kind == ErasableText::Kind::Name && isPseudonym(text.text);
    };
    if (std::none_of(opening.begin(), opening.end(), isOfErased))
        return std::nullopt;
    std::vector<std::string> players;
    try {
        players = judgedPlayers(event.body);
    } catch (const StorageException&) { // it names nobody
        return std::nullopt;
    }
    std::vector<ErasableText> written = opening;
    bool differs = false;
    for (std::size_t seat = 0; seat < std::min(players.size(), written.size()); ++seat)
        if (isOfErased(opening[seat]) && players[seat] != opening[seat].text) {
            written[seat].text = std::move(players[seat]);
            differs = true;
        }
    return differs ? std::optional(std::move(written)) : std::nullopt;
}

std::pair<StoredEvent, std::vector<ErasableText>> TextsOfEntries::separated(Event& event)
{
    const bool isOfAMatch = !event.match.empty() && eventKind(event.kind) != EventKind::MatchOpened;
    const std::int64_t opening = isOfAMatch ? openingOf(event) : 0;
    const std::vector<ErasableText>& seats = textsOf(opening);
    const std::optional<std::vector<ErasableText>> written = asWritten(event, seats);
    SeparatedBody parts = separate(event,
        {written ? *written : seats, [this, opening] { return bodyOf(opening); },
            written ? nullptr : &m_matches[opening]});
    if (written)
        event.body = join(parts.body, seats, parts.texts);
    StoredEvent stored{event, static_cast<int>(parts.texts.size())};
    stored.event.body = std::move(parts.body);
    return {std::move(stored), std::move(parts.texts)};
}

} // namespace tafel::history
