// Words that a search forgives.
#pragma once

#include <string>
#include <string_view>

namespace tafel {

/// A text with which two spellings of one word agree: lower case, ä = ae = a, ß = ss, é = e.
std::string folded(std::string_view text);

} // namespace tafel
