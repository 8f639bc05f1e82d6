#include "history/projections/contract_averages.h"

#include <fmt/format.h>

#include "history/projections/year_ranges.h"
#include "history/storage/database.h"

namespace tafel::history {

namespace {

std::vector<ContractAverage> read(Query& rows)
{
    std::vector<ContractAverage> averages;
    while (rows.next())
        averages.push_back({rows.text(0), rows.text(1), rows.number(2), rows.number(3)});
    return averages;
}

/// Joins matches, "SELECT s.number …", with their deals. Both use an index, so other games cost nothing.
std::string fromDeals(const std::string& matches, bool more)
{
    return fmt::format("SELECT deal.contract, match_player.person, {0}count(*) AS deals, "
                       "{0}sum(deal_player.change) AS award FROM ({1}) chosen "
                       "CROSS JOIN deal ON deal.match = chosen.number AND deal.contract IS NOT NULL "
                       "CROSS JOIN deal_player ON deal_player.match = deal.match AND deal_player.deal = "
                       "deal.number "
                       "CROSS JOIN match_player ON match_player.match = deal.match AND match_player.seat = "
                       "deal_player.seat WHERE deal_player.played GROUP BY 1, 2",
        more ? "" : "-", matches);
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
    const std::string matches = "SELECT s.number FROM match_summary s WHERE ";
    const std::optional<YearRange> years = chosen.edition.empty() ? splitByYear(chosen) : std::nullopt;
    if (!years) {
        Query rows = database.query(fromDeals(matches + conditionOf(chosen), true) + " ORDER BY 1, 2");
        bind(rows, chosen);
        return read(rows);
    }
    std::string sql = "SELECT contract, person, sum(deals), sum(award) FROM (SELECT contract, person, deals, "
                      "award FROM contract_year WHERE year >= ? AND year < ? AND game = ?";
    for (const YearRange::Edge& edge : years->edges)
        sql += " UNION ALL SELECT * FROM (" + fromDeals(matches + conditionOf(edge, chosen), edge.more) + ")";
    Query rows = database.query(sql + ") GROUP BY 1, 2 HAVING sum(deals) > 0 ORDER BY 1, 2");
    rows.with(years->first).with(years->after).with(game);
    for (const YearRange::Edge& edge : years->edges)
        bind(rows, edge, chosen);
    return read(rows);
}

} // namespace tafel::history
