// The phases of a deal, in their order.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace tafel {

enum class Phase : std::uint8_t {
    AfterDeal, ///< Trump is shown, no player has put down a card.
    BeforePutDown,
    PutDown,
    AfterPutDown, ///< Nobody has led.
    BeforeLead,
    InTrick,
    TrickAward, ///< All cards were played, the trick is not taken yet.
    AfterTrick,
    GameEnd,
};

/// The names in the match format, in the order of `Phase`.
inline constexpr std::string_view phaseNames[] = {"after-deal", "before-put-down", "put-down",
    "after-put-down", "before-lead", "in-trick", "trick-award", "after-trick", "game-end"};

/// A set of phases.
class Phases {
public:
    constexpr Phases() = default;
    constexpr Phases(std::initializer_list<Phase> phases)
    {
        for (Phase phase : phases)
            m_bits = static_cast<std::uint16_t>(m_bits | 1U << static_cast<unsigned>(phase));
    }
    /// Every phase from the first to the last, both included.
    static constexpr Phases from(Phase first, Phase last)
    {
        Phases all;
        for (unsigned phase = static_cast<unsigned>(first); phase <= static_cast<unsigned>(last); ++phase)
            all = all | Phases{static_cast<Phase>(phase)};
        return all;
    }

    constexpr bool has(Phase phase) const { return (m_bits >> static_cast<unsigned>(phase) & 1U) != 0; }
    constexpr bool empty() const { return m_bits == 0; }

    friend constexpr bool operator==(Phases, Phases) = default;
    friend constexpr Phases operator|(Phases a, Phases b) { return Phases(a.m_bits | b.m_bits); }
    friend constexpr Phases operator&(Phases a, Phases b) { return Phases(a.m_bits & b.m_bits); }

private:
    constexpr explicit Phases(int bits)
        : m_bits(static_cast<std::uint16_t>(bits))
    {
    }
    std::uint16_t m_bits = 0;
};

/// The phases of a trick: cards may be on the table, and the trick has a number.
inline constexpr Phases trickPhases = Phases::from(Phase::BeforeLead, Phase::AfterTrick);

} // namespace tafel
