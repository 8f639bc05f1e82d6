// The standings of a tournament, from the results of its matches.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tafel::tournament {

/// The criterion of the standings.
enum class ScoringRule {
    Wins, ///< Most matches won.
    VictoryPoints, ///< Most points in sum.
    PenaltyPoints, ///< Fewest points a match.
};

/// "wins", "victory-points", "penalty-points".
std::string_view name(ScoringRule rule);
std::optional<ScoringRule> ruleNamed(std::string_view name);

/// The better points, if they break ties between equal wins.
enum class PointsOrder {
    Unknown, ///< The games of the tournament do not have the same: points break no tie.
    More,
    Fewer,
};

/// The result of one match for one person.
struct Result {
    std::string person = {};
    bool finished = false; ///< Otherwise it is under way and counts only as that.
    bool won = false;
    int points = 0; ///< Total on the slate at the end, or now.
};

struct Row {
    int place = 0; ///< Rank from 1, shared by equals; 0 before the first finished match.
    std::string person = {};
    int matches = 0; ///< Finished ones.
    int wins = 0;
    std::int64_t points = 0;
    bool few = false; ///< For PenaltyPoints: too few matches for a regular rank.
    int underWay = 0; ///< Number of unfinished matches.
    std::int64_t pointsUnderWay = 0; ///< Points in unfinished matches so far.

    double perMatch() const { return matches > 0 ? static_cast<double>(points) / matches : 0.0; }
};

/// Calculates the standings of `people` and of all people with a result, best first.
///
/// People may have played different numbers of matches: late comers, leavers, people who sat out.
/// - Wins: the number decides; then fewer matches, then points per match (`better`).
/// - VictoryPoints: the sum decides; then more wins, then fewer matches.
/// - PenaltyPoints: the average per match decides, because a sum would favour people who stay away; then more
/// wins, then more matches. A person with less than half as many matches as the one with most ranks below all
/// others. People who are still equal share the rank and are in alphabetical order. People without a finished
/// match come last.
std::vector<Row> standing(ScoringRule rule, PointsOrder better, const std::vector<std::string>& people,
    const std::vector<Result>& results);

} // namespace tafel::tournament
