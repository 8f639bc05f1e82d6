// A drawing of a few SVG elements: icons, suits, badges. The software renderer paints Qt's own shapes
// over everything when they lie fully outside a scrolled view. A painted item is clipped like any other.
#pragma once

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace tafel::app {

class SvgItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// The content of <svg>: "<path d='…' fill='#24302C'/>".
    Q_PROPERTY(QString svg MEMBER m_svg NOTIFY changed)
    /// The side of the coordinate square (24 for icons). With 0, coordinates are pixels of this item.
    Q_PROPERTY(qreal box MEMBER m_box NOTIFY changed)
public:
    explicit SvgItem(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

private:
    QString m_svg;
    qreal m_box = 24;
};

} // namespace tafel::app
