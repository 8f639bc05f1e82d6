// `tafelrichter history`: the matches of the history, or one of them with its deals.
#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "cli/filter_options.h"
#include "document/json.h"
#include "report/days.h"
#include "report/match_tables.h"
#include "report/words.h"

namespace tafel::cli {

namespace {

struct Options {
    FilterOptions filter = {};
    std::string match = {};
    int limit = 50;
    Format format = Format::Text;
};

/// JSON of matches and deals: keys in the order of the schema.
class Writer {
public:
    Writer()
        : m_out(m_buffer)
    {
        m_out.SetIndent(' ', 2);
        m_out.StartObject();
        text("format", "tafelrichter-history/1");
    }

    std::string list(const std::vector<history::MatchSummary>& matches)
    {
        document::key(m_out, "matches");
        m_out.StartArray();
        for (const history::MatchSummary& match : matches) {
            m_out.StartObject();
            head(match);
            m_out.EndObject();
        }
        m_out.EndArray();
        return end();
    }

    std::string one(const history::MatchSummary& summary, const history::StoredMatch& stored)
    {
        document::key(m_out, "match");
        m_out.StartObject();
        head(summary);
        document::key(m_out, "deals");
        m_out.StartArray();
        for (const history::StoredDeal& deal : stored.deals)
            write(deal, stored.match);
        m_out.EndArray();
        m_out.EndObject();
        return end();
    }

private:
    void text(std::string_view key, std::string_view value)
    {
        document::key(m_out, key);
        document::write(m_out, value);
    }
    void some(std::string_view key, std::string_view value)
    {
        if (!value.empty())
            text(key, value);
    }
    void number(std::string_view key, int value)
    {
        document::key(m_out, key);
        m_out.Int(value);
    }
    void flag(std::string_view key, bool value)
    {
        document::key(m_out, key);
        m_out.Bool(value);
    }
    std::string end()
    {
        m_out.EndObject();
        return std::string(m_buffer.GetString(), m_buffer.GetSize()) + '\n';
    }

    void head(const history::MatchSummary& match)
    {
        text("id", match.id);
        text("game", match.game);
        some("edition", match.edition);
        some("tournament", match.tournament);
        text("started", match.started);
        flag("finished", match.finished);
        flag("abandoned", match.abandoned);
        number("deal_count", match.deals);
        document::key(m_out, "players");
        m_out.StartArray();
        for (const history::PlayerSummary& player : match.players) {
            m_out.StartObject();
            text("name", player.name);
            some("character", player.character.value_or(""));
            number("total", player.total);
            if (player.marks > 0)
                number("marks", player.marks);
            flag("won", match.finished && player.won);
            flag("lost", match.finished && player.lost);
            m_out.EndObject();
        }
        m_out.EndArray();
    }

    void perPlayer(std::string_view key, const Match& match, const PerPlayer<int>& values)
    {
        document::key(m_out, key);
        m_out.StartObject();
        for (Player player = 0; player < match.count(); ++player)
            number(match.players[player], values[player]);
        m_out.EndObject();
    }

    void write(const history::StoredDeal& deal, const Match& match)
    {
        const history::Judged& judged = deal.judged;
        m_out.StartObject();
        text("entered", deal.entered);
        text("dealer", match.players[judged.dealer]);
        some("contract", judged.contract);
        perPlayer("award", match, judged.award);
        perPlayer("total", match, judged.total);
        if (judged.points[0]) {
            document::key(m_out, "points");
            m_out.StartObject();
            for (Player player = 0; player < match.count(); ++player)
                if (judged.points[player])
                    number(match.players[player], *judged.points[player]);
            m_out.EndObject();
        }
        document::key(m_out, "clauses");
        m_out.StartArray();
        for (const std::string& clause : judged.because)
            document::write(m_out, clause);
        m_out.EndArray();
        number("corrections", static_cast<int>(deal.corrections.size()));
        m_out.EndObject();
    }

    document::Buffer m_buffer;
    document::PrettyWriter m_out;
};

Exit showMatches(const Options& options, const Command& command, history::History& history)
{
    const std::optional<history::Filter> filter = options.filter.read(command);
    if (!filter)
        return Usage;
    const int limit = options.limit > 0 ? options.limit : std::numeric_limits<int>::max();
    const auto matches = history.matches(*filter, limit);
    if (!matches)
        return refuse(command, matches.error().message);
    if (options.format == Format::Json) {
        print(Writer().list(*matches));
        return Answer;
    }
    report::Table table = report::matchesTable(*matches, true, command.language);
    for (report::Column& column : table.columns)
        if (column.id == "id") // for `--match`
            column.where = report::Column::Where::Everywhere;
    print(options.format == Format::Csv ? report::asCsv(table) : report::asText(table));
    if (static_cast<int>(matches->size()) == options.limit && options.format == Format::Text)
        complain(command.language == Language::German
                ? fmt::format("Die neuesten {}; mehr mit --limit.", options.limit)
                : fmt::format("The newest {}; more with --limit.", options.limit));
    return Answer;
}

Exit showMatch(const Options& options, const Command& command, history::History& history)
{
    const auto stored = history.load(options.match);
    if (!stored)
        return refuse(command, stored.error().message);
    const auto summary = history.matches({.match = options.match}, 1);
    if (!summary)
        return refuse(command, summary.error().message);
    if (options.format == Format::Json) {
        print(Writer().one(summary->front(), *stored));
        return Answer;
    }
    const report::Table deals = report::dealsTable(*stored, command.language);
    if (options.format == Format::Csv) {
        print(report::asCsv(deals));
        return Answer;
    }
    const std::string day = report::dayOf(stored->match.started);
    print(fmt::format("{}, {} {}\n{}\n\n{}\n{}", stored->match.game->name().in(command.language),
        report::dayText(day, command.language), report::clockOf(stored->match.started),
        report::outcomeText(summary->front(), command.language),
        report::asText(report::resultTable(*stored, command.language)), report::asText(deals)));
    return Answer;
}

Exit show(const Options& options, const Command& command)
{
    std::optional<history::History> history = openHistory(command, history::Mode::Read);
    if (!history)
        return Usage;
    return options.match.empty() ? showMatches(options, command, *history)
                                 : showMatch(options, command, *history);
}

} // namespace

void addHistory(CLI::App& program, Command& command)
{
    CLI::App* history = program.add_subcommand(
        "history", "The matches of the history, newest first, or one with its deals");
    const auto options = std::make_shared<Options>();
    history->add_option("WORDS", options->filter.words, "Matches in which all these words occur");
    options->filter.addTo(*history);
    history->add_option("--match", options->match, "One match with its deals")->option_text("ID");
    history->add_option("--limit", options->limit, "At most so many matches; 0: all")
        ->check(CLI::Range(0, std::numeric_limits<int>::max()))
        ->option_text("N");
    addFormat(*history, options->format);
    history->callback(
        [&command, options] { command.run = [&command, options] { return show(*options, command); }; });
}

} // namespace tafel::cli
