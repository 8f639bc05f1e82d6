#include "cli/filter_options.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/names.h"
#include "document/match_reader.h"
#include "games/custom/key.h"
#include "games/games.h"
#include "history/statistics/statistics.h"
#include "phrases/day.h"

namespace tafel::cli {

namespace {

/// Replaces a name with its known spelling.
/// \return false if it is unknown; then `sentence` was printed
bool isFound(
    const Command& command, std::string& name, std::span<const std::string_view> names, Text sentence)
{
    auto found = std::find(names.begin(), names.end(), name); // before another spelling of the name
    if (found == names.end())
        found = std::find_if(
            names.begin(), names.end(), [&](std::string_view each) { return isSameName(each, name); });
    if (found != names.end()) {
        name = *found;
        return true;
    }
    const std::string_view near = nearest(name, names);
    const Message meant = near.empty()
        ? Message{}
        : Message{fmt::format(" Meintest du «{}»?", near), fmt::format(" Did you mean \"{}\"?", near)};
    reportError(command,
        {fmt::format(fmt::runtime(sentence.de), name, meant.de),
            fmt::format(fmt::runtime(sentence.en), name, meant.en)});
    return false;
}

} // namespace

void FilterOptions::addTo(OptionList& options)
{
    Option& game = options.oneOf("--game", filter.game, gameWords(),
        {.de = "Nur diese Spielart, ein eigenes Spiel als own:ID",
            .en = "Only this game; a custom game as own:ID"});
    game.kind = Option::ValueKind::Game;
    game.value = "ID";
    game.take = [this, known = std::move(game.take)](const std::string& given) {
        if (!custom::idIn(given))
            return known(given);
        filter.game = given;
        return true;
    };
    options.oneOf(
        "--edition", filter.edition, editionWords(), {.de = "Nur diese Ausgabe", .en = "Only this edition"});
    options
        .text("--player", filter.player, "NAME",
            {.de = "Nur Spiele dieser Person", .en = "Only matches of this person"})
        .kind
        = Option::ValueKind::Player;
    options
        .text("--tournament", filter.tournament, "NAME",
            {.de = "Nur dieses Turnier", .en = "Only this tournament"})
        .kind
        = Option::ValueKind::Tournament;
    options.text("--from", from, "2026-11-20",
        {.de = "Von diesem Tag, Monat oder Jahr an", .en = "From this day, month or year on"});
    options.text("--to", to, "2026-12",
        {.de = "Bis zu diesem Tag, Monat oder Jahr", .en = "Up to this day, month or year"});
    options.flag("--finished", finished, {.de = "Nur beendete Spiele", .en = "Only finished matches"});
}

std::optional<history::Filter> FilterOptions::read(const Command& command) const
{
    history::Filter read = filter;
    for (const std::string& word : words)
        read.text += (read.text.empty() ? "" : " ") + word;
    if (finished)
        read.finished = true;
    for (const auto& [day, bound, of] : {std::tuple(&from, &read.from, &phrases::startOfDayUtc),
             std::tuple(&to, &read.to, &phrases::endOfDayUtc)}) {
        if (!checkDay(command, *day))
            return std::nullopt;
        *bound = of(*day).value_or("");
    }
    return read;
}

bool checkDay(const Command& command, const std::string& day)
{
    if (day.empty() || phrases::startOfDayUtc(day))
        return true;
    reportError(command,
        {fmt::format(
             "«{}» ist kein Tag. Schreib einen Tag, einen Monat oder ein Jahr so: 2026-11-20, 2026-11 "
             "oder 2026.",
             day),
            fmt::format(
                "\"{}\" is not a day. Write a day, a month or a year like this: 2026-11-20, 2026-11 or 2026.",
                day)});
    return false;
}

bool findPlayer(const Command& command, history::History& history, std::string& name)
{
    if (name.empty())
        return true;
    const auto people = history.people();
    if (!people)
        return reportError(command, people.error().message) == Answer;
    std::vector<std::string_view> names;
    for (const history::Person& each : *people)
        names.push_back(each.name);
    return isFound(command, name, names,
        {.de = "In der Spielgeschichte heisst niemand «{}».{}",
            .en = "No player in the history is called \"{}\".{}"});
}

bool findTournament(const Command& command, history::History& history, std::string& name)
{
    if (name.empty())
        return true;
    const auto all = history::tournamentNames(history);
    if (!all)
        return reportError(command, all.error().message) == Answer;
    std::vector<std::string_view> names;
    for (const history::TournamentName& each : *all)
        names.push_back(each.name);
    return isFound(command, name, names,
        {.de = "In der Spielgeschichte heisst kein Turnier «{}».{}",
            .en = "No tournament in the history is called \"{}\".{}"});
}

bool findNames(const Command& command, history::History& history, history::Filter& filter)
{
    return findPlayer(command, history, filter.player) && findTournament(command, history, filter.tournament);
}

std::vector<std::pair<std::string_view, std::string>> gameWords()
{
    std::vector<std::pair<std::string_view, std::string>> words;
    for (const Game* game : allGames())
        words.emplace_back(game->id(), game->id());
    return words;
}

std::vector<std::pair<std::string_view, std::string>> editionWords()
{
    std::vector<std::pair<std::string_view, std::string>> words;
    for (const std::string_view edition : document::editionNames)
        words.emplace_back(edition, edition);
    return words;
}

void FormatOptions::addTo(OptionList& options)
{
    options.oneOf("--format", format,
        std::vector<std::pair<std::string_view, Format>>{
            {"text", Format::Text}, {"csv", Format::Csv}, {"json", Format::Json}},
        {.de = "Form der Antwort", .en = "Output format"});
    addRaw(options, raw);
}

void FormatOptions::show(const report::Table& table) const
{
    if (format == Format::Csv)
        print(report::asCsv(table, raw ? CsvConsumer::Programs : CsvConsumer::Spreadsheets));
    else
        printText(report::asText(table));
}

void addRaw(OptionList& options, bool& raw)
{
    options.flag("--raw", raw,
        {.de = "CSV für Programme: ohne den Apostroph, der Formeln vor Tabellenprogrammen schützt",
            .en = "CSV for programs: without the apostrophe that keeps spreadsheets from running formulas"});
}

} // namespace tafel::cli
