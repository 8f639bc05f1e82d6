// `tafelrichter recover`: recovers the readable part of a damaged history.
#include <memory>

#include <fmt/format.h>

#include "base/counted.h"
#include "cli/commands.h"
#include "document/pretty_document.h"
#include "phrases/deal.h"
#include "phrases/result.h"
#include "report/recovery_summary.h"

namespace tafel::cli {

namespace {

using history::RecoveryResult;
using history::SeqRange;

struct RecoverOptions {
    std::string file = {}, output = {};
    std::vector<std::string> backups = {};
    bool force = false, json = false;
};

std::string asText(const RecoveryResult& result, const RecoverOptions& options, Language language)
{
    std::string out = formatIn(language, {"{} mit {} ({}) in {}.\n", "{} with {} ({}) in {}.\n"},
        phrases::matchesText(result.matches, language),
        phrases::dealsText(Unit::Points, result.deals, language),
        counted(result.entries, Text{"Eintrag", "entry"}, Text{"Einträge", "entries"}, language),
        options.output);
    for (const auto& copy : result.copies)
        out += formatIn(
            language, {"Aus der Kopie {} ergänzt.\n", "Completed from the copy {}.\n"}, copy.string());
    for (const std::string& line : report::recoveryLines(result, language))
        out += line + '\n';
    out += formatIn(language,
        {"So geht es damit weiter: tafelrichter restore {}\n", "To use it, run: tafelrichter restore {}\n"},
        options.output);
    return out;
}

std::string asJson(const RecoveryResult& result)
{
    document::PrettyDocument out("tafelrichter-recovery/1");
    const auto ranges = [&](std::string_view key, const std::vector<SeqRange>& all) {
        out.list(key, all, [&](const SeqRange& each) {
            out.writer().StartArray();
            out.writer().Int64(each.first);
            out.writer().Int64(each.last);
            out.writer().EndArray();
        });
    };
    out.number("matches", result.matches);
    out.number("deals", result.deals);
    out.number("entries", result.entries);
    out.number("lost_texts", result.lostTexts);
    out.number("from_copies", result.fromCopies);
    ranges("missing", result.missing);
    ranges("left_out", report::rangesOf(result.leftOut));
    out.objects("renamings", result.renamings, [&](const auto& each) {
        out.text("from", each.first);
        out.text("to", each.second);
    });
    out.number("last", result.last);
    out.flag("open_end", result.endUnknown);
    out.objects("hurt", result.hurt, [&](const history::DamagedMatch& match) {
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

Exit recover(const RecoverOptions& options, const Command& command)
{
    const std::filesystem::path file
        = options.file.empty() ? command.file() : std::filesystem::path(options.file);
    if (isHistoryFile({command.language, file.string()}, options.output))
        return Usage;
    const auto result = history::recover(
        file, options.output, {options.backups.begin(), options.backups.end()}, options.force);
    if (!result)
        return reportError(command, result.error().message);
    if (options.json)
        print(asJson(*result));
    else
        printText(asText(*result, options, command.language));
    return result->whole() ? Answer : Refused;
}

} // namespace

void addRecover(CommandLine& program, Command& command)
{
    const auto options = std::make_shared<RecoverOptions>();
    OptionList& said = program.add("recover",
        {.de
            = "Aus dem Lesbaren einer beschädigten Spielgeschichte eine neue machen und auflisten, was fehlt",
            .en = "Recover a damaged history into a new file and list what is missing"},
        [&command, options] { return cli::recover(*options, command); });
    said.text("DAMAGED", options->file, "FILE",
        {.de = "Die beschädigte Spielgeschichte; sie wird nicht verändert (ohne Angabe: deine eigene)",
            .en = "The damaged history (not modified; default: your history)"});
    Option& output = said.text(
        "--output", options->output, "FILE", {.de = "Die neue Spielgeschichte", .en = "The new history"});
    output.letter = "-o";
    output.required = true;
    said.texts("--backup", options->backups, "FILE",
        {.de = "Eine Sicherung, die haben könnte, was fehlt; auch mehrere",
            .en = "A backup to fill gaps from (repeatable)"});
    said.flag(
        "--force", options->force, {.de = "Die neue Datei überschreiben", .en = "Overwrite the new file"});
    said.flag("--json", options->json,
        {.de = "Die Zusammenfassung als JSON ausgeben", .en = "Print the summary as JSON"});
}

} // namespace tafel::cli
