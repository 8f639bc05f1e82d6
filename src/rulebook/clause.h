// One rule that a verdict can name. Clauses are defined once, beside the code that applies them.
#pragma once

#include "base/text.h"

namespace tafel {

/// Code names the object, so a mistyped id does not compile; documents and people name the id.
struct Clause {
    std::string_view id; ///< "eidex.schwarzpeter.taker-loses"
    Text text; ///< The rule in our own words.
    PerEdition<std::string_view> section = {}; ///< Where each edition says so; empty: it is silent.
    PerEdition<Text> ruling = {}; ///< Not empty: in this edition it is our interpretation; the reason.

    PerEdition<Text> differs = {}; ///< Not empty: in short what each edition has, because they differ.
    bool own = false; ///< Of a custom game: the words are its author's.

    constexpr bool isInterpretation(Edition edition) const { return !ruling.in(edition).empty(); }
};

} // namespace tafel
