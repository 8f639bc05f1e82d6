#include "history/storage/incomplete_file.h"

#include <algorithm>
#include <fstream>
#include <string>

#include "history/storage/write_ahead_log.h"

namespace tafel::history {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t onePage = 4096;

// https://www.sqlite.org/fileformat2.html#the_database_header
constexpr std::size_t pageCount = 28, cellCount = 103;

std::string beginOf(const fs::path& file)
{
    std::string bytes(onePage, '\0');
    std::ifstream stream(file, std::ios::binary);
    stream.read(bytes.data(), static_cast<std::streamsize>(onePage));
    bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(stream.gcount(), 0)));
    return bytes;
}

} // namespace

bool isIncompleteNewFile(const fs::path& history)
{
    std::error_code error;
    if (!fs::is_regular_file(history, error) || fs::file_size(history, error) > onePage || error)
        return false;
    const std::string bytes = beginOf(history);
    const std::string_view begin = std::string_view(bytes).substr(0, databaseMagic.size());
    const bool isDatabase = databaseMagic.starts_with(begin);
    const bool isBlank = bytes.find_first_not_of('\0') == std::string::npos;
    const bool hasTables = bytes.size() >= cellCount + 2 && bigEndian(bytes.data() + cellCount, 2) > 0;
    return (isDatabase || isBlank) && !hasTables && WriteAheadLog(history).pageCount() == 0;
}

bool headerSaysOnePage(const fs::path& history)
{
    const std::string bytes = beginOf(history);
    return bytes.empty() || (bytes.size() >= pageCount + 4 && bigEndian(bytes.data() + pageCount) == 1);
}

void removeIncompleteNewFile(const fs::path& history)
{
    std::error_code ignored; // opening the file reports the error
    for (const char* part : {"-journal", "-wal", "-shm", ""})
        fs::remove(history.string() + part, ignored);
}

} // namespace tafel::history
