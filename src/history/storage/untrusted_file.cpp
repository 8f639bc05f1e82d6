#include "history/storage/untrusted_file.h"

#include <map>
#include <utility>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include "base/limits.h"
#include "document/canonical.h"
#include "history/storage/schema.h"

namespace tafel::history {

namespace {

/// The fingerprints of the schemas of earlier releases.
constexpr std::string_view firstReleaseFingerprint
    = "125a693557ef2e4b2531c5dcce8045cc67fcb76dc7c933ea3b997b469e9bbeb2";
constexpr std::string_view secondReleaseFingerprint
    = "db920911cbe009fd36247c2a1f87ba2abd2fc7f4c02934886c5b3c7fc8f4acce";

constexpr sqlite3_int64 mostMemory = sqlite3_int64{512} << 20; ///< All connections together.

/// The SQL of each object of a schema without white space: "table event" -> "CREATETABLEevent(…".
using Schema = std::map<std::string, std::string>;

Schema schemaOf(SQLite::Database& connection)
{
    Schema schema;
    // Without statistics. The earlier releases have `match_text`, for which FTS5 creates tables of its own.
    SQLite::Statement rows(connection,
        "SELECT type || ' ' || name, CASE WHEN name GLOB 'match_text_*' THEN '' ELSE sql END "
        "FROM sqlite_schema WHERE name NOT GLOB 'sqlite_stat[0-9]'");
    while (rows.executeStep()) {
        std::string& made = schema[rows.getColumn(0).getString()];
        made = rows.getColumn(1).getString();
        std::erase_if(
            made, [](char each) { return each == ' ' || each == '\n' || each == '\r' || each == '\t'; });
    }
    return schema;
}

} // namespace

void harden(SQLite::Database& connection)
{
    sqlite3* const handle = connection.getHandle();
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    // The schema stays trusted: SQLite otherwise takes json_valid() in our own CHECK for unsafe. A schema
    // that is not ours is rejected before anything in it is used.
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
    constexpr std::pair<int, int> bounds[] = {
        {SQLITE_LIMIT_LENGTH, static_cast<int>(limits::entryBytes)},
        {SQLITE_LIMIT_SQL_LENGTH, 1 << 20},
        {SQLITE_LIMIT_EXPR_DEPTH, 200},
        {SQLITE_LIMIT_COMPOUND_SELECT, 20},
        {SQLITE_LIMIT_VDBE_OP, 100'000},
        {SQLITE_LIMIT_ATTACHED, 1}, // for VACUUM
        {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000},
        {SQLITE_LIMIT_TRIGGER_DEPTH, 20},
        {SQLITE_LIMIT_WORKER_THREADS, 0},
    };
    for (const auto& [what, most] : bounds)
        sqlite3_limit(handle, what, most);
    sqlite3_hard_heap_limit64(mostMemory);
    connection.exec("PRAGMA cell_size_check = ON");
}

std::string fullCheck(SQLite::Database& connection)
{
    return connection.execAndGet("PRAGMA integrity_check(1)").getString();
}

std::string quickCheck(SQLite::Database& connection)
{
    return connection.execAndGet("PRAGMA quick_check(1)").getString();
}

std::string schemaFingerprint(SQLite::Database& connection)
{
    std::string all;
    for (const auto& [name, sql] : schemaOf(connection))
        all += name + '\0' + sql + '\0';
    return document::sha256Of(all);
}

std::string schemaDifference(SQLite::Database& connection, int version)
{
    const std::string fingerprint = schemaFingerprint(connection);
    const std::string_view ours = version == firstRelease ? firstReleaseFingerprint
        : version == secondRelease                        ? secondReleaseFingerprint
                                                          : currentSchemaFingerprint;
    if (fingerprint == ours)
        return {};
    if (isOfEarlierRelease(version))
        return fmt::format("another schema {}", version);
    SQLite::Database made(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    made.exec("BEGIN"); // one statement after the other would be slower
    made.exec(schemaSql());
    const Schema expected = schemaOf(made), found = schemaOf(connection);
    for (const auto& [name, sql] : expected)
        if (const auto other = found.find(name); other == found.end() || other->second != sql)
            return name + (other == found.end() ? " is missing" : " is another one");
    for (const auto& [name, sql] : found)
        if (!expected.contains(name))
            return name + " is not ours";
    return {};
}

} // namespace tafel::history
