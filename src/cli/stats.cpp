// `tafelrichter stats`: what people, games, characters and contracts have come to.
#include <fmt/format.h>

#include "cli/filter_options.h"
#include "document/pretty.h"
#include "games/games.h"
#include "report/statistics_tables.h"
#include "report/words.h"

namespace tafel::cli {

namespace {

using report::About;

struct Options {
    About about = About::Players;
    FilterOptions filter = {};
    Format format = Format::Text;
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
            "unit", about == About::Contracts ? report::unitId(game->unit()) : report::sumId(game->unit()));
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
    const std::optional<history::Filter> filter = options.filter.read(command);
    if (!filter)
        return Usage;
    std::optional<history::History> history = openHistory(command, history::Mode::Read);
    if (!history)
        return Usage;
    const auto table = report::statisticsTable(options.about, *history, *filter, command.language);
    if (!table)
        return refuse(command, table.error().message);
    print(options.format == Format::Json    ? asJson(options.about, options.filter, *table)
            : options.format == Format::Csv ? report::asCsv(*table)
                                            : report::asText(*table));
    return Answer;
}

} // namespace

void addStats(CLI::App& program, Command& command)
{
    CLI::App* stats = program.add_subcommand(
        "stats", "What people, games, characters and contracts have come to, from the history");
    const auto options = std::make_shared<Options>();
    std::map<std::string, About> about;
    for (std::size_t i = 0; i < std::size(report::aboutNames); ++i)
        about.emplace(report::aboutNames[i], static_cast<About>(i));
    stats
        ->add_option("ABOUT", options->about,
            "players, games, characters, contracts (of a --game) or opponents (of a --player)")
        ->transform(CLI::Transformer(about))
        ->option_text("players|games|characters|contracts|opponents");
    options->filter.addTo(*stats);
    addFormat(*stats, options->format);
    stats->callback(
        [&command, options] { command.run = [&command, options] { return cli::stats(*options, command); }; });
}

} // namespace tafel::cli
