// What the triggers of `match_player` and `deal_player` keep up, for whoever writes all of these rows at
// once.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "history/database.h"
#include "history/match_state.h"
#include "history/names.h"

namespace tafel::history {

/// In how many of its deals everybody played.
PerPlayer<int> dealsPlayed(const MatchState& match);

/// How far a match moved everybody's standing, the one that decides it.
PerPlayer<int> addedUp(const MatchState& match);

/// The rows of `person_total`, `year_total`, `contract_total` and `contract_year`, of matches whose own rows
/// were written without triggers.
class Totals {
public:
    explicit Totals(Database& database);

    /// `year`: in which it began, in UTC. Asks nothing of the database: another thread may do it.
    void add(const MatchState& match, const std::string& year);

    /// Writes what has been added up since …
    void write();
    /// … of those tables of which that is so much that it should not stay in memory.
    void writeMany();

private:
    struct Sum {
        std::int64_t matches = 0, finished = 0, won = 0, lost = 0, deals = 0, award = 0;
        Sum& operator+=(const Sum& other);
    };
    struct Table {
        const char* name;
        std::size_t keys;
        bool ofMatches; ///< False: it has `deals` and `award` alone.
        std::unordered_map<std::string, Sum> rows = {}; ///< By the columns of its key, in their order.
    };

    void addPeople(const MatchState& match, const std::vector<std::string>& shown, const std::string& year);
    void addContracts(
        const MatchState& match, const std::vector<std::string>& shown, const std::string& year);
    void write(Table& table);

    Database& m_database;
    Aliases m_aliases;
    Table m_people, m_years, m_contracts, m_contractYears;
};

} // namespace tafel::history
