// The migrations in db/archive/, embedded at build: rung n takes an archive from version n − 1 to n.
#pragma once

#include "history/storage/migrations.h"

namespace tafel::archive {

using history::Rung;

/// All of them in order, made by db/embed.cmake.
std::span<const Rung> ladder();

} // namespace tafel::archive
