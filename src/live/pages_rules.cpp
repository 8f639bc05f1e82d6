// The rulebook on a phone: the rules of the match.
#include <algorithm>

#include "games/games.h"
#include "live/pages.h"
#include "phrases/game.h"
#include "phrases/reason.h"
#include "search/clause_index.h"

namespace tafel::live {

using report::Value;

namespace {

Value linkOf(const Clause& clause, const Game* within, Language language)
{
    return Value::object({{"id", clause.id}, {"text", clause.text.in(language)},
        {"heading", search::headingText(clause, within, language)}});
}

} // namespace

std::string Pages::rules(std::string_view typed, Language language)
{
    std::vector<Value> groups, rules;
    std::string heading;
    const auto close = [&] {
        if (!rules.empty())
            groups.push_back(
                Value::object({{"heading", heading}, {"rules", Value::list(std::exchange(rules, {}))}}));
    };
    if (m_match) {
        const search::Scope scope = search::Scope::of(m_match->match);
        for (const search::SearchHit& found : search::grouped(search::searched(typed, language, scope))) {
            std::string next = search::headingText(*found.clause, scope.game, language);
            if (next != heading)
                close();
            heading = std::move(next);
            rules.push_back(linkOf(*found.clause, scope.game, language));
        }
        close();
    }
    return fill("rules.html", Value::object({{"groups", Value::list(std::move(groups))}}), language);
}

std::optional<std::string> Pages::rule(std::string_view id, Language language)
{
    if (!m_match)
        return std::nullopt;
    const Match& match = m_match->match;
    const search::Scope scope = search::Scope::of(match), anyCharacter{.game = match.game};
    const std::vector<const Clause*> all = search::clausesOf(anyCharacter);
    const auto found
        = std::find_if(all.begin(), all.end(), [&](const Clause* each) { return each->id == id; });
    if (found == all.end())
        return std::nullopt;
    const Clause& clause = **found;
    std::vector<const Clause*> related;
    if (!clause.own) {
        related = search::relatedClauses(clause);
        for (const Clause* each : search::siblings(clause))
            if (std::find(related.begin(), related.end(), each) == related.end())
                related.push_back(each);
    }
    std::vector<Value> links;
    for (const Clause* each : related)
        if (search::contains(*each, scope))
            links.push_back(linkOf(*each, scope.game, language));
    const bool ofEditions = match.game->hasEditions();
    return fill("rule.html",
        Value::object({{"heading", search::headingText(clause, nullptr, language)},
            {"text", clause.text.in(language)},
            {"source", clause.own ? "" : phrases::sourceText(clause, match.edition, ofEditions, language)},
            {"ruling", clause.ruling.in(match.edition).in(language)},
            {"differs", clause.differs.in(match.edition).in(language)}, {"has_related", !links.empty()},
            {"related", Value::list(std::move(links))}}),
        language);
}

} // namespace tafel::live
