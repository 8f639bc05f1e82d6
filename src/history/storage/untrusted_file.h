// A history file may come from anybody: nothing in it is run, and what it costs to open it is bounded.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "history/storage/migrations.h"

namespace SQLite {
class Database;
}

namespace tafel::history {

/// Before anything is read: what a schema may do by itself is switched off, values and statements are
/// bounded. What SQLite takes from memory is bounded for the whole program.
void harden(SQLite::Database& connection);

/// "ok", or what is damaged in the file; takes as long as reading all of it.
std::string quickCheck(SQLite::Database& connection);

/// SHA-256 of the tables, indexes, triggers and views, in hexadecimal digits.
std::string schemaPrint(SQLite::Database& connection);

/// … of a file at the top of the ladder. A new rung has another one; until it stands here, each file is
/// compared with a schema that is made for it, which takes longer than all else of opening it.
inline constexpr std::string_view printOfTop
    = "8a5c3a849796af8c82c654d35c0b22db1836f2ca8e6ce85a16b0a17da5b84e82";

/// How the tables, indexes, triggers and views of a file differ from those that the rungs make; empty: they
/// are the same. Runs nothing of the file.
std::string schemaDifference(SQLite::Database& connection, std::span<const Rung> rungs);

} // namespace tafel::history
