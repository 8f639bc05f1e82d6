// Reports about many matches: an evening, a season, a tournament.
#include <algorithm>

#include <fmt/format.h>

#include "games/games.h"
#include "history/statistics/records.h"
#include "history/tournaments/tournaments.h"
#include "phrases/day.h"
#include "phrases/deal.h"
#include "phrases/game.h"
#include "phrases/number.h"
#include "phrases/unit.h"
#include "report/match_tables.h"
#include "report/ratings_tables.h"
#include "report/report_builder.h"
#include "report/statistics_tables.h"

namespace tafel::report {

namespace {

constexpr int everyMatch = 1'000'000;

std::vector<std::string> gamesOf(const Table& games)
{
    std::vector<std::string> ids;
    for (const std::vector<Cell>& row : games.rows)
        ids.push_back(row.front().id);
    return ids;
}

} // namespace

std::vector<history::MatchSummary> ReportBuilder::matches(const history::Filter& filter, Message ifNone)
{
    history::Filter begun = filter;
    begun.withoutFalseStarts = true;
    std::vector<history::MatchSummary> all = unwrap(history().matches(begun, everyMatch));
    if (all.empty())
        throwNothingToReport(std::move(ifNone));
    std::reverse(all.begin(), all.end()); // in the order of play
    return all;
}

void ReportBuilder::addCounts(const history::Filter& filter)
{
    int matches = 0, deals = 0;
    for (const history::GameRecords& each : unwrap(history::gameRecords(history(), filter))) {
        matches += each.matches;
        deals += each.deals;
    }
    fact({"Spiele", "Matches"}, phrases::numberText(matches));
    fact({"Partien", "Deals"}, phrases::numberText(deals));
}

void ReportBuilder::addPeople(const history::Filter& filter, int steps)
{
    step(steps);
    Table players = unwrap(playersTable(history(), filter, request.language));
    fact({"Personen am Tisch", "People who played"},
        phrases::numberText(static_cast<std::int64_t>(players.rows.size())));
    add("players", std::move(players));
    step(steps);
    const Table games = unwrap(gamesTable(history(), filter, request.language));
    const std::vector<std::string> ids = gamesOf(games);
    add("games", games);
    for (const std::string& game : ids) {
        step(steps);
        history::Filter one = filter;
        one.game = game;
        Table table = unwrap(playersTable(history(), one, request.language));
        table.id = "players:" + game;
        table.title = phrases::gameName(game, request.language);
        add("per_game", std::move(table));
    }
    addContracts(filter, ids);
}

void ReportBuilder::addContracts(const history::Filter& filter, const std::vector<std::string>& games)
{
    for (const std::string& game : games) {
        history::Filter one = filter;
        one.game = game;
        Table table = one.player.empty() ? unwrap(contractSummaryTable(history(), one, request.language))
                                         : unwrap(contractsTable(history(), one, request.language));
        if (table.rows.empty())
            continue;
        table.id = "contracts:" + game;
        table.title = phrases::gameName(game, request.language);
        add("contracts", std::move(table));
    }
}

void ReportBuilder::addRecords(const history::Filter& filter)
{
    Table table{.id = "records", .title = localized({"Rekorde", "Records"}), .language = request.language};
    table.columns = {{.id = "record", .heading = localized({"Rekord", "Record"})},
        {.id = "game", .heading = localized({"Spielart", "Game"})},
        {.id = "who", .heading = localized({"Wer", "Who"})},
        {.id = "value", .heading = localized({"Wert", "Value"}), .kind = Column::Kind::Number},
        {.id = "unit", .heading = localized({"gezählt in", "counted in"})},
        {.id = "day", .heading = localized({"Tag", "Day"}), .kind = Column::Kind::Day},
        {.id = "match", .heading = localized({"Spiel", "Match"}), .medium = Column::Medium::Data}};
    const auto row = [&](Text record, const std::string& game, const std::string& who, int value,
                         std::string unit, const std::string& started, const std::string& match) {
        table.rows.push_back({{.value = localized(record)},
            {.value = game.empty() ? game : phrases::gameName(game, request.language), .id = game},
            {.value = who}, {.value = std::int64_t{value}}, {.value = std::move(unit)},
            {.value = phrases::dayOf(started)}, {.value = match}});
    };
    if (const auto run = unwrap(history::winningRun(history(), filter)))
        row({"Meiste Siege in Folge", "Most wins in a row"}, "", run->person, run->wins,
            localized({"Spiele", "matches"}), run->to, "");
    for (const history::GameRecords& each : unwrap(history::gameRecords(history(), filter))) {
        const Game* game = gameNamed(each.game);
        if (each.longest)
            row({"Längstes Spiel", "Longest match"}, each.game, "", each.longest->deals,
                std::string(phrases::dealsWord(phrases::unitOf(each.game), 2, request.language)),
                each.longest->started, each.longest->match);
        if (!game || game->unit() == Unit::VictoryPoints || game->unit() == Unit::Chips)
            continue; // every deal gives the same few
        const std::string unit(phrases::unitTitle(game->unit(), request.language));
        const auto deal = [&](Text record, const history::DealRecord& one) {
            row(record, each.game, one.person, one.change, unit, one.started, one.match);
        };
        if (game->unit() == Unit::Points) {
            deal({"Höchste Partie", "Highest deal"}, each.highest);
            deal({"Tiefste Partie", "Lowest deal"}, each.lowest);
        } else {
            deal({"Teuerste Partie", "Costliest deal"}, each.highest);
        }
    }
    table.empty = localized({"Noch keine Rekorde.", "No records yet."});
    add("records", std::move(table));
}

void ReportBuilder::evening()
{
    if (request.day.empty())
        throwNothingToReport(
            {"In der Spielgeschichte steht noch kein Spiel.", "There is no match in the history yet."});
    const auto evening = phrases::eveningUtc(request.day);
    if (!evening)
        throwNothingToReport(
            {fmt::format("«{}» ist kein Tag. Schreib einen Tag so: 2026-11-20.", request.day),
                fmt::format("\"{}\" is not a day. Write a day like this: 2026-11-20.", request.day)});
    const history::Filter filter{.from = evening->first, .to = evening->second};
    report.title = localized({"Abend", "Evening"});
    report.subtitle = phrases::dayText(request.day, request.language);
    const auto all = matches(filter,
        {fmt::format("Am {} wurde nichts gespielt.", phrases::dayText(request.day, Language::German)),
            fmt::format("Nothing was played on {}.", phrases::dayText(request.day, Language::English))});
    addCounts(filter);
    add("matches", matchesTable(all, false, request.language));
    addPeople(filter, 8);
}

void ReportBuilder::season()
{
    const auto from = phrases::startOfDayUtc(request.from), to = phrases::endOfDayUtc(request.to);
    if (!from || !to)
        throwNothingToReport(
            {"Eine Saison geht von einem Tag bis zu einem andern, etwa von 2026-01-01 bis 2026-12-31.",
                "A season runs from one day to another, for example from 2026-01-01 to 2026-12-31."});
    const history::Filter filter{.from = *from, .to = *to};
    report.title = localized({"Saison", "Season"});
    const auto text = [&](const std::string& day) { return phrases::dayText(day, request.language); };
    report.subtitle = request.from == request.to
        ? text(request.from)
        : fmt::format("{} – {}", text(request.from), text(request.to));
    if (unwrap(history().matches(filter, 1)).empty())
        throwNothingToReport({"In dieser Zeit wurde nichts gespielt.", "Nothing was played in this period."});
    addCounts(filter);
    addPeople(filter, 20);
    step(20);
    if (request.ratings)
        addRatings(filter, gamesOf(unwrap(gamesTable(history(), filter, request.language))));
    Table characters = unwrap(charactersTable(history(), filter, request.language));
    if (!characters.rows.empty())
        add("characters", std::move(characters));
    step(20);
    addRecords(filter);
}

void ReportBuilder::addRatings(const history::Filter& filter, const std::vector<std::string>& games)
{
    for (const std::string& game : games) {
        Table table = unwrap(
            ratingsTable(history(), {.game = game, .from = filter.from, .to = filter.to}, request.language));
        if (table.rows.empty())
            continue;
        table.id = "ratings:" + game;
        table.title = phrases::gameName(game, request.language);
        add("ratings", std::move(table));
    }
}

void ReportBuilder::addStanding(const history::Tournament& tournament)
{
    using ScoringRule = tournament::ScoringRule;
    const ScoringRule rule = tournament.rules.rule;
    static constexpr std::pair<ScoringRule, Text> rules[] = {
        {ScoringRule::Wins, {"meiste Siege", "most wins"}},
        {ScoringRule::VictoryPoints, {"meiste Punkte", "most points"}},
        {ScoringRule::PenaltyPoints, {"wenigste Strafpunkte je Spiel", "fewest penalty points per match"}}};
    for (const auto& [each, text] : rules)
        if (each == rule)
            fact({"Entscheidend", "Decided by"}, localized(text));
    using Medium = Column::Medium;
    using Form = Column::Kind;
    Table table{
        .id = "standing", .title = localized({"Rangliste", "Standing"}), .language = request.language};
    table.columns = {{.id = "place", .heading = localized({"Rang", "Place"}), .kind = Form::Number},
        {.id = "player", .heading = "Name"},
        {.id = "matches",
            .heading = localized({"beendete Spiele", "finished matches"}),
            .kind = Form::Number},
        {.id = "wins", .heading = localized({"Siege", "wins"}), .kind = Form::Number},
        {.id = "points", .heading = localized({"Punkte", "points"}), .kind = Form::Number},
        {.id = "per_match",
            .heading = localized({"je Spiel", "per match"}),
            .kind = Form::Average,
            .medium = rule == ScoringRule::PenaltyPoints ? Medium::Everywhere : Medium::Data}};
    for (const auto& row : tournament.standing)
        table.rows.push_back({{.value = row.place > 0 ? Datum(std::int64_t{row.place}) : Datum()},
            {.value = row.person, .note = row.few ? localized({"zu wenige Spiele", "too few matches"}) : ""},
            {.value = std::int64_t{row.matches}}, {.value = std::int64_t{row.wins}}, {.value = row.points},
            {.value = row.matches > 0 ? Datum(row.perMatch()) : Datum()}});
    add("standing", std::move(table));
}

void ReportBuilder::tournament()
{
    report.title = localized({"Turnier", "Tournament"});
    report.subtitle = request.tournament;
    const auto tournament = unwrap(history::loadTournament(history(), request.tournament));
    if (!tournament)
        throwNothingToReport(
            {fmt::format("Kein Turnier heisst «{}». Prüfe die Schreibweise.", request.tournament),
                fmt::format("No tournament is called \"{}\". Check the spelling.", request.tournament)});
    const history::Filter filter{.tournament = request.tournament};
    const auto all = matches(filter,
        {fmt::format("Im Turnier «{}» wurde noch nichts gespielt.", request.tournament),
            fmt::format("Nothing has been played in the tournament \"{}\" yet.", request.tournament)});
    const std::string first = phrases::dayOf(all.front().started), last = phrases::dayOf(all.back().started);
    fact({"Gespielt", "Played"},
        first == last ? phrases::dayText(first, request.language)
                      : fmt::format("{} – {}", phrases::dayText(first, request.language),
                          phrases::dayText(last, request.language)));
    addCounts(filter);
    addStanding(*tournament);
    addPeople(filter, 8);
    add("matches", matchesTable(all, true, request.language));
}

} // namespace tafel::report
