// Paints charts by Qt Charts, for the screen and for files.
#pragma once

#include <QPainter>

#include "app/charts/chart_description.h"

namespace tafel::app {

/// Paints a chart around its plot area. Without a plot area, Qt Charts lays it out, with titles and a legend.
void paintChart(
    QPainter& painter, const QSizeF& size, const LineChartPicture& chart, const QRectF& plot = {});
void paintChart(QPainter& painter, const QSizeF& size, const BarChartPicture& chart, const QRectF& plot = {});

} // namespace tafel::app
