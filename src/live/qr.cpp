#include "live/qr.h"

#include <fmt/format.h>
#include <qrcodegen/qrcodegen.hpp>

namespace tafel::live {

namespace {

constexpr int quiet = 4; ///< Modules of white around it, which readers need.

/// Raises the level of correction where the size allows it.
qrcodegen::QrCode codeOf(const std::string& text)
{
    return qrcodegen::QrCode::encodeText(text.c_str(), qrcodegen::QrCode::Ecc::MEDIUM);
}

} // namespace

std::string qrSvg(const std::string& text)
{
    const qrcodegen::QrCode code = codeOf(text);
    std::string dark;
    for (int y = 0; y < code.getSize(); ++y)
        for (int x = 0; x < code.getSize(); ++x)
            if (code.getModule(x, y))
                dark += fmt::format("M{} {}h1v1h-1z", x + quiet, y + quiet);
    const int side = code.getSize() + 2 * quiet;
    return fmt::format(
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" shape-rendering="crispEdges">)"
        R"(<rect width="{0}" height="{0}" fill="#FFFDF6"/><path d="{1}" fill="#1B1B1B"/></svg>)",
        side, dark);
}

std::string qrText(const std::string& text)
{
    const qrcodegen::QrCode code = codeOf(text);
    std::string out;
    for (int y = -quiet; y < code.getSize() + quiet; y += 2) {
        out += "\x1b[30;107m";
        for (int x = -quiet; x < code.getSize() + quiet; ++x) {
            const bool upper = code.getModule(x, y), lower = code.getModule(x, y + 1);
            out += upper && lower ? "█" : upper ? "▀" : lower ? "▄" : " ";
        }
        out += "\x1b[0m\n";
    }
    return out;
}

} // namespace tafel::live
