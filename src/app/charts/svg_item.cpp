#include "app/charts/svg_item.h"

#include <algorithm>

#include <QCache>
#include <QPainter>
#include <QSvgRenderer>

namespace tafel::app {

namespace {

/// Returns a cached renderer, because the same icon is used in many places.
QSvgRenderer& rendererOf(const QString& document)
{
    static QCache<QString, QSvgRenderer> known(256);
    if (QSvgRenderer* renderer = known.object(document))
        return *renderer;
    auto* renderer = new QSvgRenderer(document.toUtf8());
    known.insert(document, renderer);
    return *renderer;
}

void render(QPainter& painter, const QString& svg, const QSizeF& box, const QRectF& place)
{
    const QString document
        = QStringLiteral("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %1 %2'>%3</svg>")
              .arg(box.width())
              .arg(box.height())
              .arg(svg);
    rendererOf(document).render(&painter, place);
}

} // namespace

SvgItem::SvgItem(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
}

void SvgItem::setSvg(const QString& svg)
{
    if (svg == m_svg)
        return;
    m_svg = svg;
    Q_EMIT svgChanged();
    update();
}

void SvgItem::setBox(qreal box)
{
    if (qFuzzyCompare(box + 1, m_box + 1))
        return;
    m_box = box;
    Q_EMIT boxChanged();
    update();
}

void SvgItem::paint(QPainter* painter)
{
    if (m_svg.isEmpty() || width() <= 0 || height() <= 0)
        return;
    const QSizeF box = m_box > 0 ? QSizeF(m_box, m_box) : QSizeF(width(), height());
    // A square drawing is centred in the available space.
    const qreal side = std::min(width(), height());
    const QRectF place = m_box > 0 ? QRectF((width() - side) / 2, (height() - side) / 2, side, side)
                                   : QRectF(0, 0, width(), height());
    render(*painter, m_svg, box, place);
}

} // namespace tafel::app
