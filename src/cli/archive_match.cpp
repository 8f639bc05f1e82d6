#include "cli/archive_match.h"

#include <algorithm>

#include <fmt/format.h>

#include "document/pretty_document.h"
#include "history/ownership.h"
#include "phrases/day.h"
#include "phrases/tablet.h"
#include "report/table.h"

namespace tafel::cli {

namespace {

struct Forked {
    history::StoredMatch match;
    std::vector<history::MatchBranch> branches;
};

std::string asJson(const std::vector<Forked>& all)
{
    document::PrettyDocument out("tafelrichter-branches/1");
    out.objects("matches", all, [&](const Forked& each) {
        const Match& match = each.match.match;
        out.text("id", match.id);
        out.text("game", match.game->id());
        out.text("started", match.started);
        out.flag("forked", each.match.ownership.forked);
        out.objects("branches", each.branches, [&](const history::MatchBranch& branch) {
            const auto perPlayer = [&](std::string_view key, const std::vector<int>& values) {
                out.object(key, [&] {
                    for (std::size_t seat = 0; seat < values.size(); ++seat)
                        out.number(branch.match.players[seat], values[seat]);
                });
            };
            out.text("id", branch.id);
            out.flag("counts", branch.counts);
            out.text("device", branch.device);
            out.flag("ours", branch.ours);
            out.text("changed", branch.changed);
            out.number("deal_count", branch.deals);
            out.number("shared", branch.commonDeals);
            out.flag("finished", branch.finished);
            perPlayer("totals", branch.totals);
            if (isWonByMarks(match.game->unit()))
                perPlayer("marks", branch.marks);
        });
    });
    return out.end();
}

/// "Anna 7 · Beat 5"; games lost where a match of strokes is over.
std::string standingText(const history::MatchBranch& branch)
{
    const Match& match = branch.match;
    const bool lost = branch.finished && isWonByMarks(match.game->unit());
    std::string text;
    for (std::size_t seat = 0; seat < branch.totals.size(); ++seat)
        text += fmt::format("{}{} {}", seat == 0 ? "" : " · ", match.players[seat],
            lost ? branch.marks[seat] : branch.totals[seat]);
    return text;
}

std::string asText(const Forked& each, Language language)
{
    using Kind = report::Column::Kind;
    const Match& match = each.match.match;
    const report::Localizer words{language};
    report::Table table{.id = "branches",
        .language = language,
        .columns = {{.id = "counts", .heading = words({"Zählt", "Counts"}), .kind = Kind::Flag},
            {.id = "id", .heading = words({"Zweig", "Branch"})},
            {.id = "tablet", .heading = words({"Von", "By"})},
            {.id = "changed", .heading = words({"Letzter Eintrag", "Last entry"})},
            {.id = "deals", .heading = words({"Partien", "Deals"}), .kind = Kind::Number},
            {.id = "shared",
                .heading = words({"davon gemeinsam", "of these in common"}),
                .kind = Kind::Number},
            {.id = "standing", .heading = words({"Stand", "Standing"})},
            {.id = "head", .heading = words({"Was anders ist", "What differs"})}}};
    for (const history::MatchBranch& branch : each.branches)
        table.rows.push_back({{.value = branch.counts}, {.value = branch.id},
            {.value = phrases::tabletName(branch.device, branch.ours, language)},
            {.value = phrases::dateTimeText(branch.changed, language)}, report::number(branch.deals),
            report::number(branch.commonDeals), {.value = standingText(branch)},
            {.value = phrases::versionText(branch, each.branches, language)}});
    if (std::all_of(table.rows.begin(), table.rows.end(),
            [](const auto& row) { return std::get<std::string>(row.back().value).empty(); })) {
        table.columns.pop_back();
        for (auto& row : table.rows)
            row.pop_back();
    }
    return fmt::format("{}, {}: {}\n{}", match.game->name().in(language),
        phrases::dateTimeText(match.started, language), match.id, report::asText(table));
}

} // namespace

Exit takeOwnership(const Command& command, const std::string& match)
{
    std::optional<history::History> history = openHistory(command, history::Mode::Write);
    if (!history)
        return Usage;
    const auto taken = history::takeOwnership(*history, match);
    if (!taken)
        return reportError(command, taken.error().message);
    if (!*taken)
        return say(command,
            {"Dieses Tablet schreibt das Spiel schon. Nichts wurde verändert.",
                "This tablet already writes the match. Nothing was changed."});
    return say(command,
        {"Dieses Tablet schreibt das Spiel von nun an. Das andere liest nach seinem nächsten Austausch nur "
         "noch mit.",
            "This tablet writes the match from now on. The other one only displays it after its next sync."});
}

Exit showBranches(const Command& command, const std::string& match, bool json)
{
    std::optional<history::History> history = openHistory(command, history::Mode::Read);
    if (!history)
        return Usage;
    history::Expected<std::vector<std::string>> ids = std::vector{match};
    if (match.empty())
        ids = history::forkedMatches(*history);
    if (!ids)
        return reportError(command, ids.error().message);
    std::vector<Forked> all;
    for (const std::string& id : *ids) {
        auto stored = history->load(id);
        if (!stored)
            return reportError(command, stored.error().message);
        auto branches = history::matchBranches(*history, id);
        if (!branches)
            return reportError(command, branches.error().message);
        all.push_back({std::move(*stored), std::move(*branches)});
    }
    if (json) {
        print(asJson(all));
        return Answer;
    }
    if (all.empty())
        printText(std::string(Text{"Kein Spiel wurde auf zwei Tablets getrennt weitergeschrieben.",
                      "No match was continued separately on two tablets."}
                                  .in(command.language))
            + '\n');
    for (const Forked& each : all)
        printText((&each == all.data() ? "" : "\n") + asText(each, command.language));
    return Answer;
}

Exit chooseBranch(const Command& command, const std::string& match, const std::string& branch)
{
    std::optional<history::History> history = openHistory(command, history::Mode::Write);
    if (!history)
        return Usage;
    if (const auto chosen = history::chooseBranch(*history, match, branch); !chosen)
        return reportError(command, chosen.error().message);
    return say(command,
        {"Dieser Zweig zählt von nun an auf allen Tablets. Die andern bleiben erhalten.",
            "This branch now counts on all tablets. The other branches are kept."});
}

} // namespace tafel::cli
