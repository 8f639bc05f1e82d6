// The details of each deal: the powers that were used, every sentence of the referee, and
// its corrections.
#include <algorithm>

#include <fmt/format.h>

#include "base/names.h"
#include "phrases/day.h"
#include "phrases/deal.h"
#include "phrases/number.h"
#include "phrases/reason.h"
#include "referee/game.h"
#include "report/match_tables.h"

namespace tafel::report {

namespace {

void append(std::string& out, std::string_view separator, std::string_view text)
{
    out.append(out.empty() || text.empty() ? "" : separator).append(text);
}

std::string becauseText(const Match& match, const DealAward& award, Language language)
{
    std::string text;
    for (const Reason& reason : award.because)
        append(text, " ", phrases::reasonText(reason, match, language));
    return text;
}

/// "Anna 60, Beat 71": card points as they were entered; empty: the deal was entered otherwise.
std::string pointsText(const Match& match, const DealEntry& entry)
{
    std::string text;
    for (const auto& [player, points] : entry.points)
        append(text, ", ", fmt::format("{} {}", match.players[player], phrases::numberText(points)));
    return text;
}

std::string correctionText(const Match& match, const Standing& before,
    const history::StoredCorrection& correction, Language language)
{
    std::string text = fmt::format("{}, {}", phrases::dayText(phrases::dayOf(correction.at), language),
        phrases::timeOfDay(correction.at));
    const std::string was = pointsText(match, match.game->toNumericEntry(match, before, correction.previous));
    if (!was.empty())
        append(text, "; ", fmt::format(fmt::runtime(Text{"vorher {}", "before: {}"}.in(language)), was));
    append(text, "; ", correction.reason);
    if (correction.takenBack)
        append(text, "; ", phrases::takenBackText(match.game->unit(), *correction.takenBack, language));
    return text;
}

} // namespace

Table detailsTable(const history::StoredMatch& stored, Language language)
{
    const Localizer words{language};
    const Match& match = stored.match;
    Table table{.id = "details",
        .title = words({"Gründe, Fähigkeiten und Berichtigungen", "Reasons, powers and corrections"}),
        .language = language};
    const bool powers = match.game->dealKeys(match, {}).has(Key::Characters);
    table.columns = {{.id = "deal",
                         .heading = capitalized(phrases::dealsWord(match.game->unit(), 1, words.language)),
                         .kind = Column::Kind::Number},
        {.id = "powers",
            .heading = words({"Fähigkeiten", "Powers"}),
            .medium = powers ? Column::Medium::Everywhere : Column::Medium::Data},
        {.id = "because", .heading = words({"Warum", "Why"})},
        {.id = "corrections", .heading = words({"Berichtigt", "Corrected"})},
        {.id = "accepted_by", .heading = words({"Angenommen von", "Accepted by"})}};
    const Result<Outcome> outcome = score(match);
    if (!outcome)
        return table;
    for (std::size_t index = 0; index < stored.deals.size() && index < outcome->deals.size(); ++index) {
        const Standing before = index == 0 ? match.game->start(match) : outcome->deals[index - 1].after;
        std::string corrections;
        for (const history::StoredCorrection& each : stored.deals[index].corrections)
            append(corrections, " · ", correctionText(match, before, each, language));
        const std::string used = phrases::powersText(match, match.deals[index], language);
        // The first table has the award of a contract and its reason.
        const std::string because = powers ? becauseText(match, outcome->deals[index].award, language) : "";
        const std::optional<Player> by = stored.deals[index].acceptedBy;
        const std::string acceptedBy = by ? match.players[*by] : "";
        if (!used.empty() || !because.empty() || !corrections.empty() || !acceptedBy.empty())
            table.rows.push_back({number(static_cast<int>(index) + 1), {.value = used}, {.value = because},
                {.value = corrections}, {.value = acceptedBy}});
    }
    for (const std::size_t column : {3U, 4U})
        if (std::all_of(table.rows.begin(), table.rows.end(),
                [&](const auto& row) { return std::get<std::string>(row[column].value).empty(); }))
            table.columns[column].medium = Column::Medium::Data;
    return table;
}

} // namespace tafel::report
