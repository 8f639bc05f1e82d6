// Several texts in one: what stands between them, and taking them off again.
#pragma once

#include <algorithm>
#include <string_view>

namespace tafel::history {

inline constexpr char betweenParts = '\x1f'; ///< The unit separator: no name contains it.

/// Takes the next part off a text.
inline std::string_view cut(std::string_view& text, char at = betweenParts)
{
    const std::string_view part = text.substr(0, text.find(at));
    text.remove_prefix(std::min(part.size() + 1, text.size()));
    return part;
}

} // namespace tafel::history
