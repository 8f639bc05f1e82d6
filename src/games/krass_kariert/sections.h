// The sections of the publisher's sheet for the clauses of Krass Kariert, and the reasons for our own rules
// where the sheet has none.
#pragma once

#include "rulebook/clause.h"

namespace tafel::krass_kariert::clause {

/// The sheet has one text: its section for every edition.
constexpr PerEdition<std::string_view> section(std::string_view name)
{
    return PerEdition<std::string_view>::all(name);
}

constexpr PerEdition<Text> ruling(Text reason)
{
    return PerEdition<Text>::all(reason);
}

inline constexpr std::string_view specialCards = "The X-Card, the Stop Card, and the Redraw Card";

} // namespace tafel::krass_kariert::clause
