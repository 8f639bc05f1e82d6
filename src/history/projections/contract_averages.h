// How far each contract of a game has moved each person's total, answered from the projections.
#pragma once

#include <string>
#include <vector>

namespace tafel::history {

class Database;
struct Filter;

struct ContractAverage {
    std::string contract = {}; ///< Its id.
    std::string player = {};
    int deals = 0; ///< In which the person played it; at least 1.
    int sum = 0; ///< Of the changes, in the unit of the game.

    double average() const { return static_cast<double>(sum) / deals; }
};

/// In the order of the ids, of each the people by their names. What was not played is not there.
std::vector<ContractAverage> contractAverages(
    Database& database, const std::string& game, const Filter& filter);

} // namespace tafel::history
