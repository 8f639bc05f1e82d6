// What a table enters for a deal of a contract: its name and its one measure.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cards/card.h"
#include "referee/keys.h"
#include "referee/players.h"

namespace tafel {

/// A number for each player that was named, in the order of entry.
using Counted = std::vector<std::pair<Player, int>>;

/// The scoring cards of one trick.
struct Take {
    Player by = 0;
    std::vector<Card> cards = {};
};

/// One trick: who won it, and everybody who played the lowest rank in it.
struct LowTrick {
    Player winner = 0;
    std::vector<Player> lowest = {};
};

/// Somebody ran out of cards: what the others still held.
struct CardsCount {
    Player out = 0;
    Counted left = {};
};

/// A player said that the total of the player before is 105 or more.
struct Call {
    static constexpr int notSaid = -1;

    Player by = 0, before = 0;
    int sum = 0; ///< In a draft also `notSaid`.
};

/// Not given: the optional is empty. A contract has one measure; `points` stands in the entry of the deal.
struct ContractEntry {
    std::string contract = {}; ///< As named; empty: not said.
    std::optional<Suit> trump = {};
    std::optional<Counted> count = {}; ///< Tricks, or scoring cards of equal worth.
    std::optional<std::vector<Take>> takes = {};
    std::optional<std::vector<std::pair<int, Player>>> winners = {}; ///< By the number of the trick, from 1.
    std::optional<int> trick = {}; ///< Of a draft: which trick it was; who won it is not said yet.
    std::optional<std::vector<LowTrick>> lows = {};
    std::optional<std::vector<Player>> out = {}; ///< The first one out first.
    std::optional<std::vector<CardsCount>> counts = {};
    std::optional<Counted> left = {}, passes = {};
    std::optional<std::vector<std::pair<int, Player>>> crossings = {}; ///< By the threshold.
    std::optional<std::optional<Call>> called = {}; ///< Given and empty: nobody called.
    std::optional<Player> march = {}; ///< Who won every trick, under that house rule.
    std::optional<bool> announced = {};
    std::optional<Player> announcer = {};
    /// Recorded, with hands: each in the order in which it was dealt, in the order of the file.
    std::vector<std::pair<Player, std::vector<Card>>> dealt = {};

    /// Which measures are given (`Points` apart).
    Keys given() const
    {
        Keys keys;
        const auto add = [&](bool there, Key key) {
            if (there)
                keys = keys | Keys{key};
        };
        add(count.has_value(), Key::Count);
        add(takes.has_value(), Key::Takes);
        add(winners.has_value(), Key::Winners);
        add(lows.has_value(), Key::Lows);
        add(out.has_value(), Key::Out);
        add(counts.has_value(), Key::Counts);
        add(left.has_value(), Key::Left);
        add(passes.has_value(), Key::Passes);
        add(crossings.has_value(), Key::Crossings);
        add(called.has_value(), Key::Called);
        return keys;
    }
};

} // namespace tafel
