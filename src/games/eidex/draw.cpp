#include "games/eidex/draw.h"

#include <fmt/format.h>

#include "games/eidex/power.h"

namespace tafel::eidex {

namespace {

/// SplitMix64, started with the FNV-1a hash of a text. Both are public and fit on a page.
class Numbers {
public:
    explicit Numbers(std::string_view text)
    {
        for (char c : text)
            m_state = (m_state ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    }

    /// Below `bound`, every value equally likely: numbers of the incomplete last round are thrown away.
    std::size_t below(std::size_t bound)
    {
        const std::uint64_t fair = UINT64_MAX - UINT64_MAX % bound;
        for (;;)
            if (const std::uint64_t number = next(); number < fair)
                return static_cast<std::size_t>(number % bound);
    }

private:
    std::uint64_t next()
    {
        std::uint64_t z = m_state += 0x9E3779B97F4A7C15ULL;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    std::uint64_t m_state = 0xCBF29CE484222325ULL;
};

template <typename T> void shuffle(std::vector<T>& list, std::string_view text)
{
    Numbers numbers(text);
    for (std::size_t last = list.size(); last > 1; --last)
        std::swap(list[last - 1], list[numbers.below(last)]);
}

} // namespace

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
    for (const Power* power : allPowers())
        characters.push_back(power->card);
    shuffle(characters, seed + " characters");
    characters.erase(characters.begin() + players, characters.end());
    return characters;
}

std::vector<Player> drawSeats(const std::string& seed, int players)
{
    std::vector<Player> seats;
    for (Player player = 0; player < players; ++player)
        seats.push_back(player);
    shuffle(seats, seed + " seats");
    return seats;
}

} // namespace tafel::eidex
