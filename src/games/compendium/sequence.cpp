#include "games/compendium/sequence.h"
#include "games/compendium/measure.h"

#include <algorithm>

namespace tafel::compendium {

namespace {

/// All deals of a match in order.
std::vector<const Contract*> dealsOf(const Setting& setting)
{
    if (setting.table->deals)
        return setting.table->deals(setting);
    std::vector<const Contract*> list;
    list.reserve(setting.table->contracts.size());
    for (const Contract& contract : setting.table->contracts)
        list.push_back(&contract);
    return list;
}

/// All that a match may have, some of them several times.
std::vector<const Contract*> possibleIn(const Setting& setting)
{
    return setting.table->possible ? setting.table->possible(setting) : dealsOf(setting);
}

/// The last dealer continues until the block is complete, then the next one deals; blocks are counted in
/// deals.
Player dealerAfter(const Setting& setting, const Standing& before)
{
    if (before.played.empty())
        return before.dealer;
    const int block = setting.table->block ? setting.table->block(setting) : 1;
    const Player last = before.played.back().dealer;
    return static_cast<int>(before.played.size()) % block == 0 ? setting.next(last) : last;
}

} // namespace

const Contract& contractOf(const GameTable& table, std::string_view id)
{
    return *std::find_if(table.contracts.begin(), table.contracts.end(),
        [&](const Contract& contract) { return contract.id == id; });
}

std::vector<const Contract*> contractsOf(const Setting& setting)
{
    std::vector<const Contract*> once;
    for (const Contract* contract : possibleIn(setting))
        if (std::find(once.begin(), once.end(), contract) == once.end())
            once.push_back(contract);
    return once;
}

const Contract* contractNamed(const Setting& setting, std::string_view id)
{
    for (const Contract* contract : possibleIn(setting))
        if (contract->id == id)
            return contract;
    return nullptr;
}

Facts initialFacts(const Setting& setting, const Standing& before, Player dealer)
{
    Facts facts{.in = Players::firstSeats(setting.players()), .dealer = dealer};
    for (Player player = 0; player < setting.players(); ++player)
        if (before.out.has(player) && !setting.table->own) // in a custom game it depends on the real dealer
            facts.in.remove(player);
    const GameTable& table = *setting.table;
    if (table.seats > 0 && setting.players() > table.seats)
        facts.in.remove(dealer);
    facts.columns = table.pairs ? Players{0, 1} : facts.in;
    facts.tricks = tricksOf(setting, facts.in.size());
    return facts;
}

Due nextContracts(const Setting& setting, const Standing& before)
{
    if (setting.table->due)
        return setting.table->due(setting, before);
    const std::vector<const Contract*> deals = dealsOf(setting);
    Due due{dealerAfter(setting, before), {}};
    if (before.played.size() < deals.size())
        due.contracts.push_back(deals[before.played.size()]);
    return due;
}

} // namespace tafel::compendium
