// Paints charts for the screen and for files: lines with the players' dashes and shapes, bars, title, axes,
// legend.
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

/// One line. Its points ascend in x.
struct ChartSeries {
    QString name = {};
    int seat = 0; ///< Determines colour, dashes and shape.
    std::vector<QPointF> points = {};
    /// Half the height of the band around each point; empty if there is no band.
    std::vector<double> spread = {};
    std::size_t hollow = 0; ///< The number of points at the start that are only outlined.
};

/// The visible part of the plane.
struct ChartRange {
    double xFrom = 0, xTo = 1, yFrom = 0, yTo = 1;
};

/// Settings of the theme: general colours, and for each player a colour, a shape (path data in a 40×40 box)
/// and dashes (lengths for a line of width 4). Lengths are design pixels times `unit`.
struct ChartStyle {
    QColor background = {}, ink = {}, mutedInk = {}, outline = {}, gridLine = {};
    QList<QColor> players = {};
    QStringList shapes = {};
    QList<QList<qreal>> dashes = {};
    QString family = {};
    double unit = 1, text = 18; ///< `text` is the font size in pixels.
};

struct ChartTick {
    double at = 0;
    QString text = {};
};

/// The contents of a line chart in a file.
struct LineChartPicture {
    QString title = {}, xTitle = {}, yTitle = {};
    ChartRange range = {};
    std::vector<ChartSeries> series = {};
    std::vector<ChartTick> xTicks = {}, yTicks = {};
    std::optional<double> target = {}; ///< The value of a dashed horizontal line.
    ChartStyle style = {};
};

struct ChartBar {
    double value = 0;
    QString text = {};
    int cases = 0; ///< Number of deals behind the value; 0 if there is no bar.
    bool weak = false; ///< The value comes from too few deals to judge.
};

struct ChartBarRow {
    QString name = {};
    std::vector<ChartBar> bars = {};
};

/// The contents of a bar chart: a row for each group, and a bar for each name.
struct BarChartPicture {
    QString title = {}, unitTitle = {};
    QStringList names = {};
    QList<int> badges = {}; ///< Colour and shape of each name.
    std::vector<ChartBarRow> rows = {};
    double lowest = 0, highest = 1;
    double whole = 0; ///< A value that a line marks; 0 if there is none.
    std::vector<ChartTick> ticks = {};
    ChartStyle style = {};
};

/// A value of a map from QML, by the name of its key.
QVariant part(const QVariantMap& map, const char* name);
ChartStyle styleOf(const QVariantMap& style);
/// From [{name, seat, points, spread, hollow}]; points are QList<QPointF> or a list of {x, y}.
std::vector<ChartSeries> seriesOf(const QVariantList& series);
/// From [{at, text}].
std::vector<ChartTick> ticksOf(const QVariant& list);
/// From {title, look, unitTitle, names, badges, rows, lowest, highest, whole, ticks}; the rows are [{name,
/// players: [{average, text, deals, weak}]}].
BarChartPicture barChartOf(const QVariantMap& chart);

/// The pixel of a value on an axis whose ends are `from` and `to`, and which has `length` pixels from
/// `begin`; a negative length leads upwards.
double placeOn(double value, double from, double to, double begin, double length);
/// The pixel of a point of the plane in `plot`.
QPointF placeOf(const QPointF& point, const QRectF& plot, const ChartRange& range);
/// Paints the lines in `plot`, downsampled to its pixels. Shapes are shown if the points leave enough space.
void paintSeries(QPainter& painter, const QRectF& plot, const ChartRange& range,
    const std::vector<ChartSeries>& series, const ChartStyle& style);
/// The dashed line of a target across `plot`.
void paintTarget(
    QPainter& painter, const QRectF& plot, const ChartRange& range, double target, const ChartStyle& style);

/// The height of a row with all its bars.
double heightOfRow(const BarChartPicture& chart);
/// The part of `plot` in which a bar is, from its lowest to its highest possible end.
QRectF laneOf(const QRectF& plot, const BarChartPicture& chart, std::size_t row, std::size_t bar);
/// Paints the bars in `plot`, and the lines of zero and of the whole. Bars of several people have their
/// shapes at the ends.
void paintBars(QPainter& painter, const QRectF& plot, const BarChartPicture& chart);

void paintChart(QPainter& painter, const QSizeF& size, const LineChartPicture& chart);
void paintChart(QPainter& painter, const QSizeF& size, const BarChartPicture& chart);
/// The total height of all rows.
double heightOf(const BarChartPicture& chart);

} // namespace tafel::app
