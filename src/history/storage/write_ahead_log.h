// Reads the write-ahead log (WAL) of a database without SQLite, which silently stops at the first damaged
// frame. The format: https://www.sqlite.org/fileformat2.html#the_write_ahead_log
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tafel::history {

/// The first bytes of every database file of SQLite.
inline constexpr std::string_view databaseMagic{"SQLite format 3\0", 16};

/// Reads `size` bytes of a file.
/// \return false if there are fewer, or if the file is not open
bool readAt(int file, std::uint64_t place, std::size_t size, std::string& bytes);
/// \return a big-endian number, as in all files of SQLite
std::uint64_t bigEndian(const char* bytes, int size);
std::uint32_t bigEndian(const char* bytes);

/// The WAL of a database on disk. No program may be writing to it. It is never changed.
class WriteAheadLog {
public:
    /// A missing WAL counts as empty.
    explicit WriteAheadLog(const std::filesystem::path& database);

    /// \return the pages that SQLite sees, with their offsets in the WAL: up to the last commit before the
    /// first damaged frame
    const std::unordered_map<std::uint32_t, std::uint64_t>& pages() const { return m_pages; }
    /// \return the page count of the database after that commit; 0 if nothing was committed
    std::uint32_t pageCount() const { return m_pageCount; }
    std::size_t pageSize() const { return m_pageSize; }
    bool read(std::uint64_t place, std::string& page) const;

    /// \return true if more was committed than SQLite sees
    bool isDamaged() const { return m_damaged; }

    /// A committed page after the damaged frame, which SQLite does not see.
    struct Image {
        std::uint32_t page = 0; ///< Its number.
        std::uint64_t place = 0;
        bool isValid = false; ///< True if the checksum matches.
    };
    /// \return these pages, oldest first; empty unless the WAL is damaged
    const std::vector<Image>& imagesAfterDamage() const { return m_afterDamage; }
    /// \return true if some of these pages, and later images of the same page, are unreliable
    bool hasUnreliablePages() const { return m_hasUnreliablePages; }

private:
    struct Frame;
    struct Index;
    void readFrames(const Index& index);
    void readAfterDamage(const std::vector<Frame>& frames, std::size_t seen, std::size_t end);

    struct File {
        explicit File(const char* name);
        ~File();
        File(const File&) = delete;
        File& operator=(const File&) = delete;
        int number;
    };
    File m_file;
    std::size_t m_pageSize = 4096; ///< Default page size of this program.
    std::unordered_map<std::uint32_t, std::uint64_t> m_pages;
    std::uint32_t m_pageCount = 0;
    bool m_damaged = false, m_hasUnreliablePages = false;
    std::vector<Image> m_afterDamage;
};

} // namespace tafel::history
