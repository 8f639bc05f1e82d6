// `tafelrichter game`: custom games — check a file, list and show those of the history.
#include <memory>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/filter_options.h"
#include "document/pretty_document.h"
#include "history/custom_games.h"
#include "phrases/day.h"
#include "phrases/result.h"
#include "report/table.h"

namespace tafel::cli {

namespace {

enum class Action : std::uint8_t { Check, List, Show };

struct GameOptions {
    Action action = Action::List;
    std::vector<std::string> names = {}; ///< A file; or an id and a fingerprint.
    bool lines = false, json = false;
};

Exit check(const GameOptions& options, const Command& command)
{
    const auto answerer = [&](std::string& out, std::string_view document, document::Layout layout,
                              const document::TakePiece&) {
        return document::checkGameDocument(out, document, command.language, layout);
    };
    return options.lines ? answerLines(options.names.front(), command.language, answerer)
                         : answer(options.names.front(), command.language, answerer);
}

std::string asJson(const std::vector<history::CustomGameEntry>& games, Language language)
{
    document::PrettyDocument out("tafelrichter-game-list/1");
    out.objects("games", games, [&](const history::CustomGameEntry& game) {
        out.text("id", game.id);
        out.text("name", game.name.in(language));
        out.objects("versions", game.versions, [&](const history::CustomGameVersion& version) {
            out.text("fingerprint", version.fingerprint);
            out.number("matches", version.matches);
            out.text("last", version.last);
        });
    });
    return out.end();
}

std::string asText(const std::vector<history::CustomGameEntry>& games, Language language)
{
    const report::Localizer words{language};
    std::string out;
    for (const history::CustomGameEntry& game : games) {
        out += fmt::format("{}  {}\n", game.id, game.name.in(language));
        int number = 0;
        for (const history::CustomGameVersion& version : game.versions)
            out += fmt::format("  {} {}  {}  {}{}\n", words({"Fassung", "version"}), ++number,
                version.fingerprint, phrases::matchesText(version.matches, language),
                version.last.empty()
                    ? ""
                    : fmt::format(", {} {}", words({"zuletzt", "last"}), phrases::dayOf(version.last)));
    }
    return out.empty() ? words({"Noch kein eigenes Spiel.\n", "No custom games yet.\n"}) : out;
}

Exit list(const GameOptions& options, const Command& command, history::History& history)
{
    const auto games = history::customGames(history);
    if (!games)
        return reportError(command, games.error().message);
    if (options.json)
        print(asJson(*games, command.language));
    else
        printText(asText(*games, command.language));
    return Answer;
}

Exit show(const GameOptions& options, const Command& command, history::History& history)
{
    const std::string& id = options.names.front();
    const std::string fingerprint = options.names.size() > 1 ? options.names[1] : std::string();
    const auto document = history::customGameDocument(history, id, fingerprint);
    if (!document)
        return reportError(command, document.error().message);
    if (*document) {
        print(document::prettyText(**document));
        return Answer;
    }
    reportError(command,
        {fmt::format("«{}» ist kein eigenes Spiel der Spielgeschichte; «tafelrichter game list» nennt alle.",
             fingerprint.empty() ? id : id + " " + fingerprint),
            fmt::format("\"{}\" is not a custom game in the history; \"tafelrichter game list\" lists them.",
                fingerprint.empty() ? id : id + " " + fingerprint)});
    return Usage;
}

Exit game(const GameOptions& options, const Command& command)
{
    const std::size_t least = options.action == Action::List ? 0 : 1,
                      most = options.action == Action::Show ? 2 : least;
    if (options.names.size() < least || options.names.size() > most) {
        reportError(command,
            {"Aufruf: game check FILE, game list, game show ID [FINGERPRINT].",
                "Usage: game check FILE, game list, game show ID [FINGERPRINT]."});
        return Usage;
    }
    if (options.action == Action::Check)
        return check(options, command);
    std::optional<history::History> history = openHistory(command, history::Mode::Read);
    if (!history)
        return Usage;
    return options.action == Action::List ? list(options, command, *history)
                                          : show(options, command, *history);
}

} // namespace

void addGame(CommandLine& program, Command& command)
{
    const auto options = std::make_shared<GameOptions>();
    OptionList& said = program.add("game",
        {.de = "Eigene Spiele: eine Spielregel-Datei prüfen, die der Spielgeschichte auflisten und zeigen",
            .en = "Check a custom game file; list or show custom games in the history"},
        [&command, options] { return cli::game(*options, command); });
    said.oneOf("ACTION", options->action,
            std::vector<std::pair<std::string_view, Action>>{
                {"check", Action::Check}, {"list", Action::List}, {"show", Action::Show}},
            {.de = "Prüfen, auflisten oder zeigen", .en = "Check, list or show"})
        .required
        = true;
    said.texts("NAME", options->names, "NAME",
            {.de = "Die Datei (check), - für die Standardeingabe; die ID des Spiels und eine Fassung (show)",
                .en = "The file (check), - for standard input; the id of the game and a version (show)"})
        .kind
        = Option::ValueKind::File;
    said.flag("--jsonl", options->lines,
        {.de = "check: ein Dokument je Zeile, eine Antwort je Zeile",
            .en = "check: one document per line, one answer per line"});
    said.flag("--json", options->json, {.de = "list: als JSON ausgeben", .en = "list: print as JSON"});
}

} // namespace tafel::cli
