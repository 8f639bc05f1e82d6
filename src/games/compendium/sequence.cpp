#include "games/compendium/sequence.h"
#include "games/compendium/measure.h"

#include <algorithm>

namespace tafel::compendium {

namespace {

/// All deals of a match in order.
std::vector<const Contract*> dealsOf(const DealContext& context)
{
    if (context.table->deals)
        return context.table->deals(context);
    std::vector<const Contract*> list;
    list.reserve(context.table->contracts.size());
    for (const Contract& contract : context.table->contracts)
        list.push_back(&contract);
    return list;
}

/// All that a match may have, some of them several times.
std::vector<const Contract*> possibleIn(const DealContext& context)
{
    return context.table->possible ? context.table->possible(context) : dealsOf(context);
}

/// The last dealer continues until the block is complete, then the next one deals; blocks are counted in
/// deals.
Player dealerAfter(const DealContext& context, const Standing& before)
{
    if (before.played.empty())
        return before.dealer;
    const int block = context.table->block ? context.table->block(context) : 1;
    const Player last = before.played.back().dealer;
    return static_cast<int>(before.played.size()) % block == 0 ? context.next(last) : last;
}

} // namespace

std::vector<const Contract*> contractsOf(const DealContext& context)
{
    std::vector<const Contract*> once;
    for (const Contract* contract : possibleIn(context))
        if (std::find(once.begin(), once.end(), contract) == once.end())
            once.push_back(contract);
    return once;
}

const Contract* contractNamed(const DealContext& context, std::string_view id)
{
    for (const Contract* contract : possibleIn(context))
        if (contract->id == id)
            return contract;
    return nullptr;
}

bool hasLeft(const DealContext& context, const Standing& before, Player player)
{
    return before.out.has(player) && !context.table->own;
}

Facts initialFacts(const DealContext& context, const Standing& before, Player dealer)
{
    Facts facts{.in = Players::firstSeats(context.players()), .dealer = dealer};
    for (Player player = 0; player < context.players(); ++player)
        if (hasLeft(context, before, player))
            facts.in.remove(player);
    const GameTable& table = *context.table;
    if (table.seats > 0 && context.players() > table.seats)
        facts.in.remove(dealer);
    facts.columns = table.pairs ? Players{0, 1} : facts.in;
    facts.tricks = tricksOf(context, facts.in.size());
    return facts;
}

DueContracts nextContracts(const DealContext& context, const Standing& before)
{
    if (context.table->due)
        return context.table->due(context, before);
    const std::vector<const Contract*> deals = dealsOf(context);
    DueContracts due{dealerAfter(context, before), {}};
    if (before.played.size() < deals.size())
        due.contracts.push_back(deals[before.played.size()]);
    return due;
}

} // namespace tafel::compendium
