#include "app/charts/chart_description.h"

#include <algorithm>

namespace tafel::app {

double placeOn(double value, double from, double to, double begin, double length)
{
    return begin + (value - from) / std::max(1e-9, to - from) * length;
}

QPointF placeOf(const QPointF& point, const QRectF& plot, const ChartRange& range)
{
    return {placeOn(point.x(), range.xFrom, range.xTo, plot.left(), plot.width()),
        placeOn(point.y(), range.yFrom, range.yTo, plot.bottom(), -plot.height())};
}

QVariant part(const QVariantMap& map, const char* name)
{
    return map.value(QLatin1String(name));
}

namespace {

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

std::vector<ChartTick> ticksOf(const QVariant& list)
{
    std::vector<ChartTick> ticks;
    for (const QVariant& each : list.toList())
        ticks.push_back({part(each.toMap(), "at").toDouble(), part(each.toMap(), "text").toString()});
    return ticks;
}

} // namespace

std::vector<ChartSeries> seriesOf(const QVariantList& series)
{
    std::vector<ChartSeries> all;
    for (const QVariant& each : series) {
        const QVariantMap map = each.toMap();
        ChartSeries one{part(map, "name").toString(), part(map, "seat").toInt()};
        const auto spread = part(map, "spread").value<QList<double>>();
        one.spread.assign(spread.begin(), spread.end());
        one.hollow = part(map, "hollow").toUInt();
        for (const QVariant& point : part(map, "points").toList())
            one.points.push_back(point.toPointF());
        all.push_back(std::move(one));
    }
    return all;
}

LineChartPicture lineChartOf(const QVariantMap& chart)
{
    LineChartPicture lines{.title = part(chart, "title").toString(),
        .xTitle = part(chart, "xTitle").toString(),
        .yTitle = part(chart, "yTitle").toString(),
        .range = {part(chart, "xFrom").toDouble(), part(chart, "xTo").toDouble(),
            part(chart, "yFrom").toDouble(), part(chart, "yTo").toDouble()},
        .series = seriesOf(part(chart, "series").toList()),
        .xTicks = ticksOf(part(chart, "xTicks")),
        .yTicks = ticksOf(part(chart, "yTicks")),
        .yStep = part(chart, "yStep").toDouble(),
        .style = styleOf(part(chart, "look").toMap())};
    if (chart.contains(QStringLiteral("target")))
        lines.target = part(chart, "target").toDouble();
    return lines;
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
        .step = part(chart, "step").toDouble(),
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
