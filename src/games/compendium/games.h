// The compendium games, one table each.
#pragma once

namespace tafel::compendium {

struct GameTable;

extern const GameTable quodlibet, herzeln, keinStich, kingLouis, blackPig, rosbiratschka, lorum, bauernfangen,
    hintersche, peseKatesh, peskac, bismarck;

} // namespace tafel::compendium
