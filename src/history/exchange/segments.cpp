#include "history/exchange/segments.h"

#include <algorithm>

#include "history/exchange/archive_membership.h"
#include "history/history_file.h"
#include "history/log/erased_names.h"
#include "history/log/text_table.h"
#include "history/people/erasure.h"

namespace tafel::history {

Expected<std::string> ownDevice(History& history)
{
    HistoryFile& core = history.file();
    return guarded(core.database.file(), [&] { return core.device; });
}

Expected<std::vector<Segment>> knownSegments(History& history)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        std::vector<Segment> all;
        Query rows = database.query("SELECT name, size, own FROM segment ORDER BY name");
        while (rows.next())
            all.push_back({rows.text(0), rows.integer(1), rows.number(2) != 0});
        return all;
    });
}

Expected<void> addSegment(History& history, const Segment& segment)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        database.nonDurableTransaction([&] {
            database.query("INSERT OR REPLACE INTO segment (name, size, own) VALUES (?, ?, ?)")
                .with(segment.name)
                .with(segment.size)
                .with(segment.own)
                .run();
        });
    });
}

Expected<void> removeSegment(History& history, const std::string& name)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        database.nonDurableTransaction(
            [&] { database.query("DELETE FROM segment WHERE name = ?").with(name).run(); });
    });
}

Expected<void> rereadSegments(History& history)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        database.nonDurableTransaction(
            [&] { database.query("UPDATE segment SET size = ?").with(mustBeRead).run(); });
    });
}

Expected<std::vector<Event>> erasures(History& history)
{
    HistoryFile& core = history.file();
    return guarded(core.database.file(), [&] { return core.erasures(); });
}

Expected<std::optional<std::vector<ErasableText>>> textsOf(History& history, const std::string& uuid)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&]() -> std::optional<std::vector<ErasableText>> {
        Query row = database.query("SELECT seq FROM event WHERE uuid = ?");
        if (!row.with(uuid).next())
            return std::nullopt;
        return TextTable(database).of(row.integer(0));
    });
}

Expected<std::optional<std::string>> openingOfErased(History& history, const Event& erasure)
{
    HistoryFile& core = history.file();
    return guarded(core.database.file(), [&]() -> std::optional<std::string> {
        const ErasedNames* const erased = core.erasedNames(erasure);
        if (!erased)
            return std::nullopt;
        Query row = core.database.query(
            "SELECT uuid FROM event JOIN match_player ON match_player.match = seq WHERE name = ? LIMIT 1");
        return row.with(erased->pseudonym()).next() ? std::optional(row.text(0)) : std::nullopt;
    });
}

Expected<std::optional<IncomingEvent>> openingWithPseudonym(History& history, const std::string& match)
{
    HistoryFile& core = history.file();
    return guarded(core.database.file(), [&]() -> std::optional<IncomingEvent> {
        std::int64_t seq = 0;
        {
            Query row = core.database.query(
                "SELECT seq FROM event WHERE match = ? AND kind = 'match-opened' ORDER BY seq");
            if (!row.with(match).next())
                return std::nullopt;
            seq = row.integer(0);
        }
        const std::vector<ErasableText> texts = TextTable(core.database).of(seq);
        if (std::none_of(texts.begin(), texts.end(), [](const ErasableText& each) {
                return each.kind == ErasableText::Kind::Name && isPseudonym(each.text);
            }))
            return std::nullopt;
        Event event = *core.log.at(seq);
        const std::int64_t sum = transferChecksum(event);
        return IncomingEvent{std::move(event), sum};
    });
}

} // namespace tafel::history
