// What the referee says: reasons and verdicts.
#pragma once

#include <string>

#include "referee/match.h"
#include "referee/reason.h"

namespace tafel::words {

/// A sentence of the referee with a capital at its beginning: "8 of stars does not follow suit."
std::string sentenceText(const Sentence& sentence, const Match& match, Language language);
/// The sentence of a reason as it stands, within a line; without one the clause says it.
std::string reasonText(const Reason& reason, const Match& match, Language language);
/// Where a clause stands: "Web edition, “Raben Bube”", or that it is our interpretation. `ofEditions`: the
/// editions of its game differ.
std::string sourceText(const Clause& clause, Edition edition, bool ofEditions, Language language);
/// "yes", "no" and what a hand must do, of a dispute; a name stays.
std::string verdictText(const std::string& verdict, Language language);

} // namespace tafel::words
