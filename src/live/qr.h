// Draws an address as a QR code.
#pragma once

#include <string>

namespace tafel::live {

/// The code as SVG: black on white with a quiet zone, in every theme.
std::string qrSvg(const std::string& text);

/// The code as text for a terminal: two modules in each character, in black on white.
std::string qrText(const std::string& text);

} // namespace tafel::live
