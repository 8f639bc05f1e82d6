// The draw of characters and seats, made from what each player taps, so that the table can check it.
#pragma once

#include <span>
#include <vector>

#include "cards/card.h"
#include "referee/players.h"

namespace tafel::eidex {

/// The seed of a draw: the taps in the order of the players, written with three digits each: "417 082 955".
std::string drawSeed(std::span<const int> taps);

/// One character for each player, no two alike. The 36 characters in list order are shuffled (Fisher-Yates,
/// from the last down) with numbers from SplitMix64 started with the 64-bit FNV-1a hash of `seed` + "
/// characters".
std::vector<Card> drawCharacters(const std::string& seed, int players);

/// Who takes which seat: a shuffle of 0 … players − 1, likewise with `seed` + " seats".
std::vector<Player> drawSeats(const std::string& seed, int players);

} // namespace tafel::eidex
