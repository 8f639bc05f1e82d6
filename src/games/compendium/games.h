// The compendium games, one table each.
#pragma once

#include <span>

namespace tafel::compendium {

struct GameTable;

extern const GameTable quodlibet, herzeln, keinStich, kingLouis, blackPig, rosbiratschka, lorum, bauernfangen,
    hintersche, peseKatesh, peskac, bismarck;

/// All of them, in the order in which people see them.
std::span<const GameTable* const> allTables();

} // namespace tafel::compendium
