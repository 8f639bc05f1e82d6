// Documents of the games without powers: each measure, a log, a round, and each kind of position.
#pragma once

#include <fmt/format.h>

#include "support/json.h"

namespace tafel::test {

/// A match document of four players; `more` may have further keys.
inline std::string matchOf(std::string_view game, std::string_view deals, std::string_view more = {})
{
    return fmt::format(
        R"({{"format":"tafelrichter/1","game":"{}","players":["Anna","Beat","Cora","Dani"],{}{}"deals":[{}]}})",
        game, more, more.empty() ? "" : ",", deals);
}

inline std::string positionOf(std::string_view game, std::string_view keys)
{
    return fmt::format(
        R"({{"format":"tafelrichter-position/1","game":"{}","players":["Anna","Beat","Cora","Dani"],{}}})",
        game, keys);
}

/// Complete matches that can be scored.
inline std::vector<std::string> otherMatches()
{
    const std::string hundred = R"({"Anna":8,"Beat":0,"Cora":0,"Dani":0})";
    return {
        matchOf("quodlibet",
            R"({"contract":"plus","count":{"Anna":5,"Beat":3,"Cora":0,"Dani":0}},)"
            R"({"contract":"ahmed-and-red-ruffian","dealer":"Dani","takes":[{"by":"Cora","cards":["CJ","HK"]}]})",
            R"("options":{"bad_neighbor":"left","cv_105":true,"ahmed":"CJ"})"),
        matchOf("kein-stich", fmt::format(R"({{"contract":"no-tricks","march":"Anna","count":{}}})", hundred),
            R"("options":{"march":true,"extra":"first-last"})"),
        matchOf("bauernfangen",
            R"({"contract":"avoid-jacks","takes":[{"by":"Anna","cards":["HJ","DJ"]},{"by":"Beat","cards":["SJ","CJ"]}]})"),
        matchOf("hintersche", R"({"trump":"H","points":{"Anna":100,"Beat":40,"Cora":0}})"),
        matchOf("pese-katesh",
            R"({"contract":"positive","count":{"Anna":13,"Beat":0,"Cora":0,"Dani":0},"table_ruling":{"award":{"Anna":-2,"Beat":0,"Cora":0,"Dani":0},"reason":"so"}})",
            R"("options":{"floors":3})"),
        matchOf("krass-kariert", R"({"opener":"Beat","gives_chip":["Cora"]},{"gives_chip":["Anna","Beat"]})",
            R"("options":{"chips":3,"two_x":true})"),
    };
}

/// Positions that can be judged.
inline std::vector<std::string> otherPositions()
{
    return {
        positionOf("herzeln",
            R"("contract":"king-of-hearts","first_trick":true,"trick":{"lead":"Anna","cards":["H7"]},"hand":["HK","C7","SA"])"),
        positionOf("hintersche", R"("trump":"H","trick":{"lead":"Anna","cards":["HA"]},"hand":["DJ","H6"])"),
        positionOf("herzeln", R"("contract":"domino","row":{"up":"SJ","down":"SJ"},"hand":["HQ","C9"])"),
        positionOf("herzeln", R"("contract":"domino","hand":["HQ","C9"])"),
        positionOf("rosbiratschka", R"("contract":"rosbiratschka","laid":["HJ","HQ"],"hand":["HK","H9"])"),
        positionOf("lorum", R"("contract":"quartel","series":["HK","HA"],"hand":["H7","C9"])"),
        positionOf("lorum", R"("contract":"quartel","series":["HK"],"gone":["HA","C7"],"hand":["H7","C9"])"),
        positionOf("lorum", R"("contract":"suta","hand":["H7","C9"])"),
        positionOf("quodlibet", R"("contract":"snacking","laid":["HJ"],"packets":2,"hand":["H7"])"),
        positionOf("krass-kariert", R"("table":["7","X=8"],"hand":["X","9","10","stop"],"reserves":2)"),
        positionOf("krass-kariert", R"("table":null,"hand":["3","redraw"],"reserves":0,"opener":false)"),
    };
}

} // namespace tafel::test
