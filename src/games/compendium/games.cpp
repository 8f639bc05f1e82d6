#include "games/compendium/games.h"

namespace tafel::compendium {

std::span<const GameTable* const> allTables()
{
    static constexpr const GameTable* tables[] = {&quodlibet, &herzeln, &keinStich, &kingLouis, &blackPig,
        &rosbiratschka, &lorum, &bauernfangen, &hintersche, &peseKatesh, &peskac, &bismarck};
    return tables;
}

} // namespace tafel::compendium
