// How many matches, and how one ended.
#pragma once

#include <string>

#include "history/projections/match_list.h"
#include "referee/game.h"

namespace tafel::phrases {

/// "1 match", "3 matches"
std::string matchesText(std::int64_t matches, Language language);

/// "Cora wins in 9 deals", "Beat wins with 310 penalty points", "Cora has lost"; the match is finished.
std::string winnersText(const Match& match, const Standing& standing, Language language);

/// "Cora won", "Cora won (chaos)", "Beat lost", "under way", "set aside".
std::string outcomeText(const history::MatchSummary& match, Language language);

} // namespace tafel::phrases
