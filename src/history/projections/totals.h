// What the triggers of `match_player` and `deal_player` keep up, for whoever writes all of these rows at
// once.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "history/projections/match_state.h"
#include "history/storage/database.h"

namespace tafel::history {

/// In how many of its deals everybody played.
PerPlayer<int> dealsPlayed(const MatchState& match);

/// How far a match moved everybody's standing, the one that decides it.
PerPlayer<int> totalChange(const MatchState& match);

/// The rows of `person_total`, `year_total`, `contract_total` and `contract_year`, of matches whose own rows
/// were written without triggers.
class Totals {
public:
    explicit Totals(Database& database)
        : m_database(database)
    {
    }

    /// What the row of a match says of it.
    struct Row {
        std::string year; ///< In which it began, in UTC.
        std::vector<std::string> shown; ///< Its people as they are shown, by seat.
    };

    /// Asks nothing of the database: another thread may do it.
    void add(const MatchState& match, const Row& row);

    /// Writes what has been added up since, of the tables of which that is more rows than `beyond`.
    void write(std::size_t beyond = 0);

private:
    struct Sum {
        std::int64_t matches = 0, finished = 0, won = 0, lost = 0, deals = 0, award = 0;
        Sum& operator+=(const Sum& other);
    };
    using Key
        = std::array<std::string, 5>; ///< The columns of a key, in their order; of fewer the first ones.
    struct Table {
        const char* name;
        std::size_t keys;
        bool ofMatches; ///< False: it has `deals` and `award` alone.
        std::map<Key, Sum> rows = {}; ///< In the order of the table: each row goes behind the one before it.

        std::string insert(std::size_t count) const;
    };

    void addPeople(const MatchState& match, const Row& row);
    void addContracts(const MatchState& match, const Row& row);
    void write(Table& table);

    Database& m_database;
    Table m_people{"person_total", 5, true}, m_years{"year_total", 5, true},
        m_contracts{"contract_total", 3, false}, m_contractYears{"contract_year", 4, false};
};

} // namespace tafel::history
