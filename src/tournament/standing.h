// Where everybody stands in a tournament, from the results of its matches.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tafel::tournament {

/// What decides the standing.
enum class Rule {
    Wins, ///< Most matches won.
    VictoryPoints, ///< Most points in sum.
    PenaltyPoints, ///< Fewest points a match.
};

/// "wins", "victory-points", "penalty-points".
std::string_view name(Rule rule);
std::optional<Rule> ruleNamed(std::string_view name);

/// Which points are good, where they break ties between equal wins.
enum class Better {
    Unknown, ///< The games of the tournament do not have the same: points break no tie.
    More,
    Fewer,
};

/// What one match was for one person.
struct Result {
    std::string person = {};
    bool finished = false; ///< Otherwise it is under way and counts only as that.
    bool won = false;
    int points = 0; ///< What stood for them on the slate at the end, or stands now.
};

struct Row {
    int place = 0; ///< From 1, shared by equals; 0: no match is finished yet.
    std::string person = {};
    int matches = 0; ///< Finished ones.
    int wins = 0;
    std::int64_t points = 0;
    bool few = false; ///< PenaltyPoints: too few matches to stand among the others.
    int underWay = 0; ///< Matches that are not finished …
    std::int64_t pointsUnderWay = 0; ///< … and what they have brought so far.

    double perMatch() const { return matches > 0 ? static_cast<double>(points) / matches : 0.0; }
};

/// The standing of `people` and of whoever has a result, best first.
///
/// Not everybody has played as many matches: late comers, leavers, who sat out.
/// - Wins: the number decides; of equals the one who needed fewer matches, then points a match (`better`).
/// - VictoryPoints: the sum decides; of equals more wins, then fewer matches.
/// - PenaltyPoints: the average a match decides, because a sum would favour whoever stays away; of equals
///   more wins, then more matches. Who has played less than half as many matches as the one with most
///   stands below all others.
/// Who is still equal shares the place and stands in alphabetical order. Without a finished match: last.
std::vector<Row> standing(
    Rule rule, Better better, const std::vector<std::string>& people, const std::vector<Result>& results);

} // namespace tafel::tournament
