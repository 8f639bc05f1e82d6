#include "live/qr.h"

#include <fmt/format.h>

#include "codes/modules.h"

namespace tafel::live {

std::string qrSvg(const std::string& text)
{
    const QrModules code(text);
    std::string dark;
    for (int y = 0; y < code.side(); ++y)
        for (int x = 0; x < code.side(); ++x)
            if (code.isDark(x, y))
                dark += fmt::format("M{} {}h1v1h-1z", x, y);
    return fmt::format(
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" shape-rendering="crispEdges">)"
        R"(<rect width="{0}" height="{0}" fill="#FFFDF6"/><path d="{1}" fill="#1B1B1B"/></svg>)",
        code.side(), dark);
}

std::string qrText(const std::string& text)
{
    const QrModules code(text);
    std::string out;
    for (int y = 0; y < code.side(); y += 2) {
        out += "\x1b[30;107m";
        for (int x = 0; x < code.side(); ++x) {
            const bool upper = code.isDark(x, y), lower = code.isDark(x, y + 1);
            out += upper && lower ? "█" : upper ? "▀" : lower ? "▄" : " ";
        }
        out += "\x1b[0m\n";
    }
    return out;
}

} // namespace tafel::live
