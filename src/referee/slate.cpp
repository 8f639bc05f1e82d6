#include "referee/slate.h"

#include <algorithm>

#include "referee/game.h"

namespace tafel {

Players leadersOf(Unit unit, std::span<const int> totals)
{
    if (totals.empty() || unit == Unit::Strokes || unit == Unit::Chips)
        return {};
    const bool low = isFewerBetter(unit);
    int best = totals[0], worst = totals[0];
    for (const int total : totals) {
        best = low ? std::min(best, total) : std::max(best, total);
        worst = low ? std::max(worst, total) : std::min(worst, total);
    }
    Players leaders;
    for (Player player = 0; best != worst && player < totals.size(); ++player)
        if (totals[player] == best)
            leaders.add(player);
    return leaders;
}

int chipsAtStart(const Match& match, Player player)
{
    return match.game->unit() == Unit::Chips ? match.game->start(match).total[player] : 0;
}

int targetScore(const Match& match, int deal)
{
    for (const OptionSpec& option : match.game->options())
        if (option.name == "target")
            return match.option(option, deal);
    return 0; // a game without one
}

int pipsOf(const Match& match, int deal)
{
    constexpr int most = 9;
    const int target = targetScore(match, deal);
    return target <= most ? target : 0;
}

namespace {

/// Whether an award, or a change of the score, is good or bad news for its player. Zero is bad only if
/// something could be won.
int goodness(Unit unit, int change)
{
    switch (unit) {
    case Unit::VictoryPoints:
        return change > 0 ? 1 : -1;
    case Unit::Points:
        return change;
    case Unit::PenaltyPoints:
        return change > 0 ? -1 : 1;
    case Unit::Strokes:
        return -change;
    case Unit::Chips:
        return change;
    }
    return 0;
}

} // namespace

std::string_view reasonTone(const Reason& reason, const Match& match, const PerPlayer<int>& change)
{
    bool some = false, none = false;
    for (Player player = 0; player < match.count(); ++player)
        if (reason.players.has(player)) {
            const int good = goodness(match.game->unit(), change[player]);
            some = some || good > 0;
            none = none || good < 0;
        }
    const bool general = reason.players.empty() && match.game->unit() != Unit::VictoryPoints;
    return some && !none ? "yes" : none && !some ? "no" : general ? "" : "ask";
}

std::string_view reasonTone(const ScoredDeal& deal, std::size_t index, const Match& match)
{
    return reasonTone(deal.award.because[index], match, index < deal.own ? deal.award.award : deal.change);
}

} // namespace tafel
