// Output of this program is UTF-8, whatever it has read.
#pragma once

#include <string>
#include <string_view>

namespace tafel {

/// Replaces invalid UTF-8, which a damaged file may contain, by U+FFFD. `room` holds the result if it
/// differs.
std::string_view validUtf8(std::string_view text, std::string& room);

} // namespace tafel
