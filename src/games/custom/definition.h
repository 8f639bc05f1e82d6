// A custom game as its author wrote it: words and numbers, before it becomes tables. Values that depend on
// the number of players are stored once for each number.
#pragma once

#include <string>
#include <vector>

#include "games/compendium/contract.h"

namespace tafel::custom {

/// By the number of players; those by whom the game cannot be played are unused.
template <typename T> using ByPlayers = std::array<T, maxPlayers + 1>;

/// A text of the author's, in both languages: one that is missing is shown in the other.
struct LocalizedText {
    std::string de, en;

    Text text() const { return {de, en}; }
    bool empty() const { return de.empty() && en.empty(); }
};

/// A number that is typed.
struct NumberInput {
    std::vector<int> values = {};
    int lowest = 0, highest = 0;
};

/// A rule that comes on top: who has everything; the factor.
struct March {
    LocalizedText clause = {};
    int by = 0, others = 0;
    bool adds = false;
};
struct Factor {
    LocalizedText clause = {};
    std::vector<int> values = {};
};

struct ContractDefinition {
    std::string id = {};
    LocalizedText name = {}, line = {}, clause = {};
    Key measure = Key::Points;
    /// The rules as the author wrote them; the table adds words and what depends on the number of players.
    compendium::Contract rules = {};
    ByPlayers<std::optional<int>> total = {}; ///< A number that the author wrote for `of` or `sum`.
    NumberInput typed = {};
    std::optional<March> march = {};
    std::optional<Factor> factor = {};
    // The score, by the measure:
    compendium::Each each = {0};
    std::vector<compendium::CardWorth> cards = {}; ///< Cards before suits and ranks.
    compendium::ByTrick tricks = {};
    ByPlayers<std::vector<int>> places = {};
    std::optional<int> winner = {};
    compendium::Forecast forecast = {};
    compendium::ByDeclarer declarer = {};
};

struct ExtraDefinition {
    std::string id = {};
    LocalizedText name = {}, clause = {};
    NumberInput typed = {};
    bool multiplied = false;
};

/// The rule for the next contract.
enum class Order : std::uint8_t { Free, Sequence, Round, Player };
/// The rule for the next dealer.
enum class DealerRule : std::uint8_t { Next, Round, Winner, Loser, Chosen };

/// The end of a match, unless its contracts are used up before.
struct End {
    ByPlayers<int> deals = {}, rounds = {}; ///< 0 if not given.
    int target = 0; ///< 0 for none.
    bool checkedByRound = false;
    bool tiesPlayOn = false;
    bool given = false;
};

struct Definition {
    std::string id = {};
    LocalizedText name = {}, line = {};
    std::string sign = {};
    Players players = {}; ///< Bit n: it can be played by n.
    int seats = 0; ///< 0 if all players play.
    bool pairs = false;
    bool hasCards = false;
    CardSet suits = {}; ///< Empty for all four.
    CardSet pack = {}; ///< All cards, before those that are left out.
    std::vector<Rank> ranks = {}; ///< High to low.
    bool germanWords = false;
    ByPlayers<CardSet> without = {};
    ByPlayers<std::vector<int>> tricks
        = {}; ///< One number for every deal, or one for each; empty: the cards.
    ByPlayers<bool> tricksListed = {};
    bool most = true;
    std::vector<ContractDefinition> contracts = {};
    std::vector<ExtraDefinition> extras = {};
    DealerRule dealing = DealerRule::Next;
    bool toTheRight = false;
    Order order = Order::Free;
    std::vector<std::size_t> sequence = {}; ///< `Sequence`: places in `contracts`.
    End end = {};

    /// The number of players in one deal, of `count` at the table.
    int playing(int count) const { return seats > 0 ? std::min(seats, count) : count; }
    CardSet deck(int count) const { return pack - without[static_cast<std::size_t>(count)]; }
    /// The bounds for the number of tricks in a deal; 0 if unknown, or without tricks.
    int fewestTricks(int count) const;
    /// How many choose among all the contracts where each dealer has them: partners are one.
    int choosers(int count) const { return pairs ? count / 2 : count; }
    /// Deals of a round.
    int roundOf(int count) const;
    bool listsTricks() const;
    /// It has no end of its own: the table stops.
    bool isOpen() const { return order == Order::Free && !end.given && !listsTricks(); }
    /// The number of deals in a match; nothing if a target or the table ends it.
    std::optional<int> dealsOf(int count) const;
};

/// `visit(n)` for every number of players of the game, until it is false; whether it never was.
template <typename Visit> bool eachCount(Players players, const Visit& visit)
{
    for (int count = 2; count <= maxPlayers; ++count)
        if (players.has(static_cast<Player>(count)) && !visit(static_cast<std::size_t>(count)))
            return false;
    return true;
}

} // namespace tafel::custom
