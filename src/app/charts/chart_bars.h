// The bars of a chart on the screen.
#pragma once

#include <QPoint>
#include <QQuickPaintedItem>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "app/charts/chart_painter.h"
#include "app/phrases/fields.h"

namespace tafel::app {

class ChartBars : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariantMap chart READ chart WRITE setChart NOTIFY chartChanged) ///< See `barChartOf`.
    Q_PROPERTY(QRectF plot MEMBER m_plot NOTIFY plotChanged) ///< The plot area within this item.
    NOTIFIED_GETTER(chartChanged, qreal, rowHeight) { return heightOfRow(m_chart); }

public:
    explicit ChartBars(QQuickItem* parent = nullptr);

    QVariantMap chart() const { return m_given; }
    void setChart(const QVariantMap& chart);

    /// \return the row (y) and the bar in it (x) at a height in pixels; both may be out of range
    Q_INVOKABLE QPoint barAt(qreal y) const;
    /// The lane of a bar across the plot area, in pixels.
    Q_INVOKABLE QRectF lane(int row, int bar) const;

    void paint(QPainter* painter) override { paintBars(*painter, m_plot, m_chart); }

Q_SIGNALS:
    void chartChanged();
    void plotChanged();

private:
    QVariantMap m_given;
    BarChartPicture m_chart;
    QRectF m_plot;
};

} // namespace tafel::app
