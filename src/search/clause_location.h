// The location of a clause (game, edition, character, contract), and the clauses that concern a table.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "referee/match.h"
#include "rulebook/clause.h"

namespace tafel::search {

/// The heading of a clause in the rulebook.
struct ClauseLocation {
    const Game* game = nullptr; ///< Null if all games with contracts share the clause.
    Text name = {}; ///< The name of the character, the contract or the chapter.
    std::optional<Card> character = {}; ///< The character that has this power.
    std::string_view contract = {}; ///< The id of the contract; empty: none.
};

/// \throws std::out_of_range if the clause is not in the rulebook
const ClauseLocation& locationOf(const Clause& clause);

/// \return the heading as it is shown: "Raben Bube", or "Herzeln · No hearts" if the game is not `within`
std::string headingText(const Clause& clause, const Game* within, Language language);

/// \return true if the game of the clause has several editions. Other clauses have one section and at most
///         one interpretation.
bool hasEditions(const Clause& clause);

/// A part of the rulebook.
struct Scope {
    const Game* game = nullptr; ///< Null for all games.
    std::optional<Edition> edition = {}; ///< Set: without the clauses that this edition does not have.
    std::optional<std::vector<Card>> characters = {}; ///< Set: only the powers of these characters.
    std::string contract = {}; ///< The contract that is played: its clauses come first.

    bool isCustomGame() const; ///< Its clauses are written by its author and are in no index.

    /// \return the rules of a match, without the characters that no player has
    static Scope of(const Match& match, std::string contract = {});
};

bool contains(const Clause& clause, const Scope& scope);

/// \return the clauses of the scope: those of its contract and its characters first, the rest in the order of
///         the rulebook
std::vector<const Clause*> clausesOf(const Scope& scope);

/// \return the clauses that interact with this one: the powers that it names, the clauses that name its
///         power, and the rules of play of its contract, in the order of the rulebook
std::vector<const Clause*> relatedClauses(const Clause& clause);

/// \return the other clauses under the same heading
std::vector<const Clause*> siblings(const Clause& clause);

} // namespace tafel::search
