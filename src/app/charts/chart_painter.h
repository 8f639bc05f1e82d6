// How a chart is drawn, once for the screen and for the file: lines with the players' dashes and shapes,
// bars, title, axes, legend.
#pragma once

#include <optional>
#include <vector>

#include <QColor>
#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <QStringList>
#include <QVariantMap>

namespace tafel::app {

/// One line: its points ascend in x.
struct ChartSeries {
    QString name = {};
    int seat = 0; ///< Colour, dashes and shape.
    std::vector<QPointF> points = {};
    std::vector<double> spread = {}; ///< Of each point: half the height of the band around it; empty: none.
    std::size_t hollow = 0; ///< So many of the first points are only outlined.
};

/// The part of the plane that is shown.
struct ChartRange {
    double xFrom = 0, xTo = 1, yFrom = 0, yTo = 1;
};

/// What the theme says: colours, and of each player colour, shape (path data in a 40×40 box) and dashes
/// (lengths for a line 4 wide). Lengths are design pixels times `unit`.
struct ChartStyle {
    QColor background = {}, ink = {}, mutedInk = {}, outline = {}, gridLine = {};
    QList<QColor> players = {};
    QStringList shapes = {};
    QList<QList<qreal>> dashes = {};
    QString family = {};
    double unit = 1, text = 18; ///< `text`: pixel size of the letters.
};

struct ChartTick {
    double at = 0;
    QString text = {};
};

/// All that a line chart in a file shows.
struct LineChartPicture {
    QString title = {}, xTitle = {}, yTitle = {};
    ChartRange range = {};
    std::vector<ChartSeries> series = {};
    std::vector<ChartTick> xTicks = {}, yTicks = {};
    std::optional<double> target = {}; ///< A dashed line across.
    ChartStyle style = {};
};

struct ChartBar {
    double value = 0;
    QString text = {};
    int cases = 0; ///< From how many deals; 0: there is no bar.
    bool weak = false; ///< From too few cases to say much.
};

struct ChartBarRow {
    QString name = {};
    std::vector<ChartBar> bars = {};
};

/// All that a bar chart in a file shows: a row a group, a bar a name.
struct BarChartPicture {
    QString title = {}, unitTitle = {};
    QStringList names = {};
    QList<int> marks = {}; ///< Colour and shape of each name.
    std::vector<ChartBarRow> rows = {};
    double lowest = 0, highest = 1;
    std::vector<ChartTick> ticks = {};
    ChartStyle style = {};
};

ChartStyle styleOf(const QVariantMap& style);
/// From [{name, seat, points, spread, hollow}]; points are QList<QPointF> or a list of {x, y}.
std::vector<ChartSeries> seriesOf(const QVariantList& series);

/// The lines in `plot`, thinned to its pixels; with shapes while the points stand far enough apart.
void paintSeries(QPainter& painter, const QRectF& plot, const ChartRange& range,
    const std::vector<ChartSeries>& series, const ChartStyle& style);
/// The dashed line of a target across `plot`.
void paintTarget(
    QPainter& painter, const QRectF& plot, const ChartRange& range, double target, const ChartStyle& style);

void paintChart(QPainter& painter, const QSizeF& size, const LineChartPicture& chart);
void paintChart(QPainter& painter, const QSizeF& size, const BarChartPicture& chart);
/// How high all its rows are.
double heightOf(const BarChartPicture& chart);

} // namespace tafel::app
