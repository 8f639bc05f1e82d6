// When a table of a tournament has gone silent.
#pragma once

#include <cstdint>
#include <string>

#include "history/tournaments/tournaments.h"

namespace tafel::phrases {

/// The number of seconds since the last news from an idle table: idle after three times its usual gap, and
/// after ten minutes at least. 0 if it is not idle. `drawn`, `now`: RFC 3339. The clock of its tablet may be
/// wrong: times before the draw or after `now` are limited.
std::int64_t idleSeconds(
    const history::TournamentMatch& match, const std::string& drawn, const std::string& now);

} // namespace tafel::phrases
