#include "history/storage/vacuum.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <functional>
#include <future>
#include <optional>
#include <vector>

#include <sqlite3.h>

#include "history/storage/database.h"
#include "history/storage/write_ahead_log.h"

namespace tafel::history {

namespace {

constexpr const char* unschedule = "DELETE FROM setting WHERE name = 'wiping'";

/// The history file that a connection has open. A second descriptor is never opened: closing it would release
/// the locks of the whole program, and the next program that closes the file would delete the write-ahead
/// log, which this one still uses (https://www.sqlite.org/howtocorrupt.html, section 2.2).
class OpenFile {
public:
    explicit OpenFile(Database& database)
    {
        sqlite3_file_control(database.connection().getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &m_file);
        verify(m_file && m_file->pMethods ? SQLITE_OK : SQLITE_CANTOPEN);
    }
    std::int64_t size() const
    {
        sqlite3_int64 bytes = 0;
        verify(m_file->pMethods->xFileSize(m_file, &bytes));
        return bytes;
    }
    void read(char* bytes, std::int64_t size, std::int64_t from) const
    {
        verify(m_file->pMethods->xRead(m_file, bytes, static_cast<int>(size), from));
    }
    void write(const std::string& bytes, std::int64_t from) const
    {
        verify(m_file->pMethods->xWrite(m_file, bytes.data(), static_cast<int>(bytes.size()), from));
    }
    void sync() const { verify(m_file->pMethods->xSync(m_file, SQLITE_SYNC_NORMAL)); }

private:
    static void verify(int answer)
    {
        if (answer != SQLITE_OK)
            throw SQLite::Exception("the history file", answer);
    }
    sqlite3_file* m_file = nullptr;
};

/// \return false while another program reads the file
bool emptyWriteAheadLog(Database& database)
{
    Query answer = database.query("PRAGMA wal_checkpoint(TRUNCATE)");
    return answer.next() && answer.number(0) == 0;
}

/// \return the longest text that is in all of the texts; empty if they share none
std::string sharedPart(const std::set<std::string>& texts)
{
    const std::string first = texts.empty() ? std::string() : *texts.begin();
    for (std::size_t size = first.size(); size > 0; --size)
        for (std::size_t at = 0; at + size <= first.size(); ++at)
            if (const std::string part = first.substr(at, size); std::all_of(texts.begin(), texts.end(),
                    [&](const std::string& text) { return text.find(part) != std::string::npos; }))
                return part;
    return {};
}

/// Finds texts in a long file.
class TextFinder {
public:
    explicit TextFinder(const std::set<std::string>& texts)
        : m_texts(texts)
    {
        // The spellings of one name differ in a few letters only. Their shared part is searched once.
        constexpr std::size_t rare = 4;
        if (const std::string shared = sharedPart(texts); shared.size() >= rare)
            m_parts.insert(shared);
        else
            m_parts = texts;
    }

    /// \return the length of the longest text in bytes, at least 1
    std::int64_t longest() const
    {
        std::size_t longest = 1;
        for (const std::string& text : m_texts)
            longest = std::max(longest, text.size());
        return static_cast<std::int64_t>(longest);
    }

    /// Reads the file in pieces and calls `found` with each place, in bytes, where one of the texts begins,
    /// until it returns false.
    /// \param read  reads at most `size` bytes; returns their number, 0 at the end of the file
    void find(const std::function<std::int64_t(char* bytes, std::int64_t size)>& read,
        const std::function<bool(std::int64_t)>& found) const
    {
        constexpr std::int64_t atOnce = 1 << 16; // stays in the cache of a core: twice as fast as 1 MB
        const auto longest = static_cast<std::size_t>(this->longest());
        std::string bytes(longest - 1 + atOnce, '\0');
        std::size_t kept = 0; // a text may begin in the piece before
        std::int64_t begin = 0; // position of the buffer in the file
        while (const std::int64_t some = read(bytes.data() + kept, atOnce)) {
            const std::string_view piece(bytes.data(), kept + static_cast<std::size_t>(some));
            for (const std::size_t place : placesIn(piece))
                if (!found(begin + static_cast<std::int64_t>(place)))
                    return;
            kept = std::min(piece.size(), longest - 1);
            begin += static_cast<std::int64_t>(piece.size() - kept);
            std::memmove(bytes.data(), piece.data() + piece.size() - kept, kept);
        }
    }

private:
    std::vector<std::size_t> placesIn(std::string_view bytes) const
    {
        std::vector<std::size_t> places;
        for (const std::string& part : m_parts)
            for (std::size_t at = bytes.find(part); at != bytes.npos; at = bytes.find(part, at + 1))
                for (const std::string& text : m_texts)
                    if (const std::size_t before = text.find(part);
                        before <= at && bytes.substr(at - before).starts_with(text))
                        places.push_back(at - before);
        return places;
    }

