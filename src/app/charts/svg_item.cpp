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

} // namespace

SvgItem::SvgItem(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &SvgItem::changed, this, [this] { update(); });
}

void SvgItem::paint(QPainter* painter)
{
    if (m_svg.isEmpty() || width() <= 0 || height() <= 0)
        return;
    QRectF place = boundingRect();
    QSizeF box = place.size();
    if (m_box > 0) { // A square drawing is centred in the available space.
        const qreal side = std::min(width(), height());
        place = QRectF((width() - side) / 2, (height() - side) / 2, side, side);
        box = {m_box, m_box};
    }
    const QString document
        = QStringLiteral("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %1 %2'>%3</svg>")
              .arg(box.width())
              .arg(box.height())
              .arg(m_svg);
    rendererOf(document).render(painter, place);
}

} // namespace tafel::app
