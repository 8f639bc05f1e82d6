#include "games/custom/key.h"

#include <fmt/format.h>

namespace tafel::custom {

namespace {

constexpr std::string_view keyPrefix = "own:";

} // namespace

std::string keyOf(std::string_view id)
{
    return fmt::format("{}{}", keyPrefix, id);
}

std::optional<std::string_view> idIn(std::string_view key)
{
    if (!key.starts_with(keyPrefix))
        return std::nullopt;
    return key.substr(keyPrefix.size());
}

} // namespace tafel::custom
