#include "referee/score.h"

#include <fmt/format.h>

#include "referee/game.h"

namespace tafel {

PerPlayer<int> baseTotals(const Standing& standing)
{
    const bool wiped = standing.games > 0 && standing.gameStartDeal == standing.deals;
    return wiped ? PerPlayer<int>{} : standing.total;
}

PerPlayer<int> changeOf(const PerPlayer<int>& slate, const PerPlayer<int>& total)
{
    PerPlayer<int> change;
    for (std::size_t player = 0; player < change.size(); ++player)
        // Unsigned: the numbers of a damaged file may be too different.
        change[player]
            = static_cast<int>(static_cast<unsigned>(total[player]) - static_cast<unsigned>(slate[player]));
    return change;
}

ScoredDeal scored(const Match& match, const Standing& before, DealAward award)
{
    const std::size_t own = award.because.size();
    Standing after = match.game->after(match, before, award);
    const PerPlayer<int> change = changeOf(baseTotals(before), after.total);
    return {std::move(award), std::move(after), change, own};
}

void rule(DealAward& award, const TableRuling& ruling, const Clause& clause)
{
    award.because = {{&clause, {}, {{.de = "Entscheid des Tischs.", .en = "The table's ruling."}}}};
    award.brief = {{.de = "Entscheid des Tischs", .en = "the table's ruling"}};
    award.award = {};
    for (const auto& [player, number] : ruling.award)
        award.award[player] = number;
}

Result<Outcome> score(const Match& match)
{
    const Game& game = *match.game;
    Outcome outcome{.standing = game.start(match), .deals = {}};
    outcome.deals.reserve(match.deals.size());
    for (const DealEntry& entry : match.deals) {
        Result<DealAward> award = game.award(match, outcome.standing, entry);
        if (!award)
            return tl::unexpected(
                std::move(award.error()).under(fmt::format("/deals/{}", outcome.deals.size())));
        outcome.deals.push_back(scored(match, outcome.standing, std::move(*award)));
        outcome.standing = outcome.deals.back().after;
    }
    return outcome;
}

} // namespace tafel
