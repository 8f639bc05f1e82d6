// The lines of the files in a folder: fields with a tab between them.
#pragma once

#include <algorithm>
#include <charconv>
#include <optional>
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

/// \return nothing if the text is not a number, or continues after it
template <typename Number> std::optional<Number> numberIn(std::string_view text)
{
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

} // namespace tafel::archive
