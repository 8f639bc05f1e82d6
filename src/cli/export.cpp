// `tafelrichter export`: matches out of the history.
#include <memory>

#include <fmt/format.h>

#include "base/utf8.h"
#include "cli/filter_options.h"
#include "history/exchange/export.h"
#include "history/storage/atomic_file.h"
#include "phrases/result.h"

namespace tafel::cli {

namespace {

using history::ExportFormat;

struct ExportOptions {
    FilterOptions filter = {};
    std::string match = {}, file = {};
    std::optional<ExportFormat> format = {};
    bool force = false, raw = false;
};

/// The default format for a file name or a single match.
ExportFormat formatOf(const ExportOptions& options)
{
    if (options.format)
        return *options.format;
    if (options.file.ends_with(".csv"))
        return ExportFormat::Deals;
    return !options.match.empty() && !options.file.ends_with(".jsonl") ? ExportFormat::Match
                                                                       : ExportFormat::Lines;
}

Exit write(const ExportOptions& options, const Command& command, history::History& history,
    const history::Filter& filter)
{
    history::AtomicFileWriter file(options.file, options.force);
    const bool toFile = !options.file.empty() && options.file != "-";
    tl::expected<void, history::StorageError> written;
    if (toFile && isHistoryFile(command, options.file))
        return Usage;
    if (toFile)
        written = file.open();
    if (!written)
        return reportError(command, written.error().message);
    const auto exported = history::exportMatches(
        history, formatOf(options), filter,
        [&](std::string_view piece) {
            std::string room;
            if (!toFile)
                print(piece);
            else if (written)
                written = file.write(validUtf8(piece, room));
        },
        [&](double) { return written.has_value(); },
        options.raw ? CsvConsumer::Programs : CsvConsumer::Spreadsheets);
    if (!exported)
        return reportError(command, exported.error().message);
    if (toFile && written)
        written = file.finish();
    if (!written)
        return reportError(command, written.error().message);
    for (const auto& [id, fault] : exported->unreadable)
        reportError(command, {id + ": " + fault.message.de, id + ": " + fault.message.en});
    if (toFile)
        printError(fmt::format(
            "{} in {}.", phrases::matchesText(exported->written, command.language), options.file));
    return exported->unreadable.empty() ? Answer : Refused;
}

Exit exportThem(const ExportOptions& options, const Command& command)
{
    std::optional<history::History> history = openHistory(command, history::Mode::Read);
    std::optional<history::Filter> filter = options.filter.read(command);
    if (!history || !filter || !findNames(command, *history, *filter))
        return Usage;
    filter->match = options.match;
    const auto some = history->matches(*filter, 2);
    if (!some)
        return reportError(command, some.error().message);
    if (some->empty() && !options.match.empty())
        return reportError(command,
            {fmt::format(
                 "Ein Spiel {} gibt es in der Spielgeschichte nicht; «tafelrichter history» zeigt die IDs.",
                 options.match),
                fmt::format("There is no match {} in the history; \"tafelrichter history\" shows the IDs.",
                    options.match)});
    if (formatOf(options) == ExportFormat::Match && some->size() != 1)
        return reportError(command,
            {"«json» ist ein einzelnes Spiel; wähle es mit --match, oder nimm jsonl.",
                "\"json\" is a single match; choose it with --match, or use jsonl."});
    return write(options, command, *history, *filter);
}

} // namespace

void addExport(CommandLine& program, Command& command)
{
    const auto options = std::make_shared<ExportOptions>();
    OptionList& said = program.add("export",
        {.de = "Spiele als Spieldateien ausgeben, oder ihre Partien als CSV",
            .en = "Export matches as match files, or their deals as CSV"},
        [&command, options] { return exportThem(*options, command); });
    said.texts("WORDS", options->filter.words, "WORDS",
        {.de = "Spiele, in denen alle diese Wörter vorkommen", .en = "Words that the match must contain"});
    said.text("--output", options->file, "FILE",
            {.de = "In diese Datei schreiben (ohne Angabe: auf die Standardausgabe)",
                .en = "Write to this file (default: standard output)"})
        .letter
        = "-o";
    said.flag("--force", options->force, {.de = "Die Datei überschreiben", .en = "Overwrite the file"});
    said.text("--match", options->match, "ID", {.de = "Nur dieses Spiel", .en = "Only this match"}).kind
        = Option::ValueKind::Match;
    options->filter.addTo(said);
    said.oneOf("--format", options->format,
        std::vector<std::pair<std::string_view, ExportFormat>>{
            {"jsonl", ExportFormat::Lines}, {"json", ExportFormat::Match}, {"csv", ExportFormat::Deals}},
        {.de = "jsonl: ein Spiel je Zeile; json: ein einzelnes Spiel; csv: eine Zeile je Person und Partie",
            .en
            = "jsonl: one match per line; json: a single match; csv: one row for each player of each deal"});
    addRaw(said, options->raw);
}

} // namespace tafel::cli
