// Random numbers from a text, the same on all machines: anyone who knows the seed of a draw can repeat
// it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace tafel {

/// SplitMix64, started with the FNV-1a hash of a text. Both are public and fit on a page.
class Random {
public:
    explicit Random(std::string_view text)
    {
        for (const char each : text)
            m_state = (m_state ^ static_cast<unsigned char>(each)) * 0x100000001B3ULL;
    }

    /// Below `bound`, every value equally likely: numbers of the incomplete last round are thrown away.
    std::size_t below(std::size_t bound)
    {
        const std::uint64_t fair = UINT64_MAX - UINT64_MAX % bound;
        for (;;)
            if (const std::uint64_t number = next(); number < fair)
                return static_cast<std::size_t>(number % bound);
    }

    /// Fisher-Yates, from the last place down.
    template <typename T> void shuffle(std::vector<T>& list)
    {
        for (std::size_t last = list.size(); last > 1; --last)
            std::swap(list[last - 1], list[below(last)]);
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

} // namespace tafel
