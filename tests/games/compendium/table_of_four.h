// A table for tests: four people at any game of contracts, and its deals as they stand in the match file.
#pragma once

#include <fmt/format.h>

#include "document/document.h"
#include "games/games.h"

namespace tafel::test {

/// Anna, Beat, Cora and Dani; `deals` are those before the one under entry.
inline Match table(std::string_view game, std::string_view deals = "", std::string_view options = "")
{
    return document::readMatch(
        fmt::format(
            R"({{"format":"tafelrichter/1","game":"{}","players":["Anna","Beat","Cora","Dani"],"options":{{{}}},"deals":[{}]}})",
            game, options, deals))
        .value();
}

/// The deals, each given by its keys, as they stand in the list.
inline std::string deals(std::initializer_list<const char*> each)
{
    std::string all;
    for (const char* deal : each)
        all += fmt::format("{}{{{}}}", all.empty() ? "" : ",", deal);
    return all;
}

} // namespace tafel::test
