#include "history/contract_averages.h"

#include "history/database.h"
#include "history/filter.h"

namespace tafel::history {

namespace {

std::vector<ContractAverage> read(Query& rows)
{
    std::vector<ContractAverage> averages;
    while (rows.next())
        averages.push_back({rows.text(0), rows.text(1), rows.number(2), rows.number(3)});
    return averages;
}

} // namespace

std::vector<ContractAverage> contractAverages(
    Database& database, const std::string& game, const Filter& filter)
{
    Filter chosen = filter;
    chosen.game = {};
    const bool all = chosen == Filter{};
    chosen.game = game;
    if (all) { // these are added up already
        Query rows = database.query(
            "SELECT contract, person, deals, award FROM contract_total WHERE game = ? AND deals > 0 "
            "ORDER BY 1, 2");
        return read(rows.with(game));
    }
    // From the matches of the game to their deals: both by an index, so other games cost nothing.
    Query rows = database.query("WITH chosen AS MATERIALIZED (SELECT s.number FROM match_summary s WHERE "
        + conditionOf(chosen)
        + ") SELECT deal.contract, match_player.person, count(*), sum(deal_player.change) FROM chosen "
          "CROSS JOIN deal ON deal.match = chosen.number AND deal.contract IS NOT NULL "
          "CROSS JOIN deal_player ON deal_player.match = deal.match AND deal_player.deal = deal.number "
          "CROSS JOIN match_player ON match_player.match = deal.match AND match_player.seat = "
          "deal_player.seat "
          "WHERE deal_player.played GROUP BY 1, 2 ORDER BY 1, 2");
    bind(rows, chosen);
    return read(rows);
}

} // namespace tafel::history
