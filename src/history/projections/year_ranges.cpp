#include "history/projections/year_ranges.h"

#include <algorithm>

#include "history/storage/database.h"

namespace tafel::history {

namespace {

constexpr const char* everAfter = "~"; // sorts after every year

bool hasYear(const std::string& time)
{
    return time.size() >= 4
        && std::all_of(time.begin(), time.begin() + 4, [](char each) { return each >= '0' && each <= '9'; });
}

/// The year whose beginning is nearest to that moment.
std::string nearestYear(const std::string& time)
{
    const int year = std::stoi(time.substr(0, 4));
    const bool late = time.compare(4, 3, "-07") >= 0;
    std::string text = std::to_string(year + (late ? 1 : 0));
    return text.insert(0, text.size() < 4 ? 4 - text.size() : 0, '0');
}

} // namespace

std::optional<YearRange> splitByYear(const Filter& filter)
{
    Filter other = filter;
    other.game = other.edition = other.from = other.to = {};
    if (other != Filter{})
        return std::nullopt;
    YearRange years{.after = everAfter};
    if (!filter.from.empty()) {
        if (!hasYear(filter.from))
            return std::nullopt;
        years.first = nearestYear(filter.from);
        if (filter.from < years.first)
            years.edges.push_back({filter.from, years.first, true});
        else
            years.edges.push_back({years.first, filter.from, false});
    }
    if (!filter.to.empty()) {
        if (!hasYear(filter.to))
            return std::nullopt;
        const std::string before = filter.to + everAfter; // includes all times that begin with it
        years.after = nearestYear(before);
        if (years.after < before)
            years.edges.push_back({years.after, before, true});
        else
            years.edges.push_back({before, years.after, false});
    }
    return years.first < years.after ? std::optional(std::move(years)) : std::nullopt;
}

std::string conditionOf(const YearRange::Edge&, const Filter& filter)
{
    return std::string(filter.game.empty() ? "" : "s.game = ? AND ")
        + (filter.edition.empty() ? "" : "s.edition = ? AND ") + "s.started >= ? AND s.started < ?";
}

void bind(Query& query, const YearRange::Edge& edge, const Filter& filter)
{
    for (const std::string* each : {&filter.game, &filter.edition})
        if (!each->empty())
            query.with(*each);
    query.with(edge.from).with(edge.before);
}

} // namespace tafel::history
