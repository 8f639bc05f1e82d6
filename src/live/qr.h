// An address as a QR code.
#pragma once

#include <string>

namespace tafel::live {

/// Black on white with its quiet zone, in every theme.
std::string qrSvg(const std::string& text);

/// For a terminal: two modules a letter, black on white by its own colours.
std::string qrText(const std::string& text);

} // namespace tafel::live
