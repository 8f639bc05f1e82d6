// What the questions and the changes of tournaments share. Throws StorageException.
#pragma once

#include "history/tournaments/tournaments.h"

namespace tafel::history {

/// The tournament with that id, or only that name when the id is empty; its matches and its standing.
Tournament readTournament(Database& database, const TournamentState* state, const std::string& name);

/// What a draw needs to know: everybody who ever came, by index in `tournament.people`.
struct DrawState {
    std::vector<tournament::Guest> guests = {};
    tournament::Encounters met;
};
DrawState drawState(const Tournament& tournament);

} // namespace tafel::history
