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

/// A condition of SQL: the entry is from before the archive bounded clocks, and its clock is one that
/// nobody's entries come to. No tablet counts it.
std::string isAheadOfAllClocks();

/// The id of the archive; a newer one than this program knows will do as long as it says so. Throws
/// ArchiveException: NoArchive, Foreign, OlderArchive, NewerArchive, NoRights.
std::string greet(ArchiveConnection& link);

} // namespace tafel::archive
