#include "rating/plackett_luce.h"

#include <algorithm>
#include <cmath>

namespace tafel::rating {

namespace {

/// The quantities of algorithm 4 that all players of a match share. Used again and again it keeps its memory.
struct Stages {
    void of(std::span<const Result> match)
    {
        square = 0.0;
        double highest = match.front().before.mu;
        for (const Result& each : match) {
            square += each.before.sigma * each.before.sigma + beta * beta;
            highest = std::max(highest, each.before.mu);
        }
        c = std::sqrt(square);
        strength.clear();
        for (const Result& each : match)
            strength.push_back(std::exp((each.before.mu - highest) / c)); // only their proportions count
        left.assign(match.size(), 0.0);
        tied.assign(match.size(), 0);
        for (std::size_t stage = 0; stage < match.size(); ++stage)
            for (std::size_t i = 0; i < match.size(); ++i) {
                left[stage] += match[i].place >= match[stage].place ? strength[i] : 0.0;
                tied[stage] += match[i].place == match[stage].place ? 1 : 0;
            }
    }

    /// The probability that i wins the stage that `stage` has won, shared equally between tied players.
    double share(std::size_t i, std::size_t stage) const { return strength[i] / left[stage] / tied[stage]; }

    double square = 0.0; ///< c squared: all variances, and beta squared for each player.
    double c = 0.0;
    std::vector<double> strength = {};
    /// By stage: the sum of the strengths of all players who were not ranked before it.
    std::vector<double> left = {};
    std::vector<int> tied = {}; ///< By stage: how many share its place.
};

const Stages& stagesOf(std::span<const Result> match)
{
    thread_local Stages stages;
    stages.of(match);
    return stages;
}

} // namespace

std::vector<Rating> rate(std::span<const Result> match)
{
    std::vector<Rating> after;
    rate(match, after);
    return after;
}

void rate(std::span<const Result> match, std::vector<Rating>& after)
{
    const Stages& stages = stagesOf(match);
    after.clear();
    for (std::size_t i = 0; i < match.size(); ++i) {
        double omega = 0.0, delta = 0.0;
        for (std::size_t stage = 0; stage < match.size(); ++stage) {
            if (match[stage].place > match[i].place)
                continue; // i was not among those left
            const double share = stages.share(i, stage), chance = share * stages.tied[stage];
            omega += (stage == i ? 1.0 / stages.tied[stage] : 0.0) - share;
            delta += share * (1.0 - chance);
        }
        const Rating& before = match[i].before;
        const double variance = before.sigma * before.sigma, gamma = before.sigma / stages.c;
        after.push_back({before.mu + variance / stages.c * omega,
            before.sigma * std::sqrt(std::max(1.0 - gamma * delta * variance / stages.square, epsilon))});
    }
}

std::vector<Change> explain(std::span<const Result> match)
{
    const std::vector<Rating> after = rate(match);
    const Stages& stages = stagesOf(match);
    std::vector<Change> changes;
    for (std::size_t i = 0; i < match.size(); ++i) {
        Change& change = changes.emplace_back(Change{after[i], {}, {}});
        const double step = match[i].before.sigma * match[i].before.sigma / stages.c;
        for (std::size_t other = 0; other < match.size(); ++other) {
            // The amount that i took in the stage that i won, minus the amount that the other took from i.
            double given = 0.0;
            if (other != i && match[other].place >= match[i].place)
                given += stages.share(other, i);
            if (other != i && match[i].place >= match[other].place)
                given -= stages.share(i, other);
            change.given.push_back(step * given);
            change.expected.push_back(
                other == i ? 0.0 : stages.strength[i] / (stages.strength[i] + stages.strength[other]));
        }
    }
    return changes;
}

} // namespace tafel::rating
