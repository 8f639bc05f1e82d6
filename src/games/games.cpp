#include "games/games.h"

#include <deque>
#include <vector>

#include "games/compendium/clauses.h"
#include "games/compendium/game.h"
#include "games/compendium/games.h"
#include "games/custom/registry.h"
#include "games/eidex/game.h"
#include "games/krass_kariert/game.h"

namespace tafel {

std::span<const Game* const> allGames()
{
    static const std::vector<const Game*> games = [] {
        static std::deque<compendium::CompendiumGame> fromTables;
        std::vector<const Game*> all{&eidex::game, &krass_kariert::game};
        for (const compendium::GameTable* table : compendium::allTables())
            all.push_back(&fromTables.emplace_back(*table));
        return all;
    }();
    return games;
}

const Game* gameNamed(std::string_view id)
{
    for (const Game* game : allGames())
        if (game->id() == id)
            return game;
    return custom::known(id);
}

std::span<const Clause* const> allClauses()
{
    static const std::vector<const Clause*> all = [] {
        std::vector<const Clause*> list;
        for (const Game* game : allGames())
            list.insert(list.end(), game->clauses().begin(), game->clauses().end());
        const auto shared = compendium::clause::shared();
        list.insert(list.end(), shared.begin(), shared.end());
        return list;
    }();
    return all;
}

const Clause* clauseIn(const Match& match, std::string_view id)
{
    if (match.own)
        for (const Clause* clause : match.own->clauses())
            if (clause->id == id)
                return clause;
    return clauseNamed(id);
}

const Clause* clauseNamed(std::string_view id)
{
    for (const Clause* clause : allClauses())
        if (clause->id == id)
            return clause;
    return nullptr;
}

} // namespace tafel
