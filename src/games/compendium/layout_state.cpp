#include "games/compendium/layout_state.h"

#include <algorithm>

#include "games/compendium/clauses.h"
#include "games/compendium/measure.h"
#include "games/compendium/play.h"

namespace tafel::compendium {

namespace {

Argument named(Card card)
{
    return Argument::card(card, Pack::French);
}

const Clause& clauseOf(const Layout& layout)
{
    switch (layout.kind) {
    case Layout::Kind::OneRow:
        return clause::oneRow;
    case Layout::Kind::Series:
        return clause::series;
    case Layout::Kind::Founded:
        return clause::founded;
    default:
        return layout.start == Rank::Seven ? clause::rowsFromSevens : clause::rowsFromJacks;
    }
}

} // namespace

Reason says(const Clause& clause, Text pattern, std::initializer_list<Argument> arguments)
{
    Reason reason{&clause, {}, {pattern}};
    std::copy(arguments.begin(), arguments.end(), reason.sentence.arguments.begin());
    return reason;
}

LayoutState::LayoutState(const GameTable& table, const Layout& layout, int players)
    : m_layout(layout)
    , m_deck(deckOf(table, players))
{
    const std::span<const Rank> ranks = ranksOf(table, players);
    m_ranks.assign(ranks.rbegin(), ranks.rend());
    if (layout.aceLow)
        std::rotate(m_ranks.begin(), std::find(m_ranks.begin(), m_ranks.end(), Rank::Ace), m_ranks.end());
    if (players == 3)
        m_leftOut = table.withoutWithThree;
}

void LayoutState::lay(Card card)
{
    m_order.push_back(card);
    m_lying.add(card);
    playTableCards();
}

void LayoutState::lay(ContractPosition::Row row)
{
    m_row = row;
    m_lying = {row.up, row.down};
}

std::optional<Reason> LayoutState::forbids(Card card) const
{
    switch (m_layout.kind) {
    case Layout::Kind::Rows:
        return inRows(card);
    case Layout::Kind::OneRow:
        return inOneRow(card);
    case Layout::Kind::Series:
        return inSeries(card);
    case Layout::Kind::Founded:
        return onFoundations(card);
    case Layout::Kind::None:
        break;
    }
    return std::nullopt;
}

std::optional<Card> LayoutState::next() const
{
    if (m_order.empty() || m_order.size() == 4)
        return std::nullopt;
    const Card card = step(m_order.back(), 1);
    // With three players the pack lacks two cards.
    return m_deck.has(card) && !m_gone.has(card) ? std::optional(card) : std::nullopt;
}

std::size_t LayoutState::place(Rank rank) const
{
    return static_cast<std::size_t>(std::find(m_ranks.begin(), m_ranks.end(), rank) - m_ranks.begin());
}

/// The same suit, one rank higher (1) or lower (−1), going round.
Card LayoutState::step(Card card, int by) const
{
    const std::size_t count = m_ranks.size(), from = place(card.rank);
    return {card.suit, m_ranks[(by > 0 ? from + 1 : from + count - 1) % count]};
}

Reason LayoutState::forbidden(Text pattern, std::initializer_list<Argument> arguments) const
{
    return says(clauseOf(m_layout), pattern, arguments);
}

std::optional<Reason> LayoutState::requirePlayed(Card card, Card before) const
{
    if (has(before))
        return std::nullopt;
    return forbidden(
        {.de = "{0} wartet auf {1}.", .en = "{0} has to wait for {1}."}, {named(card), named(before)});
}

/// A start card begins its suit; other cards are laid next to their neighbour on its side.
std::optional<Reason> LayoutState::inRows(Card card) const
{
    if (m_order.empty() && m_layout.first && card != *m_layout.first)
        return says(*m_layout.opens, {.de = "{0} muss zuerst liegen.", .en = "{0} must be played first."},
            {named(*m_layout.first)});
    if (card.rank == m_layout.start)
        return std::nullopt;
    return requirePlayed(card, step(card, place(card.rank) > place(m_layout.start) ? -1 : 1));
}

/// Next to one of its ends, whatever the suit.
std::optional<Reason> LayoutState::inOneRow(Card card) const
{
    if (!m_row && card.rank == m_layout.start)
        return std::nullopt;
    if (!m_row)
        return forbidden(
            {.de = "{0} wartet, bis ein Bube liegt.", .en = "{0} has to wait until a jack is on the table."},
            {named(card)});
    if (card.rank == step(m_row->up, 1).rank || card.rank == step(m_row->down, -1).rank)
        return std::nullopt;
    return says(m_layout.order ? *m_layout.order : clause::oneRow,
        {.de = "{0} passt weder über {1} noch unter {2}.", .en = "{0} fits neither above {1} nor below {2}."},
        {named(card), named(m_row->up), named(m_row->down)});
}

std::optional<Reason> LayoutState::inSeries(Card card) const
{
    const std::optional<Card> expected = next();
    if (!expected || card == *expected)
        return std::nullopt;
    return forbidden({.de = "Auf {0} folgt {1}.", .en = "{0} is followed by {1}."},
        {named(m_order.back()), named(*expected)});
}

/// The rank of the first card founds every suit; upwards only.
std::optional<Reason> LayoutState::onFoundations(Card card) const
{
    if (m_order.empty() || card.rank == m_order.front().rank)
        return std::nullopt;
    return requirePlayed(card, step(card, -1));
}

/// Lays the cards that were left out of the pack as soon as they fit, independent of turns.
void LayoutState::playTableCards()
{
    if (m_layout.kind == Layout::Kind::Series)
        return;
    for (bool again = true; again;) {
        again = false;
        for (Card card : m_leftOut - m_lying)
            if (!forbids(card)) {
                m_lying.add(card);
                again = true; // another may fit now
            }
    }
}

} // namespace tafel::compendium
