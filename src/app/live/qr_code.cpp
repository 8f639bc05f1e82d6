#include "app/live/qr_code.h"

#include <QPainter>

#include "codes/modules.h"

namespace tafel::app {

namespace {

/// The colours of cards, which are the same in every theme.
constexpr QRgb dark = 0xFF1B1B1B, light = 0xFFFFFDF6;

} // namespace

QrCode::QrCode(QQuickItem* parent)
    : QQuickPaintedItem(parent)
{
    connect(this, &QrCode::changed, this, [this] { update(); });
}

void QrCode::paint(QPainter* painter)
{
    painter->fillRect(QRectF(0, 0, width(), height()), QColor::fromRgb(light));
    if (m_text.isEmpty())
        return;
    const QrModules code(m_text.toStdString());
    if (code.side() == 0)
        return;
    // Modules have a whole number of pixels, so that all are equally large.
    const int side = std::max(1, static_cast<int>(std::min(width(), height())) / code.side());
    const int left = (static_cast<int>(width()) - side * code.side()) / 2;
    const int top = (static_cast<int>(height()) - side * code.side()) / 2;
    for (int y = 0; y < code.side(); ++y)
        for (int x = 0; x < code.side(); ++x)
            if (code.isDark(x, y))
                painter->fillRect(left + x * side, top + y * side, side, side, QColor::fromRgb(dark));
}

} // namespace tafel::app
