// The keys by which games differ: those of a deal's entry or a position. Keys that every game has (dealer,
// table_ruling; players, hand) are not here.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <string_view>

namespace tafel {

enum class Key : std::uint8_t {
    // Keys of a deal of Cosmic Eidex. `Points` is also a key of contracts that count card points.
    TurnedUp,
    Powers,
    Unclaimed,
    Points,
    Regular,
    Tricks,
    Trickless,
    Match,
    Captured,
    Dealer, ///< The dealer may be entered.
    Log, ///< The recorded form.
    Hands,
    // Keys of a contract.
    Contract,
    Trump,
    Count,
    Takes,
    Winners,
    Lows,
    Out,
    Counts,
    Left,
    Passes,
    Crossings,
    Called,
    Said, ///< Together with `Made`.
    Made,
    Declarer,
    March,
    Announced,
    By, ///< The player who announced it.
    Factor,
    Extras,
    // Keys of a round of Krass Kariert.
    Opener,
    GivesChip,
    Reserves,
    // Keys of a position.
    Trick,
    FirstTrick,
    Laid,
    Packets,
    Row,
    Series,
    Gone,
    Table,
    Characters, ///< The head may have `edition` and `characters`.
};

/// The name in the match file, in a position, and on the screens where a deal is measured by it.
constexpr std::string_view name(Key key)
{
    constexpr std::string_view names[] = {"turned_up", "powers", "unclaimed", "points", "regular", "tricks",
        "trickless", "match", "captured", "dealer", "log", "hands", // a deal of Cosmic Eidex
        "contract", "trump", "count", "takes", "winners", "lows", "out", "counts", "left", "passes",
        "crossings", "called", "said", "made", "declarer", "march", "announced", "by", "factor",
        "extras", // a contract
        "opener", "gives_chip", "reserves", // a round
        "trick", "first_trick", "laid", "packets", "row", "series", "gone", "table", // a position
        "characters"};
    static_assert(std::size(names) == static_cast<std::size_t>(Key::Characters) + 1);
    return names[static_cast<std::size_t>(key)];
}

/// A set of keys.
class Keys {
public:
    constexpr Keys() = default;
    constexpr Keys(std::initializer_list<Key> keys)
    {
        for (Key key : keys)
            m_bits |= bit(key);
    }
    /// Every key from the first to the last, both included.
    static constexpr Keys from(Key first, Key last)
    {
        Keys all;
        for (unsigned key = static_cast<unsigned>(first); key <= static_cast<unsigned>(last); ++key)
            all = all | Keys{static_cast<Key>(key)};
        return all;
    }

    constexpr bool has(Key key) const { return (m_bits & bit(key)) != 0; }
    constexpr bool empty() const { return m_bits == 0; }

    friend constexpr bool operator==(Keys, Keys) = default;
    friend constexpr Keys operator|(Keys a, Keys b) { return Keys(a.m_bits | b.m_bits); }
    friend constexpr Keys operator&(Keys a, Keys b) { return Keys(a.m_bits & b.m_bits); }
    friend constexpr Keys operator-(Keys a, Keys b) { return Keys(a.m_bits & ~b.m_bits); }

private:
    constexpr explicit Keys(std::uint64_t bits)
        : m_bits(bits)
    {
    }
    static constexpr std::uint64_t bit(Key key) { return std::uint64_t{1} << static_cast<unsigned>(key); }

    std::uint64_t m_bits = 0;
};

} // namespace tafel
