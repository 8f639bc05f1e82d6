// Several texts in one string with a separator between them.
#pragma once

#include <algorithm>
#include <string_view>

namespace tafel::history {

/// The ASCII unit separator. No new name may contain it; the first versions accepted such names, and the log
/// keeps them.
inline constexpr char fieldSeparator = '\x1f';

/// Removes the first field from `text` and returns it.
inline std::string_view cut(std::string_view& text, char at = fieldSeparator)
{
    const std::string_view part = text.substr(0, text.find(at));
    text.remove_prefix(std::min(part.size() + 1, text.size()));
    return part;
}

} // namespace tafel::history
