// The command line. It links no Qt, so that it starts at once; without arguments it starts the tablet app.
#include <fmt/format.h>

#include "base/version.h"
#include "cli/commands.h"
#include "cli/filter_options.h"
#include "history/storage/standard_streams.h"
#include "phrases/program_fault.h"

namespace {

using namespace tafel;
using cli::CommandLine;

/// `score` and `judge`: a document in, an answer out.
struct DocumentRequest {
    std::string file = {};
    bool lines = false;
    int depth = 0;
};

cli::Exit answered(const DocumentRequest& asked, Language language, const cli::DocumentHandler& answerer)
{
    return asked.lines ? cli::answerLines(asked.file, language, answerer)
                       : cli::answer(asked.file, language, answerer);
}

void addFile(cli::OptionList& options, std::string& file, Text help)
{
    options.text("FILE", file, "FILE", help).required = true;
}

void addAnswers(CommandLine& program, DocumentRequest& asked, const Language& language)
{
    const auto add = [&](std::string_view name, Text help, Text file, auto answer) {
        cli::OptionList& said = program.add(name, help, [&asked, &language, answer] {
            return answered(asked, language,
                [&](std::string& out, std::string_view document, document::Layout layout,
                    const document::TakePiece& take) {
                    if constexpr (requires { answer(out, document, language, layout, take); })
                        return answer(out, document, language, layout, take);
                    else
                        return answer(out, document, language, layout);
                });
        });
        addFile(said, asked.file, file);
        said.flag("--jsonl", asked.lines,
            {.de = "Ein Dokument je Zeile, eine Antwort je Zeile; hält bei einer fehlerhaften Zeile nicht an",
                .en = "One document per line, one answer per line; does not stop at a bad line"});
    };
    add("score",
        {.de = "Eine Spieldatei werten: das Ergebnis oder ihr Fehler",
            .en = "Score a match file: the result document, or its error"},
        {.de = "Eine Spieldatei; - für die Standardeingabe", .en = "A match file; - for standard input"},
        document::scoreDocumentInPieces);
    add("judge",
        {.de = "Eine Stellung beurteilen oder eine Frage beantworten: der Entscheid oder ihr Fehler",
            .en = "Judge a position or answer a question: the verdict, or its error"},
        {.de = "Eine Stellung oder eine Frage; - für die Standardeingabe",
            .en = "A position or a question; - for standard input"},
        document::judgeDocument);
    add("ask",
        {.de = "Die offenen Fragen eines Spiels auflisten, oder seinen Fehler",
            .en = "List the open questions of a match, or its error"},
        {.de = "Eine Spieldatei; - für die Standardeingabe", .en = "A match file; - for standard input"},
        document::promptsDocument);
    cli::OptionList& perft = program.add("perft",
        {.de = "Zählen, auf wie viele erlaubte Arten eine aufgezeichnete Partie weitergehen kann",
            .en = "Count the legal ways to continue a recorded deal, card by card"},
        [&] {
            return cli::answer(asked.file, language,
                [&](std::string& out, std::string_view document, document::Layout layout,
                    const document::TakePiece&) {
                    return document::perftDocument(out, document, asked.depth, language, layout);
                });
        });
    addFile(perft, asked.file,
        {.de = "Eine Spieldatei, deren letzte Partie Hände und ein Protokoll hat; - für die Standardeingabe",
            .en = "A match file whose last deal has hands and a log; - for standard input"});
    perft.number("--depth", asked.depth, {.de = "Suchtiefe in Karten", .en = "Search depth in cards"})
        .required
        = true;
}

void addRules(CommandLine& program, cli::RulesQuery& query, const Language& language)
{
    cli::OptionList& said
        = program.add("rules", {.de = "Das Regelwerk durchsuchen", .en = "Search the rulebook"},
            [&] { return cli::rules(query, language); });
    said.texts("WORDS", query.words, "WORDS",
        {.de = "Klauseln, in denen alle diese Wörter vorkommen", .en = "Words that the clause must contain"});
    said.text("--clause", query.clause, "ID",
        {.de = "Eine Klausel zeigen, mit ihrer Stelle in jeder Ausgabe",
            .en = "Print one clause, with its section in each edition"});
    said.text("--match", query.match, "FILE",
        {.de = "Eine Spieldatei: nur die Regeln dieses Spiels",
            .en = "A match file: only the rules of this match"});
    cli::Option& game = said.oneOf("--game", query.game, cli::gameWords(),
        {.de = "Nur diese Spielart, mit ihrem Namen in der Spieldatei",
            .en = "Only this game, by its name in the match file"});
    game.kind = cli::Option::ValueKind::Game;
    game.value = "ID";
    game.excludes = {"--match"};
    said.oneOf("--edition", query.edition, cli::editionWords(),
            {.de = "Nur die Regeln dieser Ausgabe von Cosmic Eidex",
                .en = "Only the rules of this edition of Cosmic Eidex"})
        .excludes
        = {"--match"};
    said.text("--characters", query.characters, "RJ,R9,LK",
            {.de = "Von den Fähigkeiten nur die dieser Charaktere",
                .en = "Of the powers, only those of these characters"})
        .excludes
        = {"--match"};
    said.flag("--json", query.json, {.de = "Als JSON ausgeben", .en = "Print as JSON"});
}

int run(std::span<const std::string> words)
{
    cli::Command command{.language = cli::requestedLanguage(words).value_or(cli::languageOfEnvironment())};
    CommandLine program(
        {.de = "Punktetafel und Schiedsrichter für Kartentische. Ohne Befehl geht die Tablet-App auf.",
            .en = "Score keeper and referee for card tables. Without a command the tablet app opens."},
        version());
    program.general().oneOf("--lang", command.language,
        std::vector<std::pair<std::string_view, Language>>{
            {"de", Language::German}, {"en", Language::English}},
        {.de = "Sprache der Texte", .en = "Language of texts"});
    program.general().text("--db", command.database, "FILE",
        {.de = "Die Spielgeschichte (ohne Angabe: deine eigene)", .en = "The history (default: your own)"});

    DocumentRequest asked;
    cli::RulesQuery query;
    std::string open;
    addAnswers(program, asked, command.language);
    // A menu of the desktop starts it without a file.
    program
        .add("open",
            {.de = "Eine Spieldatei in der Tablet-App öffnen: sie wird in die Spielgeschichte aufgenommen",
                .en = "Open a match file in the tablet app, which imports it"},
            [&] { return cli::startApp(command.language, command.database, open); })
        .text("FILE", open, "FILE",
            {.de = "Eine Spieldatei, oder eine mit vielen Spielen; ohne Angabe geht nur die App auf",
                .en = "A match file, or a file with many matches; without it, the app just opens"});
    addRules(program, query, command.language);
    cli::addHistory(program, command);
    cli::addStats(program, command);
    cli::addReport(program, command);
    cli::addImport(program, command);
    cli::addExport(program, command);
    cli::addBackup(program, command);
    cli::addRecover(program, command);
    cli::addCheck(program, command);
    cli::addLive(program, command);
    cli::addPeople(program, command);
    cli::addGame(program, command);
    cli::addArchive(program, command);
    if (!words.empty()
        && words.front() == "complete") // the shell's completion calls it, so nobody reads messages
        return cli::complete(program, words.subspan(1), command);
    return program.run(
        words, command.language, [&] { return cli::startApp(command.language, command.database); });
}

} // namespace

int main(int argc, char** argv)
{
    tafel::history::openClosedStreams();
    const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
    const auto fault = [&](const tafel::Message& message) {
        const Language language = cli::requestedLanguage(words).value_or(cli::languageOfEnvironment());
        cli::printError("tafelrichter: " + message.in(language));
        return cli::Fault;
    };
    try {
        return run(words);
    } catch (const cli::OutputError& failure) {
        return fault({fmt::format("Die Ausgabe lässt sich nicht schreiben: {}.", failure.code().message()),
            fmt::format("The output cannot be written: {}.", failure.code().message())});
    } catch (const std::exception& failure) {
        return fault(phrases::programFault(failure.what()));
    }
}
