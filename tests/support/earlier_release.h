// A history as release 0.1.0 left it.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>

#include "history/log/event_log.h"
#include "history/storage/database.h"

namespace tafel::history {

/// Creates an empty history with the schema of a real one.
inline void createFirstRelease(const std::filesystem::path& file)
{
    const std::filesystem::path tests = std::filesystem::path(__FILE__).parent_path().parent_path();
    const SQLite::Database real("file:" + (tests / "history/earlier/0.1.0.db").string() + "?immutable=1",
        SQLite::OPEN_READONLY | SQLite::OPEN_URI);
    SQLite::Database made(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    SQLite::Statement rows(real,
        "SELECT sql FROM sqlite_schema WHERE sql <> '' AND name NOT GLOB 'match_text_*' ORDER BY rowid");
    while (rows.executeStep())
        made.exec(rows.getColumn(0).getString());
    made.exec(fmt::format(
        "PRAGMA application_id = {}; PRAGMA user_version = {}", Database::application, firstRelease));
}

/// Writes the log of the history `now` into a new file, without projections: an event has its names in its
/// body.
inline void writeEarlierRelease(const std::filesystem::path& now, const std::filesystem::path& old)
{
    Database source(now, Mode::Read);
    createFirstRelease(old);
    SQLite::Database database(old.string(), SQLite::OPEN_READWRITE);
    SQLite::Transaction all(database);
    SQLite::Statement insert(database,
        "INSERT INTO event (seq, uuid, device, at, match, kind, body, sum) VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    EventLog(source).forEach([&](const Event& event, bool) {
        Event then = event;
        then.tick = then.came = 0;
        insert.bind(1, then.seq);
        int column = 1;
        for (const std::string* each :
            {&then.uuid, &then.device, &then.at, &then.match, &then.kind, &then.body})
            insert.bind(++column, *each);
        insert.bind(++column, sumOf(StoredEvent{then, {}}));
        insert.exec();
        insert.reset();
    });
    all.commit();
}

} // namespace tafel::history
