// `tafelrichter export`: matches out of the history.
#include <memory>

#include <fmt/format.h>

#include "cli/filter_options.h"
#include "history/export.h"
#include "history/new_file.h"

namespace tafel::cli {

namespace {

using history::ExportFormat;

struct Options {
    FilterOptions filter = {};
    std::string match = {}, file = {};
    std::optional<ExportFormat> format = {};
    bool force = false;
};

/// What a name or a single match asks for, unless the form is given.
ExportFormat formatOf(const Options& options)
{
    if (options.format)
        return *options.format;
    if (options.file.ends_with(".csv"))
        return ExportFormat::Deals;
    return !options.match.empty() && !options.file.ends_with(".jsonl") ? ExportFormat::Match
                                                                       : ExportFormat::Lines;
}

Exit write(
    const Options& options, const Command& command, history::History& history, const history::Filter& filter)
{
    history::NewFile file(options.file, options.force);
    const bool toFile = !options.file.empty() && options.file != "-";
    tl::expected<void, history::Fault> written;
    if (toFile)
        written = file.open();
    if (!written)
        return refuse(command, written.error().message);
    const auto exported = history::exportMatches(
        history, formatOf(options), filter,
        [&](std::string_view piece) {
            if (!toFile)
                print(piece);
            else if (written)
                written = file.write(piece);
        },
        [&](double) { return written.has_value(); });
    if (!exported)
        return refuse(command, exported.error().message);
    if (toFile && written)
        written = file.finish();
    if (!written)
        return refuse(command, written.error().message);
    for (const auto& [id, fault] : exported->unreadable)
        refuse(command, {id + ": " + fault.message.de, id + ": " + fault.message.en});
    if (toFile)
        complain(command.language == Language::German
                ? fmt::format("{} {} in {}.", exported->written, exported->written == 1 ? "Spiel" : "Spiele",
                    options.file)
                : fmt::format("{} {} in {}.", exported->written, exported->written == 1 ? "match" : "matches",
                    options.file));
    return exported->unreadable.empty() ? Answer : Refused;
}

Exit exportThem(const Options& options, const Command& command)
{
    std::optional<history::History> history = openHistory(command, history::Mode::Read);
    std::optional<history::Filter> filter = options.filter.read(command);
    if (!history || !filter)
        return Usage;
    filter->match = options.match;
    const auto some = history->matches(*filter, 2);
    if (!some)
        return refuse(command, some.error().message);
    if (some->empty() && !options.match.empty())
        return refuse(command,
            {fmt::format("Ein Spiel {} gibt es in der Spielgeschichte nicht.", options.match),
                fmt::format("There is no match {} in the history.", options.match)});
    if (formatOf(options) == ExportFormat::Match && some->size() != 1)
        return refuse(command,
            {"«json» ist ein einzelnes Spiel; wähle es mit --match, oder nimm jsonl.",
                "\"json\" is a single match; choose it with --match, or take jsonl."});
    return write(options, command, *history, *filter);
}

} // namespace

void addExport(CLI::App& program, Command& command)
{
    static const std::map<std::string, ExportFormat> formats{
        {"jsonl", ExportFormat::Lines}, {"json", ExportFormat::Match}, {"csv", ExportFormat::Deals}};
    CLI::App* exporting = program.add_subcommand("export", "Matches as match files, or their deals as CSV");
    const auto options = std::make_shared<Options>();
    exporting->add_option("-o,--output", options->file, "Into this file; without it to standard output")
        ->option_text("FILE");
    exporting->add_flag("--force", options->force, "Overwrite the file");
    exporting->add_option("--match", options->match, "One match")->option_text("ID");
    options->filter.addTo(*exporting);
    exporting->add_option("WORDS", options->filter.words, "Matches in which all these words occur");
    exporting
        ->add_option("--format", options->format,
            "jsonl: one match a line; json: one match; csv: a row for each player of each deal")
        ->transform(CLI::Transformer(formats))
        ->option_text("jsonl|json|csv");
    exporting->callback(
        [&command, options] { command.run = [&command, options] { return exportThem(*options, command); }; });
}

} // namespace tafel::cli
