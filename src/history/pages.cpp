#include "history/pages.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "history/fault.h"

namespace tafel::history {

namespace {

constexpr std::string_view magic{"SQLite format 3\0", 16};
constexpr std::size_t headerSize = 100, frameHeader = 24, logHeader = 32;

std::uint64_t big(const char* bytes, int size)
{
    std::uint64_t value = 0;
    for (int i = 0; i < size; ++i)
        value = value << 8U | static_cast<unsigned char>(bytes[i]);
    return value;
}
std::uint32_t word(const char* bytes)
{
    return static_cast<std::uint32_t>(big(bytes, 4));
}

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

std::uint64_t sizeOf(int file)
{
    struct stat state { };
    return fstat(file, &state) == 0 ? static_cast<std::uint64_t>(state.st_size) : 0;
}

/// The running check of a write-ahead log.
struct Check {
    bool isBig = false;
    std::uint32_t first = 0, second = 0;

    void add(std::string_view bytes)
    {
        const auto next = [&](std::size_t at) {
            std::uint32_t value = word(bytes.data() + at);
            return isBig ? value : __builtin_bswap32(value);
        };
        for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
            first += next(at) + second;
            second += next(at + 4) + first;
        }
    }
    bool is(const char* stored) const { return first == word(stored) && second == word(stored + 4); }
};

std::size_t pageSize(std::uint64_t stored)
{
    const std::size_t size = stored == 1 ? 65536 : stored;
    return size >= 512 && size <= 65536 && std::has_single_bit(size) ? size : 0;
}

} // namespace

Pages::Pages(const std::filesystem::path& file)
{
    m_file = open(file.c_str(), O_RDONLY | O_CLOEXEC);
    struct stat state { };
    if (m_file < 0 || fstat(m_file, &state) != 0 || !S_ISREG(state.st_mode)) {
        if (m_file >= 0)
            close(m_file);
        throw Failure(fileFault(Fault::Code::Missing, file, "not readable"));
    }
    m_bytes = static_cast<std::uint64_t>(state.st_size);
    readHeader();
    readLog(file.string() + "-wal");
    readFreeList();
}

Pages::~Pages()
{
    close(m_file);
    if (m_log >= 0)
        close(m_log);
}

void Pages::readHeader()
{
    std::string header;
    if (readAt(m_file, 0, headerSize, header) && header.starts_with(magic)) {
        const std::size_t size = pageSize(big(header.data() + 16, 2)); // may be what is damaged
        if (size > 0 && m_bytes == size * word(header.data() + 28))
            m_size = size;
        m_endsEarly = m_bytes / m_size < word(header.data() + 28);
    }
    m_count = static_cast<std::uint32_t>(std::min<std::uint64_t>(m_bytes / m_size, UINT32_MAX));
}

/// Frames count up to the last commit, as long as their check holds.
void Pages::readLog(const std::filesystem::path& file)
{
    m_log = open(file.c_str(), O_RDONLY | O_CLOEXEC);
    std::string header, frame;
    if (m_log < 0 || !readAt(m_log, 0, logHeader, header) || (word(header.data()) & ~1U) != 0x377f0682U)
        return;
    Check check{.isBig = (word(header.data()) & 1U) != 0};
    check.add(std::string_view(header).substr(0, 24));
    if (!check.is(header.data() + 24) || word(header.data() + 8) != m_size)
        return;
    std::unordered_map<std::uint32_t, std::uint64_t> transaction;
    const std::uint64_t end = sizeOf(m_log);
    for (std::uint64_t at = logHeader; at + frameHeader + m_size <= end; at += frameHeader + m_size) {
        if (!readAt(m_log, at, frameHeader + m_size, frame)
            || std::memcmp(frame.data() + 8, header.data() + 16, 8) != 0)
            return;
        check.add(std::string_view(frame).substr(0, 8));
        check.add(std::string_view(frame).substr(frameHeader));
        if (!check.is(frame.data() + 16))
            return;
        transaction[word(frame.data())] = at + frameHeader;
        if (const std::uint32_t pages = word(frame.data() + 4)) {
            for (const auto& [page, place] : transaction)
                m_inLog[page] = place;
            transaction.clear();
            m_count = std::max(m_count, pages);
            m_endsEarly = false; // the size in the file's own beginning is that of an earlier time
        }
    }
}

void Pages::readFreeList()
{
    std::string page;
    if (!read(1, page) || !page.starts_with(magic))
        return;
    for (std::uint32_t trunk = word(page.data() + 32);
         trunk != 0 && m_free.insert(trunk).second && read(trunk, page); trunk = word(page.data())) {
        const std::size_t leaves = std::min<std::size_t>(word(page.data() + 4), usable() / 4 - 2);
        for (std::size_t leaf = 0; leaf < leaves; ++leaf)
            m_free.insert(word(page.data() + 8 + 4 * leaf));
    }
}

