// A table that plays any game to its end: it answers what the referee asks, with whatever is possible.
#pragma once

#include <algorithm>
#include <numeric>
#include <random>

#include "referee/form.h"
#include "referee/game.h"

namespace tafel {

/// Plays deals that the referee accepts; the same ones for the same seed.
class AnyTable {
public:
    explicit AnyTable(unsigned seed)
        : m_random(seed)
    {
    }

    DealEntry deal(const Match& match, const Standing& before)
    {
        if (match.game->unit() == Unit::VictoryPoints)
            return eidex();
        if (match.game->unit() == Unit::Chips) {
            DealEntry entry;
            entry.round.emplace().givesChip = {player(match, {})};
            return entry;
        }
        return contract(match, before);
    }

private:
    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }
    Player player(const Match& match, Players out)
    {
        const std::vector<Player> in = seats(match, out);
        return in[static_cast<std::size_t>(below(static_cast<int>(in.size())))];
    }
    static std::vector<Player> seats(const Match& match, Players out)
    {
        std::vector<Player> in;
        for (Player seat = 0; seat < match.count(); ++seat)
            if (!out.has(seat))
                in.push_back(seat);
        return in;
    }
    std::vector<Player> shuffled(const Match& match, Players out)
    {
        std::vector<Player> in = seats(match, out);
        std::shuffle(in.begin(), in.end(), m_random);
        return in;
    }

    DealEntry eidex()
    {
        // Nobody has none: it would be asked who won tricks without points. The third has the rest.
        const int first = 1 + below(98), second = 1 + below(155 - first);
        DealEntry entry{.turnedUp = below(2) != 0 ? "S9"_card : "HA"_card};
        entry.hasPoints = true;
        entry.points = {{0, first}, {1, second}};
        return entry;
    }

    DealEntry contract(const Match& match, const Standing& before)
    {
        DealEntry entry;
        ContractEntry& contract = entry.contract.emplace();
        contract.contract
            = before.due.at(static_cast<std::size_t>(below(static_cast<int>(before.due.size()))));
        Form form = match.game->ask(match, before, entry);
        if (form.asksTrump) {
            entry.contract->trump = static_cast<Suit>(below(4));
            form = match.game->ask(match, before, entry);
        }
        measure(match, before.out, form.measure.value(), entry);
        return entry;
    }

    void measure(const Match& match, Players out, const MeasureQuestion& asked, DealEntry& entry)
    {
        ContractEntry& contract = *entry.contract;
        switch (asked.kind) {
        case Key::Count:
            contract.count = shares(match, out, asked.total);
            if (asked.takesToo)
                contract.takes = takes(*contract.count, asked.cards);
            break;
        case Key::Takes:
            contract.takes.emplace();
            for (const Card card : asked.cards)
                contract.takes->push_back({player(match, out), {card}});
            break;
        case Key::Winners:
            contract.winners.emplace();
            if (asked.entries == 1) // any one of them
                contract.winners->emplace_back(asked.numbers.front(), player(match, out));
            for (const int trick : asked.numbers)
                if (asked.entries == 0)
                    contract.winners->emplace_back(trick, player(match, out));
            break;
        case Key::Lows:
            contract.lows.emplace();
            for (int trick = 0; trick < asked.entries; ++trick)
                contract.lows->push_back({player(match, out), {player(match, out)}});
            break;
        case Key::Out:
            contract.out = shuffled(match, out);
            break;
        case Key::Counts:
            contract.counts = counts(match, asked.entries);
            break;
        case Key::Left:
            contract.left.emplace();
            for (const Player seat : shuffled(match, out))
                contract.left->emplace_back(seat, contract.left->empty() ? 0 : 1 + below(3));
            if (asked.passes)
                for (const Player seat : seats(match, out)) {
                    if (!contract.passes)
                        contract.passes.emplace();
                    contract.passes->emplace_back(seat, below(4));
                }
            break;
        case Key::Crossings:
            contract.crossings.emplace();
            for (const int threshold : asked.numbers)
                contract.crossings->emplace_back(threshold, player(match, out));
            break;
        case Key::Called:
            contract.called.emplace();
            if (below(3) > 0) {
                const Player by = player(match, out);
                contract.called->emplace(
                    Call{by, static_cast<Player>((by + match.count() - 1) % match.count()), 90 + below(31)});
            }
            break;
        default:
            entry.points = shares(match, out, asked.total);
            break;
        }
    }

    /// A total split at random among those who play.
    Counted shares(const Match& match, Players out, int total)
    {
        Counted counted;
        for (const Player seat : seats(match, out))
            counted.emplace_back(seat, 0);
        for (int left = std::abs(total); left > 0;) {
            const int part = std::min(left, 1 + below(std::max(1, std::abs(total) / 6)));
            counted[static_cast<std::size_t>(below(static_cast<int>(counted.size())))].second
                += total < 0 ? -part : part;
            left -= part;
        }
        return counted;
    }
    /// The cards in as many tricks as everybody won.
    std::vector<Take> takes(const Counted& tricks, const std::vector<Card>& cards)
    {
        std::vector<Take> all;
        for (const auto& [seat, count] : tricks)
            all.insert(all.end(), static_cast<std::size_t>(count), Take{seat, {}});
        std::size_t next = 0;
        for (const Card card : cards)
            all[next++ % all.size()].cards.push_back(card);
        std::erase_if(all, [](const Take& take) { return take.cards.empty(); });
        return all;
    }
    std::vector<CardsCount> counts(const Match& match, int entries)
    {
        std::vector<CardsCount> counts;
        Players gone;
        for (int entry = 0; entry < entries; ++entry) {
            CardsCount count{player(match, gone), {}};
            gone.add(count.out);
            for (const Player seat : seats(match, gone))
                count.left.emplace_back(seat, entries - entry);
            counts.push_back(std::move(count));
        }
        return counts;
    }

    std::mt19937 m_random;
};

} // namespace tafel
