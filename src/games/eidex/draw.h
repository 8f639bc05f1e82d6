// The draw of characters and seats. It uses numbers that the players tap, so that the table can verify it.
#pragma once

#include <span>
#include <vector>

#include "cards/card.h"
#include "referee/players.h"

namespace tafel::eidex {

/// The seed of a draw: the taps in player order, each written with three digits, for example "417 082 955".
std::string drawSeed(std::span<const int> taps);

/// One distinct character for each player. The 36 characters in list order are shuffled (Fisher-Yates from
/// the last element down) with numbers from SplitMix64. Its seed is the 64-bit FNV-1a hash of `seed` + "
/// characters".
std::vector<Card> drawCharacters(const std::string& seed, int players);

/// The player of each seat: a shuffle of 0 … players − 1 by the same method, with `seed` + " seats".
std::vector<Player> drawSeats(const std::string& seed, int players);

} // namespace tafel::eidex
