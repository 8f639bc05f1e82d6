// Any bytes as a file that is imported: what is refused is said, what is added is there, the same file again
// adds nothing, and what came in goes out and in again elsewhere.
#include <optional>
#include <sstream>

#include "fuzz.h"
#include "history/export.h"
#include "history/import.h"

namespace {

using namespace tafel;
using namespace tafel::fuzz;
using namespace tafel::history;

History empty(const char* name)
{
    std::filesystem::remove(folder() / name);
    return History::open(folder() / name, Mode::Write).value();
}

ImportResult in(History& history, const std::string& bytes, const char* name)
{
    std::istringstream stream(bytes);
    return importStream(history, stream, name).value();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static std::optional<History> kept;
    static int added = 0;
    if (!kept || added > 2000) { // not ever longer
        kept.reset();
        kept.emplace(empty("history.db"));
        added = 0;
    }
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    const char* const name = size % 2 == 0 ? "fuzz.jsonl" : "-";
    const int before = kept->counts()->matches;
    const ImportResult result = in(*kept, bytes, name);
    added += result.added;
    mustHold(kept->counts()->matches == before + result.added, "what is added is there", bytes);
    mustHold(static_cast<int>(result.refusals.size()) == result.refused || result.refused > 1000,
        "what is refused is said", bytes);
    const ImportResult again = in(*kept, bytes, name);
    mustHold(
        again.added == 0 && again.known == result.added + result.known && again.refused == result.refused,
        "the same file again adds nothing", bytes);
    if (result.added == 0 || size % 8 != 0)
        return 0;
    std::string out;
    exportMatches(*kept, ExportFormat::Lines, {}, [&](std::string_view piece) { out += piece; }).value();
    History other = empty("other.db");
    const ImportResult moved = in(other, out, "fuzz.jsonl");
    mustHold(moved.refused == 0 && moved.added == kept->counts()->matches, "what goes out comes in", bytes);
    return 0;
}
