// The clauses that the compendium games share: tricks, bans, layouts, the end of a match.
#pragma once

#include "rulebook/clause.h"

#include <span>

namespace tafel::compendium {

/// The page has one text: its section for every edition.
constexpr PerEdition<std::string_view> section(std::string_view name)
{
    return PerEdition<std::string_view>::all(name);
}

/// Our interpretation, with its reason.
constexpr PerEdition<Text> ruling(Text reason)
{
    return PerEdition<Text>::all(reason);
}

namespace clause {

extern const Clause followSuit, ranks, blind, firstTrickBan, winnerLeads, trumpWins; // tricks
extern const Clause mustPlay, rowsFromJacks, oneRow, series, founded, rowsFromSevens; // layouts
extern const Clause ends, matchWinner, march, order, dealer, oneMeasure, recorded, tableRuling; // a match

/// All of them, in the order of the rulebook.
std::span<const Clause* const> shared();

} // namespace clause
} // namespace tafel::compendium
