// Makes reports about a match, an evening, a season, a tournament or a person, and quick sheets of
// characters. A report consists of facts and tables, and is written as HTML, CSV or JSON.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "history/history.h"
#include "report/table.h"

namespace tafel::report {

enum class Kind : std::uint8_t { Match, Evening, Season, Tournament, Player, QuickSheet };
inline constexpr std::string_view kindNames[]
    = {"match", "evening", "season", "tournament", "player", "quick-sheet"};
std::optional<Kind> kindNamed(std::string_view name);

/// The subject of a report. Each kind uses only some of the fields.
struct Request {
    Kind kind = Kind::Season;
    Language language = Language::English;
    std::string match = {}; ///< The id of the match; a quick sheet takes its characters.
    std::string day = {}; ///< Evening: "2026-11-20", a local day; it ends at five in the morning.
    std::string from = {}, to = {}; ///< "2026", "2026-11", "2026-11-20": a season needs both.
    std::string tournament = {}, player = {}; ///< Names.
    std::vector<Card> characters = {}; ///< For a quick sheet without a match.
    Edition edition = Edition::Web; ///< The edition whose texts are used for these characters.
    /// Includes ratings in a season. Off by default, because nobody is ranked without asking.
    bool ratings = false;
    bool onlyPrinted = false; ///< For HTML and PDF: leaves out rows that are not printed.
};

/// Why no report was made.
struct ReportError {
    Message message = {};
    bool cancelled = false;
};

struct Fact {
    std::string label, text;
};

/// A table and its place in the template, which several tables may share.
struct Part {
    std::string place;
    Table table;
};

struct Report {
    Kind kind = Kind::Season;
    Language language = Language::English;
    std::string title = {}, subtitle = {};
    std::vector<Fact> facts = {};
    std::vector<Part> parts = {}; ///< The first one is the main table, which CSV contains.
    std::vector<Value> sheets = {}; ///< For a quick sheet: one for each character.
    std::string course = {}; ///< For a match: its score chart as SVG.
};

/// Called after each step: `done` of `all`. Returning false cancels.
using Progress = std::function<bool(int done, int all)>;

/// Makes a report. `history` may be null for a quick sheet of given characters.
tl::expected<Report, ReportError> make(
    history::History* history, const Request& request, const Progress& progress = {});

/// Writes one HTML file without external references, which both a browser and QTextDocument can render.
std::string asHtml(const Report& report);
/// Writes one table: the main one, or the first one with the id `table` ("players").
/// \return nothing if the table does not exist
std::optional<std::string> asCsv(
    const Report& report, const std::string& table = {}, CsvConsumer reader = CsvConsumer::Spreadsheets);
/// Writes a tafelrichter-report/1 document.
std::string asJson(const Report& report);
/// \return the ids of its tables, each once
std::vector<std::string> tableIds(const Report& report);

/// \return a file name without characters that file systems forbid: "Season 2026"
std::string fileName(const Report& report);

} // namespace tafel::report
