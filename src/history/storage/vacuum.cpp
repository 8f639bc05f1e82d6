#include "history/storage/vacuum.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <functional>

#include "history/storage/database.h"

namespace tafel::history {

namespace {

/// \return false while another program reads the file
bool emptyWriteAheadLog(Database& database)
{
    Query answer = database.query("PRAGMA wal_checkpoint(TRUNCATE)");
    return answer.next() && answer.number(0) == 0;
}

/// Calls `found` with each place in a file where one of the texts begins, in bytes, until it returns false.
/// \param from, behind  the part of the file that is searched, in bytes
void find(const std::filesystem::path& file, const std::set<std::string>& texts,
    const std::function<bool(std::int64_t)>& found, std::int64_t from = 0, std::int64_t behind = INT64_MAX)
{
    constexpr std::int64_t atOnce = 1 << 20;
    std::size_t longest = 1;
    for (const std::string& text : texts)
        longest = std::max(longest, text.size());
    std::ifstream stream(file, std::ios::binary);
    stream.seekg(from);
    std::string bytes(longest - 1 + static_cast<std::size_t>(std::min(atOnce, behind - from)), '\0');
    std::size_t kept = 0; // a text may begin in the bytes before
    while (stream && from < behind) {
        stream.read(bytes.data() + kept, std::min(atOnce, behind - from));
        from += stream.gcount();
        const char* const end = bytes.data() + kept + stream.gcount();
        for (const std::string& text : texts)
            for (const char* at = bytes.data(); at < end; ++at) {
                const auto rest = static_cast<std::size_t>(end - at);
                at = static_cast<const char*>(::memmem(at, rest, text.data(), text.size()));
                if (!at)
                    break;
                if (!found(from - (end - at)))
                    return;
            }
        kept = std::min(static_cast<std::size_t>(end - bytes.data()), longest - 1);
        std::memmove(bytes.data(), end - kept, kept);
    }
}

bool holdsOneOf(const std::filesystem::path& file, const std::set<std::string>& texts, std::int64_t from,
    std::int64_t behind)
{
    bool isFound = false;
    find(
        file, texts, [&](std::int64_t) { return !(isFound = true); }, from, behind);
    return isFound;
}

std::int64_t pageSize(Database& database)
{
    Query size = database.query("PRAGMA page_size");
    size.next();
    return size.integer(0);
}

/// Whether one of these pages belongs to an index.
bool hasOneOf(Database& database, const std::string& index, const std::set<std::int64_t>& pages)
{
    Query rows = database.query("SELECT pageno FROM dbstat WHERE name = ?");
    rows.with(index);
    while (rows.next())
        if (pages.contains(rows.integer(0)))
            return true;
    return false;
}

/// Builds the indexes again in whose pages erased texts are left. When SQLite divides a page of an index
/// among two, the unused part of the first one keeps copies of the keys that moved. Deleting such a key later
/// clears the key and not the copy. Only an index whose keys come in any order is divided like this.
/// \param pages  all that have one of the texts, from 1
/// \return false if one of these pages still has one of the texts, or if this SQLite cannot say which index a
///         page belongs to
bool rebuildIndexes(
    Database& database, const std::set<std::int64_t>& pages, const std::set<std::string>& erased)
{
    try {
        for (const std::string index :
            {"match_of_party", "match_of_person", "match_by_start", "text_of_name", "alias_of_person"})
            if (hasOneOf(database, index, pages))
                database.execute(("REINDEX " + index).c_str());
        const std::int64_t size = pageSize(database);
        return emptyWriteAheadLog(database)
            && std::none_of(pages.begin(), pages.end(), [&](std::int64_t page) {
                   return holdsOneOf(database.file(), erased, (page - 1) * size, page * size);
               });
    } catch (const std::exception&) {
        return false;
    }
}

/// \return true if none of the texts is left in the file
bool isCleared(Database& database, const std::set<std::string>& erased, bool mayRebuild)
{
    const std::int64_t size = pageSize(database);
    std::set<std::int64_t> pages;
    find(database.file(), erased, [&](std::int64_t at) {
        pages.insert(at / size + 1);
        return true;
    });
    return pages.empty() || (mayRebuild && rebuildIndexes(database, pages, erased));
}

} // namespace

bool holdsOneOf(const std::filesystem::path& file, const std::set<std::string>& texts)
{
    return holdsOneOf(file, texts, 0, INT64_MAX);
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
        if (erased.empty() || !isCleared(database, erased, mayVacuum)) {
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
