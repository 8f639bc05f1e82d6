// Arbitrary bytes as an imported file. Refused items are reported, added items are present, and the same file
// adds nothing a second time. Imported matches can be opened, reported, exported and imported elsewhere.
#include <optional>
#include <sstream>

#include "fuzz.h"
#include "history/exchange/export.h"
#include "history/exchange/import.h"
#include "report/report.h"

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

/// Shows the match as the app does after an import, and prints its report.
void show(History& history, Language language, std::string_view bytes)
{
    const std::vector<MatchSummary> last = history.matches({}, 1).value();
    mustHold(!last.empty(), "what is added is listed", bytes);
    const auto stored = history.load(last.front().id);
    mustHold(stored.has_value(), "what is added is opened", bytes);
    (void)stored->match.game->padForm(stored->match, score(stored->match)->standing, {});
    const auto made = report::make(
        &history, {.kind = report::Kind::Match, .language = language, .match = last.front().id});
    mustHold(made.has_value(), "what is added is reported", bytes);
    mustHold(!report::asHtml(*made).empty() && !report::asJson(*made).empty(), "a report has text", bytes);
    for (const std::string& table : report::tableIds(*made))
        mustHold(report::asCsv(*made, table).has_value(), "a table of a report has rows", bytes);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static std::optional<History> kept;
    static int added = 0;
    if (!kept || added > 2000) { // limits the size of the history
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
    mustHold(again.added == 0 && again.extended == 0
            && again.known + again.refused == result.added + result.extended + result.known + result.refused,
        "the same file again adds nothing", bytes);
    if (result.added == 0)
        return 0;
    if (kept->counts()->matches > 0)
        show(*kept, size % 2 == 0 ? Language::German : Language::English, bytes);
    if (size % 8 != 0)
        return 0;
    std::string out;
    exportMatches(*kept, ExportFormat::Lines, {}, [&](std::string_view piece) { out += piece; }).value();
    History other = empty("other.db");
    const ImportResult moved = in(other, out, "fuzz.jsonl");
    mustHold(moved.refused == 0 && moved.added == kept->counts()->matches, "what goes out comes in", bytes);
    return 0;
}
