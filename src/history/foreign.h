// A history file may come from anybody: nothing in it is run, and what it costs to open it is bounded.
#pragma once

#include <span>
#include <string>

#include "history/ladder.h"

namespace SQLite {
class Database;
}

namespace tafel::history {

/// Before anything is read: what a schema may do by itself is switched off, values and statements are
/// bounded. What SQLite takes from memory is bounded for the whole program.
void harden(SQLite::Database& connection);

/// "ok", or what is damaged in the file; takes as long as reading all of it.
std::string quickCheck(SQLite::Database& connection);

/// How the tables, indexes, triggers and views of a file differ from those that the rungs make; empty: they
/// are the same. Runs nothing of the file.
std::string schemaDifference(SQLite::Database& connection, std::span<const Rung> rungs);

} // namespace tafel::history
