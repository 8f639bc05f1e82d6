// Selects the matches of a query.
#pragma once

#include <optional>
#include <string>

namespace tafel::history {

class Query;

/// An empty part takes all.
struct Filter {
    std::string text = {}; ///< Every word of it: names, game, tournament, day.
    std::string game = {}, edition = {};
    std::string player = {}; ///< The name that is shown.
    std::string tournament = {};
    std::string match = {}; ///< Only the match with this id.
    std::string from = {}, to = {}; ///< Start, RFC 3339 or a beginning of it ("2026-11"); `to` is included.
    std::optional<bool> finished = {};
    bool withoutFalseStarts = false; ///< Leaves out matches that were set aside before their first deal.
    bool withoutIndex = false; ///< Slower, and right also where an index is damaged.

    friend bool operator==(const Filter&, const Filter&) = default;
};

/// The condition that a match is no false start.
constexpr const char* isNoFalseStart = "(s.deals > 0 OR NOT s.abandoned)";

/// The filter as a condition on `match_summary s`. It contains only the fields that are set, so that an index
/// can serve.
std::string conditionOf(const Filter& filter);

/// The parameters of that condition, in its order, after those that `query` has already.
void bind(Query& query, const Filter& filter);

} // namespace tafel::history
