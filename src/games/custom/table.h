// The tables that the compendium's engine reads, made from a definition: one for each number of players.
#pragma once

#include <deque>
#include <memory>

#include "games/custom/definition.h"

namespace tafel::custom {

/// A game's table for one number of players, with the inputs for its order and its end. Refers to the
/// definition that it was made from.
struct Table : compendium::GameTable {
    Order order = Order::Free;
    DealerRule dealing = DealerRule::Next;
    std::vector<const compendium::Contract*> sequence = {}; ///< `Sequence`.
    int roundDeals = 0; ///< Deals of a round.
    int deals = 0; ///< The number of deals that ends the match; 0 for another end.
    int target = 0; ///< The total that ends the match; 0 for none.
    bool checkedByRound = false, tiesPlayOn = false;
    bool open = false; ///< The table stops.

    std::vector<compendium::Contract> contractList = {};
    std::vector<compendium::CardWorth> worths = {};
    std::vector<compendium::Extra> extraList = {};
    std::deque<Message> lines = {}; ///< Texts for tiles whose author wrote none.
};

/// The clauses of a custom game, in the order of its contracts.
class Clauses {
public:
    explicit Clauses(const Definition& definition);

    /// "own.<contract>", "own.<contract>.march", "own.<contract>.factor", "own.extra.<id>"; there is one.
    const Clause& named(std::string_view id) const;
    std::span<const Clause* const> all() const { return m_all; }

private:
    void add(std::string id, const LocalizedText& words);

    std::deque<std::string> m_ids;
    std::deque<Clause> m_clauses;
    std::vector<const Clause*> m_all;
};

/// Both outlive the table.
std::unique_ptr<const Table> tableOf(const Definition& definition, const Clauses& clauses, int count);

} // namespace tafel::custom
