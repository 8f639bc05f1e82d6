// A scope in which the triggers of a history do not run.
#pragma once

#include "history/storage/database.h"

struct sqlite3;

namespace tafel::history {

/// While it exists, triggers add nothing up and foreign keys are not checked. For code that writes rows of
/// the projections and their sums itself. Temporary triggers still run.
class WithoutTriggers {
public:
    explicit WithoutTriggers(Database& database);
    ~WithoutTriggers();
    WithoutTriggers(const WithoutTriggers&) = delete;
    WithoutTriggers& operator=(const WithoutTriggers&) = delete;

private:
    void set(bool on);

    sqlite3* m_handle;
};

} // namespace tafel::history
