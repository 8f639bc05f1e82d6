// The table cards of a contract without tricks, and the cards that fit.
#pragma once

#include <initializer_list>

#include "games/compendium/contract.h"
#include "referee/judge.h"

namespace tafel::compendium {

/// A clause with its values.
Reason says(const Clause& clause, Text pattern, std::initializer_list<Argument> arguments = {});

/// Grows card by card; the caller must lay only fitting cards.
class LayoutState {
public:
    LayoutState(const GameTable& table, const Layout& layout, int players);

    void lay(Card card);
    void lay(ContractPosition::Row row);
    /// Played earlier, in a series that is over.
    void setAside(Card card) { m_gone.add(card); }

    bool has(Card card) const { return m_lying.has(card) || m_gone.has(card); }
    /// A card that was not dealt: the table lays it as soon as it fits.
    bool isNotInPack(Card card) const { return m_leftOut.has(card); }
    /// Why this card may not be laid now; nothing: it may.
    std::optional<Reason> forbids(Card card) const;
    /// The next card of the series; nothing if a new one begins.
    std::optional<Card> next() const;

private:
    std::size_t place(Rank rank) const;
    Card step(Card card, int by) const;
    Reason forbidden(Text pattern, std::initializer_list<Argument> arguments) const;
    std::optional<Reason> requirePlayed(Card card, Card before) const;
    std::optional<Reason> inRows(Card card) const;
    std::optional<Reason> inOneRow(Card card) const;
    std::optional<Reason> inSeries(Card card) const;
    std::optional<Reason> onFoundations(Card card) const;
    void playTableCards();

    const Layout& m_layout;
    CardSet m_deck, m_leftOut, m_lying, m_gone;
    std::vector<Rank> m_ranks; ///< Lowest first.
    std::vector<Card> m_order; ///< In the order of play, without those that the table laid.
    std::optional<ContractPosition::Row> m_row;
};

} // namespace tafel::compendium
