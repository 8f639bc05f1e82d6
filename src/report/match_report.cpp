// The match sheet, and the statistics of a person.
#include <fmt/format.h>

#include "games/games.h"
#include "phrases/day.h"
#include "phrases/deal.h"
#include "phrases/game.h"
#include "phrases/number.h"
#include "phrases/option.h"
#include "phrases/result.h"
#include "report/match_tables.h"
#include "report/report_builder.h"
#include "report/score_chart.h"
#include "report/statistics_tables.h"

namespace tafel::report {

void ReportBuilder::match()
{
    const history::StoredMatch stored = unwrap(history().load(request.match));
    const Match& match = stored.match;
    report.title = localized(match.game->name());
    report.subtitle = fmt::format("{}, {}", phrases::dayText(phrases::dayOf(match.started), request.language),
        phrases::timeOfDay(match.started));
    if (phrases::timeOfDay(match.started).empty())
        report.subtitle = phrases::dayText(phrases::dayOf(match.started), request.language);
    for (const history::MatchSummary& each : unwrap(history().matches({.match = request.match}, 1)))
        fact({"Ergebnis", "Result"}, phrases::outcomeText(each, request.language));
    if (stored.proposal)
        fact({"Zählt noch nicht", "Not counted yet"}, phrases::pendingDealText(stored, request.language));
    if (match.game->hasEditions())
        fact({"Ausgabe", "Edition"}, std::string(phrases::editionName(match.edition, request.language)));
    const std::string rules = phrases::houseRulesText(match, request.language);
    fact({"Hausregeln", "House rules"}, rules.empty() ? localized({"keine", "none"}) : rules);
    fact({"Turnier", "Tournament"}, match.tournament);
    add("deals", dealsTable(stored, request.language));
    add("result", resultTable(stored, request.language));
    if (Table details = detailsTable(stored, request.language); !details.rows.empty())
        add("details", std::move(details));
    report.course = scoreChartSvg(stored, request.language);
    if (!stored.disputes.empty())
        add("disputes", disputesTable(stored, request.language));
}

void ReportBuilder::player()
{
    constexpr int latest = 20;
    history::Filter filter{.player = request.player};
    if (!request.from.empty())
        filter.from = phrases::startOfDayUtc(request.from).value_or("");
    if (!request.to.empty())
        filter.to = phrases::endOfDayUtc(request.to).value_or("");
    report.title = request.player;
    report.subtitle = localized({"Rückblick", "Looking back"});
    const auto people = unwrap(history::personTotals(history(), filter));
    if (people.empty())
        throwNothingToReport({fmt::format("Von «{}» gibt es noch keine Partie.", request.player),
            fmt::format("There is no deal of \"{}\" yet.", request.player)});
    const history::Total& total = people.front().total;
    fact({"Spiele", "Matches"}, phrases::numberText(total.matches));
    fact({"Gewonnen", "Won"},
        fmt::format(fmt::runtime(localized({"{} von {} beendeten ({})", "{} of {} finished ({})"})),
            total.won, total.finished, phrases::percentText(total.winRate())));
    fact({"Partien", "Deals"}, phrases::numberText(total.deals));
    step(5);
    Table games = unwrap(gamesTable(history(), filter, request.language));
    std::vector<std::string> ids;
    for (const std::vector<Cell>& row : games.rows)
        ids.push_back(row.front().id);
    add("games", std::move(games));
    step(5);
    if (Table characters = unwrap(charactersTable(history(), filter, request.language));
        !characters.rows.empty())
        add("characters", std::move(characters));
    step(5);
    if (Table opponents = unwrap(opponentsTable(history(), filter, request.language));
        !opponents.rows.empty())
        add("opponents", std::move(opponents));
    step(5);
    addContracts(filter, ids);
    step(5);
    history::Filter begun = filter;
    begun.withoutFalseStarts = true;
    Table matches = matchesTable(unwrap(history().matches(begun, latest)), true, request.language);
    matches.title = localized({"Die letzten Spiele", "Latest matches"});
    add("matches", std::move(matches));
}

} // namespace tafel::report
