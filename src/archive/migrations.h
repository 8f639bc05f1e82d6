// The migrations in db/archive/, embedded at build: migration n takes an archive from version n − 1 to n.
#pragma once

#include "history/storage/migrations.h"

namespace tafel::archive {

using history::Migration;

/// All of them in order, made by db/embed.cmake.
std::span<const Migration> migrations();

} // namespace tafel::archive
