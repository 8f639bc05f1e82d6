// The schema of the archive: its administrator creates and migrates it, and tablets verify it before they
// send.
#pragma once

#include "archive/archive_connection.h"

namespace tafel::archive {

struct PreparedArchive {
    std::string id = {};
    int before = 0, version = 0; ///< The versions before and now; `before` is 0 if it was created.
};

/// Creates or migrates the archive in a database. The connection must be that of its owner.
/// \throws ArchiveException
PreparedArchive createOrMigrate(ArchiveConnection& link);

/// \return an SQL condition for entries with an impossible clock, from before the archive limited clocks. No
///         tablet counts them.
std::string isAheadOfAllClocks();

/// Verifies that the archive works with this program. A newer archive does if it declares so.
/// \return the id of the archive
/// \throws ArchiveException NoArchive, Foreign, OlderArchive, NewerArchive, NoRights
std::string verifyArchive(ArchiveConnection& link);

} // namespace tafel::archive
