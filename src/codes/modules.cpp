#include "codes/modules.h"

#include <optional>

#include <qrcodegen/qrcodegen.hpp>

namespace tafel {

namespace {

std::optional<qrcodegen::QrCode> encoded(const std::string& text)
try {
    // Raises the level of correction where the size allows it.
    return qrcodegen::QrCode::encodeText(text.c_str(), qrcodegen::QrCode::Ecc::MEDIUM);
} catch (const qrcodegen::data_too_long&) {
    return std::nullopt;
}

} // namespace

QrModules::QrModules(const std::string& text)
{
    constexpr int quiet = 4;
    const std::optional<qrcodegen::QrCode> code = encoded(text);
    if (!code)
        return;
    m_side = code->getSize() + 2 * quiet;
    for (int y = 0; y < m_side; ++y)
        for (int x = 0; x < m_side; ++x)
            m_dark.push_back(code->getModule(x - quiet, y - quiet)); // light outside of itself
}

} // namespace tafel