    std::set<std::string> m_texts, m_parts;
};

std::int64_t pageSize(Database& database)
{
    Query size = database.query("PRAGMA page_size");
    size.next();
    return size.integer(0);
}

/// \return the numbers of the pages in which one of the texts begins, from 0
std::set<std::int64_t> pagesWithOneOf(Database& database, const std::set<std::string>& texts)
{
    const OpenFile file(database);
    const TextFinder finder(texts);
    const std::int64_t page = pageSize(database), size = file.size();
    const auto search = [&](std::int64_t begin, std::int64_t end) {
        std::set<std::int64_t> pages;
        std::int64_t at = begin;
        finder.find(
            [&](char* bytes, std::int64_t most) {
                const std::int64_t some = std::min(most, end - at);
                if (some > 0)
                    file.read(bytes, some, at);
                at += some;
                return some;
            },
            [&](std::int64_t place) { return pages.insert((begin + place) / page), true; });
        return pages;
    };
    // Two threads read the halves. SQLite reads a file at a place (pread), so that they do not disturb each
    // other.
    const std::int64_t half = size / page / 2 * page;
    auto first = std::async(std::launch::async, search, 0, std::min(size, half + finder.longest() - 1));
    std::set<std::int64_t> pages = search(half, size);
    pages.merge(first.get());
    return pages;
}

/// Overwrites what a page of a table or an index does not use: the bytes between the places of its cells and
/// the cells, and the free blocks among the cells
/// (https://www.sqlite.org/fileformat2.html#b_tree_pages).
/// \return false if it is another kind of page
bool clearUnusedParts(std::string& page)
{
    const auto number
        = [&](std::size_t at) { return static_cast<std::size_t>(bigEndian(page.data() + at, 2)); };
    const auto clear = [&](std::size_t begin, std::size_t end) {
        if (begin < end && end <= page.size())
            std::fill(page.begin() + static_cast<std::ptrdiff_t>(begin),
                page.begin() + static_cast<std::ptrdiff_t>(end), '\0');
    };
    const bool isInner = page[0] == 2 || page[0] == 5, isLeaf = page[0] == 10 || page[0] == 13;
    if (!isInner && !isLeaf)
        return false;
    const std::size_t cells = number(5); // 0 means 65,536
    clear((isInner ? 12u : 8u) + 2 * number(3), cells == 0 ? page.size() : cells);
    for (std::size_t block = number(1); block > 0 && block + 4 <= page.size();) {
        clear(block + 4, block + number(block + 2));
        const std::size_t next = number(block); // they are in ascending order
        block = next > block ? next : 0;
    }
    return true;
}

/// Overwrites the unused parts of these pages. When SQLite divides a page among two, the unused part of the
/// first one keeps copies of the cells that moved, and deleting such a cell later overwrites the cell and not
/// the copy.
/// \return false if one of the pages does not belong to a table or an index, or if another program reads
bool clearUnusedParts(Database& database, const std::set<std::int64_t>& pages)
{
    std::optional<bool> isCleared;
    constexpr int tries = 5; // another connection may commit between the two lines
    for (int i = 0; i < tries && !isCleared && emptyWriteAheadLog(database); ++i)
        database.transaction([&] {
            // With an empty log nobody copies pages into the file while this transaction keeps others from
            // writing to the log.
            std::error_code missing;
            if (std::filesystem::file_size(database.file().string() + "-wal", missing) > 0 && !missing)
                return;
            const OpenFile file(database);
            const std::int64_t size = pageSize(database);
            isCleared = true;
            std::string bytes(static_cast<std::size_t>(size), '\0');
            for (const std::int64_t page : pages) {
                file.read(bytes.data(), size, page * size);
                if (clearUnusedParts(bytes))
                    file.write(bytes, page * size);
                else
                    isCleared = false;
            }
            file.sync();
            sqlite3_db_release_memory(database.connection().getHandle()); // it has the old bytes
            if (*isCleared)
                database.execute(unschedule); // other connections drop their pages after this commit
        });
    return isCleared.value_or(false);
}

} // namespace

bool holdsOneOf(const std::filesystem::path& file, const std::set<std::string>& texts)
{
    std::ifstream stream(file, std::ios::binary);
    bool isFound = false;
    TextFinder(texts).find(
        [&](char* bytes, std::int64_t most) {
            stream.read(bytes, most);
            return static_cast<std::int64_t>(stream.gcount());
        },
        [&](std::int64_t) { return !(isFound = true); });
    return isFound;
}

void scheduleVacuum(Database& database)
{
    database.execute("INSERT OR IGNORE INTO setting (name, value) VALUES ('wiping', 'owed')");
}

bool vacuumIfNecessary(Database& database, const std::set<std::string>& erased, bool mayVacuum)
{
    try {
        if (!database.query("SELECT 1 FROM setting WHERE name = 'wiping'").next())
            return true;
        if (!emptyWriteAheadLog(database))
            return false;
        bool isCleared = false;
        if (!erased.empty()) {
            const std::set<std::int64_t> pages = pagesWithOneOf(database, erased);
            isCleared = pages.empty() || clearUnusedParts(database, pages);
        }
        if (!isCleared) {
            if (!mayVacuum)
                return false;
            database.execute("VACUUM");
            if (!emptyWriteAheadLog(database))
                return false;
        }
        database.execute(unschedule);
        return true;
    } catch (const std::exception&) {
        return false; // no query finds the name all the same
    }
}

} // namespace tafel::history
