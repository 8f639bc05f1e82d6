// Any bytes as a file that is imported, and as a history file that is opened: an answer or a fault with a
// sentence, never a crash, a hang or a leak; what was there before stays.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <unistd.h>

#include "history/import.h"
#include "history/statistics.h"

namespace {

using namespace tafel;
using namespace tafel::history;

/// A folder of this process, in memory where there is one; goes with it.
struct Folder {
    std::filesystem::path path
        = (std::filesystem::exists("/dev/shm") ? std::filesystem::path("/dev/shm")
                                               : std::filesystem::temp_directory_path())
        / ("tafel-fuzz-" + std::to_string(::getpid()));

    Folder() { std::filesystem::create_directories(path); }
    ~Folder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
};

const std::filesystem::path& folder()
{
    static const Folder made;
    return made.path;
}

void openAsHistory(std::string_view bytes)
{
    const std::filesystem::path file = folder() / "foreign.db";
    for (const char* side : {"-wal", "-shm"})
        std::filesystem::remove(file.string() + side);
    std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    auto history = History::open(file, Mode::Read);
    if (!history)
        return;
    (void)personTotals(*history);
    const auto matches = history->matches({.text = "anna"});
    if (matches && !matches->empty())
        (void)history->load(matches->front().id);
}

void import(std::string_view bytes)
{
    static History history = [] {
        std::filesystem::remove(folder() / "history.db");
        return History::open(folder() / "history.db", Mode::Write).value();
    }();
    const auto before = history.counts().value();
    std::istringstream stream{std::string(bytes)};
    const auto result = importStream(history, stream, "fuzz");
    if (result && history.counts().value().matches != before.matches + result->added)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (bytes.starts_with("SQLite format 3"))
        openAsHistory(bytes);
    else
        import(bytes);
    return 0;
}
