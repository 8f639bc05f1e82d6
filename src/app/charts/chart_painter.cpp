#include "app/charts/chart_painter.h"

#include <algorithm>
#include <cmath>

#include "app/charts/svg_item.h"
#include "app/charts/thin_series.h"

namespace tafel::app {

namespace {

/// Size of a shape, and the least distance between two shapes, in design pixels.
constexpr double badgeSide = 16, badgeRoom = 22;
/// Height of a bar with the space around it, that space on one side, and the space between two rows.
constexpr double barHeight = 18, aroundBar = 3, betweenRows = 14;

template <typename T> const T& ofSeat(const QList<T>& all, int seat)
{
    return all.at(seat % all.size());
}

QString shapeSvg(const ChartStyle& style, int seat, const QString& fill, const QString& rim)
{
    return QStringLiteral("<path d='%1' fill='%2' stroke='%3' stroke-width='4'/>")
        .arg(ofSeat(style.shapes, seat), fill, rim);
}

QPen penOf(const ChartStyle& style, int seat, bool dense)
{
    QPen pen(ofSeat(style.players, seat), (dense ? 2 : 4) * style.unit);
    pen.setJoinStyle(dense ? Qt::BevelJoin : Qt::RoundJoin);
    const QList<qreal>& dashes = ofSeat(style.dashes, seat);
    if (dense || dashes.isEmpty())
        return pen;
    pen.setCapStyle(dashes.first() < 4 ? Qt::RoundCap : Qt::FlatCap);
    QList<qreal> pattern;
    for (const qreal length : dashes)
        pattern << length / 4;
    pen.setDashPattern(pattern);
    return pen;
}

/// Paints more points than pixels. Each pixel column spans its lowest to its highest point and the end of the
/// previous column. A stroke through all points would be slower and look the same.
void paintColumns(QPainter& painter, const std::vector<QPointF>& places, const QColor& color, double width)
{
    QList<QRectF> columns;
    for (std::size_t i = 0; i < places.size();) {
        const double x = std::floor(places[i].x());
        double top = places[i > 0 ? i - 1 : 0].y(), bottom = top;
        for (; i < places.size() && std::floor(places[i].x()) <= x; ++i) {
            top = std::min(top, places[i].y());
            bottom = std::max(bottom, places[i].y());
        }
        columns << QRectF(x, top - width / 2, width, bottom - top + width);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRects(columns);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
}

/// Paints short pieces, because one long stroke that crosses itself takes far longer than its parts.
void paintLine(QPainter& painter, const std::vector<QPointF>& places)
{
    constexpr std::size_t piece = 32;
    const int count = static_cast<int>(places.size());
    if (painter.pen().style() == Qt::CustomDashLine) // The dash pattern must not restart within the line.
        return painter.drawPolyline(places.data(), count);
    for (std::size_t i = 0; i + 1 < places.size(); i += piece)
        painter.drawPolyline(places.data() + i, static_cast<int>(std::min(piece + 1, places.size() - i)));
}

/// Paints the uncertainty of a line: paler than the line, with a dotted edge.
void paintBand(QPainter& painter, const QRectF& plot, const ChartRange& range, const ChartSeries& series,
    const ChartStyle& style)
{
    const auto side = [&](double sign) {
        std::vector<QPointF> points = series.points;
        for (std::size_t i = 0; i < points.size(); ++i)
            points[i].ry() += sign * series.spread[i];
        QPolygonF places;
        for (const QPointF& point :
            downsample(points, range.xFrom, range.xTo, static_cast<int>(plot.width())))
            places << placeOf(point, plot, range);
        return places;
    };
    const QPolygonF above = side(1), below = side(-1);
    QPolygonF band = above;
    for (auto place = below.rbegin(); place != below.rend(); ++place)
        band << *place;
    const QColor color = ofSeat(style.players, series.seat);
    QColor pale = color;
    pale.setAlphaF(0.15F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pale);
    painter.drawPolygon(band);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, 2 * style.unit, Qt::DotLine));
    painter.drawPolyline(above);
    painter.drawPolyline(below);
}

} // namespace

double placeOn(double value, double from, double to, double begin, double length)
{
    return begin + (value - from) / std::max(1e-9, to - from) * length;
}

QPointF placeOf(const QPointF& point, const QRectF& plot, const ChartRange& range)
{
    return {placeOn(point.x(), range.xFrom, range.xTo, plot.left(), plot.width()),
        placeOn(point.y(), range.yFrom, range.yTo, plot.bottom(), -plot.height())};
}

