#include "app/live/qr_code.h"

#include <QPainter>

#include <qrcodegen/qrcodegen.hpp>

namespace tafel::app {

namespace {

constexpr int quietZone = 4; ///< Modules: ISO/IEC 18004, 5.3.8.
constexpr QRgb dark = 0xFF1B1B1B, light = 0xFFFFFDF6; ///< Of cards: the same in every theme.

} // namespace

void QrCode::setText(const QString& text)
{
    if (text == m_text)
        return;
    m_text = text;
    Q_EMIT textChanged();
    update();
}

void QrCode::paint(QPainter* painter)
{
    painter->fillRect(QRectF(0, 0, width(), height()), QColor::fromRgb(light));
    if (m_text.isEmpty())
        return;
    const qrcodegen::QrCode code
        = qrcodegen::QrCode::encodeText(m_text.toUtf8().constData(), qrcodegen::QrCode::Ecc::MEDIUM);
    const int modules = code.getSize() + 2 * quietZone;
    // Whole pixels, so that all modules are equally large.
    const int side = std::max(1, static_cast<int>(std::min(width(), height())) / modules);
    const int left = (static_cast<int>(width()) - side * modules) / 2 + side * quietZone;
    const int top = (static_cast<int>(height()) - side * modules) / 2 + side * quietZone;
    for (int y = 0; y < code.getSize(); ++y)
        for (int x = 0; x < code.getSize(); ++x)
            if (code.getModule(x, y))
                painter->fillRect(left + x * side, top + y * side, side, side, QColor::fromRgb(dark));
}

} // namespace tafel::app
