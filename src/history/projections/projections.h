// Tables derived from the log: written in the transaction of the event, and rebuilt from the log at any
// time.
#pragma once

#include "history/projections/match_state.h"
#include "history/storage/database.h"
#include "history/storage/progress.h"

namespace tafel::history {

class Projections {
public:
    explicit Projections(Database& database)
        : m_database(database)
    {
    }

    /// The rows of a match that has just been opened. Its people, as they are shown.
    std::vector<std::string> open(const MatchState& match);

    /// The rows that an event has changed; no others are touched.
    void update(const MatchState& match, MatchState::Effect effect);

    /// Applies an event outside any match: a dispute, or that it is taken back. Other kinds change nothing.
    void applyStandalone(const Event& event);

private:
    void insert(const Dispute& dispute, std::optional<std::int64_t> match);
    void insertDeal(const MatchState& match, int number);

    Database& m_database;
};

/// Throws all projections away and makes them from the log again. Inside a transaction.
void rebuildProjections(Database& database, const Progress& progress = {});

/// The same for the disputes outside any match.
void rebuildStandaloneDisputes(Database& database);

/// Small letters, also of Ä, É and so on: a search finds "Ähnel" by "ähn".
std::string lowerCase(std::string_view text);

/// The same for the same people in any seats.
std::string playerSetKey(std::vector<std::string> players);

} // namespace tafel::history
