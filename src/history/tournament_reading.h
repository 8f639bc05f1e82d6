// What the questions and the changes of tournaments share. Throws Failure.
#pragma once

#include "history/tournaments.h"

namespace tafel::history {

/// Names as they were written, to those that are shown.
class ShownNames {
public:
    explicit ShownNames(Database& database);
    const std::string& of(const std::string& name) const;

private:
    std::vector<std::pair<std::string, std::string>> m_shown; // sorted
};

/// The tournament with that id, or only that name when the id is empty; its matches and its standing.
Tournament readTournament(Database& database, const TournamentState* state, const std::string& name);

/// What a draw needs to know: everybody who ever came, by index in `tournament.people`.
struct DrawState {
    std::vector<tournament::Guest> guests = {};
    tournament::Encounters met;
};
DrawState drawState(const Tournament& tournament);

} // namespace tafel::history
