#include "history/projections/filter.h"

#include <sstream>
#include <vector>

#include "base/limits.h"
#include "history/projections/projections.h"
#include "history/storage/database.h"

namespace tafel::history {

namespace {

/// The words of a search. The index knows those of three letters and more.
struct Words {
    std::vector<std::string> known = {}, brief = {};
};

Words wordsOf(const Filter& filter)
{
    Words words;
    std::istringstream all(lowerCase(filter.text.substr(0, limits::searchBytes)));
    std::size_t count = 0;
    for (std::string word; count < limits::searchWords && all >> word; ++count) {
        std::erase_if(word, [](char each) { return static_cast<unsigned char>(each) < ' '; });
        if (!word.empty())
            (limits::letters(word) >= 3 && !filter.withoutIndex ? words.known : words.brief).push_back(word);
    }
    return words;
}

/// A query of the text index: all of them, each in quotes.
std::string matchExpression(const std::vector<std::string>& words)
{
    std::string expression;
    for (const std::string& word : words) {
        expression += expression.empty() ? "\"" : " AND \"";
        for (const char each : word)
            expression += each == '"' ? "\"\"" : std::string(1, each);
        expression += '"';
    }
    return expression;
}

} // namespace

std::string conditionOf(const Filter& filter)
{
    std::string condition = "1";
    const auto also = [&](bool set, const char* part) {
        if (set)
            condition.append(" AND ").append(part);
    };
    const Words words = wordsOf(filter);
    also(!filter.game.empty(), "s.game = ?");
    also(!filter.edition.empty(), "s.edition = ?");
    also(!filter.tournament.empty(), "s.tournament <> '' AND s.tournament = ?");
    also(!filter.from.empty(), "s.started >= ?");
    also(!filter.to.empty(), "s.started < ? || '~'"); // "2026-11" includes all times that begin with it
    also(filter.finished.has_value(), "s.finished = ?");
    also(!filter.player.empty() && !filter.withoutIndex,
        "s.number IN (SELECT match FROM match_player WHERE person = ?)");
    also(!filter.player.empty() && filter.withoutIndex,
        "instr(char(31) || s.party || char(31), char(31) || ? || char(31)) > 0");
    also(!words.known.empty(), "s.number IN (SELECT rowid FROM match_text WHERE match_text MATCH ?)");
    for (std::size_t i = 0; i < words.brief.size(); ++i)
        also(true, "instr(s.search, ?) > 0");
    also(!filter.match.empty(), "s.id = ?");
    return condition;
}

void bind(Query& query, const Filter& filter)
{
    const auto with = [&](const std::string& value) {
        if (!value.empty())
            query.with(value);
    };
    const Words words = wordsOf(filter);
    with(filter.game);
    with(filter.edition);
    with(filter.tournament);
    with(filter.from);
    with(filter.to);
    if (filter.finished)
        query.with(*filter.finished);
    with(filter.player.empty() || !filter.withoutIndex ? filter.player : playerSetKey({filter.player}));
    with(matchExpression(words.known));
    for (const std::string& word : words.brief)
        query.with(word);
    with(filter.match);
}

} // namespace tafel::history
