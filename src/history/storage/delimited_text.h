// Several texts in one: what stands between them, and taking them off again.
#pragma once

#include <algorithm>
#include <string_view>

namespace tafel::history {

/// The unit separator. No name contains it today; the first versions took such names, and the log keeps them.
inline constexpr char betweenParts = '\x1f';

/// Takes the next part off a text.
inline std::string_view cut(std::string_view& text, char at = betweenParts)
{
    const std::string_view part = text.substr(0, text.find(at));
    text.remove_prefix(std::min(part.size() + 1, text.size()));
    return part;
}

} // namespace tafel::history
