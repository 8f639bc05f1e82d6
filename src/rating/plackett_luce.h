// Estimates the strength of players from their ranks in matches: the model of Plackett and Luce, updated
// after each match by the method of Weng and Lin.
//
// Source: R. C. Weng, C.-J. Lin, "A Bayesian Approximation Method for Online Ranking", Journal of Machine
// Learning Research 12 (2011), algorithm 4, with teams of one. Ties are handled as in openskill
// (plackettLuce).
#pragma once

#include <span>
#include <vector>

namespace tafel::rating {

/// A strength with a normal distribution: mean and standard deviation, on a scale on which a difference of
/// `beta` is already significant.
struct Rating {
    double mu = 25.0;
    double sigma = 25.0 / 3.0;

    friend bool operator==(const Rating&, const Rating&) = default;
};

inline constexpr double beta = 25.0 / 6.0; ///< How much a player's strength varies from match to match.
inline constexpr double epsilon = 0.0001; ///< A variance keeps at least this share of itself in a match.

/// The result of a match for one player.
struct Result {
    Rating before = {};
    int place = 1; ///< 1 is best, the same number is a tie.
};

/// The change of one player's rating by a match.
struct Change {
    Rating after = {};
    /// The part of `after.mu - before.mu` due to each player at the table, in their order; the player's own
    /// is 0. The exchange of two players balances: `given[q] / variance of i` is the negative of the amount
    /// from i to q over the variance of q.
    std::vector<double> given = {};
    /// The probability before the match to finish ahead of each player; the player's own is 0.
    std::vector<double> expected = {};
};

/// The ratings after one match of all its players, in their order; at least two players.
///
/// Each stage of the ranking (the best of the remaining players) counts: the winner of a stage takes from
/// each remaining player that player's expected share of winning it. Players who share a rank each win the
/// stage with an equal share.
std::vector<Rating> rate(std::span<const Result> match);
/// Does the same for many matches: `after` reuses its memory.
void rate(std::span<const Result> match, std::vector<Rating>& after);

/// Does the same with the part of each opponent. Slower: for single matches on request.
std::vector<Change> explain(std::span<const Result> match);

} // namespace tafel::rating
