#include "games/custom/plan.h"

#include <algorithm>

#include "games/custom/table.h"

namespace tafel::custom {

using compendium::Contract;
using compendium::DealContext;
using compendium::DueContracts;

namespace {

const Table& tableOf(const DealContext& context)
{
    return static_cast<const Table&>(*context.table);
}

std::uint8_t placeOf(const Table& table, const Contract& contract)
{
    return static_cast<std::uint8_t>(&contract - table.contractList.data());
}

/// The remaining contracts of this dealer, each with its number of repetitions. Partners share them.
std::vector<const Contract*> leftOf(const DealContext& context, const Standing& before, Player dealer)
{
    const Table& table = tableOf(context);
    std::vector<const Contract*> left;
    for (const Contract& contract : table.contractList) {
        const std::uint8_t place = placeOf(table, contract);
        const auto played
            = std::count_if(before.played.begin(), before.played.end(), [&](const PlayedContract& each) {
                  return each.contract == place && context.side(each.dealer) == context.side(dealer);
              });
        if (played < contract.times)
            left.push_back(&contract);
    }
    return left;
}

/// The remaining contracts of the current round.
std::vector<const Contract*> leftOfRound(const Table& table, const Standing& before)
{
    const auto begun = before.played.end() - before.deals % table.roundDeals;
    std::vector<const Contract*> left;
    for (const Contract& contract : table.contractList) {
        const std::uint8_t place = placeOf(table, contract);
        const auto played = std::count_if(
            begun, before.played.end(), [&](const PlayedContract& each) { return each.contract == place; });
        if (played < contract.times)
            left.push_back(&contract);
    }
    return left;
}

std::vector<const Contract*> all(const Table& table)
{
    std::vector<const Contract*> list;
    list.reserve(table.contractList.size());
    for (const Contract& contract : table.contractList)
        list.push_back(&contract);
    return list;
}

/// How good a number is: the best one is the highest.
int goodness(const Table& table, int number)
{
    return isFewerBetter(table.unit) ? -number : number;
}

/// Several sides are equally good.
bool isTied(const DealContext& context, const Standing& standing)
{
    int best = 0, howMany = 0;
    for (Player player = 0; player < context.players(); ++player) {
        if (context.side(player) != player)
            continue;
        const int now = goodness(tableOf(context), standing.total[player]);
        if (howMany == 0 || now > best)
            howMany = 0;
        if (howMany == 0 || now == best) {
            best = now;
            ++howMany;
        }
    }
    return howMany > 1;
}

/// Somebody's total is at the target, where it is looked at now.
bool isAtTarget(const DealContext& context, const Standing& standing)
{
    const Table& table = tableOf(context);
    if (table.target == 0 || standing.deals == 0)
        return false;
    if (table.checkedByRound && standing.deals % table.roundDeals != 0)
        return false;
    for (Player player = 0; player < context.players(); ++player) {
        const int total = standing.total[player];
        if (table.target > 0 ? total >= table.target : total <= table.target)
            return !table.tiesPlayOn || !isTied(context, standing);
    }
    return false;
}

bool isOver(const DealContext& context, const Standing& standing)
{
    const Table& table = tableOf(context);
    const Match& match = *context.match;
    if (table.open && match.ended && standing.deals >= static_cast<int>(match.deals.size()))
        return true;
    return (table.deals > 0 && standing.deals >= table.deals) || isAtTarget(context, standing);
}

/// The player of the deal with the best award, or the worst; of equals the first one after the
/// dealer.
Player byAward(const DealContext& context, const DealAward& award, bool best)
{
    const Table& table = tableOf(context);
    const bool sits = table.seats > 0 && context.players() > table.seats;
    std::optional<Player> found;
    Player player = award.dealer;
    for (int i = 0; i < context.players(); ++i) {
        player = context.next(player);
        if (sits && player == award.dealer)
            continue;
        const int now = goodness(table, award.award[player]);
        const int before = found ? goodness(table, award.award[*found]) : 0;
        if (!found || (best ? now > before : now < before))
            found = player;
    }
    return *found;
}

Player dealerAfter(const DealContext& context, const Standing& standing, const DealAward& award)
{
    const Table& table = tableOf(context);
    switch (table.dealing) {
    case DealerRule::Round:
        return standing.deals % table.roundDeals == 0 ? context.next(award.dealer) : award.dealer;
    case DealerRule::Winner:
    case DealerRule::Loser:
        return byAward(context, award, table.dealing == DealerRule::Winner);
    case DealerRule::Next:
    case DealerRule::Chosen:
        break;
    }
    return context.next(award.dealer);
}

/// Each dealer has contracts of his own: one who has nothing left is passed over.
DueContracts dueOfDealers(const DealContext& context, const Standing& before)
{
    const Table& table = tableOf(context);
    if (context.dealer)
        return {*context.dealer, leftOf(context, before, *context.dealer)};
    if (table.dealerIsChosen) { // the contracts due for any dealer
        DueContracts due{before.dealer, {}};
        for (const Contract& contract : table.contractList)
            for (Player player = 0; player < context.players(); ++player) {
                const std::vector<const Contract*> left = leftOf(context, before, player);
                if (std::find(left.begin(), left.end(), &contract) != left.end()) {
                    due.contracts.push_back(&contract);
                    break;
                }
            }
        return due;
    }
    DueContracts due{before.dealer, {}};
    for (int i = 0; i < context.players() && due.contracts.empty(); ++i) {
        if (i > 0)
            due.dealer = context.next(due.dealer);
        due.contracts = leftOf(context, before, due.dealer);
    }
    return due;
}

} // namespace

DueContracts due(const DealContext& context, const Standing& before)
{
    const Table& table = tableOf(context);
    if (isOver(context, before))
        return {before.dealer, {}};
    switch (table.order) {
    case Order::Sequence:
        return {
            before.dealer, {table.sequence[static_cast<std::size_t>(before.deals) % table.sequence.size()]}};
    case Order::Round:
        return {before.dealer, leftOfRound(table, before)};
    case Order::Player:
        return dueOfDealers(context, before);
    case Order::Free:
        break;
    }
    return {before.dealer, all(table)};
}

Standing after(const DealContext& context, const Standing& before, DealAward& award)
{
    Standing standing = before;
    for (Player player = 0; player < context.players(); ++player)
        standing.total[player] += award.award[player];
    standing.dealer = dealerAfter(context, standing, award);
    return standing;
}

Sentence situation(const DealContext& context, const Standing& before, Player dealer)
{
    const Table& table = tableOf(context);
    if (table.dealerIsChosen && table.listsTricks) // the form asks for the dealer
        return {{"von {0} · Stiche: {1}", "of {0} · tricks: {1}"},
            {Argument::number(static_cast<int>(table.tricks.size())), Argument::number(before.tricks)}};
    if (table.dealerIsChosen && table.deals > 0)
        return {{"von {0}", "of {0}"}, {Argument::number(table.deals)}};
    if (table.listsTricks)
        return {{"von {0} · Stiche: {1} · {2} gibt", "of {0} · tricks: {1} · {2} deals"},
            {Argument::number(static_cast<int>(table.tricks.size())), Argument::number(before.tricks),
                Argument::player(dealer)}};
    if (table.deals > 0)
        return {{"von {0} · {1} gibt", "of {0} · {1} deals"},
            {Argument::number(table.deals), Argument::player(dealer)}};
    return {};
}

} // namespace tafel::custom