bool Pages::read(std::uint32_t number, std::string& page) const
{
    if (number == 0)
        return false;
    if (const auto found = m_inLog.find(number); found != m_inLog.end())
        return readAt(m_log, found->second, m_size, page);
    return readAt(m_file, (number - std::uint64_t{1}) * m_size, m_size, page);
}

PageKind kindOf(std::uint32_t number, const std::string& page)
{
    switch (page[number == 1 ? headerSize : 0]) {
    case 2:
        return PageKind::Keys;
    case 5:
        return PageKind::Signpost;
    case 10:
        return PageKind::MoreKeys;
    case 13:
        return PageKind::Rows;
    default:
        return PageKind::Other;
    }
}

namespace {

constexpr std::uint64_t longest = 64U << 20U; // no row of ours is as long

/// A place in bytes that never leaves them.
struct Cursor {
    std::string_view bytes;
    std::size_t at = 0;
    bool broken = false;

    std::uint64_t varint()
    {
        std::uint64_t value = 0;
        for (int i = 0; i < 9; ++i) {
            if (at >= bytes.size()) {
                broken = true;
                return 0;
            }
            const auto byte = static_cast<unsigned char>(bytes[at++]);
            if (i == 8)
                return value << 8U | byte;
            value = value << 7U | (byte & 0x7fU);
            if (byte < 0x80)
                break;
        }
        return value;
    }
};

std::vector<Value> decode(std::string_view record)
{
    Cursor types{record};
    const std::uint64_t header = types.varint();
    if (types.broken || header > record.size())
        return {};
    types.bytes = record.substr(0, header);
    std::vector<Value> values;
    for (std::uint64_t at = header; types.at < header;) {
        const std::uint64_t type = types.varint();
        static constexpr std::uint8_t sizes[] = {0, 1, 2, 3, 4, 6, 8, 8, 0, 0};
        const std::uint64_t size = type < 10 ? sizes[type] : (type - 12) / 2;
        if (types.broken || type == 10 || type == 11 || size > record.size() - at)
            return {};
        const char* bytes = record.data() + at;
        if (type >= 1 && type <= 6) {
            const unsigned spare = 64U - 8U * static_cast<unsigned>(size);
            const std::uint64_t shifted = big(bytes, static_cast<int>(size)) << spare;
            values.emplace_back(static_cast<std::int64_t>(shifted) >> spare);
        } else if (type == 8 || type == 9) {
            values.emplace_back(static_cast<std::int64_t>(type - 8));
        } else if (type >= 13 && type % 2 == 1) {
            values.emplace_back(std::string(bytes, size));
        } else {
            values.emplace_back();
        }
        at += size;
    }
    return values;
}

/// The whole payload of a cell, with what stands on other pages; empty: it cannot be read.
std::string payload(const Pages& pages, std::string_view page, std::size_t at, std::uint64_t size,
    bool ofTable, Reading& reading)
{
    const std::uint64_t usable = pages.usable();
    const std::uint64_t most = ofTable ? usable - 35 : (usable - 12) * 64 / 255 - 23;
    const std::uint64_t least = (usable - 12) * 32 / 255 - 23;
    const std::uint64_t wanted = least + (size - least) % (usable - 4);
    const std::uint64_t here = size <= most ? size : wanted <= most ? wanted : least;
    if (size > std::min(longest, pages.count() * usable) || at + here + (here < size ? 4 : 0) > page.size())
        return {};
    std::string all(page.substr(at, here));
    std::string next;
    for (std::uint32_t more = here < size ? word(page.data() + at + here) : 0; all.size() < size;) {
        if (!pages.read(more, next))
            return {};
        reading.continued.insert(more);
        all.append(next, 4, std::min<std::uint64_t>(usable - 4, size - all.size()));
        more = word(next.data());
    }
    return all;
}

} // namespace

void readRows(
    const Pages& pages, std::uint32_t number, const std::function<void(Row&&)>& take, Reading& reading)
{
    std::string page;
    if (!pages.read(number, page))
        return;
    const PageKind kind = kindOf(number, page);
    if (kind == PageKind::Other || kind == PageKind::Signpost)
        return;
    const std::size_t begin = number == 1 ? headerSize : 0, cells = begin + (kind == PageKind::Keys ? 12 : 8);
    const std::size_t count
        = std::min<std::size_t>(big(page.data() + begin + 3, 2), (page.size() - cells) / 2);
    for (std::size_t cell = 0; cell < count; ++cell) {
        Cursor cursor{page, static_cast<std::size_t>(big(page.data() + cells + 2 * cell, 2))};
        cursor.at += kind == PageKind::Keys ? 4 : 0; // the page that holds what comes before
        const std::uint64_t size = cursor.varint();
        Row row;
        if (kind == PageKind::Rows)
            row.id = static_cast<std::int64_t>(cursor.varint());
        if (!cursor.broken)
            row.values = decode(payload(pages, page, cursor.at, size, kind == PageKind::Rows, reading));
        if (!row.values.empty())
            take(std::move(row));
        else
            reading.broken = true;
    }
}

} // namespace tafel::history
