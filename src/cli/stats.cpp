// `tafelrichter stats`: statistics of people, games, characters and contracts.
#include <fmt/format.h>

#include "cli/filter_options.h"
#include "games/custom/key.h"
#include "report/ratings_tables.h"
#include "report/statistics_tables.h"

namespace tafel::cli {

namespace {

using report::StatisticsKind;

struct StatsOptions {
    StatisticsKind about = StatisticsKind::Players;
    FilterOptions filter = {};
    std::string match = {}; ///< For ratings: the match whose changes are shown.
    FormatOptions format = {};
};

std::string asJson(
    StatisticsKind about, const FilterOptions& options, const std::string& match, const report::Table& table)
{
    history::Filter asked = options.filter;
    asked.match = match;
    asked.from = options.from; // as the user wrote them
    asked.to = options.to;
    if (options.finished)
        asked.finished = true;
    return report::statisticsJson(about, asked, table);
}

/// The ratings of all people, the rating history of `filter.player`, or the changes by a match.
report::Expected<report::Table> ratings(
    const StatsOptions& options, history::History& history, const history::Filter& filter, Language language)
{
    if (options.match.empty())
        return filter.player.empty()
            ? report::statisticsTable(StatisticsKind::Ratings, history, filter, language)
            : report::ratingCourseTable(history, filter.player,
                {.game = filter.game, .from = filter.from, .to = filter.to}, language);
    const auto match = history::ratedMatch(history, options.match);
    if (!match)
        return tl::unexpected(match.error());
    if (*match)
        return report::ratedMatchTable(**match, filter.player, language);
    return tl::unexpected(history::StorageError{history::StorageError::Code::UnknownMatch,
        {"Dieses Spiel ist nicht gewertet: Es steht nicht in der Spielgeschichte, ist nicht beendet, "
         "ausgenommen oder ein eigenes.",
            "This match is not rated: it is not in the history, not finished, excluded from the ratings, or "
            "of a custom game."}});
}

Exit stats(const StatsOptions& options, const Command& command)
{
    const bool rates = options.about == StatisticsKind::Ratings;
    const history::Filter& asked = options.filter.filter;
    if (rates && (!asked.edition.empty() || !asked.tournament.empty()))
        return reportError(command,
            {"stats ratings zählt alle Spiele einer Spielart: --edition und --tournament gehen nicht.",
                "stats ratings counts all matches of a game: --edition and --tournament do not apply."});
    if (!rates && !options.match.empty())
        return reportError(command,
            {"--match geht nur mit stats ratings.", "--match is only valid with \"stats ratings\"."});
    if (options.about == StatisticsKind::Opponents && options.filter.filter.player.empty())
        return reportError(command,
            {"stats opponents braucht --player: gegen wen hat diese Person gespielt?",
                "stats opponents needs --player: whose opponents?"});
    if (options.about == StatisticsKind::Contracts && options.filter.filter.game.empty())
        return reportError(command,
            {"stats contracts braucht --game: Kontrakte welcher Spielart?",
                "stats contracts needs --game: the contracts of which game?"});
    if (options.about == StatisticsKind::Versions && !custom::idIn(options.filter.filter.game))
        return reportError(command,
            {"stats versions braucht --game own:ID: Fassungen welches eigenen Spiels?",
                "stats versions needs --game own:ID: the versions of which custom game?"});
    std::optional<history::Filter> filter = options.filter.read(command);
    if (!filter)
        return Usage;
    std::optional<history::History> history = openHistory(command, history::Mode::Read);
    if (!history || !findNames(command, *history, *filter))
        return Usage;
    const auto table = rates ? ratings(options, *history, *filter, command.language)
                             : report::statisticsTable(options.about, *history, *filter, command.language);
    if (!table)
        return reportError(command, table.error().message);
    if (options.format.format == Format::Json)
        print(asJson(options.about, options.filter, options.match, *table));
    else
        options.format.show(*table);
    return Answer;
}

} // namespace

void addStats(CommandLine& program, Command& command)
{
    const auto options = std::make_shared<StatsOptions>();
    OptionList& said = program.add("stats",
        {.de = "Statistik zu Personen, Spielarten, Charakteren und Kontrakten, und die Wertungen",
            .en = "Statistics about people, games, characters and contracts, and ratings"},
        [&command, options] { return cli::stats(*options, command); });
    std::vector<std::pair<std::string_view, StatisticsKind>> about;
    for (std::size_t i = 0; i < std::size(report::statisticsKindNames); ++i)
        about.emplace_back(report::statisticsKindNames[i], static_cast<StatisticsKind>(i));
    said.oneOf("ABOUT", options->about, about,
        {.de = "Personen, Spielarten, Charaktere, Kontrakte (mit --game), Fassungen (mit --game own:ID), "
               "Gegner (mit --player) oder Wertungen (alle, mit --player oder mit --match)",
            .en = "People, games, characters, contracts (with --game), versions (with --game own:ID), "
                  "opponents (with --player) or ratings (all, with --player or with --match)"});
    options->filter.addTo(said);
    said.text("--match", options->match, "ID",
            {.de = "Wertungen: was dieses Spiel geändert hat, und gegen wen",
                .en = "Ratings: what this match changed, and against whom"})
        .kind
        = Option::ValueKind::Match;
    options->format.addTo(said);
}

} // namespace tafel::cli
