// `tafelrichter import`: match files into the history.
#include <csignal>
#include <fstream>
#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "base/counted.h"
#include "base/names.h"
#include "cli/commands.h"
#include "document/pretty_document.h"
#include "history/exchange/import.h"
#include "history/exchange/running_instance.h"

namespace tafel::cli {

namespace {

volatile std::sig_atomic_t stopped = 0;

/// The first Ctrl+C stops the import after a whole match.
class Stoppable {
public:
    Stoppable()
        : m_before(std::signal(SIGINT, [](int) { stopped = 1; }))
    {
    }
    ~Stoppable() { std::signal(SIGINT, m_before); }
    Stoppable(const Stoppable&) = delete;
    Stoppable& operator=(const Stoppable&) = delete;

private:
    void (*m_before)(int);
};

struct ImportOptions {
    std::vector<std::string> files = {};
    bool json = false;
};

/// A file that was not read, or not to its end.
struct Unread {
    std::string file;
    Message why;
};

std::string asJson(const history::ImportResult& result, const std::vector<Unread>& unread, Language language)
{
    document::PrettyDocument out("tafelrichter-import/1");
    for (const auto& [key, count] : history::importCounts)
        out.number(key, result.*count);
    out.flag("cancelled", result.cancelled);
    out.objects("refusals", result.refusals, [&](const history::ImportRefusal& each) {
        out.text("file", each.file);
        out.number("line", static_cast<std::int64_t>(each.line));
        out.text("where", each.where);
        out.text("code", each.code);
        out.text("message", each.message.in(language));
    });
    out.objects("unread", unread, [&](const Unread& each) {
        out.text("file", each.file);
        out.text("message", each.why.in(language));
    });
    return out.end();
}

std::string asText(const history::ImportResult& result, Language language)
{
    std::string out = formatIn(language,
        {"{} neu, {} schon da, {} abgelehnt.\n", "{} added, {} already present, {} rejected.\n"},
        result.added, result.known, result.refused);
    if (result.extended > 0)
        out += formatIn(language, {"{} fortgesetzt.\n", "{} continued.\n"},
            phrases::matchesText(result.extended, language));
    if (result.cancelled)
        out += Text{"Abgebrochen; was bis dahin eingetragen war, bleibt.\n",
            "Cancelled; what had been added by then stays.\n"}
                   .in(language);
    for (const history::ImportRefusal& each : result.refusals)
        out += fmt::format("{}:{}: {}{}{} ({})\n", each.file, each.line, each.where,
            each.where.empty() ? "" : ": ", each.message.in(language), each.code);
    if (const int more = result.refused - static_cast<int>(result.refusals.size()); more > 0)
        out += formatIn(language, {"… und {} weitere.\n", "… and {} more.\n"}, more);
    return out;
}

Exit import(const ImportOptions& options, const Command& command)
{
    if (history::RunningInstance::find(command.file())) {
        reportError(command,
            {"Die Tablet-App hat diese Spielgeschichte offen. Nimm die Datei dort auf, unter Einstellungen, "
             "oder "
             "schliesse die App und versuche es noch einmal. Nichts wurde aufgenommen.",
                "The tablet app has this history open. Import the file there, in Settings, or close the app "
                "and try "
                "again. Nothing was imported."});
        return Usage;
    }
    std::optional<history::History> history;
    const Stoppable stoppable;
    history::ImportResult all;
    std::vector<Unread> unread;
    bool read = false;
    std::size_t begun = 0; // number of files
    for (const std::string& file : options.files) {
        ++begun;
        const auto progress = [&](double done) {
            showProgress(fmt::format(
                "{}: {:.0f} % {}", file, done * 100, Text{"gelesen", "read"}.in(command.language)));
            return stopped == 0;
        };
        if (!history && !(history = openHistory(command, history::Mode::Write, true)))
            return Usage;
        const auto done = file == "-" ? history::importStream(all, *history, std::cin, file, progress)
                                      : history::importFile(all, *history, file, progress);
        endProgress();
        if (!done)
            unread.push_back({file, done.error().message});
        read = read || done || done.error().code != history::StorageError::Code::Missing;
        if (all.cancelled)
            break;
    }
    for (; begun < options.files.size(); ++begun) // only if it was cancelled
        unread.push_back({options.files[begun],
            {fmt::format("{} wurde nicht gelesen.", options.files[begun]),
                fmt::format("{} was not read.", options.files[begun])}});
    if (options.json)
        print(asJson(all, unread, command.language));
    else if (read)
        printText(asText(all, command.language));
    for (const Unread& each : unread)
        reportError(command, each.why);
    return all.cancelled ? Refused : !unread.empty() ? Usage : all.refused > 0 ? Refused : Answer;
}

} // namespace

void addImport(CommandLine& program, Command& command)
{
    const auto options = std::make_shared<ImportOptions>();
    OptionList& said = program.add("import",
        {.de = "Spieldateien in die Spielgeschichte aufnehmen; dieselbe Datei zweimal ändert nichts, eine "
               "längere mit derselben «id» bringt ihre weiteren Partien",
            .en
            = "Add match files to the history; the same file twice changes nothing, a longer one with the "
              "same \"id\" adds its further deals"},
        [&command, options] { return cli::import(*options, command); });
    said.texts("FILE", options->files, "FILE",
            {.de = "Spieldateien, oder Dateien mit einem Spiel je Zeile; - für die Standardeingabe",
                .en = "Match files, or files with one match per line; - for standard input"})
        .required
        = true;
    said.flag("--json", options->json,
        {.de = "Die Zusammenfassung als JSON ausgeben", .en = "Print the summary as JSON"});
}

} // namespace tafel::cli
