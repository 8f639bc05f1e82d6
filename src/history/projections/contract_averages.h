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
    int deals = 0; ///< Number of deals in which the person played the contract; at least 1.
    int sum = 0; ///< Sum of the changes, in the unit of the game.

    double average() const { return static_cast<double>(sum) / deals; }
};

/// \return the contracts in the order of the ids, each with its people by name. Contracts never played are
/// left out
std::vector<ContractAverage> contractAverages(
    Database& database, const std::string& game, const Filter& filter);

} // namespace tafel::history
