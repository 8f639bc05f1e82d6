// The lines of a chart on the screen. They show the visible range, downsampled to the pixels, after every
// step of a pan.
#pragma once

#include <QQuickPaintedItem>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/charts/chart_painter.h"

namespace tafel::app {

class ChartLines : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// See `seriesOf`. Points ascend in x and are either a list of {x, y} or the points that a view model
    /// provides.
    Q_PROPERTY(QVariantList series READ series WRITE setSeries NOTIFY seriesChanged)
    Q_PROPERTY(QRectF plot READ plot WRITE setPlot NOTIFY plotChanged) ///< The plot area within this item.
    Q_PROPERTY(qreal xFrom READ xFrom WRITE setXFrom NOTIFY changed)
    Q_PROPERTY(qreal xTo READ xTo WRITE setXTo NOTIFY changed)
    Q_PROPERTY(qreal yFrom READ yFrom WRITE setYFrom NOTIFY changed)
    Q_PROPERTY(qreal yTo READ yTo WRITE setYTo NOTIFY changed)
    Q_PROPERTY(qreal target READ target WRITE setTarget NOTIFY changed) ///< NaN if there is no target.
    Q_PROPERTY(QVariantMap style READ style WRITE setStyle NOTIFY changed) ///< See `ChartStyle`.
    Q_PROPERTY(int most READ most NOTIFY seriesChanged) ///< Number of points of the longest line.
    /// The extreme values of all lines with their bands; 0 if there is no point.
    Q_PROPERTY(qreal lowest READ lowest NOTIFY seriesChanged)
    Q_PROPERTY(qreal highest READ highest NOTIFY seriesChanged)
    /// The visible ends of the lines: [{name, seat, y}], where y is a value.
    Q_PROPERTY(QVariantList ends READ ends NOTIFY changed)
public:
    explicit ChartLines(QQuickItem* parent = nullptr);

    QVariantList series() const { return m_given; }
    void setSeries(const QVariantList& series);
    QRectF plot() const { return m_plot; }
    void setPlot(const QRectF& plot);
    qreal xFrom() const { return m_range.xFrom; }
    void setXFrom(qreal x) { set(m_range.xFrom, x); }
    qreal xTo() const { return m_range.xTo; }
    void setXTo(qreal x) { set(m_range.xTo, x); }
    qreal yFrom() const { return m_range.yFrom; }
    void setYFrom(qreal y) { set(m_range.yFrom, y); }
    qreal yTo() const { return m_range.yTo; }
    void setYTo(qreal y) { set(m_range.yTo, y); }
    qreal target() const { return m_target; }
    void setTarget(qreal target) { set(m_target, target); }
    QVariantMap style() const { return m_givenStyle; }
    void setStyle(const QVariantMap& style);
    int most() const;
    qreal lowest() const { return m_lowest; }
    qreal highest() const { return m_highest; }

    /// The visible point closest to a position, within `reach` pixels: {series, name, seat, x, y}.
    /// \return an empty map if there is none
    Q_INVOKABLE QVariantMap nearest(qreal x, qreal y, qreal reach) const;
    /// The point of a line closest to x, visible or not, or the one `by` points after it (before it if `by`
    /// is negative). Stops at the ends of the line.
    Q_INVOKABLE QVariantMap neighbour(int series, qreal x, int by) const;
    QVariantList ends() const;
    /// All x that have a point, ascending.
    Q_INVOKABLE QVariantList xValues() const;

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();
    void seriesChanged();
    void plotChanged();

private:
    QVariantMap found(std::size_t series, const QPointF& point) const;
    template <typename T> void set(T& mine, const T& value)
    {
        if (mine == value)
            return;
        mine = value;
        Q_EMIT changed();
        update();
    }

    QVariantList m_given;
    QVariantMap m_givenStyle;
    std::vector<ChartSeries> m_series;
    ChartRange m_range;
    ChartStyle m_style;
    QRectF m_plot;
    qreal m_target, m_lowest = 0, m_highest = 0;
};

} // namespace tafel::app
