#include "games/games.h"

#include "games/eidex/game.h"

namespace tafel {

std::span<const Game* const> allGames()
{
    static const Game* const games[] = {
        &eidex::game,
    };
    return games;
}

const Game* gameNamed(std::string_view id)
{
    for (const Game* game : allGames())
        if (game->id() == id)
            return game;
    return nullptr;
}

std::span<const Clause* const> allClauses()
{
    static const std::vector<const Clause*> all = [] {
        std::vector<const Clause*> list;
        for (const Game* game : allGames())
            list.insert(list.end(), game->clauses().begin(), game->clauses().end());
        return list;
    }();
    return all;
}

const Clause* clauseNamed(std::string_view id)
{
    for (const Clause* clause : allClauses())
        if (clause->id == id)
            return clause;
    return nullptr;
}

} // namespace tafel
