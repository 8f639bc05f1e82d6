// A table of four for any game of contracts, with deals in the format of the match file.
#pragma once

#include <fmt/format.h>

#include "document/document.h"
#include "games/games.h"

namespace tafel::test {

/// A match of Anna, Beat, Cora, and Dani with the given deals.
inline Match table(std::string_view game, std::string_view deals = "", std::string_view options = "")
{
    return document::readMatch(
        fmt::format(
            R"({{"format":"tafelrichter/1","game":"{}","players":["Anna","Beat","Cora","Dani"],"options":{{{}}},"deals":[{}]}})",
            game, options, deals))
        .value();
}

/// The deals as a JSON list, each given by its keys.
inline std::string deals(std::initializer_list<const char*> each)
{
    std::string all;
    for (const char* deal : each)
        all += fmt::format("{}{{{}}}", all.empty() ? "" : ",", deal);
    return all;
}

} // namespace tafel::test
