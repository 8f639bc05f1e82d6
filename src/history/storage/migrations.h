// The migrations in db/, embedded at build: migration n takes a database from user_version n − 1 to n.
#pragma once

#include <span>

namespace tafel::history {

struct Migration {
    const char* name; ///< "001_events.sql"
    const char* sql;
};

/// All of them in order, made by db/embed.cmake.
std::span<const Migration> migrations();

} // namespace tafel::history
