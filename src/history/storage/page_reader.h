// A database file page by page, without SQLite, which gives up at the first damaged page: what can be read of
// a damaged one. The format: https://www.sqlite.org/fileformat2.html
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

#include "history/storage/write_ahead_log.h"

namespace tafel::history {

/// The file as a reader would see it: with what was committed to its write-ahead log. It is never changed.
class Pages {
public:
    /// Throws Failure (Missing) when it cannot be read at all.
    explicit Pages(const std::filesystem::path& file);

    std::uint32_t count() const { return m_count; }
    /// Bytes of a page; this program reserves none of them.
    std::size_t usable() const { return m_size; }
    /// False: not there, or the disk cannot read it. Numbers start from 1.
    bool read(std::uint32_t number, std::string& page) const;
    /// What stands in a page that is not in use is old.
    bool isFree(std::uint32_t number) const { return m_free.contains(number); }
    /// The file is shorter than its beginning says.
    bool endsEarly() const { return m_endsEarly; }

    /// Its write-ahead log: whether that is damaged, and what stands behind the damaged place.
    const WriteAheadLog& log() const { return *m_log; }
    /// From now on also what stands behind it counts.
    void reachBehind();
    /// What stands in the file itself, whatever the log says.
    bool readBeneath(std::uint32_t number, std::string& page) const;

private:
    void readHeader();
    void readFreeList();

    struct File {
        int number = -1;
        ~File();
    };
    File m_file;
    std::uint64_t m_bytes = 0;
    std::optional<WriteAheadLog> m_log;
    std::size_t m_size = 4096; ///< As this program makes its files.
    std::uint32_t m_count = 0;
    bool m_endsEarly = false;
    std::unordered_map<std::uint32_t, std::uint64_t> m_inLog; ///< Page to place in the write-ahead log.
    std::set<std::uint32_t> m_free;
};

/// Nothing (NULL, or what this program stores nowhere), a number or a text.
using Value = std::variant<std::monostate, std::int64_t, std::string>;

struct Row {
    std::int64_t id = 0; ///< Of a table; the key of an index has none.
    std::vector<Value> values = {};
};

/// What a page holds for others than SQLite: rows of a table or keys of an index. Each row that can be
/// decoded; one that cannot is passed over.
enum class PageKind : std::uint8_t { Other = 0, Keys = 2, Signpost = 5, MoreKeys = 10, Rows = 13 };
PageKind kindOf(std::uint32_t number, const std::string& page);
struct Reading {
    std::set<std::uint32_t> continued = {}; ///< Pages that hold the rest of rows.
    bool broken = false; ///< A row could not be decoded.
};
/// `page` is what stood in that page at some time; the rest of its rows is read from the pages.
void readRows(const Pages& pages, std::uint32_t number, const std::string& page,
    const std::function<void(Row&&)>& take, Reading& reading);

} // namespace tafel::history
