#include "phrases/tablet.h"

#include <algorithm>

#include <fmt/format.h>

namespace tafel::phrases {

std::string tabletName(const std::string& device, bool ours, Language language)
{
    if (ours)
        return std::string(Text{"Dieses Tablet", "This tablet"}.in(language));
    constexpr std::size_t letters
        = 4; // in a club of eight tablets, two have the same letters with a probability of 1 in 2,000
    // the last letters, because the id begins with a time
    std::string id = device.substr(device.size() - std::min(letters, device.size()));
    std::transform(id.begin(), id.end(), id.begin(),
        [](char each) { return each >= 'a' && each <= 'z' ? static_cast<char>(each - 'a' + 'A') : each; });
    return "Tablet " + id;
}

std::string ownershipText(const history::Ownership& ownership, Language language)
{
    return fmt::format(fmt::runtime(Text{"{} schreibt dieses Spiel.", "{} writes this match."}.in(language)),
        tabletName(ownership.device, ownership.ours, language));
}

} // namespace tafel::phrases
