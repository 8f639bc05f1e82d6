#include <algorithm>
#include <sstream>

#include <fmt/format.h>

#include "base/format.h"
#include "cli/cli.h"
#include "document/match_reader.h"
#include "document/pretty_document.h"
#include "games/eidex/game.h"
#include "games/games.h"
#include "search/clause_index.h"
#include "search/clause_location.h"

namespace tafel::cli {

namespace {

constexpr Edition editions[] = {Edition::En1998, Edition::De1998, Edition::Web};

std::string_view nameOf(Edition edition)
{
    return document::editionNames[static_cast<std::size_t>(edition)];
}

constexpr Text interpretation{"Auslegung", "Interpretation"};

/// A game without editions has one text.
std::string ofOneText(const Clause& clause, Language language)
{
    const std::string_view section = clause.section.web, reason = clause.ruling.web.in(language);
    std::string out;
    if (!section.empty())
        out += fmt::format("  {}: {}\n", Text{"Abschnitt", "Section"}.in(language), section);
    if (!reason.empty())
        out += fmt::format("  {}: {}\n", interpretation.in(language), reason);
    return out;
}

std::string forPeople(const Clause& clause, Language language)
{
    std::string out = fmt::format("{}\n  {}\n", clause.id, clause.text.in(language));
    if (clause.own)
        return out.append(Text{"  Eine eigene Regel des Tisches, in seinen Worten\n",
            "  A rule of this table, in its own words\n"}
                              .in(language));
    if (!search::hasEditions(clause))
        return out + ofOneText(clause, language);
    for (Edition edition : editions)
        if (!clause.section.in(edition).empty())
            out += fmt::format("  {}: {}\n", nameOf(edition), clause.section.in(edition));
    if (!clause.differs.in(Edition::Web).empty())
        for (Edition edition : editions)
            out += fmt::format("  {:<8}| {}\n", nameOf(edition), clause.differs.in(edition).in(language));
    for (Edition edition : editions) {
        const std::string_view reason = clause.ruling.in(edition).in(language);
        if (!reason.empty())
            out += fmt::format("  {} ({}): {}\n", interpretation.in(language), nameOf(edition), reason);
    }
    return out;
}

std::string asJson(const std::vector<const Clause*>& clauses, Language language)
{
    document::PrettyDocument out("tafelrichter-rules/1");
    out.objects("clauses", clauses, [&](const Clause* clause) {
        const auto ofEditions = [&](std::string_view key, const auto& value) {
            out.object(key, [&] {
                if (!search::hasEditions(*clause))
                    return out.some("rules", value(Edition::Web));
                for (Edition edition : editions)
                    out.some(nameOf(edition), value(edition));
            });
        };
        out.text("id", clause->id);
        out.text("text", clause->text.in(language));
        if (clause->own)
            out.flag("own", true);
        ofEditions("sections", [&](Edition edition) { return clause->section.in(edition); });
        ofEditions("ruling", [&](Edition edition) { return clause->ruling.in(edition).in(language); });
    });
    return out.end();
}

/// Bad usage, said to people.
template <typename... Values> std::nullopt_t wrong(Language language, Text pattern, const Values&... values)
{
    printError("tafelrichter: " + formatIn(language, pattern, values...));
    return std::nullopt;
}

std::optional<std::vector<Card>> charactersNamed(const std::string& names, Language language)
{
    std::vector<Card> cards;
    std::istringstream list(names);
    for (std::string name; std::getline(list, name, ',');) {
        const std::optional<Card> card = Card::parse(name, Pack::Eidex);
        if (!card || !eidex::game.deck(3).has(*card))
            return wrong(language,
                {"«{}» ist kein Charakter. Schreib die Karte, etwa RJ oder L10.",
                    "\"{}\" is not a character. Write the card, for example RJ or L10."},
                name);
        cards.push_back(*card);
    }
    return cards;
}

/// The scope of the search. Editions and characters belong to Cosmic Eidex, also without naming it.
std::optional<search::Scope> scopeOf(const RulesQuery& query, Language language)
{
    search::Scope scope{.game = gameNamed(query.game)};
    if (!query.game.empty() && !scope.game) {
        std::vector<std::string_view> games;
        for (const Game* game : allGames())
            games.push_back(game->id());
        return wrong(language,
            {"das Spiel «{}» gibt es nicht; möglich sind {}.",
                "there is no game \"{}\"; choose one of these: {}."},
            query.game, fmt::format("{}", fmt::join(games, ", ")));
    }
    if (query.game.empty() && !(query.edition.empty() && query.characters.empty()))
        scope.game = &eidex::game;
    for (Edition edition : editions)
        if (nameOf(edition) == query.edition)
            scope.edition = edition;
    if (!query.edition.empty() && !scope.edition)
        return wrong(language,
            {"die Ausgabe «{}» gibt es nicht; möglich sind {}.",
                "there is no edition \"{}\"; choose one of these: {}."},
            query.edition, fmt::format("{}", fmt::join(document::editionNames, ", ")));
    if (!query.characters.empty()) {
        scope.characters = charactersNamed(query.characters, language);
        if (!scope.characters)
            return std::nullopt;
    }
    return scope;
}

std::vector<const Clause*> searched(const RulesQuery& query, const search::Scope& scope, Language language)
{
    std::vector<const Clause*> clauses;
    for (const search::SearchHit& found :
        search::searched(fmt::format("{}", fmt::join(query.words, " ")), language, scope))
        clauses.push_back(found.clause);
    return clauses;
}

Exit show(const std::vector<const Clause*>& clauses, bool json, Language language)
{
    if (json) {
        print(asJson(clauses, language));
        return Answer;
    }
    std::string out;
    for (const Clause* clause : clauses)
        out += (out.empty() ? "" : "\n") + forPeople(*clause, language);
    if (clauses.empty())
        printError(Text{"Keine Klausel gefunden.", "No clause found."}.in(language));
    printText(out);
    return Answer;
}

Exit showOne(const RulesQuery& query, Language language)
{
    const Clause* clause = clauseNamed(query.clause);
    if (!clause) {
        wrong(language,
            {"die Klausel «{}» gibt es nicht; «tafelrichter rules» nennt alle.",
                "there is no clause \"{}\"; \"tafelrichter rules\" lists them all."},
            query.clause);
        return Usage;
    }
    show({clause}, query.json, language);
    std::string also;
    for (const Clause* other : search::relatedClauses(*clause))
        also += fmt::format("{}{}", also.empty() ? "" : ", ", other->id);
    if (!also.empty() && !query.json)
        print(fmt::format("  {}: {}\n", Text{"Siehe auch", "See also"}.in(language), also));
    return Answer;
}

} // namespace

Exit rules(const RulesQuery& query, Language language)
{
    if (!query.clause.empty())
        return showOne(query, language);
    if (query.match.empty()) {
        const std::optional<search::Scope> scope = scopeOf(query, language);
        return scope ? show(searched(query, *scope, language), query.json, language) : Usage;
    }
    const std::optional<std::string> text = readDocument(query.match, language);
    if (!text)
        return Usage;
    const Result<Match> match = document::readMatch(*text);
    const Result<search::Scope> scope = match.map([](const Match& each) { return search::Scope::of(each); });
    if (!scope) {
        std::string out;
        document::writeRefusal(out, scope.error(), language, document::Layout::Pretty);
        print(out += '\n');
        return Refused;
    }
    return show(searched(query, *scope, language), query.json, language);
}

} // namespace tafel::cli
