// The write-ahead log that SQLite keeps beside a database, read without SQLite, which ends silently at the
// first damaged frame. The format: https://www.sqlite.org/fileformat2.html#the_write_ahead_log
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <unordered_map>
#include <vector>

namespace tafel::history {

/// `size` bytes of a file; false: they are not all there, or it is not open.
bool readAt(int file, std::uint64_t place, std::size_t size, std::string& bytes);
/// The numbers of SQLite's files: big-endian.
std::uint64_t bigEndian(const char* bytes, int size);
std::uint32_t bigEndian(const char* bytes);

/// The log beside a database as it lies on the disk; nobody may be writing to it. It is never changed.
class WriteAheadLog {
public:
    /// One that is not there holds nothing.
    explicit WriteAheadLog(const std::filesystem::path& database);

    /// Pages as SQLite sees them, with their places in the log: up to the last commit before the first frame
    /// that is not as it was written.
    const std::unordered_map<std::uint32_t, std::uint64_t>& pages() const { return m_pages; }
    /// Of the database after that commit; 0: nothing was committed.
    std::uint32_t pageCount() const { return m_pageCount; }
    std::size_t pageSize() const { return m_pageSize; }
    bool read(std::uint64_t place, std::string& page) const;

    /// More was committed than SQLite sees.
    bool isDamaged() const { return m_damaged; }

    /// A page behind what SQLite sees, written for something that was accepted.
    struct Image {
        std::uint32_t page = 0; ///< Its number.
        std::uint64_t place = 0;
        bool sound = false; ///< As it was written.
    };
    /// Oldest first; none unless the log is damaged.
    const std::vector<Image>& behind() const { return m_behind; }
    /// Of some of them neither they nor later ones of the same page can be relied upon.
    bool hasHoles() const { return m_holes; }

private:
    struct Frame;
    struct Index;
    void readFrames(const Index& index);
    void readBehind(const std::vector<Frame>& frames, std::size_t seen, std::size_t end);

    struct File {
        explicit File(const char* name);
        ~File();
        File(const File&) = delete;
        File& operator=(const File&) = delete;
        int number;
    };
    File m_file;
    std::size_t m_pageSize = 4096; ///< As this program makes its files.
    std::unordered_map<std::uint32_t, std::uint64_t> m_pages;
    std::uint32_t m_pageCount = 0;
    bool m_damaged = false, m_holes = false;
    std::vector<Image> m_behind;
};

} // namespace tafel::history
