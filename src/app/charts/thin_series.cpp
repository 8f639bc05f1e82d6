#include "app/charts/thin_series.h"

#include <algorithm>
#include <cmath>

namespace tafel::app {

namespace {

/// Adds the points of one column that are kept, in the order of the series.
void keep(std::span<const QPointF> column, std::vector<QPointF>& kept)
{
    const auto byY = [](const QPointF& one, const QPointF& other) { return one.y() < other.y(); };
    const auto [low, high] = std::minmax_element(column.begin(), column.end(), byY);
    auto middle = {std::min(low, high), std::max(low, high)};
    kept.push_back(column.front());
    auto last = column.begin();
    for (const auto each : middle)
        if (each != last) {
            kept.push_back(*each);
            last = each;
        }
    if (last != column.end() - 1)
        kept.push_back(column.back());
}

} // namespace

std::vector<QPointF> downsample(std::span<const QPointF> series, double from, double to, int columns)
{
    columns = std::max(1, columns);
    const auto left = [](const QPointF& point, double x) { return point.x() < x; };
    const auto first = std::lower_bound(series.begin(), series.end(), from, left);
    const auto end = std::upper_bound(
        first, series.end(), to, [](double x, const QPointF& point) { return x < point.x(); });
    const auto count = end - first;
    std::vector<QPointF> kept;
    if (first != series.begin())
        kept.push_back(*(first - 1));
    if (count <= 4 * columns) {
        kept.insert(kept.end(), first, end);
    } else {
        const auto columnOf = [&](const QPointF& point) {
            return std::min<double>(columns - 1, std::floor((point.x() - from) / (to - from) * columns));
        };
        for (auto begin = first; begin != end;) {
            const double column = columnOf(*begin);
            const auto next = std::partition_point(
                begin, end, [&](const QPointF& point) { return columnOf(point) <= column; });
            keep({begin, next}, kept);
            begin = next;
        }
    }
    if (end != series.end())
        kept.push_back(*end);
    return kept;
}

} // namespace tafel::app
