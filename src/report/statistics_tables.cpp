#include "report/statistics_tables.h"

#include <algorithm>

#include <fmt/format.h>

#include "document/pretty_document.h"
#include "games/eidex/game.h"
#include "games/games.h"
#include "history/statistics/records.h"
#include "phrases/game.h"
#include "phrases/unit.h"
#include "report/ratings_tables.h"

namespace tafel::report {

namespace {

using Medium = Column::Medium;

/// A share or an average; nothing where nothing was counted.
Cell ratio(double value, bool counted)
{
    return counted ? Cell{.value = value} : Cell{};
}

std::optional<Unit> unitOf(const std::string& game)
{
    const Game* known = gameNamed(game);
    return known ? std::optional(known->unit()) : std::nullopt;
}

/// Adds the columns of every total; sums only if all games have one unit.
void addTotalColumns(Table& table, std::optional<Unit> unit)
{
    const Localizer w{table.language};
    const bool losing = unit == Unit::Chips; // in the other games a match has winners only
    table.columns.insert(table.columns.end(),
        {{.id = "matches", .heading = w({"Spiele", "Matches"}), .kind = Column::Kind::Number},
            {.id = "finished", .heading = w({"Beendet", "Finished"}), .kind = Column::Kind::Number},
            {.id = "won", .heading = w({"Gewonnen", "Won"}), .kind = Column::Kind::Number},
            {.id = "lost",
                .heading = w({"Verloren", "Lost"}),
                .kind = Column::Kind::Number,
                .medium = losing ? Medium::Everywhere : Medium::Data},
            {.id = "win_rate",
                .heading = w({"Anteil Siege", "Win rate"}),
                .kind = Column::Kind::Share,
                .bar = true},
            {.id = "deals", .heading = w({"Partien", "Deals"}), .kind = Column::Kind::Number}});
    if (!unit)
        return;
    const std::string name(phrases::totalTitle(*unit, table.language));
    table.columns.push_back(
        {.id = "change", .heading = w({"Summe", "Sum"}), .kind = Column::Kind::Number, .unit = name});
    table.columns.push_back({.id = "per_deal",
        .heading = w({"Je Partie", "Per deal"}),
        .kind = Column::Kind::Average,
        .unit = name});
}

void addTotal(std::vector<Cell>& row, const history::Total& total, bool withSum)
{
    for (const int each : {total.matches, total.finished, total.won, total.lost})
        row.push_back(number(each));
    row.push_back(ratio(total.winRate(), total.finished > 0));
    row.push_back(number(total.deals));
    if (withSum) {
        row.push_back(number(total.change));
        row.push_back(ratio(total.perDeal(), total.deals > 0));
    }
}

std::string emptyText(Language language)
{
    return std::string(
        Text{"Dazu gibt es noch keine Partien.", "There are no deals of this kind yet."}.in(language));
}

/// Rows of anything that has a total, each begun by `first`.
template <typename T, typename First>
Expected<Table> totals(
    Table table, const Expected<std::vector<T>>& all, std::optional<Unit> unit, First&& first)
{
    if (!all)
        return tl::unexpected(all.error());
    table.empty = emptyText(table.language);
    addTotalColumns(table, unit);
    for (const T& each : *all) {
        std::vector<Cell> row{first(each)};
        addTotal(row, each.total, unit.has_value());
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

Expected<Table> playersTable(history::History& history, const history::Filter& filter, Language language)
{
    const Localizer w{language};
    Table table{.id = "players",
        .title = w({"Alle, die gespielt haben", "Everyone who played"}),
        .language = language};
    table.columns = {{.id = "player", .heading = w({"Name", "Name"})}};
    return totals(std::move(table), history::personTotals(history, filter), unitOf(filter.game),
        [](const history::PersonTotal& each) { return Cell{.value = each.person}; });
}

Expected<Table> gamesTable(history::History& history, const history::Filter& filter, Language language)
{
    const Localizer w{language};
    Table table{.id = "games",
        .title = w({"Spielarten", "Games"}),
        .language = language,
        .empty = emptyText(language)};
    table.columns = {{.id = "game", .heading = w({"Spielart", "Game"})}};
    auto all = history::gameTotals(history, filter);
    const auto records = history::gameRecords(history, filter);
    if (!all || !records)
        return tl::unexpected(all ? records.error() : all.error());
    std::stable_sort(all->begin(), all->end(), [language](const auto& one, const auto& other) {
        return phrases::isNamedBefore(one.game, other.game, language);
    });
    if (filter.player.empty()) { // the sum of all seats is meaningless
        table.columns.push_back(
            {.id = "people", .heading = w({"Personen", "People"}), .kind = Column::Kind::Number});
        table.columns.push_back(
            {.id = "matches", .heading = w({"Spiele", "Matches"}), .kind = Column::Kind::Number});
        table.columns.push_back(
            {.id = "deals", .heading = w({"Partien", "Deals"}), .kind = Column::Kind::Number});
    } else {
        addTotalColumns(table, std::nullopt);
        table.columns.push_back(
            {.id = "change", .heading = w({"Summe", "Sum"}), .kind = Column::Kind::Number});
        table.columns.push_back(
            {.id = "per_deal", .heading = w({"Je Partie", "Per deal"}), .kind = Column::Kind::Average});
        table.columns.push_back({.id = "unit", .heading = w({"Gezählt in", "Counted in"})});
    }
    for (const history::GameTotal& each : *all) {
        std::vector<Cell> row{{.value = phrases::gameName(each.game, language), .id = each.game}};
        if (filter.player.empty()) {
            const auto record = std::find_if(
                records->begin(), records->end(), [&](const auto& one) { return one.game == each.game; });
            row.push_back(number(each.people));
            row.push_back(number(record == records->end() ? 0 : record->matches));
            row.push_back(number(record == records->end() ? 0 : record->deals));
        } else {
            const std::optional<Unit> unit = unitOf(each.game);
            addTotal(row, each.total, true);
            row.push_back({.value = std::string(unit ? phrases::totalTitle(*unit, language) : ""),
                .id = std::string(unit ? phrases::totalId(*unit) : "")});
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

Expected<Table> charactersTable(history::History& history, const history::Filter& filter, Language language)
{
    const Localizer w{language};
    Table table{.id = "characters", .title = w({"Charaktere", "Characters"}), .language = language};
    table.columns = {{.id = "character", .heading = w({"Charakter", "Character"})}};
    return totals(std::move(table), history::characterTotals(history, filter), Unit::VictoryPoints,
        [&](const history::CharacterTotal& each) {
            return Cell{.value = phrases::characterName(each.character, language), .id = each.character};
        });
}

Expected<Table> opponentsTable(history::History& history, const history::Filter& filter, Language language)
{
    const Localizer w{language};
    Table table{.id = "opponents",
        .title = fmt::format(fmt::runtime(w({"{} gegen …", "{} against …"})), filter.player),
        .language = language,
        .empty = w({"Noch kein beendetes Spiel.", "No finished match yet."})};
    table.columns = {{.id = "opponent", .heading = w({"Gegenüber", "Opponent"})},
        {.id = "matches",
            .heading = w({"Spiele zusammen", "Matches together"}),
            .kind = Column::Kind::Number},
        {.id = "won", .heading = w({"Selbst gewonnen", "Won"}), .kind = Column::Kind::Number},
        {.id = "theirs", .heading = w({"Gegenüber gewonnen", "Opponent won"}), .kind = Column::Kind::Number},
        {.id = "win_rate",
            .heading = w({"Anteil Siege", "Win rate"}),
            .kind = Column::Kind::Share,
            .bar = true}};
    const auto all = history::opponentTotals(history, filter);
    if (!all)
        return tl::unexpected(all.error());
    for (const history::OpponentTotal& each : *all)
        table.rows.push_back(
            {{.value = each.person}, number(each.matches), number(each.won), number(each.theirs),
                ratio(static_cast<double>(each.won) / std::max(each.matches, 1), each.matches > 0)});
    return table;
}

Expected<Table> statisticsTable(
    StatisticsKind about, history::History& history, const history::Filter& filter, Language language)
{
    switch (about) {
    case StatisticsKind::Players:
        return playersTable(history, filter, language);
    case StatisticsKind::Games:
        return gamesTable(history, filter, language);
    case StatisticsKind::Characters:
        return charactersTable(history, filter, language);
    case StatisticsKind::Contracts:
        return contractsTable(history, filter, language);
    case StatisticsKind::Versions:
        return versionsTable(history, filter, language);
    case StatisticsKind::Opponents:
        return opponentsTable(history, filter, language);
    case StatisticsKind::Ratings:
        return ratingsTable(history, {.game = filter.game, .from = filter.from, .to = filter.to}, language);
    }
    return Table{};
}

std::string statisticsJson(StatisticsKind about, const history::Filter& asked, const Table& table)
{
    document::PrettyDocument out("tafelrichter-stats/1");
    out.text("about", statisticsKindNames[static_cast<std::size_t>(about)]);
    out.object("filter", [&] {
        out.some("game", asked.game);
        out.some("edition", asked.edition);
        out.some("player", asked.player);
        out.some("tournament", asked.tournament);
        out.some("match", asked.match);
        out.some("from", asked.from);
        out.some("to", asked.to);
        if (asked.finished)
            out.flag("finished", true);
    });
    const Game* game = about == StatisticsKind::Characters ? &eidex::game : gameNamed(asked.game);
    if (game && about != StatisticsKind::Ratings)
        out.some("unit",
            about == StatisticsKind::Contracts || about == StatisticsKind::Versions
                ? phrases::unitId(game->unit())
                : phrases::totalId(game->unit()));
    document::key(out.writer(), "rows");
    writeRows(out.writer(), table);
    return out.end();
}

} // namespace tafel::report
