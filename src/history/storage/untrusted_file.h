// A history file may be untrusted. Nothing in it is executed, and the cost of opening it is bounded.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "history/storage/migrations.h"

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

/// The fingerprint of the newest schema. Each new migration changes it. Until this constant is updated, every
/// file is compared with a schema that is built for the purpose, which takes longer than the rest of opening
/// it.
inline constexpr std::string_view currentSchemaFingerprint
    = "db920911cbe009fd36247c2a1f87ba2abd2fc7f4c02934886c5b3c7fc8f4acce";

/// Compares the schema of a file with the one that the migrations create. Executes nothing from the file.
/// \return the first difference; empty if there is none
std::string schemaDifference(SQLite::Database& connection, std::span<const Migration> migrations);

} // namespace tafel::history