void paintSeries(QPainter& painter, const QRectF& plot, const ChartRange& range,
    const std::vector<ChartSeries>& series, const ChartStyle& style)
{
    if (style.players.isEmpty() || style.dashes.isEmpty() || plot.width() <= 0)
        return;
    const double room = badgeSide / 2 * style.unit;
    struct Shown {
        const ChartSeries* series;
        std::vector<QPointF> places;
        double apart; ///< Pixels between adjacent points.
    };
    std::vector<Shown> all;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    // A point at the edge is fully visible; a line to a point outside ends at the axis.
    painter.setClipRect(plot.adjusted(-1, -room, 1, room));
    for (const ChartSeries& each : series)
        if (!each.points.empty() && each.spread.size() == each.points.size())
            paintBand(painter, plot, range, each, style);
    for (const ChartSeries& each : series) {
        Shown shown{
            &each, downsample(each.points, range.xFrom, range.xTo, static_cast<int>(plot.width())), 0};
        shown.apart = plot.width() / std::max<double>(1, static_cast<double>(shown.places.size()) - 1);
        for (QPointF& point : shown.places)
            point = placeOf(point, plot, range);
        painter.setPen(penOf(style, each.seat, shown.apart < 4 * style.unit));
        if (shown.apart < 1)
            paintColumns(painter, shown.places, ofSeat(style.players, each.seat), 2 * style.unit);
        else
            paintLine(painter, shown.places);
        all.push_back(std::move(shown));
    }
    painter.setClipping(false);
    for (const Shown& shown : all) {
        if (shown.apart < badgeRoom * style.unit && shown.places.size() > 1)
            continue;
        const int seat = shown.series->seat;
        const QString color = ofSeat(style.players, seat).name(), ground = style.background.name();
        const QString full = shapeSvg(style, seat, color, ground),
                      hollow = shapeSvg(style, seat, ground, color);
        const double solid = shown.series->hollow < shown.series->points.size()
            ? placeOf(shown.series->points[shown.series->hollow], plot, range).x()
            : plot.right() + 2;
        for (const QPointF& place : shown.places)
            if (place.x() >= plot.left() - 1 && place.x() <= plot.right() + 1)
                drawSvg(painter, place.x() < solid - 0.01 ? hollow : full, 40,
                    {place.x() - room, place.y() - room, 2 * room, 2 * room});
    }
    painter.restore();
}

void paintTarget(
    QPainter& painter, const QRectF& plot, const ChartRange& range, double target, const ChartStyle& style)
{
    QPen pen(style.ink, 2.5 * style.unit);
    pen.setDashPattern({9 / 2.5, 6 / 2.5});
    pen.setCapStyle(Qt::FlatCap);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    const double y = placeOf({0, target}, plot, range).y();
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    painter.restore();
}

double heightOfRow(const BarChartPicture& chart)
{
    const double bars = static_cast<double>(chart.names.size()) * barHeight + betweenRows;
    return std::max(bars * chart.style.unit, chart.style.text * 1.5);
}

QRectF laneOf(const QRectF& plot, const BarChartPicture& chart, std::size_t row, std::size_t bar)
{
    const double height = barHeight * chart.style.unit, rowHeight = heightOfRow(chart);
    const double above = (rowHeight - static_cast<double>(chart.names.size()) * height) / 2;
    const double top
        = plot.top() + static_cast<double>(row) * rowHeight + above + static_cast<double>(bar) * height;
    return {plot.left(), top, plot.width(), height};
}

