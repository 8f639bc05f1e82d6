#include "app/charts/chart_bars.h"

#include <cmath>

namespace tafel::app {

ChartBars::ChartBars(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &ChartBars::chartChanged, this, [this] { update(); });
    connect(this, &ChartBars::plotChanged, this, [this] { update(); });
}

void ChartBars::setChart(const QVariantMap& chart)
{
    m_given = chart;
    m_chart = barChartOf(chart);
    Q_EMIT chartChanged();
}

QPoint ChartBars::barAt(qreal y) const
{
    const qreal row = std::floor((y - m_plot.top()) / rowHeight());
    const QRectF first = laneOf(m_plot, m_chart, 0, 0);
    const qreal bar = std::floor((y - row * rowHeight() - first.top()) / first.height());
    return {static_cast<int>(bar), static_cast<int>(row)};
}

QRectF ChartBars::lane(int row, int bar) const
{
    return laneOf(m_plot, m_chart, static_cast<std::size_t>(row), static_cast<std::size_t>(bar));
}

} // namespace tafel::app
