// Where a clause of Krass Kariert stands in the publisher's sheet, and why it is ours where the sheet is
// silent.
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
