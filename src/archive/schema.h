// The archive's side: its tables, made and brought up to date by its keeper, and what a tablet asks before it
// sends.
#pragma once

#include "archive/archive_connection.h"

namespace tafel::archive {

struct PreparedArchive {
    std::string id = {};
    int before = 0, version = 0; ///< `before` 0: it was not there.
};

/// Makes the archive in a database, or brings it up to date. The address is its owner's. Throws
/// ArchiveException.
PreparedArchive prepare(ArchiveConnection& link);

/// The id of the archive. Throws ArchiveException: NoArchive, Foreign, OlderArchive, NewerArchive, NoRights.
std::string greet(ArchiveConnection& link);

} // namespace tafel::archive
