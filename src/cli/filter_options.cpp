#include "cli/filter_options.h"

#include <algorithm>

#include <fmt/format.h>

#include "document/match_reader.h"
#include "games/games.h"
#include "report/days.h"

namespace tafel::cli {

void FilterOptions::addTo(CLI::App& command)
{
    command.add_option("--game", filter.game, "Only this game")->option_text("ID");
    command.add_option("--edition", filter.edition, "Only this edition")->option_text("en-1998|de-1998|web");
    command.add_option("--player", filter.player, "Only matches of this person")->option_text("NAME");
    command.add_option("--tournament", filter.tournament, "Only this tournament")->option_text("NAME");
    command.add_option("--from", from, "From this day, month or year on")->option_text("2026-11-20");
    command.add_option("--to", to, "Up to this day, month or year")->option_text("2026-12");
    command.add_flag("--finished", finished, "Only finished matches");
}

std::optional<history::Filter> FilterOptions::read(const Command& command) const
{
    history::Filter read = filter;
    for (const std::string& word : words)
        read.text += (read.text.empty() ? "" : " ") + word;
    if (finished)
        read.finished = true;
    if (!read.game.empty() && !gameNamed(read.game)) {
        std::string games;
        for (const Game* game : allGames())
            games += (games.empty() ? "" : ", ") + std::string(game->id());
        refuse(command,
            {fmt::format("«{}» ist keine Spielart; es gibt {}.", read.game, games),
                fmt::format("\"{}\" is no game; there are {}.", read.game, games)});
        return std::nullopt;
    }
    if (!read.edition.empty()
        && std::find(std::begin(document::editionNames), std::end(document::editionNames), read.edition)
            == std::end(document::editionNames)) {
        refuse(command,
            {fmt::format("«{}» ist keine Ausgabe; es gibt en-1998, de-1998, web.", read.edition),
                fmt::format("\"{}\" is no edition; there are en-1998, de-1998, web.", read.edition)});
        return std::nullopt;
    }
    for (const auto& [day, bound, of] :
        {std::tuple(&from, &read.from, &report::firstOf), std::tuple(&to, &read.to, &report::lastOf)}) {
        if (day->empty())
            continue;
        const std::optional<std::string> time = of(*day);
        if (!time) {
            refuse(command,
                {fmt::format("«{}» ist kein Tag; ein Tag sieht so aus: 2026-11-20, 2026-11 oder 2026.", *day),
                    fmt::format(
                        "\"{}\" is no day; a day looks like this: 2026-11-20, 2026-11 or 2026.", *day)});
            return std::nullopt;
        }
        *bound = *time;
    }
    return read;
}

void addFormat(CLI::App& command, Format& format)
{
    static const std::map<std::string, Format> formats{
        {"text", Format::Text}, {"csv", Format::Csv}, {"json", Format::Json}};
    command.add_option("--format", format, "Form of the answer")
        ->transform(CLI::Transformer(formats))
        ->option_text("text|csv|json");
}

} // namespace tafel::cli
