// The migrations in db/, embedded at build: rung n takes a database from user_version n − 1 to n.
#pragma once

#include <span>

namespace tafel::history {

struct Rung {
    const char* name; ///< "001_events.sql"
    const char* sql;
};

/// All of them in order, made by db/embed.cmake.
std::span<const Rung> ladder();

} // namespace tafel::history
