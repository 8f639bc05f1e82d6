// To what a clause belongs, and which clauses a table needs: its game, edition, characters, contract.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "referee/match.h"
#include "rulebook/clause.h"

namespace tafel::search {

/// The heading under which a clause stands.
struct Place {
    const Game* game = nullptr; ///< Null: shared by the games of contracts.
    Text name = {}; ///< Of the character, the contract or the chapter.
    std::optional<Card> character = {}; ///< Whose power it is.
    std::string_view contract = {}; ///< Of the game; empty: of none.
};

/// Of a clause of the rulebook; throws `std::out_of_range` for another.
const Place& placeOf(const Clause& clause);

/// The heading as it is shown: "Raben Bube", or with its game "Herzeln · No hearts" unless that is `within`.
std::string headingText(const Clause& clause, const Game* within, Language language);

/// It comes from several editions of one game; otherwise there is one text, with one section and at most one
/// interpretation.
bool hasEditions(const Clause& clause);

/// Part of the rulebook.
struct Scope {
    const Game* game = nullptr; ///< Null: all.
    std::optional<Edition> edition = {}; ///< Leaves out what that edition does not have.
    std::optional<std::vector<Card>> characters = {}; ///< Of the powers these only.
    std::string contract = {}; ///< In play: its clauses come first.

    bool isCustomGame() const; ///< Its clauses are its author's and stand in no index.

    /// What a match is played by: a character that nobody has is left out.
    static Scope of(const Match& match, std::string contract = {});
};

bool holds(const Clause& clause, const Scope& scope);

/// Those of the contract in play and of the characters at the table first, the rest in the order of the
/// rulebook.
std::vector<const Clause*> clausesOf(const Scope& scope);

/// What it interacts with: the powers that it names, the clauses that name its power, the rules of play of
/// its contract. The order is that of the rulebook.
std::vector<const Clause*> interacting(const Clause& clause);

/// The others under the same heading.
std::vector<const Clause*> besides(const Clause& clause);

} // namespace tafel::search
