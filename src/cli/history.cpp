// `tafelrichter history`: the matches of the history, or one of them with its deals.
#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "base/counted.h"
#include "cli/filter_options.h"
#include "document/pretty_document.h"
#include "history/statistics/ratings.h"
#include "phrases/day.h"
#include "phrases/deal.h"
#include "phrases/result.h"
#include "report/match_tables.h"

namespace tafel::cli {

namespace {

struct HistoryOptions {
    FilterOptions filter = {};
    std::string match = {};
    std::string unrated = {}, rated = {}; ///< The match that ratings are to leave out, or to count again.
    std::string rejudge = {}; ///< The match to judge again by the current rules.
    bool yes = false;
    int limit = 50;
    FormatOptions format = {};
};

/// JSON of matches and deals: keys in the order of the schema.
class Writer {
public:
    std::string list(const std::vector<history::MatchSummary>& matches)
    {
        m_out.objects("matches", matches, [&](const history::MatchSummary& match) { head(match); });
        return m_out.end();
    }

    std::string one(const history::MatchSummary& summary, const history::StoredMatch& stored)
    {
        m_out.object("match", [&] {
            head(summary);
            m_out.objects(
                "deals", stored.deals, [&](const history::StoredDeal& each) { deal(each, stored.match); });
            if (stored.proposal)
                m_out.object("waiting", [&] { deal(stored.proposal->deal, stored.match); });
        });
        return m_out.end();
    }

private:
    void head(const history::MatchSummary& match)
    {
        m_out.text("id", match.id);
        m_out.text("game", match.game);
        m_out.some("edition", match.edition);
        m_out.some("tournament", match.tournament);
        m_out.text("started", match.started);
        m_out.flag("finished", match.finished);
        m_out.flag("abandoned", match.abandoned);
        m_out.number("deal_count", match.deals);
        m_out.objects("players", match.players, [&](const history::PlayerSummary& player) {
            m_out.text("name", player.name);
            m_out.some("character", player.character.value_or(""));
            m_out.number("total", player.total);
            if (player.marks > 0)
                m_out.number("marks", player.marks);
            m_out.flag("won", match.finished && player.won);
            m_out.flag("lost", match.finished && player.lost);
        });
    }

    void perPlayer(std::string_view key, const Match& match, const auto& values)
    {
        m_out.object(key, [&] {
            for (Player player = 0; player < match.count(); ++player)
                if (const std::optional<int> value = values[player])
                    m_out.number(match.players[player], *value);
        });
    }

    void deal(const history::StoredDeal& deal, const Match& match)
    {
        const history::StoredJudgement& judged = deal.judged;
        m_out.text("entered", deal.entered);
        m_out.text("dealer", match.players[judged.dealer]);
        m_out.some("contract", judged.contract);
        perPlayer("award", match, judged.award);
        perPlayer("change", match, deal.change);
        perPlayer("total", match, judged.total);
        if (judged.points[0])
            perPlayer("points", match, judged.points);
        m_out.texts("clauses", judged.because);
        m_out.number("corrections", static_cast<int>(deal.corrections.size()));
        if (deal.acceptedBy)
            m_out.text("accepted_by", match.players[*deal.acceptedBy]);
    }

