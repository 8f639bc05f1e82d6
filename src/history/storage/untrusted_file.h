// A history file may be untrusted. Nothing in it is executed, and the cost of opening it is bounded.
#pragma once

#include <string>
#include <string_view>

namespace SQLite {
class Database;
}

namespace tafel::history {

/// Disables what a schema could do by itself and bounds values and statements. Call it before anything is
/// read. The memory of SQLite is bounded for the whole process.
void harden(SQLite::Database& connection);

/// \return "ok", or the first damage that SQLite finds. Reads the whole file.
std::string quickCheck(SQLite::Database& connection);

/// The same for indexes and their rows as well, which takes longer.
std::string fullCheck(SQLite::Database& connection);

/// \return the SHA-256 of all tables, indexes, triggers and views, in hexadecimal digits
std::string schemaFingerprint(SQLite::Database& connection);

/// The fingerprint of the present schema. Each change of db/*.sql changes it. Until this constant is updated,
/// every file is compared with a schema that is built for the purpose, which takes longer than the rest of
/// opening it.
inline constexpr std::string_view currentSchemaFingerprint
    = "473d69da88d06f9635a8b2b9d106f7c8736796bbcd6ad0ec60fc60f4787d0d5b";

/// Compares the schema of a file with the one that db/*.sql creates, or with that of an earlier release.
/// Executes nothing from the file.
/// \param version  the user_version of the file: `schemaVersion`, or that of an earlier release
/// \return the first difference; empty if there is none
std::string schemaDifference(SQLite::Database& connection, int version);

} // namespace tafel::history
