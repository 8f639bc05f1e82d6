// A report: facts and tables about a match, an evening, a season, a tournament, somebody, or a quick sheet of
// characters; written as HTML, CSV or JSON.
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

/// What a report is about. A kind takes what it needs; the others stay empty.
struct Request {
    Kind kind = Kind::Season;
    Language language = Language::English;
    std::string match = {}; ///< The id: of a match sheet; a quick sheet takes its characters.
    std::string day = {}; ///< Evening: "2026-11-20", a local day.
    std::string from = {}, to = {}; ///< "2026", "2026-11", "2026-11-20": a season needs both.
    std::string tournament = {}, player = {}; ///< Names.
    std::vector<Card> characters = {}; ///< Of a quick sheet without a match.
    Edition edition = Edition::Web; ///< … and by which text.
    bool ratings = false; ///< A season has them as well: nobody is ranked who did not ask for it.
    bool onlyPrinted = false; ///< It becomes HTML or PDF: rows that are not printed are not kept.
};

/// Why there is no report.
struct ReportError {
    Message message = {};
    bool cancelled = false;
};

struct Fact {
    std::string label, text;
};

/// A table and the place in the template where it stands: several may share one.
struct Part {
    std::string place;
    Table table;
};

struct Report {
    Kind kind = Kind::Season;
    Language language = Language::English;
    std::string title = {}, subtitle = {};
    std::vector<Fact> facts = {};
    std::vector<Part> parts = {}; ///< The first one is the main table: the one that CSV has.
    std::vector<Value> sheets = {}; ///< Of a quick sheet: a character each.
    std::string course = {}; ///< Of a match: a drawing of it, SVG.
};

/// Asked between steps: `done` of `all`. False: stop.
using Progress = std::function<bool(int done, int all)>;

/// `history` may be missing for a quick sheet of given characters.
tl::expected<Report, ReportError> make(
    history::History* history, const Request& request, const Progress& progress = {});

/// One file that refers to nothing outside; what Qt's text documents can draw, and a browser too.
std::string asHtml(const Report& report);
/// One table: the main one, or that of this id ("players"); the first of that id. Nothing: there is none.
std::optional<std::string> asCsv(
    const Report& report, const std::string& table = {}, CsvFor reader = CsvFor::Spreadsheets);
/// Document tafelrichter-report/1.
std::string asJson(const Report& report);
/// The ids of its tables, each once.
std::vector<std::string> tableIds(const Report& report);

/// "Season 2026": for the name of a file, without letters that a file system minds.
std::string fileName(const Report& report);

} // namespace tafel::report
