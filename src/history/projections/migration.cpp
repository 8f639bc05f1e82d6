#include "history/projections/migration.h"

#include <string>
#include <vector>

#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>

#include "history/log/text_table.h"
#include "history/projections/projections.h"
#include "history/storage/without_triggers.h"

namespace tafel::history {

namespace {

std::vector<std::string> namesIn(Database& database, const std::string& sql)
{
    std::vector<std::string> names;
    Query rows = database.query(sql);
    while (rows.next())
        names.push_back(rows.text(0));
    return names;
}

/// Copies the columns that a table has now. All of them are numbers and texts.
void copyRows(SQLite::Database& earlier, Database& now, const std::string& table)
{
    const std::vector<std::string> columns
        = namesIn(now, fmt::format("SELECT name FROM pragma_table_info('{}')", table));
    const std::string names = fmt::format("{}", fmt::join(columns, ", "));
    SQLite::Statement rows(earlier, fmt::format("SELECT {} FROM {}", names, table));
    SQLite::Statement insert(now.connection(),
        fmt::format("INSERT INTO {} ({}) VALUES {}", table, names, placeholders(1, columns.size())));
    while (rows.executeStep()) {
        for (int i = 0; i < rows.getColumnCount(); ++i) {
            const SQLite::Column value = rows.getColumn(i);
            if (value.isNull())
                insert.bind(i + 1);
            else if (value.isInteger())
                insert.bind(i + 1, value.getInt64());
            else
                insert.bind(i + 1, value.getString());
        }
        insert.exec();
        insert.reset();
    }
}

/// Copies the log of release 0.1.0, whose events have their names and sentences in their bodies.
void copyWholeEvents(SQLite::Database& earlier, Database& now, const Progress& progress)
{
    constexpr std::int64_t told = 256;
    const auto all = static_cast<double>(earlier.execAndGet("SELECT count(*) FROM event").getInt64());
    EventLog log(now);
    TextTable texts(now);
    TextsOfEntries known(now);
    std::int64_t done = 0;
    SQLite::Statement rows(
        earlier, "SELECT seq, uuid, device, at, match, kind, body, sum FROM event ORDER BY seq");
    while (rows.executeStep()) {
        if (done++ % told == 0)
            tell(progress, static_cast<double>(done) / all);
        Event event{rows.getColumn(0).getInt64()};
        int column = 0;
        for (std::string* each :
            {&event.uuid, &event.device, &event.at, &event.match, &event.kind, &event.body})
            *each = rows.getColumn(++column).getString();
        const SQLite::Column sum = rows.getColumn(++column);
        if (!sum.isNull())
            mustBeSound({event, {}, sum.getInt64()});
        const auto [stored, own] = known.separated(event);
        log.insert(stored);
        texts.insert(event.seq, own);
    }
}

/// Release 0.2.0 has all tables of the present schema.
void copyAllRows(SQLite::Database& earlier, Database& now, const Progress& progress)
{
    const std::vector<std::string> tables
        = namesIn(now, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'event_kind'");
    double done = 0;
    for (const std::string& table : tables) {
        tell(progress, done++ / static_cast<double>(tables.size()));
        copyRows(earlier, now, table);
    }
}

} // namespace

void migrateEarlierRelease(SQLite::Database& earlier, int version, Database& now, const Progress& progress)
{
    constexpr double copied = 0.4; // share of the progress
    {
        const SQLite::Transaction oneMoment(earlier); // also while another program writes to it
        const WithoutTriggers alone(now);
        if (version == secondRelease)
            return copyAllRows(earlier, now, progress);
        for (const char* table : {"draft", "setting"})
            copyRows(earlier, now, table);
        copyWholeEvents(earlier, now, stretch(progress, 0, copied));
    }
    rebuildProjections(now, stretch(progress, copied, 1));
}

} // namespace tafel::history
