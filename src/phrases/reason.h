// The words of the referee: reasons and verdicts.
#pragma once

#include <string>

#include "referee/score.h"

namespace tafel::phrases {

/// A sentence of the referee with a capital at its beginning: "8 of stars does not follow suit."
std::string sentenceText(const Sentence& sentence, const Match& match, Language language);
/// The sentence of a reason, for use within a line; without one the text of the clause. In a custom game it
/// begins with the names of its side.
std::string reasonText(const Reason& reason, const Match& match, Language language);
/// Why a deal was scored as it was, on one line: its brief reason, or in a game of contracts all sentences of
/// the referee, without the words of the author of a custom game. A ruling of the table has the reason that
/// the table wrote down.
std::string dealReason(const Match& match, const DealEntry& entry, const DealAward& award, Language language);
/// The source of a clause: "Web edition, “Raben Bube”", or that it is our interpretation. `ofEditions`: true
/// if its game has several editions that differ.
std::string sourceText(const Clause& clause, Edition edition, bool ofEditions, Language language);
/// The text of "yes", "no" and of required actions in a dispute; a name remains unchanged.
std::string verdictText(const std::string& verdict, Language language);

} // namespace tafel::phrases
