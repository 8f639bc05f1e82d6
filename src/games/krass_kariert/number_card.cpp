#include "referee/round_entry.h"

namespace tafel {

namespace {

constexpr std::string_view texts[]
    = {"", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "X", "stop", "redraw"};

} // namespace

std::optional<NumberCard> NumberCard::parse(std::string_view text)
{
    for (std::uint8_t value = 1; value <= redraw; ++value)
        if (texts[value] == text)
            return NumberCard{value};
    return std::nullopt;
}

std::string_view NumberCard::text() const
{
    return texts[value <= redraw ? value : 0];
}

} // namespace tafel
