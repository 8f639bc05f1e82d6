// The facts of a deal in either form of entry: numbers on the pad, or card by card.
#pragma once

#include "referee/contract_entry.h"

namespace tafel::compendium {

struct Extra;

struct Facts {
    Players in = {}; ///< The players of this deal.
    Players columns = {}; ///< Players with a number: of partners the first one.
    int tricks = 0; ///< How many the deal has.
    std::optional<Suit> trump = {};
    Player dealer = 0;
    ContractEntry entered = {}; ///< Checked; a measure that says all by itself adds nothing below.
    // The measure of the contract; the rest is empty.
    PerPlayer<int> count = {};
    std::vector<CardTake> takes = {};
    std::vector<std::pair<int, Player>> winners = {}; ///< By the number of the trick, from 1.
    std::vector<LowTrick> lows = {};
    PerPlayer<int> left = {}, passes = {};
    PerPlayer<int> points = {};
    bool hasPoints = false; ///< `points` was entered instead of `takes`.
    std::optional<Player> march = {};
    bool announced = false;
    PerPlayer<int> said = {}, made = {};
    Players declarers = {}; ///< The named declarers.
    Players declaring = {}; ///< The columns that their game counts for: of partners the first one's.
    bool won = false;
    int value = 0; ///< The value of the declarers' game.
    std::optional<Player> everything = {}; ///< The player with all counted objects.
    int factor = 1;
    std::vector<std::pair<const Extra*, ExtraPoints>> extras = {}; ///< Each with its value.
};

} // namespace tafel::compendium
