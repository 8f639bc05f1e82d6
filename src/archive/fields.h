// Lines of fields with a tab between them: those of the files in a folder, and of COPY in PostgreSQL.
#pragma once

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tafel::archive {

/// Takes the next line off the text.
/// \return the line without its end; nothing if the text does not end with a line
inline std::optional<std::string_view> nextLine(std::string_view& text)
{
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos)
        return std::nullopt;
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    return line;
}

inline std::vector<std::string_view> fieldsOf(std::string_view line)
{
    std::vector<std::string_view> all;
    while (true) {
        const std::size_t tab = std::min(line.find('\t'), line.size());
        all.push_back(line.substr(0, tab));
        if (tab == line.size())
            return all;
        line.remove_prefix(tab + 1);
    }
}

/// The characters that a field has as a backslash and a letter.
inline constexpr std::string_view escapedSigns = "\\\t\n\r", escapeLetters = "\\tnr";

/// Appends a text as a field.
inline void appendEscaped(std::string& line, std::string_view text)
{
    const auto isSign
        = [](char each) { return (each == '\\') | (each == '\t') | (each == '\n') | (each == '\r'); };
    unsigned char found = 0;
    for (const char each : text) // to the end, and not into a bool: the compiler then tests 16 at once
        found |= static_cast<unsigned char>(isSign(each));
    if (found == 0) {
        line += text;
        return;
    }
    for (const char each : text) {
        if (isSign(each))
            (line += '\\') += escapeLetters[escapedSigns.find(each)];
        else
            line += each;
    }
}

/// \return the text of a field; nothing if `appendEscaped` does not write such a field
inline std::optional<std::string> unescaped(std::string_view field)
{
    std::string text;
    text.reserve(field.size());
    while (true) {
        const std::size_t sign = std::min(field.find('\\'), field.size());
        text += field.substr(0, sign);
        if (sign == field.size())
            return text;
        const std::size_t which
            = sign + 1 < field.size() ? escapeLetters.find(field[sign + 1]) : std::string_view::npos;
        if (which == std::string_view::npos)
            return std::nullopt;
        text += escapedSigns[which];
        field.remove_prefix(sign + 2);
    }
}

/// \return nothing if the text is not a number, or continues after it
template <typename Number> std::optional<Number> numberIn(std::string_view text)
{
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

} // namespace tafel::archive
