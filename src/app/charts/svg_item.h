// A drawing from a few SVG elements: icons, suits, marks, charts. In the software renderer Qt's own shapes
// are painted over everything when they lie wholly outside a scrolled view; a picture is clipped like any
// other item.
#pragma once

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace tafel::app {

/// Draws such elements, whose coordinates are in a square of the side `box`, into `place`.
void drawSvg(QPainter& painter, const QString& svg, qreal box, const QRectF& place);

class SvgItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// What stands inside <svg>: "<path d='…' fill='#24302C'/>".
    Q_PROPERTY(QString svg READ svg WRITE setSvg NOTIFY svgChanged)
    /// The side of the square that the coordinates are in (24 for icons); 0: they are pixels of this item.
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
