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
    Q_PROPERTY(QString svg READ svg WRITE setSvg NOTIFY svgChanged)
    /// The side of the coordinate square (24 for icons). With 0, coordinates are pixels of this item.
    Q_PROPERTY(qreal box READ box WRITE setBox NOTIFY boxChanged)
public:
    explicit SvgItem(QQuickItem* parent = nullptr);

    const QString& svg() const { return m_svg; }
    void setSvg(const QString& svg);
    qreal box() const { return m_box; }
    void setBox(qreal box);

    void paint(QPainter* painter) override;

Q_SIGNALS:
    void svgChanged();
    void boxChanged();

private:
    QString m_svg;
    qreal m_box = 24;
};

} // namespace tafel::app
