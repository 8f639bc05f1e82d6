// A history as an earlier release left it.
#pragma once

#include <filesystem>
#include <string>

#include <SQLiteCpp/SQLiteCpp.h>

#include "history/log/event_log.h"
#include "history/storage/database.h"

namespace tafel::history {

/// Writes the log of the history `now` into a new file as a release with `version` migrations would have left
/// it, without projections. Before migration 24 an entry has its names in its body, before migration 9 it has
/// no checksum.
inline void writeEarlierRelease(
    const std::filesystem::path& now, const std::filesystem::path& old, std::size_t version)
{
    constexpr std::size_t withSums = 9;
    Database source(now, Mode::Read);
    const Database made(old, Mode::Write, migrations().first(version));
    SQLite::Database database(old.string(), SQLite::OPEN_READWRITE);
    SQLite::Transaction all(database);
    SQLite::Statement insert(database,
        std::string("INSERT INTO event (seq, uuid, device, at, match, kind, body")
            + (version < withSums ? ") VALUES (?, ?, ?, ?, ?, ?, ?)"
                                  : ", sum) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"));
    EventLog(source).forEach([&](const Event& event, bool) {
        Event then = event;
        then.tick = then.came = 0;
        insert.bind(1, then.seq);
        int column = 1;
        for (const std::string* each :
            {&then.uuid, &then.device, &then.at, &then.match, &then.kind, &then.body})
            insert.bind(++column, *each);
        if (version >= withSums)
            insert.bind(++column, sumOf(StoredEvent{then, {}}));
        insert.exec();
        insert.reset();
    });
    all.commit();
}

} // namespace tafel::history
