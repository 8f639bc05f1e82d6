#include "phrases/tablet.h"

#include <algorithm>

#include <fmt/format.h>

#include "phrases/option.h"

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

std::string versionText(
    const history::MatchBranch& branch, std::span<const history::MatchBranch> all, Language language)
{
    const Match &version = branch.match, &other = (branch.counts ? all.back() : all.front()).match;
    const auto without = [&](Text nothing, std::string text) {
        return text.empty() ? std::string(nothing.in(language)) : text;
    };
    std::vector<std::string> parts;
    if (version.players != other.players)
        parts.push_back(fmt::format("{}", fmt::join(version.players, " · ")));
    if (version.tournament != other.tournament)
        parts.push_back(without({"ohne Turnier", "no tournament"}, version.tournament));
    if (std::string rules = houseRulesText(version, language); rules != houseRulesText(other, language))
        parts.push_back(without({"ohne Hausregeln", "no house rules"}, std::move(rules)));
    return fmt::format("{}", fmt::join(parts, ", "));
}

} // namespace tafel::phrases
