#include "phrases/idle_table.h"

#include <algorithm>

#include "phrases/day.h"

namespace tafel::phrases {

namespace {

constexpr std::int64_t patience = 10 * 60; ///< Seconds in which no table is silent.
constexpr int usualGaps = 3; ///< A table that enters no deal for this many of its usual gaps is idle.

} // namespace

std::int64_t idleSeconds(
    const history::TournamentMatch& match, const std::string& drawn, const std::string& now)
{
    const std::int64_t behind = std::max<std::int64_t>(0, secondsBetween(match.started, drawn)),
                       since = secondsBetween(match.last, now) - behind,
                       gap = secondsBetween(match.started, match.last) / std::max(match.deals, 1);
    return match.finished || since <= std::max(patience, usualGaps * gap) ? 0 : since;
}

TableState tableState(const history::TournamentMatch* match, const std::function<bool()>& isOurs,
    const std::string& drawn, const std::string& now)
{
    return !match                                          ? TableState::NotBegun
        : match->finished                                  ? TableState::Finished
        : idleSeconds(*match, drawn, now) > 0 && !isOurs() ? TableState::Silent
                                                           : TableState::Playing;
}

} // namespace tafel::phrases
