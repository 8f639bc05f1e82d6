// The page for a screen in the room: a match, or a tournament with all its tables.
#include <algorithm>
#include <span>

#include <fmt/format.h>

#include "base/name_list.h"
#include "base/names.h"
#include "base/utf8.h"
#include "games/games.h"
#include "history/ownership.h"
#include "history/people/badges.h"
#include "history/storage/time_and_ids.h"
#include "live/pages.h"
#include "phrases/day.h"
#include "phrases/deal.h"
#include "phrases/game.h"
#include "phrases/idle_table.h"
#include "phrases/live.h"
#include "phrases/number.h"

namespace tafel::live {

using report::Value;

namespace {

constexpr std::size_t lastResults = 2;
/// Something that came to an end.
struct Ended {
    std::string at = {}; ///< RFC 3339
    std::string text = {};
    bool table = true; ///< True for a table, false for a whole round.
};

} // namespace

Value Pages::tableValue(
    const history::TournamentTable& table, int number, const std::string& drawn, Language language) const
{
    std::vector<Value> seats;
    const history::TournamentMatch* const match = matchOf(*m_tournament, table.match);
    const auto badges = history::badgesOf(m_history, table.people);
    std::vector<std::string> winners;
    for (std::size_t i = 0; i < table.people.size(); ++i) {
        Value seat = badge(table.people[i], badges ? (*badges)[i] : static_cast<int>(i));
        std::string total = "–";
        if (match)
            for (const tournament::Result& result : match->results)
                if (result.person == table.people[i]) {
                    total = phrases::numberText(result.points);
                    if (result.won)
                        winners.push_back(result.person);
                }
        seat.set("total", total);
        seats.push_back(std::move(seat));
    }
    const Game* game = match ? gameNamed(match->game) : m_tournament->rules.setup.game;
    using phrases::TableState;
    const auto isOurs = [&] {
        const auto ownership = history::ownershipOf(m_history, table.match);
        return !ownership || ownership->ours;
    };
    const TableState state = phrases::tableState(match, isOurs, drawn, history::timestamp(history::now()));
    return Value::object({{"number", std::to_string(number)}, {"game", game ? game->name().in(language) : ""},
        {"done",
            state == TableState::Finished ? (winners.empty() ? "–" : phrases::listed(winners, language))
                                          : ""},
        {"playing",
            state == TableState::Playing ? capitalized(
                phrases::dealNumberText(phrases::unitOf(match->game), match->deals + 1, language))
                                         : ""},
        {"silent", state == TableState::Silent ? phrases::timeOfDay(match->last) : ""},
        {"open", state == TableState::NotBegun}, {"seats", Value::list(std::move(seats))}});
}

/// The latest results, the last one first.
Value Pages::resultsValue(Language language) const
{
    std::vector<Ended> all;
    for (const history::TournamentRound& round : m_tournament->rounds) {
        const bool last = &round == &m_tournament->rounds.back();
        std::string end;
        int number = 0;
        for (const history::TournamentTable& table : round.tables) {
            ++number;
            const history::TournamentMatch* const match = matchOf(*m_tournament, table.match);
            if (!match || !match->finished)
                continue;
            std::vector<std::string> results;
            for (const tournament::Result& result : match->results)
                results.push_back(fmt::format("{} {}", result.person, phrases::numberText(result.points)));
            all.push_back({match->last,
                fmt::format("{}: {}", phrases::tableText(last ? 0 : round.number, number, language),
                    fmt::join(results, ", "))});
            end = std::max(end, match->last);
        }
        const bool over = std::all_of(
            round.tables.begin(), round.tables.end(), [](const auto& table) { return table.finished; });
        if (over && number > 1)
            all.push_back({end, phrases::roundOverText(round.number, number, language), false});
    }
    std::stable_sort(all.begin(), all.end(), [](const Ended& a, const Ended& b) { return a.at > b.at; });
    std::vector<Value> results;
    for (const Ended& each : std::span(all).first(std::min(all.size(), lastResults)))
        results.push_back(Value::object(
            {{"time", phrases::timeOfDay(each.at)}, {"text", each.text}, {"table", each.table}}));
    return Value::list(std::move(results));
}

Value Pages::tournamentValue(Language language) const
{
    const history::Tournament& now = *m_tournament;
    const tournament::ScoringRule rule = now.rules.rule;
    std::vector<Value> standing, tables;
    for (const tournament::Row& row : now.standing) {
        const bool counted = row.matches > 0;
        standing.push_back(Value::object({{"place", counted ? std::to_string(row.place) : ""},
            {"name", row.person}, {"wins", counted ? std::to_string(row.wins) : "–"},
            {"points",
                !counted ? "–"
                    : rule == tournament::ScoringRule::PenaltyPoints
                    ? phrases::decimalText(row.perMatch(), 2, language)
                    : phrases::numberText(row.points)}}));
    }
    int playing = 0, done = 0;
    std::string round, out;
    if (!now.rounds.empty()) {
        const history::TournamentRound& last = now.rounds.back();
        round = std::to_string(last.number);
        out = phrases::listed(last.out, language);
        for (const history::TournamentTable& table : last.tables) {
            tables.push_back(tableValue(table, static_cast<int>(tables.size()) + 1, last.at, language));
            playing += !table.match.empty() && !table.finished ? 1 : 0;
            done += table.finished ? 1 : 0;
        }
    }
    const bool tall = tables.size() > 4;
    return Value::object({{"name", now.rules.name}, {"round", round}, {"out", out}, {"tall", tall},
        {"average", rule == tournament::ScoringRule::PenaltyPoints}, {"closed", now.closed},
        {"playing", playing == 0 ? "" : phrases::tablesPlayingText(playing, language)},
        {"done", done == 0 ? "" : std::to_string(done)}, {"standing", Value::list(std::move(standing))},
        {"tables", Value::list(std::move(tables))}, {"results", resultsValue(language)}});
}

Value Pages::boardValue(const std::string& key, Language language) const
{
    Value value = slateValue(language);
    value.set("key", key);
    value.set("match", m_match.has_value());
    value.set("neither", !m_tournament && !m_match);
    if (!m_match)
        return value;
    const std::size_t count = m_match->match.players.size();
    std::size_t letters = 1;
    for (Player player = 0; player < count; ++player)
        letters = std::max(letters, characterCount(phrases::numberText(m_standing.total[player])));
    value.set("columns", std::to_string(count > 4 ? (count + 1) / 2 : count));
    value.set("rows", count > 4 ? "2" : "1");
    value.set("digits", std::to_string(std::min<std::size_t>(letters, 4)));
    value.set("deals", *dealsValue(2, language).find("deals"));
    return value;
}

const std::string& Pages::board(const std::string& key, Language language)
{
    return kept("board.html", language, [&] { return boardValue(key, language); });
}

std::string Pages::boardPage(const std::string& key, Language language)
{
    Value page = boardValue(key, language);
    page.set("lang", std::string(codeOf(language)));
    return fill("board-page.html", page, language);
}

} // namespace tafel::live
