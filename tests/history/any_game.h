// A match of any game, and a table that plays it at random.
#pragma once

#include "games/games.h"
#include "support/any_table.h"
#include "table.h"

namespace tafel::history {

inline Match headOf(const Game& game, int players, const std::string& options = "{}")
{
    static constexpr const char* names[] = {"Anna", "Beat", "Cora", "Dani", "Eva"};
    std::string list;
    for (int player = 0; player < players; ++player)
        list += fmt::format("{}\"{}\"", player > 0 ? "," : "", names[player]);
    return matchOf(
        fmt::format(R"({{"format":"tafelrichter/1","game":"{}","players":[{}],"options":{},"deals":[]}})",
            game.id(), list, options));
}

} // namespace tafel::history
