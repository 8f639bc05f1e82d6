// Days as whole years and what is more or less than these: sums are kept by years.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "history/projections/filter.h"

namespace tafel::history {

struct YearRange {
    /// Matches that were begun from one moment on until before another one, RFC 3339 or beginnings of it.
    struct Edge {
        std::string from = {}, before = {};
        bool more = true; ///< They come to what the years give; otherwise they go from it.
    };

    std::string first = {}, after = {}; ///< YearRange "2026"; `after` is not one of them any more.
    std::vector<Edge> edges = {}; ///< At most half a year each.
};

/// Nothing: the filter asks for something other than days, game and edition, or for less than a year.
std::optional<YearRange> splitByYear(const Filter& filter);

/// The matches of an edge, of that game and edition, as a condition on `match_summary s`; then its
/// parameters.
std::string conditionOf(const YearRange::Edge& edge, const Filter& filter);
void bind(Query& query, const YearRange::Edge& edge, const Filter& filter);

} // namespace tafel::history
