#include "referee/score.h"

#include <fmt/format.h>

#include "referee/game.h"

namespace tafel {

void rule(DealAward& award, const TableRuling& ruling, const Clause& clause)
{
    award.because = {{&clause, {}, {{.de = "Entscheid des Tischs.", .en = "Ruling of the table."}}}};
    award.brief = {{.de = "Entscheid des Tischs", .en = "ruling of the table"}};
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
        outcome.standing = game.after(match, outcome.standing, *award);
        outcome.deals.push_back({std::move(*award), outcome.standing});
    }
    return outcome;
}

} // namespace tafel
