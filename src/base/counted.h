// A number with its word.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tafel {

/// "1 Spiel", "2 Spiele"
inline std::string counted(std::int64_t count, std::string_view one, std::string_view more)
{
    return std::to_string(count).append(" ").append(count == 1 ? one : more);
}

} // namespace tafel
