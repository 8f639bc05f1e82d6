#include "history/projections/filter.h"

#include <sstream>
#include <vector>

#include "base/limits.h"
#include "history/projections/projections.h"
#include "history/storage/database.h"

namespace tafel::history {

namespace {

std::vector<std::string> wordsOf(const Filter& filter)
{
    std::vector<std::string> words;
    std::istringstream all(lowerCase(filter.text.substr(0, limits::searchBytes)));
    for (std::string word; words.size() < limits::searchWords && all >> word;) {
        std::erase_if(word, [](char each) { return static_cast<unsigned char>(each) < ' '; });
        if (!word.empty())
            words.push_back(word);
    }
    return words;
}

} // namespace

std::string conditionOf(const Filter& filter)
{
    std::string condition = "1";
    const auto also = [&](bool set, const char* part) {
        if (set)
            condition.append(" AND ").append(part);
    };
    also(!filter.game.empty(), "s.game = ?");
    also(!filter.edition.empty(), "s.edition = ?");
    also(!filter.tournament.empty(), "s.tournament <> '' AND s.tournament = ?");
    also(!filter.from.empty(), "s.started >= ?");
    also(!filter.to.empty(), "s.started < ? || '~'"); // "2026-11" includes all times that begin with it
    also(filter.finished.has_value(), "s.finished = ?");
    also(filter.withoutFalseStarts, isNoFalseStart);
    also(!filter.player.empty() && !filter.withoutIndex,
        "s.number IN (SELECT match FROM match_player WHERE person = ?)");
    also(!filter.player.empty() && filter.withoutIndex,
        "instr(char(31) || s.party || char(31), char(31) || ? || char(31)) > 0");
    for (std::size_t words = wordsOf(filter).size(); words > 0; --words)
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
    with(filter.game);
    with(filter.edition);
    with(filter.tournament);
    with(filter.from);
    with(filter.to);
    if (filter.finished)
        query.with(*filter.finished);
    with(filter.player.empty() || !filter.withoutIndex ? filter.player : playerSetKey({filter.player}));
    for (const std::string& word : wordsOf(filter))
        with(word);
    with(filter.match);
}

} // namespace tafel::history
