// When a table of a tournament has gone silent.
#pragma once

#include <cstdint>
#include <string>

#include "history/tournaments/tournaments.h"

namespace tafel::words {

/// For how many seconds nothing has come from a table where something was to be expected: for three times its
/// usual gap, and for ten minutes at least. 0: it is not silent. `drawn`, `now`: RFC 3339. The clock of its
/// tablet may be wrong: nothing was entered before the draw, nor later than now.
std::int64_t idleSeconds(
    const history::TournamentMatch& match, const std::string& drawn, const std::string& now);

} // namespace tafel::words
