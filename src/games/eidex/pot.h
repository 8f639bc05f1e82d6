// The pot of Jackpot, as a value of the state of play. Its rules are in powers/jackpot.cpp.
#pragma once

#include <optional>

#include "cards/card.h"
#include "referee/players.h"

namespace tafel::eidex {

class Pot {
public:
    /// Whose card put down lies in it, and the card with which it is taken.
    void open(Player by, Card named);
    /// It was opened, and nobody has taken it.
    bool isOpen() const { return m_named && !m_taker; }
    /// The card that this player has put down came into it.
    bool hasCardDownOf(Player player) const { return m_named && m_owner == player; }
    Player owner() const { return m_owner; }
    std::optional<Player> taker() const { return m_taker; }
    CardSet cards() const { return m_cards; }
    /// A trick with only these cards comes into it.
    bool takesIn(CardSet trick) const;
    void add(CardSet trick) { m_cards = m_cards | trick; }
    bool isTakenWith(CardSet trick) const { return isOpen() && trick.has(*m_named); }
    /// Ends it; what lay in it.
    CardSet take(Player taker);

private:
    std::optional<Card> m_named = {};
    Player m_owner = 0;
    CardSet m_cards = {};
    std::optional<Player> m_taker = {};
};

} // namespace tafel::eidex
