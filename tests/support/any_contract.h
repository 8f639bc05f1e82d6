// Random matches of every compendium game, number of players, and house rule, whose measures add up.
#pragma once

#include "games/compendium/games.h"
#include "games/compendium/measure.h"
#include "games/compendium/sequence.h"
#include "games/games.h"
#include "support/any_match.h"

namespace tafel::test {

inline const std::vector<const compendium::GameTable*>& compendiumTables()
{
    using namespace compendium;
    static const std::vector<const GameTable*> tables{&quodlibet, &herzeln, &keinStich, &kingLouis, &blackPig,
        &rosbiratschka, &lorum, &bauernfangen, &hintersche, &peseKatesh, &peskac, &bismarck};
    return tables;
}

inline Match anyContractHead(const compendium::GameTable& table)
{
    Match match{.game = gameNamed(table.id)};
    std::vector<int> counts;
    for (int count = 3; count <= maxPlayers; ++count)
        if (table.playerCounts.has(static_cast<Player>(count)))
            counts.push_back(count);
    const int players = counts[static_cast<std::size_t>(below(static_cast<int>(counts.size())))];
    for (const char* name : {"Anna", "Beat", "Cora", "Dani", "Emil"})
        if (match.count() < players)
            match.players.emplace_back(name);
    for (const OptionSpec& option : table.options) {
        if (!option.isFor(players) || oneIn(2))
            continue;
        const int words = static_cast<int>(option.words.size());
        if (option.form == OptionSpec::Form::WordPerTarget)
            match.options.push_back({&option, below(words), below(static_cast<int>(option.of.size()))});
        else
            match.options.push_back({&option, below(words)});
    }
    if (oneIn(3))
        match.firstDealer = static_cast<Player>(below(players));
    return match;
}

/// The players of the next deal in random order.
inline std::vector<Player> shuffled(Players in)
{
    std::vector<Player> order;
    for (; !in.empty(); in.remove(in.first()))
        order.insert(order.begin() + below(static_cast<int>(order.size()) + 1), in.first());
    return order;
}

/// The required sum of a count: the tricks, or the cards that score.
inline int toCount(
    const compendium::Contract& contract, const compendium::GameTable& table, int players, int tricks)
{
    return contract.scoring.empty() || contract.takesToo
        ? tricks
        : (contract.scoring & compendium::deckOf(table, players)).size();
}

inline DealEntry anyContractDeal(const Match& match, const Standing& before,
    const compendium::Contract& contract, const compendium::GameTable& table)
{
    using namespace compendium;
    const DealContext context{&table, &match, before.deals + 1};
    Facts facts{.in = Players::firstSeats(match.count())};
    for (Player player = 0; player < match.count(); ++player)
        if (before.out.has(player))
            facts.in.remove(player);
    facts.tricks = handSizeOf(table, match.count(), facts.in.size());
    const std::vector<Player> order = shuffled(facts.in);
    const auto anybody = [&] { return order[static_cast<std::size_t>(below(facts.in.size()))]; };
    DealEntry entry;
    ContractEntry& measure = entry.contract.emplace();
    measure.contract = contract.id;
    if (contract.trump)
        measure.trump = static_cast<Suit>(below(4));
    const auto counted = [&](int total) {
        CountByPlayer list;
        const std::vector<int> shares = anyShares(total, facts.in.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            list.emplace_back(order[i], shares[i]);
        return list;
    };
    switch (contract.measure) {
    case Key::Count:
        measure.count = counted(toCount(contract, table, match.count(), facts.tricks));
        if (!contract.takesToo)
            break;
        [[fallthrough]];
    case Key::Takes: {
        measure.takes.emplace();
        auto& takes = *measure.takes;
        // With a count of tricks, there are only as many takes as tricks. They are full, so that all cards
        // find room.
        std::vector<Player> takers;
        if (measure.count)
            for (const auto& [player, number] : *measure.count)
                takers.insert(takers.end(), static_cast<std::size_t>(number), player);
        for (Card card : contract.scoring& deckOf(table, match.count())) {
            const bool full
                = !takes.empty() && static_cast<int>(takes.back().cards.size()) == facts.in.size();
            if (takes.empty() || full || (!measure.count && oneIn(2)))
                takes.push_back({measure.count ? takers[takes.size()] : anybody(), {}});
            takes.back().cards.push_back(card);
        }
        break;
    }
    case Key::Winners:
        measure.winners.emplace();
        if (const auto* byTrick = std::get_if<ByTrick>(&contract.score)) {
            for (const TrickWorth& worth : byTrick->worths)
                if (worth.trick != 0)
                    measure.winners->emplace_back(trickNumber(worth.trick, facts.tricks), anybody());
        } else {
            measure.winners->emplace_back(1 + below(facts.tricks), anybody());
        }
        if (contract.announced && oneIn(2))
            measure.announced = true;
        break;
    case Key::Lows:
        measure.lows.emplace();
        for (int trick = 0; trick < facts.tricks; ++trick)
            measure.lows->push_back({anybody(), {order.begin(), order.begin() + 1 + below(facts.in.size())}});
        break;
    case Key::Out:
        measure.out = order;
        break;
    case Key::Counts:
        measure.counts.emplace();
        for (std::size_t out = 0; out + 1 < order.size(); ++out) {
            OutCount count{order[out], {}};
            for (std::size_t i = out + 1; i < order.size(); ++i)
                count.left.emplace_back(order[i], std::max(1, 4 - static_cast<int>(out)));
            measure.counts->push_back(std::move(count));
        }
        break;
    case Key::Left:
        measure.left.emplace();
        for (Player player : order)
            measure.left->emplace_back(player, player == order.front() ? 0 : 1 + below(facts.tricks));
        if (contract.passes) {
            measure.passes.emplace();
            for (Player player : order)
                measure.passes->emplace_back(player, below(6));
        }
        break;
    case Key::Crossings:
        measure.crossings.emplace();
        for (const Threshold& threshold : std::get<ByThreshold>(contract.score).thresholds)
            if (threshold.at != 0)
                measure.crossings->emplace_back(threshold.at, anybody());
        break;
    case Key::Called:
        measure.called.emplace();
        if (!oneIn(4)) {
            const Player by = anybody();
            *measure.called = Call{by, context.previous(by), 80 + below(41)};
        }
        break;
    default:
        entry.points = counted(table.pointsInPlay);
        entry.hasPoints = true;
        break;
    }
    return entry;
}

/// A match with `deals` deals, or fewer if it ends earlier.
inline Match anyContractMatch(const compendium::GameTable& table, int deals)
{
    Match match = anyContractHead(table);
    Standing standing = match.game->start(match);
    while (!standing.finished && static_cast<int>(match.deals.size()) < deals) {
        const compendium::DealContext context{&table, &match, standing.deals + 1};
        const auto contracts = compendium::nextContracts(context, standing).contracts;
        const compendium::Contract& contract
            = *contracts[static_cast<std::size_t>(below(static_cast<int>(contracts.size())))];
        DealEntry entry = anyContractDeal(match, standing, contract, table);
        if (oneIn(8)) {
            const std::vector<Player> in = shuffled([&] {
                Players all = Players::firstSeats(match.count());
                for (Player player = 0; player < match.count(); ++player)
                    if (standing.out.has(player))
                        all.remove(player);
                return all;
            }());
            entry.dealer = in.front();
        }
        Result<DealAward> award = match.game->award(match, standing, entry);
        if (!award)
            throw std::runtime_error(document::writeMatch(match) + document::writeDeal(match, entry)
                + award.error().where + ": " + award.error().message.en);
        standing = match.game->after(match, standing, *award);
        match.deals.push_back(std::move(entry));
    }
    return match;
}

} // namespace tafel::test
