// `tafelrichter report`: a sheet about a match, an evening, a season, a tournament, a person, or characters.
#include "report/report.h"

#include <algorithm>
#include <optional>
#include <sstream>

#include <unistd.h>

#include <fmt/format.h>

#include "cli/filter_options.h"
#include "cli/pdf.h"
#include "document/match_reader.h"
#include "phrases/day.h"

namespace tafel::cli {

namespace {

/// Also on paper.
enum class Form { Html, Pdf, Csv, Json };

struct ReportOptions {
    report::Request request = {};
    std::optional<Edition> edition = {};
    std::string characters = {}, table = {}, file = {};
    Form format = Form::Html;
    bool raw = false, force = false;
};

/// The missing requirement of a kind of report; empty if there is none.
Message missing(const report::Request& request)
{
    using report::Kind;
    if (request.kind == Kind::Match && request.match.empty())
        return {"report match braucht --match ID; «tafelrichter history» zeigt die IDs.",
            "report match needs --match ID; \"tafelrichter history\" shows the IDs."};
    if (request.kind == Kind::Tournament && request.tournament.empty())
        return {"report tournament braucht --tournament NAME.", "report tournament needs --tournament NAME."};
    if (request.kind == Kind::Player && request.player.empty())
        return {"report player braucht --player NAME.", "report player needs --player NAME."};
    if (request.kind == Kind::QuickSheet && request.match.empty() && request.characters.empty())
        return {"report quick-sheet braucht --match ID oder --characters RJ,R9,LK.",
            "report quick-sheet needs --match ID or --characters RJ,R9,LK."};
    return {};
}

/// The first option that this kind of report would ignore; empty if there is none.
std::string_view ignored(const ReportOptions& options)
{
    using report::Kind;
    const report::Request& request = options.request;
    const struct {
        std::string_view name;
        bool isGiven;
        std::initializer_list<Kind> kinds;
    } all[] = {
        {"--match", !request.match.empty(), {Kind::Match, Kind::QuickSheet}},
        {"--day", !request.day.empty(), {Kind::Evening}},
        {"--from", !request.from.empty(), {Kind::Season, Kind::Player}},
        {"--to", !request.to.empty(), {Kind::Season, Kind::Player}},
        {"--tournament", !request.tournament.empty(), {Kind::Tournament}},
        {"--player", !request.player.empty(), {Kind::Player}},
        {"--characters", !options.characters.empty(), {Kind::QuickSheet}},
        {"--edition", options.edition.has_value(), {Kind::QuickSheet}},
        {"--ratings", request.ratings, {Kind::Season}},
    };
    for (const auto& each : all)
        if (each.isGiven && std::find(each.kinds.begin(), each.kinds.end(), request.kind) == each.kinds.end())
            return each.name;
    return {};
}

/// Reads characters by name.
/// \return false if a name is unknown, which was printed
bool readCharacters(const ReportOptions& options, const Command& command, report::Request& request)
{
    std::istringstream list(options.characters);
    for (std::string text; std::getline(list, text, ',');) {
        const std::optional<Card> card = Card::parse(text, Pack::Eidex);
        if (!card) {
            reportError(command,
                {fmt::format("«{}» ist kein Charakter. Schreib die Karte, etwa RJ oder L10.", text),
                    fmt::format("\"{}\" is not a character. Write the card, for example RJ or L10.", text)});
            return false;
        }
        request.characters.push_back(*card);
    }
    return true;
}

/// Sets the default span of time: the last evening, this year.
void fillDays(report::Request& request, history::History* history)
{
    constexpr int newest = 100; // a file may bring an invalid time
    if (request.kind == report::Kind::Evening && request.day.empty() && history) {
        for (const auto& each : history->matches({}, newest).value_or(std::vector<history::MatchSummary>()))
            if (request.day.empty() && phrases::eveningUtc(phrases::eveningOf(each.started)))
                request.day = phrases::eveningOf(each.started);
    }
    if (request.kind == report::Kind::Season) {
        const auto isYear = [](const std::string& day) { return day.size() == 4; };
        if (request.from.empty() && request.to.empty())
            request.from = phrases::today().substr(0, 4);
        else if (request.from.empty())
            request.from = request.to.substr(0, 4) + (isYear(request.to) ? "" : "-01");
        if (request.to.empty())
            request.to = isYear(request.from) ? request.from : std::max(request.from, phrases::today());
    }
}

Exit write(const ReportOptions& options, const Command& command, const report::Report& made)
{
    std::string text;
    switch (options.format) {
    case Form::Html:
        text = report::asHtml(made);
        break;
    case Form::Json:
        text = report::asJson(made);
        break;
    case Form::Csv:
        if (const auto csv = report::asCsv(
                made, options.table, options.raw ? CsvConsumer::Programs : CsvConsumer::Spreadsheets)) {
            text = *csv;
        } else {
            std::string tables;
            for (const std::string& id : report::tableIds(made))
                tables += (tables.empty() ? "" : ", ") + id;
            return reportError(command,
                {fmt::format("Dieser Bericht hat keine Tabelle «{}»; er hat {}.", options.table, tables),
                    fmt::format("This report has no table \"{}\"; it has {}.", options.table, tables)});
        }
        break;
    case Form::Pdf:
        if (auto pdf = pdfOf(report::asHtml(made), command))
            text = std::move(*pdf);
        else
            return Usage;
    }
    const Contents contents = options.format == Form::Pdf ? Contents::Bytes : Contents::Text;
    return writeFileAtomically(command, options.file, options.force, text, contents) ? Answer : Usage;
}

Exit makeReport(const ReportOptions& options, const Command& command)
{
    report::Request request = options.request;
    request.language = command.language;
    request.edition = options.edition.value_or(request.edition);
    request.onlyPrinted = options.format == Form::Html || options.format == Form::Pdf;
    if (!readCharacters(options, command, request))
        return Usage;
    if (const Message message = missing(request); !message.empty())
        return reportError(command, message);
    if (const std::string_view option = ignored(options); !option.empty()) {
        const std::string_view kind = report::kindNames[static_cast<std::size_t>(request.kind)];
        return reportError(command,
            {fmt::format("{} geht nicht mit report {}.", option, kind),
                fmt::format("{} does not apply to \"report {}\".", option, kind)});
    }
    if (!checkDay(command, request.from) || !checkDay(command, request.to))
        return Usage;
    if (options.format == Form::Pdf && options.file.empty() && ::isatty(STDOUT_FILENO) == 1)
        return reportError(
            command, {"Ein PDF gehört in eine Datei: -o FILE.", "PDF output needs a file: -o FILE."});
    std::optional<history::History> history;
    if (request.kind != report::Kind::QuickSheet || !request.match.empty()) {
        history = openHistory(command, history::Mode::Read);
        if (!history || !findPlayer(command, *history, request.player)
            || !findTournament(command, *history, request.tournament))
            return Usage;
    }
    fillDays(request, history ? &*history : nullptr);
    const auto made = report::make(history ? &*history : nullptr, request);
    return made ? write(options, command, *made) : reportError(command, made.error().message);
}

} // namespace

void addReport(CommandLine& program, Command& command)
{
    const auto options = std::make_shared<ReportOptions>();
    report::Request& request = options->request;
    OptionList& said = program.add("report",
        {.de = "Ein Blatt zum Drucken: Spiel, Abend, Saison, Turnier, Person oder Kurzblatt der Charaktere",
            .en = "A sheet to print: match, evening, season, tournament, player or quick-sheet"},
        [&command, options] { return makeReport(*options, command); });
    std::vector<std::pair<std::string_view, report::Kind>> kinds;
    for (std::size_t i = 0; i < std::size(report::kindNames); ++i)
        kinds.emplace_back(report::kindNames[i], static_cast<report::Kind>(i));
    said.oneOf("KIND", request.kind, kinds, {.de = "Worum es geht", .en = "Subject of the report"}).required
        = true;
    said.text("--match", request.match, "ID",
            {.de = "Das Spiel eines Blatts oder Kurzblatts", .en = "The match of a sheet or quick sheet"})
        .kind
        = Option::ValueKind::Match;
    said.text("--day", request.day, "2026-11-20",
        {.de = "Der Abend (ohne Angabe: der letzte)", .en = "The evening (default: the last one)"});
    said.text("--from", request.from, "2026-01",
        {.de = "Erster Tag, Monat oder Jahr (Saison ohne Angabe: dieses Jahr)",
            .en = "First day, month or year (default for a season: this year)"});
    said.text("--to", request.to, "2026-12",
        {.de = "Letzter Tag, Monat oder Jahr (Saison ohne Angabe: das Jahr von --from, sonst heute)",
            .en = "Last day, month or year (default for a season: the year of --from, otherwise today)"});
    said.text("--tournament", request.tournament, "NAME", {.de = "Das Turnier", .en = "The tournament"}).kind
        = Option::ValueKind::Tournament;
    said.text("--player", request.player, "NAME", {.de = "Die Person", .en = "The person"}).kind
        = Option::ValueKind::Player;
    said.text("--characters", options->characters, "RJ,R9,LK",
        {.de = "Charaktere eines Kurzblatts", .en = "Characters of a quick sheet"});
    std::vector<std::pair<std::string_view, Edition>> editions;
    for (std::size_t i = 0; i < std::size(document::editionNames); ++i)
        editions.emplace_back(document::editionNames[i], static_cast<Edition>(i));
    said.oneOf("--edition", options->edition, editions,
        {.de = "Die Ausgabe, nach deren Text das Kurzblatt geht",
            .en = "The edition whose text a quick sheet follows"});
    said.flag("--ratings", request.ratings,
        {.de = "Saison: auch die Wertungen an ihrem Ende", .en = "Season: add the ratings at its end"});
    said.oneOf("--format", options->format,
        std::vector<std::pair<std::string_view, Form>>{
            {"html", Form::Html}, {"pdf", Form::Pdf}, {"csv", Form::Csv}, {"json", Form::Json}},
        {.de = "Form des Berichts", .en = "Report format"});
    said.text("--table", options->table, "ID",
        {.de = "Die Tabelle für CSV (ohne Angabe: die wichtigste)",
            .en = "The table for CSV (default: the main one)"});
    addRaw(said, options->raw);
    said.text("--output", options->file, "FILE",
            {.de = "In diese Datei schreiben (ohne Angabe: auf die Standardausgabe)",
                .en = "Write to this file (default: standard output)"})
        .letter
        = "-o";
    said.flag("--force", options->force, {.de = "Die Datei überschreiben", .en = "Overwrite the file"});
}

} // namespace tafel::cli
