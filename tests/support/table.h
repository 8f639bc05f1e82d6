// A table for tests: Anna, Beat, Cora (and Dani), characters, and deals in the format of the match file.
#pragma once

#include <fmt/format.h>

#include "document/document.h"
#include "games/games.h"

namespace tafel::test {

inline constexpr Player anna = 0, beat = 1, cora = 2, dani = 3;

/// A match without deals; `more` holds further keys: R"("options":{"target":3})".
inline Match table(int players, std::string_view more = {})
{
    constexpr std::string_view names[] = {R"("Anna","Beat","Cora")", R"("Anna","Beat","Cora","Dani")"};
    return document::readMatch(
        fmt::format(R"({{"format":"tafelrichter/1","game":"cosmic-eidex","players":[{}]{}{},"deals":[]}})",
            names[players - 3], more.empty() ? "" : ",", more))
        .value();
}

/// A deal, which may be a draft: R"("turned_up":"S9","points":{"Anna":60})".
inline DealEntry deal(const Match& match, std::string_view keys)
{
    return document::readDeal(match, fmt::format("{{{}}}", keys)).value();
}

inline Standing standing(const Match& match, PerPlayer<int> total = {})
{
    Standing before = match.game->start(match);
    before.total = total;
    return before;
}

} // namespace tafel::test
