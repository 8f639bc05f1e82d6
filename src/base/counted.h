// A number with its word.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/text.h"

namespace tafel {

/// The form of a word for a number, in both languages: the first for 1, the second for any other.
template <typename Form> constexpr Form plural(std::int64_t count, Form one, Form more)
{
    return count == 1 ? one : more;
}

/// "1 Spiel", "2 Spiele"
inline std::string counted(std::int64_t count, std::string_view one, std::string_view more)
{
    return std::to_string(count).append(" ").append(plural(count, one, more));
}

inline std::string counted(std::int64_t count, Text one, Text more, Language language)
{
    return counted(count, one.in(language), more.in(language));
}
inline Message counted(std::int64_t count, Text one, Text more)
{
    return {counted(count, one.de, more.de), counted(count, one.en, more.en)};
}

} // namespace tafel
