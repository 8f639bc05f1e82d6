// `tafelrichter recover`: what can be read of a damaged history.
#include <memory>

#include <fmt/format.h>

#include "cli/commands.h"
#include "document/pretty.h"
#include "report/recovery_lines.h"

namespace tafel::cli {

namespace {

using history::Numbers;
using history::Recovered;

struct Options {
    std::string file = {}, output = {};
    std::vector<std::string> backups = {};
    bool force = false, json = false;
};

std::string asText(const Recovered& result, const Options& options, Language language)
{
    const bool german = language == Language::German;
    std::string out = german ? fmt::format("{} Spiele mit {} Partien ({} Einträge) in {}.\n", result.matches,
                          result.deals, result.entries, options.output)
                             : fmt::format("{} matches with {} deals ({} entries) in {}.\n", result.matches,
                                 result.deals, result.entries, options.output);
    for (const auto& copy : result.copies)
        out += german ? fmt::format("Aus der Kopie {} ergänzt.\n", copy.string())
                      : fmt::format("Completed from the copy {}.\n", copy.string());
    for (const std::string& line : report::lossLines(result, language))
        out += line + '\n';
    out += german ? fmt::format("So geht es damit weiter: tafelrichter restore {}\n", options.output)
                  : fmt::format("To go on with it: tafelrichter restore {}\n", options.output);
    return out;
}

std::string asJson(const Recovered& result)
{
    document::Pretty out("tafelrichter-recovery/1");
    const auto ranges = [&](std::string_view key, const std::vector<Numbers>& all) {
        out.list(key, all, [&](const Numbers& each) {
            out.writer().StartArray();
            out.writer().Int64(each.first);
            out.writer().Int64(each.last);
            out.writer().EndArray();
        });
    };
    out.number("matches", result.matches);
    out.number("deals", result.deals);
    out.number("entries", result.entries);
    out.number("from_copies", result.fromCopies);
    ranges("missing", result.missing);
    ranges("left_out", report::rangesOf(result.leftOut));
    out.number("last", result.last);
    out.flag("open_end", result.openEnd);
    out.objects("hurt", result.hurt, [&](const history::HurtMatch& match) {
        out.text("id", match.id);
        out.text("started", match.started);
        out.texts("players", match.players);
        out.number("kept", match.kept);
        out.number("before", match.before);
        out.number("from", match.from);
        out.flag("lost", match.lost);
    });
    return out.end();
}

Exit recover(const Options& options, const Command& command)
{
    const std::filesystem::path file
        = options.file.empty() ? command.file() : std::filesystem::path(options.file);
    const auto result = history::recover(
        file, options.output, {options.backups.begin(), options.backups.end()}, options.force);
    if (!result)
        return refuse(command, result.error().message);
    print(options.json ? asJson(*result) : asText(*result, options, command.language));
    return result->whole() ? Answer : Refused;
}

} // namespace

void addRecover(CLI::App& program, Command& command)
{
    const auto options = std::make_shared<Options>();
    CLI::App* recover = program.add_subcommand("recover",
        "Make a new history of what can be read of a damaged one, and say exactly what is missing");
    recover->add_option(
        "DAMAGED", options->file, "The damaged history, which stays as it is; without it the user's own");
    recover->add_option("-o,--output", options->output, "The new history")->required()->option_text("FILE");
    recover->add_option("--backup", options->backups, "A backup that may have what is missing")
        ->option_text("FILE")
        ->allow_extra_args(false);
    recover->add_flag("--force", options->force, "Overwrite the new file");
    recover->add_flag("--json", options->json, "The summary as a document");
    recover->callback([&command, options] {
        command.run = [&command, options] { return cli::recover(*options, command); };
    });
}

} // namespace tafel::cli
