// Calculates the sums that triggers of `match_player` and `deal_player` maintain, for code that writes all
// these rows at once.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "history/projections/match_state.h"
#include "history/storage/database.h"

namespace tafel::history {

/// The number of deals that each player played.
PerPlayer<int> dealsPlayed(const MatchState& match);

/// The change of each player's deciding total by a match.
PerPlayer<int> totalChange(const MatchState& match);

/// The rows of `person_total`, `year_total`, `contract_total` and `contract_year`, of matches whose own rows
/// were written without triggers.
class Totals {
public:
    explicit Totals(Database& database)
        : m_database(database)
    {
    }

    /// The fields that the row of a match provides.
    struct Row {
        std::string year; ///< Year of its beginning, in UTC.
        std::vector<std::string> shown; ///< Shown names of its people, by seat.
    };

    /// Does not access the database: another thread may call it.
    void add(const MatchState& match, const Row& row);

    /// Writes the sums collected so far, for tables with more than `beyond` rows.
    void write(std::size_t beyond = 0);

    /// Adds all sums of a name to those of another one, for code that changed the name in all rows of
    /// `match_player` without triggers.
    void move(const std::string& from, const std::string& to);
    void remove(const std::string& person);

private:
    struct Sum {
        std::int64_t matches = 0, finished = 0, won = 0, lost = 0, deals = 0, award = 0;
        Sum& operator+=(const Sum& other);
    };
    /// The columns of a key, in their order; tables with fewer use the first ones.
    using Key = std::array<std::string, 5>;
    struct Table {
        const char* name;
        const char* columns; ///< The columns of the key, in its order.
        std::size_t keys; ///< Their number.
        bool ofMatches; ///< False if the table has only `deals` and `award`.
        /// In the order of the table, so that each row is appended after the one before it.
        std::map<Key, Sum> rows = {};

        std::string insert(std::size_t count) const;
        std::string sums() const; ///< The columns after the key.
        std::string addToRow() const; ///< The end of an UPSERT that adds to existing rows.
        std::string ofPerson() const; ///< The condition that a row is of the person ?1.
    };

    void addPeople(const MatchState& match, const Row& row);
    void addContracts(const MatchState& match, const Row& row);
    void write(Table& table);
    /// All tables; that of people is the last one, because the conditions of the others read it.
    std::array<Table*, 4> tables() { return {&m_years, &m_contracts, &m_contractYears, &m_people}; }

    Database& m_database;
    Table m_people{"person_total", "person, game, edition, seats, character", 5, true},
        m_years{"year_total", "game, person, edition, character, year", 5, true},
        m_contracts{"contract_total", "game, person, contract", 3, false},
        m_contractYears{"contract_year", "game, person, contract, year", 4, false};
};

} // namespace tafel::history
