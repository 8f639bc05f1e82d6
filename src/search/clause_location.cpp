#include "search/clause_location.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "games/custom/game.h"
#include "games/eidex/game.h"
#include "games/eidex/power.h"
#include "games/games.h"
#include "search/contracts.h"

namespace tafel::search {

namespace {

ClauseLocation placeIn(const Game& game, const Clause& clause)
{
    for (const Chapter& chapter : game.chapters())
        if (clause.id.starts_with(chapter.prefix))
            return {.game = &game, .name = chapter.name};
    if (const auto* table = tableOf(game))
        if (const auto* contract = contractOf(*table, clause))
            return {.game = &game, .name = contract->name, .contract = contract->id};
    return {.game = &game, .name = game.name()};
}

std::unordered_map<const Clause*, ClauseLocation> places()
{
    std::unordered_map<const Clause*, ClauseLocation> all;
    for (const eidex::Power* power : eidex::allPowers)
        for (const Clause* clause : power->clauses)
            all[clause] = {.game = &eidex::game, .name = power->name, .character = power->card};
    for (const Game* game : allGames())
        for (const Clause* clause : game->clauses())
            all.try_emplace(clause, placeIn(*game, *clause));
    for (const Clause* clause : allClauses())
        all.try_emplace(clause,
            ClauseLocation{
                .name = {.de = "Für alle Spiele mit Kontrakten", .en = "For all games with contracts"}});
    return all;
}

bool isOf(const Clause& wanted, const Game& game)
{
    static const auto known = [] {
        std::unordered_map<const Game*, std::unordered_set<const Clause*>> ofGames;
        for (const Game* each : allGames()) {
            ofGames[each].insert(each->clauses().begin(), each->clauses().end());
            if (const auto* table = tableOf(*each))
                for (const Clause* clause : clausesOf(*table))
                    ofGames[each].insert(clause);
        }
        return ofGames;
    }();
    return known.at(&game).contains(&wanted);
}

} // namespace

bool hasEditions(const Clause& clause)
{
    const Game* const game = clause.own ? nullptr : locationOf(clause).game;
    return game && game->hasEditions();
}

const ClauseLocation& locationOf(const Clause& clause)
{
    static const auto all = places();
    return all.at(&clause);
}

std::string headingText(const Clause& clause, const Game* within, Language language)
{
    if (clause.own)
        return std::string(Text{"Eine eigene Regel des Tisches", "A rule of this table"}.in(language));
    const ClauseLocation& place = locationOf(clause);
    const std::string name(place.name.in(language));
    if (!place.game || place.game == within)
        return name;
    const std::string game(place.game->name().in(language));
    return game == name ? name : game + " · " + name;
}

bool Scope::isCustomGame() const
{
    return game && game->id() == custom::gameId;
}

Scope Scope::of(const Match& match, std::string contract)
{
    Scope scope{.game = match.game,
        .edition = match.edition,
        .characters = std::vector<Card>(),
        .contract = std::move(contract)};
    for (const std::optional<Card>& character : match.characters)
        if (character)
            scope.characters->push_back(*character);
    return scope;
}

bool contains(const Clause& clause, const Scope& scope)
{
    if (scope.game && !isOf(clause, *scope.game))
        return false;
    if (scope.edition && hasEditions(clause) && clause.section.in(*scope.edition).empty()
        && !clause.isInterpretation(*scope.edition))
        return false;
    const std::optional<Card> character = locationOf(clause).character;
    return !character || !scope.characters
        || std::find(scope.characters->begin(), scope.characters->end(), *character)
        != scope.characters->end();
}

std::vector<const Clause*> clausesOf(const Scope& scope)
{
    std::vector<const Clause*> list;
    if (scope.isCustomGame()) {
        const auto clauses = scope.game->clauses();
        return {clauses.begin(), clauses.end()};
    }
    if (const auto* table = scope.game ? tableOf(*scope.game) : nullptr)
        for (const compendium::Contract& contract : table->contracts)
            if (contract.id == scope.contract)
                list = clausesOf(*table, contract);
    const auto first = list.size();
    for (const Clause* clause : allClauses())
        if (contains(*clause, scope)
            && std::find(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(first), clause)
                == list.begin() + static_cast<std::ptrdiff_t>(first))
            list.push_back(clause);
    if (scope.characters)
        std::stable_partition(list.begin() + static_cast<std::ptrdiff_t>(first), list.end(),
            [](const Clause* clause) { return locationOf(*clause).character.has_value(); });
    return list;
}

} // namespace tafel::search
