// `tafelrichter stats`: what people, games, characters and contracts have come to.
#include <fmt/format.h>

#include "cli/filter_options.h"
#include "document/pretty.h"
#include "games/games.h"
#include "report/statistics_tables.h"
#include "words/unit.h"

namespace tafel::cli {

namespace {

using report::About;

struct Options {
    About about = About::Players;
    FilterOptions filter = {};
    FormatOptions format = {};
};

std::string asJson(About about, const FilterOptions& options, const report::Table& table)
{
    document::Pretty out("tafelrichter-stats/1");
    out.text("about", report::aboutNames[static_cast<std::size_t>(about)]);
    out.object("filter", [&] {
        out.some("game", options.filter.game);
        out.some("edition", options.filter.edition);
        out.some("player", options.filter.player);
        out.some("tournament", options.filter.tournament);
        out.some("from", options.from);
        out.some("to", options.to);
        if (options.finished)
            out.flag("finished", true);
    });
    const Game* game = gameNamed(about == About::Characters ? "cosmic-eidex" : options.filter.game);
    if (game)
        out.some(
            "unit", about == About::Contracts ? words::unitId(game->unit()) : words::sumId(game->unit()));
    document::key(out.writer(), "rows");
    report::writeRows(out.writer(), table);
    return out.end();
}

Exit stats(const Options& options, const Command& command)
{
    if (options.about == About::Opponents && options.filter.filter.player.empty())
        return refuse(command,
            {"stats opponents braucht --player: gegen wen hat diese Person gespielt?",
                "stats opponents needs --player: whose opponents?"});
    if (options.about == About::Contracts && options.filter.filter.game.empty())
        return refuse(command,
            {"stats contracts braucht --game: Kontrakte welcher Spielart?",
                "stats contracts needs --game: the contracts of which game?"});
    std::optional<history::Filter> filter = options.filter.read(command);
    if (!filter)
        return Usage;
    std::optional<history::History> history = openHistory(command, history::Mode::Read);
    if (!history || !findNames(command, *history, *filter))
        return Usage;
    const auto table = report::statisticsTable(options.about, *history, *filter, command.language);
    if (!table)
        return refuse(command, table.error().message);
    if (options.format.format == Format::Json)
        print(asJson(options.about, options.filter, *table));
    else
        options.format.show(*table);
    return Answer;
}

} // namespace

void addStats(CommandLine& program, Command& command)
{
    const auto options = std::make_shared<Options>();
    Syntax& said = program.add("stats",
        {.de = "Worauf es Personen, Spielarten, Charaktere und Kontrakte gebracht haben, aus der "
               "Spielgeschichte",
            .en = "What people, games, characters and contracts have come to, from the history"},
        [&command, options] { return cli::stats(*options, command); });
    std::vector<std::pair<std::string_view, About>> about;
    for (std::size_t i = 0; i < std::size(report::aboutNames); ++i)
        about.emplace_back(report::aboutNames[i], static_cast<About>(i));
    said.oneOf("ABOUT", options->about, about,
        {.de = "Personen, Spielarten, Charaktere, Kontrakte (einer --game) oder Gegner (einer --player)",
            .en = "People, games, characters, contracts (of a --game) or opponents (of a --player)"});
    options->filter.addTo(said);
    options->format.addTo(said);
}

} // namespace tafel::cli
