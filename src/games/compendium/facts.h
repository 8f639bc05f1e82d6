// What a deal comes to, whichever way it was entered: numbers on the pad, or card by card.
#pragma once

#include "referee/contract_entry.h"

namespace tafel::compendium {

struct Facts {
    Players in = {}; ///< Who plays this deal.
    int tricks = 0; ///< How many the deal has.
    std::optional<Suit> trump = {};
    Player dealer = 0;
    // The measure of the contract; the rest is empty.
    PerPlayer<int> count = {};
    std::vector<Take> takes = {};
    std::vector<std::pair<int, Player>> winners = {}; ///< By the number of the trick, from 1.
    std::vector<LowTrick> lows = {};
    std::vector<Player> out = {};
    std::vector<CardsCount> counts = {};
    PerPlayer<int> left = {}, passes = {};
    std::vector<std::pair<int, Player>> crossings = {};
    std::optional<Call> called = {};
    PerPlayer<int> points = {};
    bool hasPoints = false; ///< `points` is given in place of `takes`.
    std::optional<Player> march = {};
    bool announced = false;
};

} // namespace tafel::compendium
