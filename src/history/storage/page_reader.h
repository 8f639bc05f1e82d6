// Reads a damaged database file page by page. SQLite itself stops at the first damaged page.
// The format: https://www.sqlite.org/fileformat2.html
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

/// The file as a reader sees it, with the committed pages of its write-ahead log. The file is never changed.
class PageReader {
public:
    /// \throws StorageException (Missing) if the file cannot be read at all
    explicit PageReader(const std::filesystem::path& file);

    std::uint32_t count() const { return m_count; }
    /// \return the usable bytes of a page; this program reserves none
    std::size_t usable() const { return m_size; }
    /// Reads a page; numbers start from 1.
    /// \return false if the page does not exist or the disk cannot read it
    bool read(std::uint32_t number, std::string& page) const;
    /// \return true for a page of the free list: its content is obsolete
    bool isFree(std::uint32_t number) const { return m_free.contains(number); }
    /// \return true if the file is shorter than its header says
    bool isTruncated() const { return m_endsEarly; }

    /// \return the write-ahead log of the file
    const WriteAheadLog& log() const { return *m_log; }
    /// Also reads the frames of the write-ahead log that follow the damaged one, from now on.
    void includeFramesAfterDamage();
    /// Reads a page of the main file, without the write-ahead log.
    bool readMainFile(std::uint32_t number, std::string& page) const;

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
    std::size_t m_size = 4096; ///< Default page size of this program.
    std::uint32_t m_count = 0;
    bool m_endsEarly = false;
    /// Page number to its offset in the write-ahead log.
    std::unordered_map<std::uint32_t, std::uint64_t> m_inLog;
    std::set<std::uint32_t> m_free;
};

/// NULL (also for values that this program never stores), a number or a text.
using Value = std::variant<std::monostate, std::int64_t, std::string>;

struct Row {
    std::int64_t id = 0; ///< The rowid; 0 for the key of an index.
    std::vector<Value> values = {};
};

/// The kinds of b-tree pages, by the first byte of the page.
enum class PageKind : std::uint8_t {
    Other = 0,
    InteriorIndex = 2,
    InteriorTable = 5,
    LeafIndex = 10,
    LeafTable = 13
};
PageKind kindOf(std::uint32_t number, const std::string& page);
struct Reading {
    std::set<std::uint32_t> continued = {}; ///< Overflow pages: they hold the rest of long rows.
    bool broken = false; ///< True if a row could not be decoded.
};
/// Passes every row of a page that can be decoded to `take`. `page` is its content at some time; overflow
/// pages are read from `pages`.
void readRows(const PageReader& pages, std::uint32_t number, const std::string& page,
    const std::function<void(Row&&)>& take, Reading& reading);

} // namespace tafel::history
