#include "history/storage/write_ahead_log.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <optional>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tafel::history {

namespace {

constexpr std::size_t logHeader = 32, frameHeader = 24;

std::uint64_t sizeOf(int file)
{
    struct stat state { };
    return fstat(file, &state) == 0 ? static_cast<std::uint64_t>(state.st_size) : 0;
}

/// The running check of a log.
struct Check {
    bool isBig = false;
    std::uint32_t first = 0, second = 0;

    void add(std::string_view bytes)
    {
        const auto next = [&](std::size_t at) {
            const std::uint32_t value = bigEndian(bytes.data() + at);
            return isBig ? value : __builtin_bswap32(value);
        };
        for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
            first += next(at) + second;
            second += next(at + 4) + first;
        }
    }
    void startFrom(const char* stored)
    {
        first = bigEndian(stored);
        second = bigEndian(stored + 4);
    }
    bool is(const char* stored) const
    {
        return first == bigEndian(stored) && second == bigEndian(stored + 4);
    }
};

/// Two random numbers that all frames of one log share.
using Salt = std::array<char, 8>;

Salt saltAt(const char* bytes)
{
    Salt salt;
    std::memcpy(salt.data(), bytes, salt.size());
    return salt;
}

/// One matching number is enough: the other one may be damaged.
bool isLike(const Salt& one, const Salt& other)
{
    return std::memcmp(one.data(), other.data(), 4) == 0
        || std::memcmp(one.data() + 4, other.data() + 4, 4) == 0;
}

struct Header {
    bool isBig = false;
    Salt salt = {};
    std::array<char, 8> check = {};
    std::size_t pageSize = 0;
};

/// \return nothing if there is no header or it is damaged
std::optional<Header> headerOf(int file)
{
    std::string bytes;
    if (!readAt(file, 0, logHeader, bytes) || (bigEndian(bytes.data()) & ~1U) != 0x377f0682U)
        return std::nullopt;
    Header header{.isBig = (bigEndian(bytes.data()) & 1U) != 0,
        .salt = saltAt(bytes.data() + 16),
        .pageSize = bigEndian(bytes.data() + 8)};
    Check check{.isBig = header.isBig};
    check.add(std::string_view(bytes).substr(0, 24));
    if (!check.is(bytes.data() + 24) || header.pageSize < 512 || header.pageSize > 65536)
        return std::nullopt;
    std::memcpy(header.check.data(), bytes.data() + 24, 8);
    return header;
}

} // namespace

bool readAt(int file, std::uint64_t place, std::size_t size, std::string& bytes)
{
    bytes.resize(size);
    std::size_t done = 0;
    while (done < size) {
        const ssize_t some = pread(file, bytes.data() + done, size - done, static_cast<off_t>(place + done));
        if (some <= 0)
            return false;
        done += static_cast<std::size_t>(some);
    }
    return true;
}

std::uint64_t bigEndian(const char* bytes, int size)
{
    std::uint64_t value = 0;
    for (int i = 0; i < size; ++i)
        value = value << 8U | static_cast<unsigned char>(bytes[i]);
    return value;
}

std::uint32_t bigEndian(const char* bytes)
{
    return static_cast<std::uint32_t>(bigEndian(bytes, 4));
}

/// The header fields of a frame.
struct WriteAheadLog::Frame {
    std::uint32_t page = 0;
    std::uint32_t pageCount = 0; ///< Page count of the database after a transaction; 0 unless it ends one.
    Salt salt = {};
    bool follows = false; ///< True if its checksum continues that of the frame before it.

    bool commits() const { return pageCount != 0; }
    static std::uint64_t place(std::size_t number, std::size_t pageSize)
    {
        return logHeader + number * (frameHeader + pageSize);
    }
    static std::vector<Frame> all(int file, const std::optional<Header>& header, std::size_t pageSize);
};

/// \return all frames in the file, whatever they are
std::vector<WriteAheadLog::Frame> WriteAheadLog::Frame::all(
    int file, const std::optional<Header>& header, std::size_t pageSize)
{
    // The checksum is cumulative: that of a frame continues the one that is stored in the frame before it,
    // and the first one that of the header.
    Check check{.isBig = header ? header->isBig : std::endian::native == std::endian::big};
    if (header)
        check.startFrom(header->check.data());
    std::vector<Frame> frames;
    std::string bytes;
    const std::uint64_t size = sizeOf(file);
    while (place(frames.size() + 1, pageSize) <= size
        && readAt(file, place(frames.size(), pageSize), frameHeader + pageSize, bytes)) {
        // A frame has its page number, the page count if it commits, the salt, a checksum, and the page.
        Frame& frame = frames.emplace_back(Frame{.page = bigEndian(bytes.data()),
            .pageCount = bigEndian(bytes.data() + 4),
            .salt = saltAt(bytes.data() + 8)});
        // The checksum covers the first eight bytes and the page.
        check.add(std::string_view(bytes).substr(0, 8));
        check.add(std::string_view(bytes).substr(frameHeader));
        frame.follows = frame.page != 0 && check.is(bytes.data() + 16);
        check.startFrom(bytes.data() + 16);
    }
    return frames;
}

