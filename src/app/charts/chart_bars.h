// A chart of bars on the screen.
#pragma once

#include <QQuickPaintedItem>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "app/charts/chart_painter.h"

namespace tafel::app {

class ChartBars : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariantMap chart MEMBER m_chart NOTIFY changed) ///< See `barChartOf`.
    Q_PROPERTY(QRectF plot MEMBER m_plot NOTIFY changed) ///< The plot area within this item.
public:
    explicit ChartBars(QQuickItem* parent = nullptr)
        : QQuickPaintedItem(parent)
    {
        connect(this, &ChartBars::changed, this, [this] { update(); });
    }

    void paint(QPainter* painter) override
    {
        if (!m_plot.isEmpty())
            paintChart(*painter, size(), barChartOf(m_chart), m_plot);
    }

Q_SIGNALS:
    void changed();

private:
    QVariantMap m_chart;
    QRectF m_plot;
};

} // namespace tafel::app
