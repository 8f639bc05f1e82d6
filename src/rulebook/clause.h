// One rule that a verdict can name. Each clause is defined once, next to the code that applies it.
#pragma once

#include "base/text.h"

namespace tafel {

/// Code names the object, so a mistyped id does not compile; documents and people name the id.
struct Clause {
    std::string_view id; ///< "eidex.schwarzpeter.taker-loses"
    Text text; ///< The rule in our own words.
    PerEdition<std::string_view> section = {}; ///< The section of each edition; empty if it has no such rule.
    PerEdition<Text> ruling = {}; ///< Not empty: in this edition it is our interpretation; the reason.

    PerEdition<Text> differs = {}; ///< Set if the editions differ: the rule of each in short.
    bool own = false; ///< A rule of a custom game, in the words of its author.
    int players = 0; ///< The number of players for whom it is the rule; 0 for any number.

    constexpr bool isFor(int count) const { return players == 0 || players == count; }
    constexpr bool isInterpretation(Edition edition) const { return !ruling.in(edition).empty(); }
};

} // namespace tafel
