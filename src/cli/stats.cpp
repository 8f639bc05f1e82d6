// `tafelrichter stats`: what people, games, characters and contracts have come to.
#include <fmt/format.h>

#include "cli/filter_options.h"
#include "document/json.h"
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
    document::Buffer buffer;
    document::PrettyWriter out(buffer);
    out.SetIndent(' ', 2);
    const auto text = [&](std::string_view key, const std::string& value) {
        if (value.empty())
            return;
        document::key(out, key);
        document::write(out, value);
    };
    out.StartObject();
    text("format", "tafelrichter-stats/1");
    text("about", std::string(report::aboutNames[static_cast<std::size_t>(about)]));
    document::key(out, "filter");
    out.StartObject();
    text("game", options.filter.game);
    text("edition", options.filter.edition);
    text("player", options.filter.player);
    text("tournament", options.filter.tournament);
    text("from", options.from);
    text("to", options.to);
    if (options.finished) {
        document::key(out, "finished");
        out.Bool(true);
    }
    out.EndObject();
    const Game* game = gameNamed(about == About::Characters ? "cosmic-eidex" : options.filter.game);
    if (game)
        text("unit", std::string(report::unitId(game->unit())));
    document::key(out, "rows");
    report::writeRows(out, table);
    out.EndObject();
    return std::string(buffer.GetString(), buffer.GetSize()) + '\n';
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
