// The contents and the style of a chart, as QML describes them, and the places of its parts.
#pragma once

#include <limits>
#include <vector>

#include <QColor>
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

struct LineChartPicture {
    QString title = {}, xTitle = {}, yTitle = {};
    ChartRange range = {};
    std::vector<ChartSeries> series = {};
    std::vector<ChartTick> xTicks = {}, yTicks = {};
    double yStep = 0; ///< The step of the grid.
    double target
        = std::numeric_limits<double>::quiet_NaN(); ///< The value of a dashed line; NaN if there is none.
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

/// The contents of a bar chart: a row for each group, and a bar for each name. Bars have equal lanes, with
/// half a lane above and below those of a row.
struct BarChartPicture {
    QString title = {}, unitTitle = {};
    QStringList names = {};
    QList<int> badges = {}; ///< Colour and shape of each name.
    std::vector<ChartBarRow> rows = {};
    double lowest = 0, highest = 1;
    double whole = 0; ///< A value that a line marks; 0 if there is none.
    std::vector<ChartTick> ticks = {};
    double step = 0; ///< The step of the grid.
    ChartStyle style = {};
};

/// A value of a map from QML, by the name of its key.
QVariant part(const QVariantMap& map, const char* name);
/// From [{name, seat, points, spread, hollow}]; `points` is a list of points.
std::vector<ChartSeries> seriesOf(const QVariantList& series);
/// From {title, look, xTitle, yTitle, series, xFrom, xTo, yFrom, yTo, target, xTicks, yTicks, yStep}; the
/// ticks are [{at, text}].
LineChartPicture lineChartOf(const QVariantMap& chart);
/// From {title, look, unitTitle, names, badges, rows, lowest, highest, whole, ticks, step}; the rows are
/// [{name, players: [{average, text, deals, weak}]}].
BarChartPicture barChartOf(const QVariantMap& chart);

/// The pixel of a value on an axis whose ends are `from` and `to`, and which has `length` pixels from
/// `begin`; a negative length leads upwards.
double placeOn(double value, double from, double to, double begin, double length);
/// The pixel of a point of the plane in `plot`.
QPointF placeOf(const QPointF& point, const QRectF& plot, const ChartRange& range);

} // namespace tafel::app