    document::PrettyDocument m_out{"tafelrichter-history/1"};
};

Exit showMatches(const HistoryOptions& options, const Command& command, history::History& history)
{
    std::optional<history::Filter> filter = options.filter.read(command);
    if (!filter || !findNames(command, history, *filter))
        return Usage;
    const int limit = options.limit > 0 ? options.limit : std::numeric_limits<int>::max();
    const auto matches = history.matches(*filter, limit);
    if (!matches)
        return reportError(command, matches.error().message);
    if (options.format.format == Format::Json) {
        print(Writer().list(*matches));
        return Answer;
    }
    report::Table table = report::matchesTable(*matches, true, command.language);
    for (report::Column& column : table.columns)
        if (column.id == "id") // for `--match`
            column.medium = report::Column::Medium::Everywhere;
    options.format.show(table);
    if (static_cast<int>(matches->size()) == options.limit && options.format.format == Format::Text)
        say(command, {"{}; mehr mit --limit.", "{}; more with --limit."},
            counted(options.limit, Text{"Spiel, das neueste", "match, the newest"},
                Text{"neueste Spiele", "newest matches"}, command.language));
    return Answer;
}

Exit showMatch(const HistoryOptions& options, const Command& command, history::History& history)
{
    const auto stored = history.load(options.match);
    if (!stored)
        return reportError(command, stored.error().message);
    const auto summary = history.matches({.match = options.match}, 1);
    if (!summary)
        return reportError(command, summary.error().message);
    if (options.format.format == Format::Json) {
        print(Writer().one(summary->front(), *stored));
        return Answer;
    }
    const report::Table deals = report::dealsTable(*stored, command.language);
    if (options.format.format == Format::Csv) {
        options.format.show(deals);
        return Answer;
    }
    const std::string day = phrases::dayOf(stored->match.started);
    printText(fmt::format("{}, {} {}\n{}\n{}\n{}\n{}", stored->match.game->name().in(command.language),
        phrases::dayText(day, command.language), phrases::timeOfDay(stored->match.started),
        phrases::outcomeText(summary->front(), command.language),
        stored->proposal ? phrases::pendingDealText(*stored, command.language) + '\n' : "",
        report::asText(report::resultTable(*stored, command.language)), report::asText(deals)));
    return Answer;
}

/// Prints the deals of an old match that the current rules judge differently; `--yes` applies these rules.
Exit rejudge(const HistoryOptions& options, const Command& command, history::History& history)
{
    const auto stored = history.load(options.rejudge);
    const auto differences = history.differences(options.rejudge);
    if (!stored)
        return reportError(command, stored.error().message);
    if (!differences)
        return reportError(command, differences.error());
    std::string lines;
    for (const history::JudgementDifference& each : *differences)
        lines += phrases::differenceText(stored->match, each, command.language) + '\n';
    const bool accepts = options.yes && !differences->empty();
    if (accepts)
        if (const auto judged = history.rejudge(options.rejudge); !judged)
            return reportError(command, judged.error());
    printText(lines
        + std::string((differences->empty() ? Text{"Die heutigen Regeln werten dieses Spiel gleich.",
                           "The current rules score this match the same way."}
                : accepts                   ? Text{"Die neue Wertung gilt nun.", "The new scores now apply."}
                                            : Text{"Nichts wurde geändert. Mit --yes gilt die neue Wertung.",
                              "Nothing was changed. Add --yes to apply the new scores."})
                          .in(command.language))
        + '\n');
    return Answer;
}

Exit rate(const HistoryOptions& options, const Command& command)
{
    const bool rated = options.unrated.empty();
    std::optional<history::History> history = openHistory(command, history::Mode::Write);
    if (!history)
        return Usage;
    const auto done = history::setRated(*history, rated ? options.rated : options.unrated, rated);
    if (!done)
        return reportError(command, done.error().message);
    printText(std::string(
                  (rated ? Text{"Dieses Spiel zählt für die Wertungen.", "This match counts for the ratings."}
                         : Text{"Dieses Spiel zählt nicht für die Wertungen.",
                             "This match does not count for the ratings."})
                      .in(command.language))
        + '\n');
    return Answer;
}

Exit show(const HistoryOptions& options, const Command& command)
{
    if (!options.unrated.empty() || !options.rated.empty())
        return rate(options, command);
    const bool asks = !options.rejudge.empty(), writes = asks && options.yes;
    std::optional<history::History> history
        = openHistory(command, writes ? history::Mode::Write : history::Mode::Read);
    if (!history)
        return Usage;
    if (asks)
        return rejudge(options, command, *history);
    return options.match.empty() ? showMatches(options, command, *history)
                                 : showMatch(options, command, *history);
}

} // namespace

void addHistory(CommandLine& program, Command& command)
{
    const auto options = std::make_shared<HistoryOptions>();
    OptionList& said = program.add("history",
        {.de = "Die Spiele der Spielgeschichte, die neuesten zuerst, oder eines mit seinen Partien",
            .en = "The matches of the history, newest first, or one with its deals"},
        [&command, options] { return show(*options, command); });
    said.texts("WORDS", options->filter.words, "WORDS",
        {.de = "Spiele, in denen alle diese Wörter vorkommen", .en = "Words that the match must contain"});
    options->filter.addTo(said);
    // Each of these is about one match, which it names itself.
    std::vector<std::string_view> others{std::begin(FilterOptions::names), std::end(FilterOptions::names)};
    others.insert(others.end(), {"--limit", "WORDS"});
    const auto ofMatch = [&](std::string_view name, std::string& match, Text help) {
        Option& option = said.text(name, match, "ID", help);
        option.kind = Option::ValueKind::Match;
        option.excludes = others;
        others.push_back(name);
    };
    ofMatch(
        "--match", options->match, {.de = "Ein Spiel mit seinen Partien", .en = "One match with its deals"});
    ofMatch("--rejudge", options->rejudge,
        {.de = "Was die heutigen Regeln in einem alten Spiel anders werten",
            .en = "Show which deals the current rules score differently"});
    ofMatch("--unrated", options->unrated,
        {.de = "Dieses Spiel von den Wertungen ausnehmen", .en = "Exclude this match from the ratings"});
    ofMatch("--rated", options->rated,
        {.de = "Dieses Spiel wieder für die Wertungen zählen",
            .en = "Count this match for the ratings again"});
    said.flag("--yes", options->yes,
            {.de = "Mit --rejudge: Die neue Wertung gilt von nun an",
                .en = "With --rejudge: apply the new scores from now on"})
        .needs
        = {"--rejudge"};
    said.number("--limit", options->limit,
        {.de = "Höchstens so viele Spiele (ohne Angabe: 50); 0: alle",
            .en = "Maximum number of matches (default: 50); 0 for all"});
    options->format.addTo(said);
}

} // namespace tafel::cli
