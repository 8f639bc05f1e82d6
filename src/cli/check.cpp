// `tafelrichter check`: verifies a history.
#include <memory>

#include <fmt/format.h>

#include "base/counted.h"
#include "cli/commands.h"
#include "document/pretty_document.h"
#include "history/recovery/verification.h"
#include "phrases/deal.h"
#include "phrases/result.h"

namespace tafel::cli {

namespace {

using history::Examined;

struct CheckOptions {
    std::string file = {};
    bool json = false;
};

std::string asText(const Examined& examined, const std::string& file, Language language)
{
    if (examined.damage)
        return formatIn(language,
            {"Die Spielgeschichte {} ist beschädigt: {}\n", "The history {} is damaged: {}\n"}, file,
            examined.damage->in(language));
    return formatIn(language,
        {"Die Spielgeschichte {} ist unversehrt: {} mit {} ({}).\n",
            "The history {} is intact: {} with {} ({}).\n"},
        file, phrases::matchesText(examined.matches, language),
        phrases::dealsText(Unit::Points, examined.deals, language),
        counted(examined.entries, Text{"Eintrag", "entry"}, Text{"Einträge", "entries"}, language));
}

std::string asJson(const Examined& examined, const std::string& file, Language language)
{
    document::PrettyDocument out("tafelrichter-check/1");
    out.text("file", file);
    out.flag("whole", !examined.damage);
    if (examined.damage) {
        out.text("message", examined.damage->in(language));
    } else {
        out.number("matches", examined.matches);
        out.number("deals", examined.deals);
        out.number("entries", examined.entries);
    }
    return out.end();
}

Exit check(const CheckOptions& options, const Command& command)
{
    const Command asked{command.language, options.file.empty() ? command.database : options.file};
    const std::string file = asked.file().string();
    if (const Message fault = faultOfPlace(file, history::Mode::Read); !fault.empty())
        return reportError(command, fault);
    const auto examined = history::examine(file, [&](double done) {
        showProgress(fmt::format(
            "{}: {:.0f} % {}", file, done * 100, Text{"geprüft", "checked"}.in(command.language)));
        return true;
    });
    endProgress();
    if (!examined)
        return reportError(command, examined.error().message);
    if (options.json)
        print(asJson(*examined, file, command.language));
    else
        printText(asText(*examined, file, command.language));
    return examined->damage ? Refused : Answer;
}

} // namespace

void addCheck(CommandLine& program, Command& command)
{
    const auto options = std::make_shared<CheckOptions>();
    OptionList& said = program.add("check",
        {.de = "Die ganze Spielgeschichte lesen und sagen, ob sie beschädigt ist",
            .en = "Read the whole history and say whether it is damaged"},
        [&command, options] { return cli::check(*options, command); });
    said.text("FILE", options->file, "FILE",
        {.de = "Eine Spielgeschichte oder eine Sicherung; sie wird nicht verändert (ohne Angabe: deine "
               "eigene)",
            .en = "A history or a backup (not modified; default: your history)"});
    said.flag(
        "--json", options->json, {.de = "Die Antwort als JSON ausgeben", .en = "Print the answer as JSON"});
}

} // namespace tafel::cli