void paintBars(QPainter& painter, const QRectF& plot, const BarChartPicture& chart)
{
    const ChartStyle& style = chart.style;
    if (style.players.isEmpty() || plot.width() <= 0)
        return;
    const double u = style.unit, radius = badgeSide / 2 * u;
    const ChartRange range{.xFrom = chart.lowest, .xTo = chart.highest};
    const auto across = [&](double value) { return placeOf({value, 0}, plot, range).x(); };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t row = 0; row < chart.rows.size(); ++row)
        for (std::size_t i = 0; i < chart.rows[row].bars.size(); ++i) {
            const ChartBar& bar = chart.rows[row].bars[i];
            if (bar.cases == 0)
                continue;
            const QRectF lane = laneOf(plot, chart, row, i);
            const int badge = chart.badges.value(static_cast<int>(i), static_cast<int>(i));
            const QColor color = bar.weak ? style.outline : ofSeat(style.players, badge);
            const double zero = across(0), end = across(bar.value);
            painter.fillRect(QRectF(QPointF(std::min(zero, end), lane.top() + aroundBar * u),
                                 QPointF(std::max(zero, end), lane.bottom() - aroundBar * u)),
                color);
            if (chart.names.size() > 1)
                drawSvg(painter, shapeSvg(style, badge, color.name(), style.background.name()), 40,
                    {end - radius, lane.center().y() - radius, 2 * radius, 2 * radius});
        }
    const auto mark = [&](double value, const QColor& color) {
        painter.setPen(QPen(color, std::max(1.0, 2 * u)));
        painter.drawLine(QPointF(across(value), plot.top()), QPointF(across(value), plot.bottom()));
    };
    if (chart.whole > 0)
        mark(chart.whole, style.outline);
    mark(0, style.ink);
    painter.restore();
}

QVariant part(const QVariantMap& map, const char* name)
{
    return map.value(QLatin1String(name));
}

ChartStyle styleOf(const QVariantMap& style)
{
    const auto color = [&](const char* name) { return part(style, name).value<QColor>(); };
    ChartStyle read{.background = color("ground"),
        .ink = color("ink"),
        .mutedInk = color("mute"),
        .outline = color("edge"),
        .gridLine = color("rule"),
        .shapes = part(style, "shapes").toStringList(),
        .family = part(style, "family").toString(),
        .unit = part(style, "unit").toDouble(),
        .text = part(style, "text").toDouble()};
    for (const QVariant& player : part(style, "players").toList())
        read.players << player.value<QColor>();
    for (const QVariant& each : part(style, "dashes").toList()) {
        QList<qreal> dashes;
        for (const QVariant& length : each.toList())
            dashes << length.toDouble();
        read.dashes << dashes;
    }
    return read;
}

std::vector<ChartSeries> seriesOf(const QVariantList& series)
{
    std::vector<ChartSeries> all;
    for (const QVariant& each : series) {
        const QVariantMap map = each.toMap();
        ChartSeries one{part(map, "name").toString(), part(map, "seat").toInt()};
        const auto spread = part(map, "spread").value<QList<double>>();
        one.spread.assign(spread.begin(), spread.end());
        one.hollow = part(map, "hollow").toUInt();
        const QVariant points = part(map, "points");
        if (points.metaType() == QMetaType::fromType<QList<QPointF>>()) {
            const auto list = points.value<QList<QPointF>>();
            one.points.assign(list.begin(), list.end());
        } else {
            for (const QVariant& point : points.toList()) {
                const QVariantMap place = point.toMap();
                one.points.emplace_back(part(place, "x").toDouble(), part(place, "y").toDouble());
            }
        }
        all.push_back(std::move(one));
    }
    return all;
}

std::vector<ChartTick> ticksOf(const QVariant& list)
{
    std::vector<ChartTick> ticks;
    for (const QVariant& each : list.toList())
        ticks.push_back({part(each.toMap(), "at").toDouble(), part(each.toMap(), "text").toString()});
    return ticks;
}

BarChartPicture barChartOf(const QVariantMap& chart)
{
    BarChartPicture picture{.title = part(chart, "title").toString(),
        .unitTitle = part(chart, "unitTitle").toString(),
        .names = part(chart, "names").toStringList(),
        .lowest = part(chart, "lowest").toDouble(),
        .highest = part(chart, "highest").toDouble(),
        .whole = part(chart, "whole").toDouble(),
        .ticks = ticksOf(part(chart, "ticks")),
        .style = styleOf(part(chart, "look").toMap())};
    for (const QVariant& badge : part(chart, "badges").toList())
        picture.badges << badge.toInt();
    for (const QVariant& each : part(chart, "rows").toList()) {
        ChartBarRow row{part(each.toMap(), "name").toString(), {}};
        for (const QVariant& cell : part(each.toMap(), "players").toList()) {
            const QVariantMap bar = cell.toMap();
            row.bars.push_back({part(bar, "average").toDouble(), part(bar, "text").toString(),
                part(bar, "deals").toInt(), part(bar, "weak").toBool()});
        }
        picture.rows.push_back(std::move(row));
    }
    return picture;
}

} // namespace tafel::app
