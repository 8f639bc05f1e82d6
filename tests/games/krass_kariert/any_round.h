// Random rounds, dealt and played by a second implementation that is simpler than the referee's.
#pragma once

#include <algorithm>
#include <random>

#include "games/krass_kariert/combinations.h"
#include "games/krass_kariert/table.h"

namespace tafel::krass_kariert::test {

inline std::vector<NumberCard> shuffledPack(std::mt19937& chance)
{
    std::vector<NumberCard> pack;
    for (std::uint8_t value = 1; value <= NumberCard::redraw; ++value)
        pack.insert(pack.end(), value <= NumberCard::highest ? 4 : 2, NumberCard{value});
    std::shuffle(pack.begin(), pack.end(), chance);
    return pack;
}

/// Plays a random round and knows its recording and its result.
class AnyRound {
public:
    AnyRound(int players, std::uint32_t seed)
        : m_players(players)
        , m_chance(seed)
        , m_pile(shuffledPack(m_chance))
    {
        RoundEntry& round = entry.round.emplace();
        round.hands.emplace();
        round.reserves.emplace();
        round.log.emplace();
        for (std::size_t player = 0; player < static_cast<std::size_t>(players); ++player) {
            for (int card = 0; card < (players == 5 ? 7 : 10); ++card)
                (*round.hands)[player].push_back(fromPile());
            for (int card = 0; card < 2; ++card)
                (*round.reserves)[player].push_back(fromPile());
        }
        m_hands = *round.hands;
        m_reserves = *round.reserves;
        Player opener = B;
        while (playTurn(opener)) { }
    }

    DealEntry entry = {}; ///< seat B opens
    std::vector<RoundTurn> turns = {};
    Players givesChip = {};

private:
    int chance(int below) { return std::uniform_int_distribution<int>(0, below - 1)(m_chance); }

    NumberCard fromPile()
    {
        const NumberCard card = m_pile.back();
        m_pile.pop_back();
        return card;
    }

    /// Plays a turn and sets the next `opener`; returns false if the round is over.
    bool playTurn(Player& opener)
    {
        std::vector<Player> order; // the players with cards, in seat order from the opener
        for (int step = 0; step < m_players; ++step)
            if (const auto seat = static_cast<Player>((opener + step) % m_players); !m_hands[seat].empty())
                order.push_back(seat);
        std::vector<Player> bidders; // the lowest bidder first; a Stop is the highest
        std::optional<Combination> standing;
        int redraws = 0;
        for (Player seat : order) {
            const Action action = act(seat, seat == opener, standing);
            if (action == Action::Stuck) {
                turns.push_back({opener, {}, 0, seat});
                givesChip = {seat};
                return false;
            }
            if (action == Action::Bid || action == Action::Stop)
                bidders.push_back(seat);
            redraws += action == Action::Redraw;
            if (action == Action::Stop)
                break;
        }
        const Player winner = bidders.empty() ? opener : bidders.back();
        turns.push_back({opener, winner, 3 * redraws, {}});
        for (int card = 0; card < 3 * redraws; ++card)
            add({.kind = RoundEvent::Kind::Draw, .by = winner, .card = fromPile()});

        Players in;
        for (Player seat : order)
            if (!m_hands[seat].empty())
                in.add(seat);
        if (in.size() < 2) {
            givesChip = in;
            for (Player seat : order)
                if (in.empty() && seat != winner)
                    givesChip.add(seat);
            return false;
        }
        std::vector<Player> wanted{winner};
        wanted.insert(wanted.end(), bidders.rbegin(), bidders.rend());
        for (int step = 1; step < m_players; ++step)
            wanted.push_back(static_cast<Player>((winner + m_players - step) % m_players));
        opener = *std::find_if(wanted.begin(), wanted.end(), [&](Player seat) { return in.has(seat); });
        return true;
    }

    enum class Action { Bid, Stop, Redraw, Take, Stuck };

    /// A random legal action that prefers the longest combination.
    Action act(Player seat, bool opens, std::optional<Combination>& standing)
    {
        struct Choice {
            Action action;
            RoundEvent event;
            std::optional<Combination> bid;
        };
        std::vector<Choice> choices;
        const std::vector<NumberCard>& hand = m_hands[seat];
        if (!opens)
            for (NumberCard card : m_reserves[seat])
                choices.push_back(
                    {Action::Take, {.kind = RoundEvent::Kind::Reserve, .by = seat, .card = card}, {}});
        for (int at = 0; at < static_cast<int>(hand.size()); ++at)
            if (const std::uint8_t value = hand[static_cast<std::size_t>(at)].value;
                value >= NumberCard::stop)
                choices.push_back(
                    {value == NumberCard::stop ? Action::Stop : Action::Redraw, play(seat, {at}), {}});
        std::vector<Combination> bids = combinationsOf(hand, false);
        std::erase_if(bids, [&](const Combination& bid) { return standing && !outbids(bid, *standing); });
        std::stable_sort(bids.begin(), bids.end(), [](const Combination& one, const Combination& other) {
            return one.positions.size() < other.positions.size();
        });
        for (const Combination& bid : bids)
            choices.push_back({Action::Bid,
                play(seat, bid.positions, bid.calls.empty() ? std::nullopt : std::optional(bid.calls)), bid});
        if (choices.empty())
            return Action::Stuck;
        const bool longest = chance(3) > 0;
        const Choice& chosen = longest
            ? choices.back()
            : choices[static_cast<std::size_t>(chance(static_cast<int>(choices.size())))];
        if (chosen.bid)
            standing = chosen.bid;
        add(chosen.event);
        return chosen.action;
    }

    /// Applies an event and records it; a new card goes to a random position of the hand.
    void add(RoundEvent event)
    {
        std::vector<NumberCard>& hand = m_hands[event.by];
        if (event.kind == RoundEvent::Kind::Play) {
            const auto first = hand.begin() + event.positions.front();
            hand.erase(first, first + std::ssize(event.positions));
        } else {
            event.at = chance(static_cast<int>(hand.size()) + 1);
            hand.insert(hand.begin() + event.at, event.card);
        }
        if (event.kind == RoundEvent::Kind::Reserve) {
            std::vector<NumberCard>& own = m_reserves[event.by];
            own.erase(std::find(own.begin(), own.end(), event.card));
        }
        entry.round->log->push_back(std::move(event));
    }

    int m_players;
    std::mt19937 m_chance;
    std::vector<NumberCard> m_pile;
    PerPlayer<std::vector<NumberCard>> m_hands = {}, m_reserves = {};
};

} // namespace tafel::krass_kariert::test
