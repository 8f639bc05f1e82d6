// The details of each deal: the powers that were used, every sentence of the referee, and
// its corrections.
#include <algorithm>

#include <fmt/format.h>

#include "base/names.h"
#include "phrases/answers.h"
#include "phrases/day.h"
#include "phrases/deal.h"
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

/// "20 November 2026, 20:15; Anna 60 → 61; miscounted". `after` is the deal as the correction left it.
std::string correctionText(const Match& match, const Standing& before,
    const history::StoredCorrection& correction, const DealEntry& after, Language language)
{
    std::string text = phrases::dateTimeText(correction.at, language);
    for (const phrases::ChangedAnswer& each :
        phrases::changedAnswers(match, before, match.game->toNumericEntry(match, before, correction.previous),
            match.game->toNumericEntry(match, before, after), language))
        append(text, "; ", fmt::format("{} {} → {}", each.name, each.before, each.after));
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
        const std::vector<history::StoredCorrection>& all = stored.deals[index].corrections;
        for (auto each = all.begin(); each != all.end(); ++each)
            append(corrections, " · ",
                correctionText(match, before, *each,
                    each + 1 == all.end() ? match.deals[index] : (each + 1)->previous, language));
        const std::string used = phrases::powersText(match, match.deals[index], language);
        // The first table has the award of a contract and its reason.
        const std::string because = powers ? becauseText(match, outcome->deals[index].award, language) : "";
        const std::optional<Player> by = stored.deals[index].acceptedBy;
        const std::string acceptedBy = by ? match.players[*by] : "";
        if (!used.empty() || !because.empty() || !corrections.empty() || !acceptedBy.empty())
            table.rows.push_back({number(static_cast<int>(index) + 1), {.value = used}, {.value = because},
                {.value = corrections}, {.value = acceptedBy}});
    }
    for (const std::size_t column : {2U, 3U, 4U})
        if (std::all_of(table.rows.begin(), table.rows.end(),
                [&](const auto& row) { return std::get<std::string>(row[column].value).empty(); }))
            table.columns[column].medium = Column::Medium::Data;
    return table;
}

} // namespace tafel::report
