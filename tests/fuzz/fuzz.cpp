#include "fuzz.h"

#include <cstdio>
#include <cstdlib>
#include <set>

#include <unistd.h>

#include "support/schema.h"

namespace tafel::fuzz {

void found(std::string_view what, std::string_view about)
{
    std::fprintf(stderr, "does not hold: %.*s\n%.*s\n", static_cast<int>(what.size()), what.data(),
        static_cast<int>(about.size()), about.data());
    std::abort();
}

void hasPublishedForm(const std::string& answer)
{
    static std::set<std::string> seen;
    static unsigned count = 0;
    mustHold(answer.find('\n') == std::string::npos, "an answer is one line", answer);
    // Compares only the code and the clause, not the location and the message.
    const std::size_t clause = answer.find("\"clause\"");
    const bool isNew = answer.starts_with("{\"error\"")
        && seen.insert(answer.substr(0, answer.find(',')) + answer.substr(std::min(clause, answer.size())))
               .second;
    if (!isNew && ++count % 100 != 0)
        return;
    const nlohmann::json shown = nlohmann::json::parse(answer, nullptr, false);
    mustHold(!shown.is_discarded(), "an answer is JSON", answer);
    const std::string faults = test::PublishedSchema::of(shown).faults(shown);
    mustHold(faults.empty(), faults, answer);
}

namespace {

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

} // namespace

const std::filesystem::path& folder()
{
    static const Folder made;
    return made.path;
}

} // namespace tafel::fuzz
