// How strong somebody plays, as far as the places in matches say: the model of Plackett and Luce, updated
// after each match as Weng and Lin do.
//
// Source: R. C. Weng, C.-J. Lin, "A Bayesian Approximation Method for Online Ranking", Journal of Machine
// Learning Research 12 (2011), algorithm 4, with teams of one. Ties as the open implementations read it
// (openskill, plackettLuce).
#pragma once

#include <span>
#include <vector>

namespace tafel::rating {

/// A strength is thought of as spread normally: mean and standard deviation, on a scale on which a difference
/// of `beta` already says a good deal.
struct Rating {
    double mu = 25.0;
    double sigma = 25.0 / 3.0;

    friend bool operator==(const Rating&, const Rating&) = default;
};

inline constexpr double beta = 25.0 / 6.0; ///< How much a player's strength varies from match to match.
inline constexpr double epsilon = 0.0001; ///< A variance keeps at least this share of itself in a match.

/// What a match was for one player.
struct Result {
    Rating before = {};
    int place = 1; ///< 1 is best, the same number is a tie.
};

/// What a match has made of one player's rating.
struct Change {
    Rating after = {};
    /// Of `after.mu - before.mu` the part that each player at the table gave, in their order; the player's
    /// own is 0. What two gave each other balances: `given[q] / variance of i` is the negative of what i gave
    /// q over the variance of q.
    std::vector<double> given = {};
    /// The chance, as it was before, to stand before each of them; the player's own is 0.
    std::vector<double> expected = {};
};

/// The ratings after one match of all its players, in their order: two at least.
///
/// A change weighs each stage of the ranking (who is best of those that are left?): whoever wins a stage
/// takes from each of those left as much as that one was expected to win it. Of people who share a place each
/// wins the stage by an equal share.
std::vector<Rating> rate(std::span<const Result> match);
/// The same for whoever rates many matches: `after` keeps its memory.
void rate(std::span<const Result> match, std::vector<Rating>& after);

/// The same with the part of each opponent. Slower: for the few matches that somebody asks about.
std::vector<Change> explain(std::span<const Result> match);

} // namespace tafel::rating
