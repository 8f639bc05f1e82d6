#include "history/storage/vacuum.h"

#include <algorithm>
#include <cstring>
#include <fstream>

#include "history/storage/database.h"

namespace tafel::history {

namespace {

/// \return false while another program reads the file
bool emptyWriteAheadLog(Database& database)
{
    Query answer = database.query("PRAGMA wal_checkpoint(TRUNCATE)");
    return answer.next() && answer.number(0) == 0;
}

} // namespace

bool holdsOneOf(const std::filesystem::path& file, const std::set<std::string>& texts)
{
    constexpr std::size_t atOnce = 1 << 20;
    std::size_t longest = 1;
    for (const std::string& text : texts)
        longest = std::max(longest, text.size());
    std::ifstream stream(file, std::ios::binary);
    std::string bytes(longest - 1 + atOnce, '\0');
    std::size_t kept = 0; // a text may begin in the bytes before
    while (stream) {
        stream.read(bytes.data() + kept, static_cast<std::streamsize>(atOnce));
        const std::size_t there = kept + static_cast<std::size_t>(stream.gcount());
        if (std::any_of(texts.begin(), texts.end(), [&](const std::string& text) {
                return ::memmem(bytes.data(), there, text.data(), text.size()) != nullptr;
            }))
            return true;
        kept = std::min(there, longest - 1);
        std::memmove(bytes.data(), bytes.data() + there - kept, kept);
    }
    return false;
}

void scheduleVacuum(Database& database)
{
    database.execute("INSERT OR IGNORE INTO setting VALUES ('wiping', 'owed')");
}

bool vacuumIfNecessary(Database& database, const std::set<std::string>& erased, bool mayVacuum)
{
    try {
        if (!database.query("SELECT 1 FROM setting WHERE name = 'wiping'").next())
            return true;
        if (!emptyWriteAheadLog(database))
            return false;
        if (erased.empty() || holdsOneOf(database.file(), erased)) {
            if (!mayVacuum)
                return false;
            database.execute("VACUUM");
            if (!emptyWriteAheadLog(database))
                return false;
        }
        database.execute("DELETE FROM setting WHERE name = 'wiping'");
        return true;
    } catch (const std::exception&) {
        return false; // no query finds the name all the same
    }
}

} // namespace tafel::history
