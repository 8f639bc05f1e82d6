#include "games/eidex/draw.h"

#include <fmt/format.h>

#include "base/random.h"
#include "games/eidex/power.h"

namespace tafel::eidex {

std::string drawSeed(std::span<const int> taps)
{
    std::string seed;
    for (int tap : taps)
        seed += fmt::format("{}{:03}", seed.empty() ? "" : " ", tap);
    return seed;
}

std::vector<Card> drawCharacters(const std::string& seed, int players)
{
    std::vector<Card> characters;
    for (const Power* power : allPowers)
        characters.push_back(power->card);
    Random(seed + " characters").shuffle(characters);
    characters.erase(characters.begin() + players, characters.end());
    return characters;
}

std::vector<Player> drawSeats(const std::string& seed, int players)
{
    std::vector<Player> seats;
    for (Player player = 0; player < players; ++player)
        seats.push_back(player);
    Random(seed + " seats").shuffle(seats);
    return seats;
}

} // namespace tafel::eidex
