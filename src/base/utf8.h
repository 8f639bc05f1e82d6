// What others get from this program is UTF-8, whatever it has read.
#pragma once

#include <string>
#include <string_view>

namespace tafel {

/// The text as others may have it: what is no UTF-8 in it, which a damaged file may contain, is replaced by
/// U+FFFD. `room` holds the result where it is another text.
std::string_view validUtf8(std::string_view text, std::string& room);

} // namespace tafel
