// Texts in UTF-8: their letters, and their width in a terminal. Output of this program is UTF-8, whatever it
// has read.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tafel {

/// \return true if the byte continues a character that began before it
constexpr bool isContinuationByte(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// Number of characters (code points).
constexpr std::size_t characterCount(std::string_view text)
{
    std::size_t count = 0;
    for (const char each : text)
        count += isContinuationByte(each) ? 0 : 1;
    return count;
}

/// The longest beginning of at most `bytes` that ends between two letters.
std::string_view firstBytes(std::string_view text, std::size_t bytes);

/// The beginning of at most `most` letters as people see them: an accent belongs to the letter before it, and
/// a flag or a family is one picture.
std::string_view firstLetters(std::string_view text, std::size_t most);

/// The text, or its first letters and an ellipsis if it has more.
std::string shortened(std::string_view text, std::size_t most);

/// Number of columns that a text takes in a terminal: none for an accent, two for a Chinese sign or a
/// picture.
std::size_t terminalWidth(std::string_view text);

/// Replaces invalid UTF-8, which a damaged file may contain, by U+FFFD. `room` holds the result if it
/// differs.
std::string_view validUtf8(std::string_view text, std::string& room);

} // namespace tafel
