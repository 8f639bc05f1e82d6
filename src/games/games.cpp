#include "games/games.h"

#include "games/compendium/clauses.h"
#include "games/compendium/game.h"
#include "games/compendium/games.h"
#include "games/eidex/game.h"
#include "games/krass_kariert/game.h"
#include "games/own/known.h"

namespace tafel {

std::span<const Game* const> allGames()
{
    using compendium::CompendiumGame;
    static const CompendiumGame quodlibet(compendium::quodlibet), herzeln(compendium::herzeln),
        keinStich(compendium::keinStich), kingLouis(compendium::kingLouis), blackPig(compendium::blackPig),
        rosbiratschka(compendium::rosbiratschka), lorum(compendium::lorum),
        bauernfangen(compendium::bauernfangen), hintersche(compendium::hintersche),
        peseKatesh(compendium::peseKatesh), peskac(compendium::peskac), bismarck(compendium::bismarck);
    static const Game* const games[] = {
        &eidex::game,
        &krass_kariert::game,
        &quodlibet,
        &herzeln,
        &keinStich,
        &kingLouis,
        &blackPig,
        &rosbiratschka,
        &lorum,
        &bauernfangen,
        &hintersche,
        &peseKatesh,
        &peskac,
        &bismarck,
    };
    return games;
}

const Game* gameNamed(std::string_view id)
{
    for (const Game* game : allGames())
        if (game->id() == id)
            return game;
    return own::known(id);
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
