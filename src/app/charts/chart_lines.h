// A chart of lines on the screen. It shows the visible range, downsampled to the pixels, after every step of
// a pan.
#pragma once

#include <QQuickPaintedItem>
#include <QVariantList>

#include "app/charts/chart_painter.h"
#include "app/phrases/fields.h"

namespace tafel::app {

class ChartLines : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// See `seriesOf`. Points ascend in x.
    Q_PROPERTY(QVariantList series MEMBER m_given WRITE setSeries NOTIFY seriesChanged)
    Q_PROPERTY(QRectF plot MEMBER m_plot NOTIFY plotChanged) ///< The plot area within this item.
    /// See `lineChartOf`; without series.
    Q_PROPERTY(QVariantMap chart MEMBER m_givenChart WRITE setChart NOTIFY changed)
    NOTIFIED_GETTER(seriesChanged, int, most); ///< Number of points of the longest line.
    /// The extreme values of all lines with their bands; 0 if there is no point.
    NOTIFIED_FIELD(seriesChanged, qreal, lowest);
    NOTIFIED_FIELD(seriesChanged, qreal, highest);
    /// The visible ends of the lines: [{name, seat, y}], where y is a value.
    MODEL_GETTER(QVariantList, ends);

public:
    explicit ChartLines(QQuickItem* parent = nullptr);

    void setSeries(const QVariantList& series);
    void setChart(const QVariantMap& chart);

    /// The visible point closest to a position, within `reach` pixels: {series, name, seat, x, y}.
    /// \return an empty map if there is none
    Q_INVOKABLE QVariantMap nearest(qreal x, qreal y, qreal reach) const;
    /// The point of a line closest to x, visible or not, or the one `by` points after it (before it if `by`
    /// is negative). Stops at the ends of the line.
    Q_INVOKABLE QVariantMap neighbour(int series, qreal x, int by) const;
    /// All x that have a point, ascending.
    Q_INVOKABLE QVariantList xValues() const;

    void paint(QPainter* painter) override
    {
        if (!m_plot.isEmpty())
            paintChart(*painter, size(), m_chart, m_plot);
    }

Q_SIGNALS:
    void changed();
    void seriesChanged();
    void plotChanged();

private:
    QVariantMap found(std::size_t series, const QPointF& point) const;

    QVariantList m_given;
    QVariantMap m_givenChart;
    LineChartPicture m_chart;
    QRectF m_plot;
};

} // namespace tafel::app
