// Downsamples a long series. Removes points that are visually indistinguishable, and keeps the extremes.
#pragma once

#include <span>
#include <vector>

#include <QPointF>

namespace tafel::app {

/// The points of `series` (ascending in x) that a picture with `columns` pixel columns needs to show `from` …
/// `to`. These are the first, last, lowest and highest point of each column, in series order, and on either
/// side the closest point outside, so that the line runs on to the edge.
/// \return at most 4 * `columns` + 2 points; a series that is already short enough is returned unchanged
std::vector<QPointF> downsample(std::span<const QPointF> series, double from, double to, int columns);

} // namespace tafel::app
