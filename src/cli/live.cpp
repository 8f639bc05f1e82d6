// Pages for phones and boards: a program of its own, because it alone needs a server.
#include <unistd.h>

#include "cli/commands.h"

namespace tafel::cli {

namespace {

struct Options {
    std::string match = {}, tournament = {}, listen = {};
    std::vector<std::string> hosts = {};
};

Exit live(const Options& options, const Command& command)
{
    const auto place = programBeside("tafelrichter-live");
    if (!place)
        return refuse(command,
            {.de = "«tafelrichter-live» fehlt neben diesem Programm.",
                .en = "\"tafelrichter-live\" is missing beside this program."});
    std::vector<std::string> words{*place, "--history", command.file().string(), "--lang",
        command.language == Language::German ? "de" : "en"};
    for (const auto& [name, value] : {std::pair("--match", &options.match),
             std::pair("--tournament", &options.tournament), std::pair("--listen", &options.listen)})
        if (!value->empty())
            words.insert(words.end(), {name, *value});
    for (const std::string& host : options.hosts)
        words.insert(words.end(), {"--host", host});
    std::vector<char*> arguments;
    for (std::string& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    ::execv(place->c_str(), arguments.data());
    complain("tafelrichter: " + *place + ": " + std::generic_category().message(errno));
    return Usage;
}

} // namespace

void addLive(CommandLine& program, Command& command)
{
    const auto options = std::make_shared<Options>();
    Syntax& said = program.add("live",
        {.de = "Zeigt ein Spiel oder ein Turnier jedem Browser im selben Netz",
            .en = "Shows a match or a tournament to any browser in the same network"},
        [&command, options] { return live(*options, command); });
    Option& match = said.text("--match", options->match, "ID",
        {.de = "Das Spiel; ohne das, was gerade läuft", .en = "The match; without it the one under way"});
    match.of = Option::Of::Match;
    Option& tournament = said.text(
        "--tournament", options->tournament, "NAME", {.de = "Das Turnier", .en = "The tournament"});
    tournament.of = Option::Of::Tournament;
    tournament.excludes = {"--match"};
    said.text("--listen", options->listen, "ADDRESS:PORT",
        {.de = "Wo gehört wird; ohne das an der besten Adresse, Anschluss 4736",
            .en = "Where it listens; without it at the best address, port 4736"});
    said.texts("--host", options->hosts, "NAME",
        {.de = "Ein Name, unter dem dieses Gerät auch erreicht wird",
            .en = "A name by which this machine is reached, too"});
}

} // namespace tafel::cli
