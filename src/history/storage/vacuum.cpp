#include "history/storage/vacuum.h"

#include "history/storage/database.h"

namespace tafel::history {

void scheduleVacuum(Database& database)
{
    database.execute("INSERT OR IGNORE INTO setting VALUES ('wiping', 'owed')");
}

bool vacuumIfScheduled(Database& database)
{
    try {
        if (!database.query("SELECT 1 FROM setting WHERE name = 'wiping'").next())
            return true;
        database.execute("VACUUM");
        {
            Query answer = database.query("PRAGMA wal_checkpoint(TRUNCATE)");
            if (!answer.next() || answer.number(0) != 0)
                return false;
        }
        database.execute("DELETE FROM setting WHERE name = 'wiping'");
        return true;
    } catch (const std::exception&) {
        return false; // the name is gone from every question all the same
    }
}

} // namespace tafel::history
