// Fewer points for a long series: what no eye could tell apart goes, the extremes stay.
#pragma once

#include <span>
#include <vector>

#include <QPointF>

namespace tafel::app {

/// The points of `series` (ascending in x) that a picture of `columns` pixel columns needs to show `from` …
/// `to`: of each column the first, the last, the lowest and the highest, in their order, and on either side
/// the nearest point outside, so that the line runs on to the edge. At most 4 * `columns` + 2; what is short
/// already stays whole.
std::vector<QPointF> downsample(std::span<const QPointF> series, double from, double to, int columns);

} // namespace tafel::app
