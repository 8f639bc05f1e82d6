// `tafelrichter report`: a sheet about a match, an evening, a season, a tournament, somebody, or characters.
#include "report/report.h"

#include <unistd.h>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/pdf.h"
#include "document/match_reader.h"
#include "report/days.h"

namespace tafel::cli {

namespace {

enum class Format { Html, Pdf, Csv, Json };

struct Options {
    report::Request request = {};
    std::vector<std::string> characters = {};
    std::string edition = "web", table = {}, file = {};
    Format format = Format::Html;
};

/// What a kind needs and was not given; empty: nothing.
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

/// The characters and the edition by their names. False: one is none, and that was said.
bool readCharacters(const Options& options, const Command& command, report::Request& request)
{
    for (const std::string& text : options.characters) {
        const std::optional<Card> card = Card::parse(text, Pack::Eidex);
        if (!card) {
            refuse(command,
                {fmt::format("«{}» ist kein Charakter; einer sieht so aus: RJ.", text),
                    fmt::format("\"{}\" is no character; one looks like this: RJ.", text)});
            return false;
        }
        request.characters.push_back(*card);
    }
    for (std::size_t i = 0; i < std::size(document::editionNames); ++i)
        if (document::editionNames[i] == options.edition) {
            request.edition = static_cast<Edition>(i);
            return true;
        }
    refuse(command,
        {fmt::format("«{}» ist keine Ausgabe; es gibt en-1998, de-1998, web.", options.edition),
            fmt::format("\"{}\" is no edition; there are en-1998, de-1998, web.", options.edition)});
    return false;
}

/// The span of time where none is given: the last evening, this year.
void fillDays(report::Request& request, history::History* history)
{
    if (request.kind == report::Kind::Evening && request.day.empty() && history)
        if (const auto last = history->matches({}, 1); last && !last->empty())
            request.day = report::dayOf(last->front().started);
    if (request.kind == report::Kind::Season) {
        if (request.from.empty())
            request.from = request.to.empty() ? report::today().substr(0, 4) : request.to.substr(0, 4);
        if (request.to.empty())
            request.to = request.from.substr(0, 4);
    }
}

Exit write(const Options& options, const Command& command, const report::Report& made)
{
    std::string text;
    switch (options.format) {
    case Format::Html:
        text = report::asHtml(made);
        break;
    case Format::Json:
        text = report::asJson(made);
        break;
    case Format::Csv:
        if (const auto csv = report::asCsv(made, options.table)) {
            text = *csv;
        } else {
            std::string tables;
            for (const std::string& id : report::tableIds(made))
                tables += (tables.empty() ? "" : ", ") + id;
            return refuse(command,
                {fmt::format("Dieser Bericht hat keine Tabelle «{}»; er hat {}.", options.table, tables),
                    fmt::format("This report has no table \"{}\"; it has {}.", options.table, tables)});
        }
        break;
    case Format::Pdf:
        if (auto pdf = pdfOf(report::asHtml(made), command))
            text = std::move(*pdf);
        else
            return Usage;
    }
    return writeWhole(command, options.file, text) ? Answer : Usage;
}

Exit makeReport(const Options& options, const Command& command)
{
    report::Request request = options.request;
    request.language = command.language;
    if (!readCharacters(options, command, request))
        return Usage;
    if (const Message message = missing(request); !message.empty())
        return refuse(command, message);
    if (options.format == Format::Pdf && options.file.empty() && ::isatty(STDOUT_FILENO) == 1)
        return refuse(
            command, {"Ein PDF gehört in eine Datei: -o FILE.", "A PDF belongs into a file: -o FILE."});
    std::optional<history::History> history;
    if (request.kind != report::Kind::QuickSheet || !request.match.empty()) {
        history = openHistory(command, history::Mode::Read);
        if (!history)
            return Usage;
    }
    fillDays(request, history ? &*history : nullptr);
    const auto made = report::make(history ? &*history : nullptr, request);
    return made ? write(options, command, *made) : refuse(command, made.error().message);
}

} // namespace

void addReport(CLI::App& program, Command& command)
{
    CLI::App* sub = program.add_subcommand(
        "report", "A sheet to print: match, evening, season, tournament, player or quick-sheet");
    const auto options = std::make_shared<Options>();
    report::Request& request = options->request;
    std::map<std::string, report::Kind> kinds;
    for (std::size_t i = 0; i < std::size(report::kindNames); ++i)
        kinds.emplace(report::kindNames[i], static_cast<report::Kind>(i));
    sub->add_option("KIND", request.kind, "What it is about")
        ->required()
        ->transform(CLI::Transformer(kinds))
        ->option_text("match|evening|season|tournament|player|quick-sheet");
    sub->add_option("--match", request.match, "The match of a sheet or quick sheet")->option_text("ID");
    sub->add_option("--day", request.day, "The evening; without it the last one")->option_text("2026-11-20");
    sub->add_option("--from", request.from, "First day, month or year; of a season this year without it")
        ->option_text("2026-01");
    sub->add_option("--to", request.to, "Last day, month or year")->option_text("2026-12");
    sub->add_option("--tournament", request.tournament, "The tournament")->option_text("NAME");
    sub->add_option("--player", request.player, "The person")->option_text("NAME");
    sub->add_option("--characters", options->characters, "Characters of a quick sheet")
        ->delimiter(',')
        ->option_text("RJ,R9,LK");
    sub->add_option("--edition", options->edition, "… and by which text")->option_text("en-1998|de-1998|web");
    const std::map<std::string, Format> formats{
        {"html", Format::Html}, {"pdf", Format::Pdf}, {"csv", Format::Csv}, {"json", Format::Json}};
    sub->add_option("--format", options->format, "Form of the report")
        ->transform(CLI::Transformer(formats))
        ->option_text("html|pdf|csv|json");
    sub->add_option("--table", options->table, "The table that CSV has; without it the main one")
        ->option_text("ID");
    sub->add_option("-o,--output", options->file, "Into this file; without it to standard output")
        ->option_text("FILE");
    sub->callback(
        [&command, options] { command.run = [&command, options] { return makeReport(*options, command); }; });
}

} // namespace tafel::cli
