#include "codes/modules.h"

#include <qrcodegen/qrcodegen.hpp>

namespace tafel {

QrModules::QrModules(const std::string& text)
{
    constexpr int quiet = 4;
    // Raises the level of correction where the size allows it.
    const auto code = qrcodegen::QrCode::encodeText(text.c_str(), qrcodegen::QrCode::Ecc::MEDIUM);
    m_side = code.getSize() + 2 * quiet;
    for (int y = 0; y < m_side; ++y)
        for (int x = 0; x < m_side; ++x)
            m_dark.push_back(code.getModule(x - quiet, y - quiet)); // light outside of itself
}

} // namespace tafel
