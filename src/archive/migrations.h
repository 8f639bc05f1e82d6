// The migrations in db/archive/, embedded at build: migration n takes an archive from version n − 1 to n.
#pragma once

#include <span>

namespace tafel::archive {

struct Migration {
    const char* name; ///< "001_archive.sql"
    const char* sql;
};

/// All of them in order, made by db/archive/embed.cmake.
std::span<const Migration> migrations();

} // namespace tafel::archive
