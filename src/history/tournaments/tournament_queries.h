// Shared by the queries and the changes of tournaments. Functions throw StorageException.
#pragma once

#include "history/tournaments/tournaments.h"

namespace tafel::history {

/// The tournament with that id, or only that name when the id is empty; its matches and its standing.
Tournament readTournament(Database& database, const TournamentState* state, const std::string& name);

/// The input of a draw: all people who ever came, by index in `tournament.people`.
struct DrawState {
    std::vector<tournament::Participant> guests = {};
    tournament::Encounters met;
};
DrawState drawState(const Tournament& tournament);

} // namespace tafel::history
