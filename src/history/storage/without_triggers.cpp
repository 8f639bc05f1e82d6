#include "history/storage/without_triggers.h"

#include <sqlite3.h>

namespace tafel::history {

WithoutTriggers::WithoutTriggers(Database& database)
    : m_handle(database.connection().getHandle())
{
    set(false);
}

WithoutTriggers::~WithoutTriggers()
{
    set(true);
}

void WithoutTriggers::set(bool on)
{
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, on ? 1 : 0, nullptr);
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_FKEY, on ? 1 : 0, nullptr);
}

} // namespace tafel::history
