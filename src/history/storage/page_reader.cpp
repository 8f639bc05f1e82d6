#include "history/storage/page_reader.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "history/storage/storage_error.h"

namespace tafel::history {

namespace {

constexpr std::size_t headerSize = 100;

std::size_t pageSize(std::uint64_t stored)
{
    const std::size_t size = stored == 1 ? 65536 : stored;
    return size >= 512 && size <= 65536 && std::has_single_bit(size) ? size : 0;
}

} // namespace

PageReader::PageReader(const std::filesystem::path& file)
{
    m_file.number = open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK); // opening a pipe would block
    struct stat state { };
    if (m_file.number < 0 || fstat(m_file.number, &state) != 0 || !S_ISREG(state.st_mode))
        throw StorageException(fileError(StorageError::Code::Missing, file, "not readable"));
    m_bytes = static_cast<std::uint64_t>(state.st_size);
    readHeader();
    m_log.emplace(file);
    m_inLog = m_log->pages();
    if (!m_inLog.empty() || m_log->isDamaged())
        m_size = m_log->pageSize();
    m_count = std::max(m_count, m_log->pageCount());
    if (!m_inLog.empty())
        m_endsEarly = false; // the size in the file's header may be outdated
    readFreeList();
}

PageReader::File::~File()
{
    if (number >= 0)
        close(number);
}

void PageReader::readHeader()
{
    std::string header;
    if (readAt(m_file.number, 0, headerSize, header) && header.starts_with(databaseMagic)) {
        const std::size_t size = pageSize(bigEndian(header.data() + 16, 2)); // may itself be damaged
        if (size > 0 && m_bytes == size * bigEndian(header.data() + 28))
            m_size = size;
        m_endsEarly = m_bytes / m_size < bigEndian(header.data() + 28);
    }
    m_count = static_cast<std::uint32_t>(std::min<std::uint64_t>(m_bytes / m_size, UINT32_MAX));
}

/// Uses the newest valid frame of each page, including those after the damage.
void PageReader::includeFramesAfterDamage()
{
    for (const WriteAheadLog::Image& each : m_log->imagesAfterDamage())
        if (each.isValid || !m_inLog.contains(each.page)) {
            m_inLog[each.page] = each.place;
            if (each.isValid) // a page after the end of the file
                m_count = std::max(m_count, each.page);
        }
    m_free.clear();
    readFreeList();
}

void PageReader::readFreeList()
{
    std::string page;
    if (!read(1, page) || !page.starts_with(databaseMagic))
        return;
    for (std::uint32_t trunk = bigEndian(page.data() + 32);
         trunk != 0 && m_free.insert(trunk).second && read(trunk, page); trunk = bigEndian(page.data())) {
        const std::size_t leaves = std::min<std::size_t>(bigEndian(page.data() + 4), usable() / 4 - 2);
        for (std::size_t leaf = 0; leaf < leaves; ++leaf)
            m_free.insert(bigEndian(page.data() + 8 + 4 * leaf));
    }
}

bool PageReader::read(std::uint32_t number, std::string& page) const
{
    if (const auto found = m_inLog.find(number); found != m_inLog.end())
        return m_log->read(found->second, page);
    return readMainFile(number, page);
}

bool PageReader::readMainFile(std::uint32_t number, std::string& page) const
{
    return number > 0 && readAt(m_file.number, (number - std::uint64_t{1}) * m_size, m_size, page);
}

PageKind kindOf(std::uint32_t number, const std::string& page)
{
    switch (page[number == 1 ? headerSize : 0]) {
    case 2:
        return PageKind::InteriorIndex;
    case 5:
        return PageKind::InteriorTable;
    case 10:
        return PageKind::LeafIndex;
    case 13:
        return PageKind::LeafTable;
    default:
        return PageKind::Other;
    }
}

namespace {

constexpr std::uint64_t longest = 64U << 20U; // no row of ours is as long

/// A position in bytes that never leaves them.
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
            const std::uint64_t shifted = bigEndian(bytes, static_cast<int>(size)) << spare;
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

/// The whole payload of a cell, including its overflow pages; empty if it cannot be read.
std::string payload(const PageReader& pages, std::string_view page, std::size_t at, std::uint64_t size,
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
    for (std::uint32_t more = here < size ? bigEndian(page.data() + at + here) : 0; all.size() < size;) {
        if (!pages.read(more, next))
            return {};
        reading.continued.insert(more);
        all.append(next, 4, std::min<std::uint64_t>(usable - 4, size - all.size()));
        more = bigEndian(next.data());
    }
    return all;
}

} // namespace

void readRows(const PageReader& pages, std::uint32_t number, const std::string& page,
    const std::function<void(Row&&)>& take, Reading& reading)
{
    const PageKind kind = kindOf(number, page);
    if (kind == PageKind::Other || kind == PageKind::InteriorTable)
        return;
    const std::size_t begin = number == 1 ? headerSize : 0,
                      cells = begin + (kind == PageKind::InteriorIndex ? 12 : 8);
    const std::size_t count
        = std::min<std::size_t>(bigEndian(page.data() + begin + 3, 2), (page.size() - cells) / 2);
    for (std::size_t cell = 0; cell < count; ++cell) {
        Cursor cursor{page, static_cast<std::size_t>(bigEndian(page.data() + cells + 2 * cell, 2))};
        cursor.at += kind == PageKind::InteriorIndex ? 4 : 0; // child page with the smaller keys
        const std::uint64_t size = cursor.varint();
        Row row;
        if (kind == PageKind::LeafTable)
            row.id = static_cast<std::int64_t>(cursor.varint());
        if (!cursor.broken)
            row.values = decode(payload(pages, page, cursor.at, size, kind == PageKind::LeafTable, reading));
        if (!row.values.empty())
            take(std::move(row));
        else
            reading.broken = true;
    }
}

} // namespace tafel::history
