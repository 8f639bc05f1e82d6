// What a recorded deal comes to: its measure, and the screen of whoever records it.
#include "games/compendium/measures.h"
#include "games/compendium/replay.h"

#include <algorithm>

#include <fmt/format.h>

#include "games/compendium/clauses.h"
#include "referee/refusals.h"

namespace tafel::compendium {

namespace {

/// The cards of a trick that are in the set, in the order in which they were played.
std::vector<Card> among(CardSet set, const RecordedTrick& trick)
{
    std::vector<Card> cards;
    for (const RecordedTrick::Lying& each : trick.cards)
        if (set.has(*each.card))
            cards.push_back(*each.card);
    return cards;
}

/// Everybody who played the lowest rank of the trick.
std::vector<Player> lowest(std::span<const Rank> ranks, const RecordedTrick& trick)
{
    const auto height = [&](const RecordedTrick::Lying& each) {
        return ranks.end() - std::find(ranks.begin(), ranks.end(), each.card->rank);
    };
    const auto low = std::min_element(trick.cards.begin(), trick.cards.end(),
        [&](const auto& a, const auto& b) { return height(a) < height(b); });
    std::vector<Player> players;
    for (const RecordedTrick::Lying& each : trick.cards)
        if (height(each) == height(*low))
            players.push_back(each.player);
    return players;
}

/// Who held it.
std::optional<Player> playerOf(Card card, const Replay& replay)
{
    for (const RecordedTrick& trick : replay.tricks())
        for (const RecordedTrick::Lying& each : trick.cards)
            if (each.card == card)
                return each.player;
    return std::nullopt;
}

/// Whether the score of the contract, or the card that it asks for, makes this trick one that is named.
bool isNamed(const Contract& contract, int number, int tricks, const RecordedTrick& trick)
{
    const auto* byTrick = std::get_if<ByTrick>(&contract.score);
    if (!byTrick)
        return !among(contract.scoring, trick).empty();
    return std::any_of(byTrick->worths.begin(), byTrick->worths.end(), [&](const TrickWorth& worth) {
        return worth.trick != 0 && trickNumber(worth.trick, tricks) == number;
    });
}

/// Adds one complete trick to the measure of the contract.
void count(Facts& facts, const Contract& contract, std::span<const Rank> ranks, int number,
    const RecordedTrick& trick)
{
    const Player winner = *trick.winner;
    const std::vector<Card> scoring = among(contract.scoring, trick);
    const bool countsTricks = contract.scoring.empty() || contract.takesToo;
    if (contract.measure == Key::Count)
        facts.count[winner] += countsTricks ? 1 : static_cast<int>(scoring.size());
    if ((contract.measure == Key::Takes || contract.takesToo) && !scoring.empty())
        facts.takes.push_back({winner, scoring});
    if (contract.measure == Key::Winners && isNamed(contract, number, facts.tricks, trick))
        facts.winners.emplace_back(number, winner);
    if (contract.measure == Key::Lows)
        facts.lows.push_back({winner, lowest(ranks, trick)});
    facts.points[winner] += trick.points;
}

} // namespace

Result<Facts> replayed(const Setting& setting, const Contract& contract, Facts facts, const DealEntry& entry)
{
    const Replay replay(setting, contract, facts, entry);
    if (std::optional<Refusal> refusal = replay.refusal())
        return tl::unexpected(std::move(*refusal));
    int number = 0;
    for (const RecordedTrick& trick : replay.tricks())
        count(facts, contract, ranksOf(*setting.table, setting.players()), ++number, trick);
    if (contract.march && setting.has(setting.table->march) && number == facts.tricks)
        facts.march = replay.wonAll();
    if (!entry.contract)
        return facts;
    facts.announced = entry.contract->announced.value_or(false);
    if (const std::optional<Player> by = entry.contract->announcer;
        by && by != playerOf(*contract.scoring.begin(), replay))
        return refuse(Refusal::Code::Impossible, "/by",
            {.de = fmt::format("{} hat den Herz-König nicht.", setting.match->players[*by]),
                .en = fmt::format("{} does not hold the king of hearts.", setting.match->players[*by])},
            contract.announced);
    const std::optional<Player> claimed = entry.contract->march;
    if (claimed && claimed != facts.march)
        return tl::unexpected(Refusal{.code = Refusal::Code::Impossible,
            .where = "/march",
            .message = {.de = fmt::format("{} hat nicht alle Stiche.", setting.match->players[*claimed]),
                .en = fmt::format("{} does not have every trick.", setting.match->players[*claimed])},
            .clause = &clause::march});
    return facts;
}

RecordedDeal followed(
    const Setting& setting, const Contract& contract, const Facts& facts, const DealEntry& entry)
{
    if (!entry.log) { // nothing is played yet
        DealEntry begun = entry;
        begun.log.emplace();
        return followed(setting, contract, facts, begun);
    }
    const Replay replay(setting, contract, facts, entry);
    const int handSize = handSizeOf(*setting.table, setting.players(), facts.in.size());
    RecordedDeal deal{.tricks = replay.tricks(),
        .toPlay = replay.toPlay(),
        .mayPlay = replay.toPlay().has_value(),
        .seen = replay.seen(),
        .playedOut = !replay.toPlay(),
        .revokes = replay.revokes(),
        .uponRevoke = &clause::recorded,
        .revokesRefused = !replay.revokes().empty(),
        .fault = replay.fault()};
    for (Player player = 0; player < setting.players(); ++player)
        if (facts.in.has(player))
            deal.cardsLeft[player] = handSize - replay.played(player).size();
    for (const RecordedTrick& trick : deal.tricks)
        if (trick.winner) {
            ++deal.tricksWon[*trick.winner];
            deal.points[*trick.winner] += trick.points;
        }
    if (deal.toPlay)
        deal.legal
            = entry.hands ? legalCards(replay.turn()) : deckOf(*setting.table, setting.players()) - deal.seen;
    return deal;
}

} // namespace tafel::compendium