/// The length of the log according to the index (`-shm`) that SQLite keeps while a program has the file open,
/// and that a killed program leaves. https://www.sqlite.org/walformat.html#the_wal_index_file_format
struct WriteAheadLog::Index {
    std::uint32_t frames = 0; ///< Up to the last commit.
    std::optional<Salt> salt = {}; ///< Empty if there is no index.
    std::vector<std::uint32_t> pages = {}; ///< Page numbers of the frames, in order.

    explicit Index(const std::filesystem::path& database)
    {
        constexpr std::size_t size = 48;
        const File file((database.string() + "-shm").c_str());
        std::string bytes;
        // The header is stored twice, and the second copy is written first: a program that is killed between
        // the two leaves copies that differ.
        if ((!readAt(file.number, size, size, bytes) || !isWhole(bytes))
            && (!readAt(file.number, 0, size, bytes) || !isWhole(bytes)))
            return;
        std::memcpy(&frames, bytes.data() + 16, sizeof frames);
        salt = saltAt(bytes.data() + 32);
        constexpr std::uint64_t block = 32768, inFirst = 4062, inOthers = 4096, begin = 136;
        for (std::uint64_t frame = 0; frame < frames; ++frame) {
            const std::uint64_t place = frame < inFirst
                ? begin + 4 * frame
                : ((frame - inFirst) / inOthers + 1) * block + 4 * ((frame - inFirst) % inOthers);
            if (!readAt(file.number, place, 4, bytes))
                return;
            std::memcpy(&pages.emplace_back(), bytes.data(), 4);
        }
    }

    static bool isWhole(const std::string& header)
    {
        Check check{.isBig = std::endian::native == std::endian::big}; // that of the machine
        check.add(std::string_view(header).substr(0, 40));
        std::uint32_t stored[2];
        std::memcpy(stored, header.data() + 40, sizeof stored);
        return header[12] != 0 && check.first == stored[0] && check.second == stored[1];
    }
};

WriteAheadLog::File::File(const char* name)
    : number(open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK))
{
}

WriteAheadLog::File::~File()
{
    if (number >= 0)
        close(number);
}

WriteAheadLog::WriteAheadLog(const std::filesystem::path& database)
    : m_file((database.string() + "-wal").c_str())
{
    readFrames(Index(database));
}

bool WriteAheadLog::read(std::uint64_t place, std::string& page) const
{
    return readAt(m_file.number, place, m_pageSize, page);
}

void WriteAheadLog::readFrames(const Index& index)
{
    const std::optional<Header> header = headerOf(m_file.number);
    if (header)
        m_pageSize = header->pageSize;
    std::vector<Frame> frames = Frame::all(m_file.number, header, m_pageSize);
    // A frame is valid if its salt is that of the header and its checksum matches. SQLite reads the log up to
    // the first frame that is not valid, and none without a valid header.
    std::size_t valid = 0;
    while (header && valid < frames.size() && frames[valid].follows && frames[valid].salt == header->salt)
        ++valid;
    // Only frames up to the last valid commit count, and of each page the last one.
    std::size_t seen = valid;
    while (seen > 0 && !frames[seen - 1].commits())
        --seen;
    for (std::size_t i = 0; i < seen; ++i)
        m_pages[frames[i].page] = Frame::place(i, m_pageSize) + frameHeader;
    if (seen > 0)
        m_pageCount = frames[seen - 1].pageCount;
    // After a checkpoint, new frames overwrite the log from its beginning, with another salt. Behind them are
    // frames of an earlier log. A commit with the salt of this log behind an invalid frame was lost by
    // damage. Without a valid header, the index or the first frame has the salt.
    const std::optional<Salt> salt = header ? header->salt
        : index.salt                        ? index.salt
        : frames.empty()                    ? std::nullopt
                                            : std::optional(frames.front().salt);
    std::size_t end = 0; // of this log, as far as damage hides it
    for (std::size_t i = valid; i < frames.size(); ++i)
        if (frames[i].commits() && isLike(frames[i].salt, *salt) && *salt != Salt{})
            end = i + 1;
    // The index has the number of committed frames. A killed writer leaves its last frame unfinished, over a
    // frame of an earlier log. That frame is the last one of this log, and the index does not count it.
    if (index.salt && index.salt == salt) {
        if (end == valid + 1 && index.frames <= valid)
            end = valid;
        end = std::max<std::size_t>(end, index.frames);
        for (std::size_t i = valid; i < std::min(frames.size(), index.pages.size()); ++i)
            if (!frames[i].follows) // its page number may be damaged
                frames[i].page = index.pages[i];
    }
    m_damaged = end > valid;
    if (m_damaged)
        readAfterDamage(frames, seen, end);
}

void WriteAheadLog::readAfterDamage(const std::vector<Frame>& frames, std::size_t seen, std::size_t end)
{
    std::unordered_map<std::uint32_t, std::size_t> lastValid;
    for (std::size_t i = seen; i < std::min(end, frames.size()); ++i) {
        m_afterDamage.push_back(
            {frames[i].page, Frame::place(i, m_pageSize) + frameHeader, frames[i].follows});
        if (frames[i].follows)
            lastValid[frames[i].page] = i;
    }
    m_hasUnreliablePages = end > frames.size();
    for (std::size_t i = seen; i < std::min(end, frames.size()); ++i)
        if (!frames[i].follows) {
            const auto later = lastValid.find(frames[i].page);
            m_hasUnreliablePages = m_hasUnreliablePages || later == lastValid.end() || later->second < i;
        }
}

} // namespace tafel::history
