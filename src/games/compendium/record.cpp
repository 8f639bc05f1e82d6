// The result of a recorded deal: its measure, and the state for the recorder's screen.
#include "games/compendium/measure.h"
#include "games/compendium/replay.h"

#include <algorithm>

#include <fmt/format.h>

#include "games/compendium/clauses.h"
#include "referee/refusals.h"

namespace tafel::compendium {

namespace {

/// The player who held it.
std::optional<Player> playerOf(Card card, const Replay& replay)
{
    for (const RecordedTrick& trick : replay.tricks())
        for (const RecordedTrick::PlayedCard& each : trick.cards)
            if (each.card == card)
                return each.player;
    return std::nullopt;
}

} // namespace

Result<Facts> replayed(
    const DealContext& context, const Contract& contract, Facts facts, const DealEntry& entry)
{
    const Replay replay(context, contract, facts, entry);
    if (std::optional<Refusal> refusal = replay.refusal())
        return tl::unexpected(std::move(*refusal));
    const Facts begun = facts;
    int number = 0;
    for (const RecordedTrick& trick : replay.tricks())
        countTrick({context, contract, begun}, ++number, trick, facts);
    if (contract.march && context.has(context.table->march) && number == facts.tricks)
        facts.march = replay.wonAll();
    if (!entry.contract)
        return facts;
    facts.announced = entry.contract->announced.value_or(false);
    if (const std::optional<Player> by = entry.contract->announcer;
        by && by != playerOf(*contract.scoring.begin(), replay))
        return refuse(Refusal::Code::Impossible, "/by",
            {.de = fmt::format("{} hat den Herz-König nicht.", context.match->players[*by]),
                .en = fmt::format("{} does not hold the king of hearts.", context.match->players[*by])},
            contract.announced);
    const std::optional<Player> claimed = entry.contract->march;
    if (claimed && claimed != facts.march)
        return tl::unexpected(Refusal{.code = Refusal::Code::Impossible,
            .where = "/march",
            .message = {.de = fmt::format("{} hat nicht alle Stiche.", context.match->players[*claimed]),
                .en = fmt::format("{} does not have every trick.", context.match->players[*claimed])},
            .clause = &clause::march});
    return facts;
}

RecordedDeal recordedDeal(
    const DealContext& context, const Contract& contract, const Facts& facts, const DealEntry& entry)
{
    if (!entry.log) { // no card was played yet
        DealEntry begun = entry;
        begun.log.emplace();
        return recordedDeal(context, contract, facts, begun);
    }
    const Replay replay(context, contract, facts, entry);
    const int handSize = handSizeOf(*context.table, context.players(), facts.in.size());
    RecordedDeal deal{.tricks = replay.tricks(),
        .toPlay = replay.toPlay(),
        .mayPlay = replay.toPlay().has_value(),
        .seen = replay.seen(),
        .playedOut = !replay.toPlay(),
        .revokes = replay.revokes(),
        .revokeClause = &clause::recorded,
        .revokesBlockScoring = !replay.revokes().empty(),
        .fault = replay.fault()};
    for (Player player = 0; player < context.players(); ++player)
        if (facts.in.has(player))
            deal.cardsLeft[player] = handSize - replay.played(player).size();
    for (const RecordedTrick& trick : deal.tricks)
        if (trick.winner) {
            ++deal.tricksWon[*trick.winner];
            deal.points[*trick.winner] += trick.points;
        }
    if (deal.toPlay)
        deal.legal
            = entry.hands ? legalCards(replay.turn()) : deckOf(*context.table, context.players()) - deal.seen;
    return deal;
}

} // namespace tafel::compendium
