// Splits a date range into whole calendar years and partial years at its edges: totals are stored per year.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "history/projections/filter.h"

namespace tafel::history {

struct YearRange {
    /// Matches that began in a half-open range of time, RFC 3339 or prefixes of it.
    struct Edge {
        std::string from = {}, before = {};
        /// True if the matches are added to the totals of the years, false if they are subtracted.
        bool more = true;
    };

    std::string first = {}, after = {}; ///< Years such as "2026"; `after` is excluded.
    std::vector<Edge> edges = {}; ///< Each covers at most half a year.
};

/// \return nothing if the filter has other conditions than days, game and edition, or covers less than a year
std::optional<YearRange> splitByYear(const Filter& filter);

/// The matches of an edge, of that game and edition, as a condition on `match_summary s`; then its
/// parameters.
std::string conditionOf(const YearRange::Edge& edge, const Filter& filter);
void bind(Query& query, const YearRange::Edge& edge, const Filter& filter);

} // namespace tafel::history
