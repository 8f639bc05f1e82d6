// How far a table of a tournament is.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "history/tournaments/tournaments.h"

namespace tafel::phrases {

/// The number of seconds since the last news from an idle table: idle after three times its usual gap, and
/// after ten minutes at least. 0 if it is not idle. `drawn`, `now`: RFC 3339. The clock of its tablet may be
/// wrong: times before the draw or after `now` are limited.
std::int64_t idleSeconds(
    const history::TournamentMatch& match, const std::string& drawn, const std::string& now);

enum class TableState : std::uint8_t {
    NotBegun,
    Playing,
    Silent, ///< Another tablet writes the match, and nothing has come from it for long.
    Finished,
};
/// \param match   null if the table has none yet
/// \param isOurs  whether this tablet writes the match: then nothing can be missing. Asked only of an idle
/// table.
TableState tableState(const history::TournamentMatch* match, const std::function<bool()>& isOurs,
    const std::string& drawn, const std::string& now);

} // namespace tafel::phrases
