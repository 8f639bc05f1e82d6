// The command line. It links no Qt, so that it starts at once; without arguments it starts the tablet app.
#include <limits>

#include <CLI/CLI.hpp>

#include "cli/commands.h"

namespace {

using namespace tafel;

int run(int argc, char** argv)
{
    CLI::App program(
        "Score keeper and referee for card tables. Without arguments the tablet app starts.", "tafelrichter");
    program.set_version_flag("--version", TAFEL_VERSION);
    cli::Command command{.language = cli::languageOfEnvironment()};
    Language& language = command.language;
    const std::map<std::string, Language> languages{{"de", Language::German}, {"en", Language::English}};
    const auto lang = [&](CLI::App* subject) {
        subject->add_option("--lang", language, "Language of texts: de or en")
            ->transform(CLI::Transformer(languages))
            ->option_text("de|en");
    };
    lang(&program);
    program.add_option("--db", command.database, "The history; without it the user's own")
        ->option_text("FILE");
    program.fallthrough();

    std::string file;
    bool lines = false;
    CLI::App* score
        = program.add_subcommand("score", "Score a match file: the result document, or its error");
    score->add_option("FILE", file, "A match file; - for standard input")->required();
    CLI::App* judge
        = program.add_subcommand("judge", "Judge a position or answer a question: the verdict, or its error");
    judge->add_option("FILE", file, "A position or a question; - for standard input")->required();
    for (CLI::App* each : {score, judge})
        each->add_flag("--jsonl", lines, "One document a line, one answer a line; never stops at a bad line");

    CLI::App* open = program.add_subcommand("open", "Open a match file in the tablet app: it is imported");
    // A menu of the desktop starts it without one.
    open->add_option("FILE", file, "A match file, or one of many matches; without it the app opens");

    int depth = 0;
    CLI::App* perft
        = program.add_subcommand("perft", "Count the legal ways to play a recorded deal on, card by card");
    perft->add_option("FILE", file, "A match file whose last deal has hands and a log; - for standard input")
        ->required();
    perft->add_option("--depth", depth, "So many cards deep")
        ->required()
        ->check(CLI::Range(0, std::numeric_limits<int>::max()))
        ->option_text("N");

    cli::RulesQuery query;
    CLI::App* rules = program.add_subcommand("rules", "Search the rulebook");
    rules->add_option("WORDS", query.words, "Clauses in which all these words occur");
    rules->add_option("--clause", query.clause, "Print one clause, with its section in each edition")
        ->option_text("ID");
    CLI::Option* match = rules->add_option("--match", query.match, "A match file: only what it is played by")
                             ->option_text("FILE");
    rules->add_option("--game", query.game, "Only this game, by its name in the match file")
        ->option_text("ID")
        ->excludes(match);
    rules->add_option("--edition", query.edition, "Only what this edition of Cosmic Eidex has")
        ->option_text("en-1998|de-1998|web")
        ->excludes(match);
    rules->add_option("--characters", query.characters, "Of the powers only those of these cards")
        ->option_text("RJ,R9,LK")
        ->excludes(match);
    rules->add_flag("--json", query.json, "As a document");

    cli::addHistory(program, command);
    cli::addStats(program, command);
    cli::addReport(program, command);
    cli::addImport(program, command);
    cli::addExport(program, command);
    cli::addBackup(program, command);
    cli::addRecover(program, command);
    cli::addPeople(program, command);

    try {
        program.parse(argc, argv);
    } catch (const CLI::Success& success) {
        return program.exit(success); // --help, --version
    } catch (const CLI::ParseError& error) {
        program.exit(error, std::cerr, std::cerr);
        return cli::Usage;
    }
    if (score->parsed() || judge->parsed()) {
        const auto answerer
            = [&, answer = score->parsed() ? document::scoreDocument : document::judgeDocument](
                  std::string& out, std::string_view document, document::Layout layout) {
                  return answer(out, document, language, layout);
              };
        return lines ? cli::answerLines(file, answerer) : cli::answer(file, answerer);
    }
    if (command.run)
        return command.run();
    if (perft->parsed())
        return cli::answer(file, [&](std::string& out, std::string_view document, document::Layout layout) {
            return document::perftDocument(out, document, depth, language, layout);
        });
    if (rules->parsed())
        return cli::rules(query, language);
    return cli::app(language, command.database, open->parsed() ? file : std::string());
}

} // namespace

int main(int argc, char** argv)
{
    try {
        return run(argc, argv);
    } catch (const std::exception& fault) {
        std::cerr << "tafelrichter: " << fault.what() << '\n';
        return tafel::cli::Fault;
    }
}
