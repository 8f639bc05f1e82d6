#include "report/match_tables.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/format.h"
#include "base/names.h"
#include "cards/card_text.h"
#include "games/eidex/power.h"
#include "games/games.h"
#include "phrases/day.h"
#include "phrases/deal.h"
#include "phrases/game.h"
#include "phrases/number.h"
#include "phrases/reason.h"
#include "phrases/result.h"
#include "phrases/unit.h"

namespace tafel::report {

namespace {

using Medium = Column::Medium;

std::string in(Language language, Text text)
{
    return std::string(text.in(language));
}

} // namespace

std::string standingText(const history::MatchSummary& match)
{
    const Game* game = gameNamed(match.game);
    const bool marks = match.finished && game && isWonByMarks(game->unit());
    std::string text;
    for (const history::PlayerSummary& player : match.players)
        text += fmt::format("{}{} {}", text.empty() ? "" : " · ", player.name,
            phrases::numberText(marks ? player.marks : player.total));
    return text;
}

Table matchesTable(std::span<const history::MatchSummary> matches, bool withDay, Language language)
{
    Table table{.id = "matches",
        .title = in(language, {"Spiele", "Matches"}),
        .language = language,
        .empty = in(language, {"Dazu gibt es keine Spiele.", "There are no matches of this kind."})};
    table.columns
        = {{.id = "started", .heading = in(language, {"begonnen", "started"}), .medium = Medium::Data},
            {.id = "day",
                .heading = in(language, {"Tag", "Day"}),
                .kind = Column::Kind::Day,
                .medium = withDay ? Medium::Everywhere : Medium::Data},
            {.id = "time", .heading = in(language, {"Zeit", "Time"})},
            {.id = "game", .heading = in(language, {"Spielart", "Game"})},
            {.id = "edition", .heading = in(language, {"Ausgabe", "Edition"}), .medium = Medium::Data},
            {.id = "tournament", .heading = in(language, {"Turnier", "Tournament"}), .medium = Medium::Data},
            {.id = "deals", .heading = in(language, {"Partien", "deals"}), .kind = Column::Kind::Number},
            {.id = "outcome", .heading = in(language, {"Ergebnis", "Result"})},
            {.id = "standing", .heading = in(language, {"Stand", "Standing"})},
            {.id = "id", .heading = "ID", .medium = Medium::Data}};
    for (const history::MatchSummary& match : matches)
        table.rows.push_back({{.value = match.started}, {.value = phrases::dayOf(match.started)},
            {.value = phrases::timeOfDay(match.started)},
            {.value = phrases::gameName(match.game, language), .id = match.game}, {.value = match.edition},
            {.value = match.tournament}, number(match.deals),
            {.value = phrases::outcomeText(match, language)}, {.value = standingText(match)},
            {.value = match.id}});
    return table;
}

namespace {

/// The outcome under the current rules, if it equals the stored one.
std::optional<Outcome> outcomeIfUnchanged(const history::StoredMatch& stored)
{
    Result<Outcome> outcome = score(stored.match);
    if (!outcome || outcome->deals.size() != stored.deals.size())
        return std::nullopt;
    return std::move(*outcome);
}

/// The reason for a deal's award: the sentences of the referee, or the stored clauses.
std::string reasonOf(const history::StoredMatch& stored, const std::optional<Outcome>& outcome,
    std::size_t index, Language language)
{
    const history::StoredJudgement& judged = stored.deals[index].judged;
    if (outcome && outcome->deals[index].award.award == judged.award)
        return phrases::dealReason(
            stored.match, stored.match.deals[index], outcome->deals[index].award, language);
    std::string text;
    for (const std::string& id : judged.because)
        if (const Clause* clause = clauseIn(stored.match, id))
            text.append(text.empty() ? "" : "; ").append(clause->text.in(language));
    return text;
}

std::string aboutOf(const Match& match, std::size_t index, const history::StoredJudgement& judged,
    const phrases::ContractNames& contracts, Language language)
{
    std::string text = judged.contract.empty() ? "" : contracts[judged.contract];
    if (index >= match.deals.size())
        return text;
    const DealEntry& entry = match.deals[index];
    if (entry.turnedUp)
        return capitalized(phrases::trumpName(*entry.turnedUp, language));
    if (entry.contract && entry.contract->trump)
        text += fmt::format(" ({})", phrases::suitText(*entry.contract->trump, match.game->pack(), language));
    return text;
}

/// "60 · 71 · 26"
std::string pointsOfAll(const history::StoredJudgement& judged, int players)
{
    std::vector<std::string> all;
    for (Player player = 0; player < players; ++player)
        all.push_back(judged.points[player] ? phrases::numberText(*judged.points[player]) : "–");
    return fmt::format("{}", fmt::join(all, " · "));
}

} // namespace

Table dealsTable(const history::StoredMatch& stored, Language language)
{
    const Match& match = stored.match;
    const Unit unit = match.game->unit();
    std::optional<Outcome> outcome = outcomeIfUnchanged(stored);
    const phrases::ContractNames contracts(match.game, language);
    const bool rounds = unit == Unit::Chips;
    const std::string none
        = formatIn(language, {"Noch keine {}.", "No {} yet."}, phrases::dealsWord(unit, 1, language));
    Table table{.id = "deals",
        .title = capitalized(phrases::dealsWord(unit, 2, language)),
        .language = language,
        .empty = none};
    table.columns = {{.id = "deal",
                         .heading = capitalized(phrases::dealsWord(unit, 1, language)),
                         .kind = Column::Kind::Number},
        {.id = "dealer",
            .heading = in(language, {"gibt", "Dealer"}),
            .medium = rounds ? Medium::Data : Medium::Everywhere},
        {.id = "about",
            .heading
            = contracts.empty() ? in(language, {"Trumpf", "Trump"}) : in(language, {"Kontrakt", "Contract"}),
            .medium = rounds ? Medium::Data : Medium::Everywhere}};
    const Column::Kind kind = unit == Unit::VictoryPoints ? Column::Kind::Number : Column::Kind::Signed;
    for (const std::string& name : match.players)
        table.columns.push_back({.id = "change:" + name, .heading = name, .kind = kind});
    for (const std::string& name : match.players)
        table.columns.push_back({.id = "total:" + name,
            .heading = name + in(language, {" Stand", " total"}),
            .kind = Column::Kind::Number,
            .medium = Medium::Data});
    const bool points = std::any_of(stored.deals.begin(), stored.deals.end(), [](const auto& deal) {
        return std::any_of(
            deal.judged.points.begin(), deal.judged.points.end(), [](auto each) { return each.has_value(); });
    });
    for (const std::string& name : match.players)
        if (points)
            table.columns.push_back({.id = "points:" + name,
                .heading = name + in(language, {" Augen", " card points"}),
                .kind = Column::Kind::Number,
                .medium = Medium::Data});
    if (points) // on paper in one column, or nothing is left for the reasons
        table.columns.push_back({.id = "points",
            .heading
            = in(language, {"Augen, in der Reihe der Namen", "Card points, in the order of the names"}),
            .medium = Medium::Print});
    table.columns.push_back({.id = "why", .heading = in(language, {"Warum", "Why"})});
    table.columns.push_back({.id = "corrected",
        .heading = in(language, {"berichtigt", "corrected"}),
        .kind = Column::Kind::Flag,
        .medium = Medium::Data});
    table.rows.reserve(stored.deals.size());
    for (std::size_t index = 0; index < stored.deals.size(); ++index) {
        const history::StoredJudgement& judged = stored.deals[index].judged;
        const bool corrected = !stored.deals[index].corrections.empty();
        std::vector<Cell> row;
        row.reserve(table.columns.size());
        row.push_back(number(static_cast<int>(index) + 1));
        row.push_back({.value = match.players[judged.dealer]});
        row.push_back({.value = aboutOf(match, index, judged, contracts, language), .id = judged.contract});
        const PerPlayer<int>& change = stored.deals[index].change;
        for (Player player = 0; player < match.count(); ++player)
            row.push_back(
                {.value = std::int64_t{change[player]}, .note = phrases::numberText(judged.total[player])});
        for (Player player = 0; player < match.count(); ++player)
            row.push_back(number(judged.total[player]));
        for (Player player = 0; player < match.count() && points; ++player)
            row.push_back(judged.points[player] ? number(*judged.points[player]) : Cell{});
        if (points)
            row.push_back({.value = pointsOfAll(judged, match.count())});
        row.push_back({.value = reasonOf(stored, outcome, index, language),
            .note = corrected ? in(language, {"berichtigt", "corrected"}) : ""});
        row.push_back({.value = corrected});
        table.rows.push_back(std::move(row));
        if (outcome) // the reasons of a long match do not fit into memory together with all rows
            outcome->deals[index].award.because = {};
    }
    return table;
}

Table resultTable(const history::StoredMatch& stored, Language language)
{
    const Match& match = stored.match;
    const Unit unit = match.game->unit();
    const history::StoredJudgement standing
        = stored.deals.empty() ? history::judged(match.game->start(match)) : stored.deals.back().judged;
    const bool characters = std::any_of(
        match.characters.begin(), match.characters.end(), [](auto each) { return each.has_value(); });
    Table table{.id = "result", .title = in(language, {"Stand", "Standing"}), .language = language};
    table.columns = {{.id = "player", .heading = "Name"},
        {.id = "character",
            .heading = in(language, {"Charakter", "Character"}),
            .medium = characters ? Medium::Everywhere : Medium::Data},
        {.id = "total",
            .heading = std::string(phrases::unitTitle(unit, language)),
            .kind = Column::Kind::Number},
        {.id = "marks",
            .heading = in(language, {"verlorene Spiele", "games lost"}),
            .kind = Column::Kind::Number,
            .medium = unit == Unit::Strokes ? Medium::Everywhere : Medium::Data},
        {.id = "won", .heading = in(language, {"gewonnen", "won"}), .kind = Column::Kind::Flag},
        {.id = "lost",
            .heading = in(language, {"verloren", "lost"}),
            .kind = Column::Kind::Flag,
            .medium = standing.losers.empty() ? Medium::Data : Medium::Everywhere}};
    for (Player player = 0; player < match.count(); ++player) {
        const std::string card = match.characters[player] ? match.characters[player]->text(Pack::Eidex) : "";
        table.rows.push_back({{.value = match.players[player]},
            {.value = card.empty() ? card : phrases::characterName(card, language), .id = card},
            number(standing.total[player]), number(standing.marks[player]),
            {.value = standing.finished && standing.winners.has(player)},
            {.value = standing.finished && standing.losers.has(player)}});
    }
    return table;
}

} // namespace tafel::report
