#include "history/contract_averages.h"

#include "history/database.h"
#include "history/match_list.h"

namespace tafel::history {

std::vector<ContractAverage> contractAverages(
    Database& database, const std::string& game, const Filter& filter)
{
    // From the matches of the game to their deals: both by an index, so other games cost nothing.
    static const std::string sql
        = "WITH chosen AS MATERIALIZED (SELECT number FROM match_summary WHERE game = ?1 AND "
        + filterCondition
        + ") SELECT deal.contract, match_player.name, count(*), sum(deal_player.award) FROM chosen "
          "CROSS JOIN deal ON deal.match = chosen.number AND deal.contract IS NOT NULL "
          "CROSS JOIN deal_player ON deal_player.match = deal.match AND deal_player.deal = deal.number "
          "CROSS JOIN match_player ON match_player.match = deal.match AND match_player.seat = "
          "deal_player.seat "
          "WHERE deal_player.played GROUP BY 1, 2 ORDER BY 1, 2";
    Query rows = database.query(sql);
    rows.with(game);
    bind(rows, filter);
    std::vector<ContractAverage> averages;
    while (rows.next())
        averages.push_back({rows.text(0), rows.text(1), rows.number(2), rows.number(3)});
    return averages;
}

} // namespace tafel::history
