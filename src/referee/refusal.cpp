#include "referee/refusal.h"

namespace tafel {

std::string_view codeName(Refusal::Code code)
{
    constexpr std::string_view names[] = {"format", "json", "schema", "unknown-card", "unknown-player",
        "unknown-power", "unknown-contract", "not-your-power", "illegal-power", "illegal-play", "points-sum",
        "count-sum", "impossible", "needs-tricks", "needs-captured", "order", "finished", "players"};
    return names[static_cast<std::size_t>(code)];
}

std::string escapePointerToken(std::string_view key)
{
    std::string step = "/";
    for (char c : key) {
        if (c == '~')
            step += "~0";
        else if (c == '/')
            step += "~1";
        else
            step += c;
    }
    return step;
}

} // namespace tafel
