// The pot of Jackpot, as a value of the state of play. Its rules are in powers/jackpot.cpp.
#pragma once

#include <optional>

#include "cards/card.h"
#include "referee/players.h"

namespace tafel::eidex {

class Pot {
public:
    /// Opens the pot with the card that `by` has put down. The trick with the card `named` takes the pot.
    void open(Player by, Card named);
    /// Whether the pot was opened and nobody has taken it.
    bool isOpen() const { return m_named && !m_taker; }
    /// Whether the card that this player put down went into the pot.
    bool hasCardDownOf(Player player) const { return m_named && m_owner == player; }
    Player owner() const { return m_owner; }
    std::optional<Player> taker() const { return m_taker; }
    CardSet cards() const { return m_cards; }
    /// Whether a trick of these cards goes into the pot.
    bool takesIn(CardSet trick) const;
    void add(CardSet trick) { m_cards = m_cards | trick; }
    void remove(Card card) { m_cards.remove(card); }
    bool isTakenWith(CardSet trick) const { return isOpen() && trick.has(*m_named); }
    /// Closes the pot.
    /// \return the cards in it
    CardSet take(Player taker);

private:
    std::optional<Card> m_named = {};
    Player m_owner = 0;
    CardSet m_cards = {};
    std::optional<Player> m_taker = {};
};

} // namespace tafel::eidex
