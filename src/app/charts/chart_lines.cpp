#include "app/charts/chart_lines.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace tafel::app {

ChartLines::ChartLines(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &ChartLines::changed, this, [this] { update(); });
    connect(this, &ChartLines::plotChanged, this, [this] { update(); });
}

void ChartLines::setSeries(const QVariantList& series)
{
    m_given = series;
    m_chart.series = seriesOf(series);
    std::vector<qreal> values;
    for (const ChartSeries& each : m_chart.series)
        for (std::size_t i = 0; i < each.points.size(); ++i)
            for (const qreal sign : {-1, 1})
                values.push_back(each.points[i].y() + (i < each.spread.size() ? sign * each.spread[i] : 0));
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    m_lowest = values.empty() ? 0 : *low;
    m_highest = values.empty() ? 0 : *high;
    Q_EMIT seriesChanged();
    Q_EMIT changed();
}

void ChartLines::setChart(const QVariantMap& chart)
{
    m_givenChart = chart;
    std::vector<ChartSeries> series = std::move(m_chart.series);
    m_chart = lineChartOf(chart);
    m_chart.series = std::move(series);
    Q_EMIT changed();
}

int ChartLines::most() const
{
    std::size_t most = 0;
    for (const ChartSeries& each : m_chart.series)
        most = std::max(most, each.points.size());
    return static_cast<int>(most);
}

QVariantMap ChartLines::found(std::size_t series, const QPointF& point) const
{
    return {{"series", static_cast<int>(series)}, {"name", m_chart.series[series].name},
        {"seat", m_chart.series[series].seat}, {"x", point.x()}, {"y", point.y()}};
}

QVariantMap ChartLines::neighbour(int series, qreal x, int by) const
{
    const auto line = static_cast<std::size_t>(series);
    if (series < 0 || line >= m_chart.series.size() || m_chart.series[line].points.empty())
        return {};
    const auto& points = m_chart.series[line].points;
    const auto near = std::ranges::min_element(points,
        [x](const QPointF& a, const QPointF& b) { return std::abs(a.x() - x) < std::abs(b.x() - x); });
    const auto to = std::clamp<std::ptrdiff_t>(near - points.begin() + by, 0, std::ssize(points) - 1);
    return found(line, points[static_cast<std::size_t>(to)]);
}

QVariantMap ChartLines::nearest(qreal x, qreal y, qreal reach) const
{
    QVariantMap best;
    for (std::size_t i = 0; i < m_chart.series.size(); ++i)
        for (const QPointF& point : m_chart.series[i].points) {
            if (point.x() < m_chart.range.xFrom || point.x() > m_chart.range.xTo)
                continue;
            const QPointF place = placeOf(point, m_plot, m_chart.range);
            const double away = std::hypot(place.x() - x, place.y() - y);
            if (away >= reach)
                continue;
            reach = away;
            best = found(i, point);
        }
    return best;
}

QVariantList ChartLines::ends() const
{
    QVariantList ends;
    for (const ChartSeries& each : m_chart.series) {
        const auto after = std::upper_bound(each.points.begin(), each.points.end(), m_chart.range.xTo,
            [](double x, const QPointF& point) { return x < point.x(); });
        if (after != each.points.begin())
            ends << QVariantMap{{"name", each.name}, {"seat", each.seat}, {"y", (after - 1)->y()}};
    }
    return ends;
}

QVariantList ChartLines::xValues() const
{
    std::set<double> all;
    for (const ChartSeries& each : m_chart.series)
        for (const QPointF& point : each.points)
            all.insert(point.x());
    QVariantList list;
    for (const double x : all)
        list << x;
    return list;
}

} // namespace tafel::app
