// Seats at the table. Names are for people and documents; the referee counts seats in the order of play.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>

namespace tafel {

/// Custom games are played by up to eight, the others by up to five.
inline constexpr int maxPlayers = 8;

/// A seat, 0 … players − 1, in the order in which play passes.
using Player = std::uint8_t;

template <typename T> using PerPlayer = std::array<T, maxPlayers>;

/// A set of players.
class Players {
public:
    constexpr Players() = default;
    constexpr Players(std::initializer_list<Player> players)
    {
        for (Player player : players)
            add(player);
    }
    static constexpr Players firstSeats(int count)
    {
        return Players(static_cast<std::uint16_t>((1U << count) - 1));
    }
    static constexpr Players fromBits(unsigned bits) { return Players(static_cast<std::uint16_t>(bits)); }

    constexpr void add(Player player) { m_bits = static_cast<std::uint16_t>(m_bits | (1U << player)); }
    constexpr void remove(Player player) { m_bits = static_cast<std::uint16_t>(m_bits & ~(1U << player)); }
    constexpr bool has(Player player) const { return (m_bits >> player & 1U) != 0; }
    constexpr int size() const { return std::popcount(m_bits); }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr unsigned bits() const { return m_bits; }
    /// The one with the lowest seat; the set is not empty.
    constexpr Player first() const { return static_cast<Player>(std::countr_zero(m_bits)); }

    friend constexpr bool operator==(Players, Players) = default;

    /// Walks through the players, from the lowest seat up.
    class Iterator {
    public:
        constexpr explicit Iterator(unsigned left)
            : m_left(left)
        {
        }
        constexpr Player operator*() const { return static_cast<Player>(std::countr_zero(m_left)); }
        constexpr Iterator& operator++()
        {
            m_left &= m_left - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        unsigned m_left;
    };
    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    constexpr explicit Players(std::uint16_t bits)
        : m_bits(bits)
    {
    }
    std::uint16_t m_bits = 0; // one more than there are seats: a set of numbers of players, too
};

} // namespace tafel
