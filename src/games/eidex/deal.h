// A deal of Cosmic Eidex as the powers see it: who deals, what is trump, who declared what.
#pragma once

#include <span>

#include "referee/deal_entry.h"

namespace tafel::eidex {

/// What the deciding card makes of the deal.
struct Trump {
    enum class Kind : std::uint8_t { Suit, Obenabe, Undenufe };
    Kind kind = Kind::Suit;
    Suit suit = Suit::Hearts; ///< Only when `kind` is `Suit`.

    /// Ace: Obenabe. Six: Undenufe. Otherwise its suit is trump.
    static constexpr Trump of(Card deciding)
    {
        if (deciding.rank == Rank::Ace)
            return {Kind::Obenabe, {}};
        if (deciding.rank == Rank::Six)
            return {Kind::Undenufe, {}};
        return {Kind::Suit, deciding.suit};
    }
    constexpr bool is(Suit asked) const { return kind == Kind::Suit && suit == asked; }
};

/// The facts that a power may ask about. Questions are in the domain's words; no power knows another by name.
struct Deal {
    Edition edition = Edition::Web;
    int players = 3;
    int target = 7;
    PerPlayer<int> total = {}; ///< Victory points before the deal.
    PerPlayer<std::optional<Card>> characters = {};
    Player dealer = 0;
    Card turnedUp = {};
    Card deciding = {}; ///< The card that decides the trump: Trumphator may have changed it.
    Trump trump = {};
    std::span<const PowerUse> powers = {};

    const PowerUse* declared(Card power) const
    {
        for (const PowerUse& each : powers)
            if (each.power == power)
                return &each;
        return nullptr;
    }

    /// Guggitaler: only hearts and the king of stars count, 13 in all.
    bool guggitaler() const;
    /// A pot is open (Jackpot), so a card may be left with nobody.
    bool pot() const;
    /// Who foretells the own card points in `number` (Differenzler); null: nobody.
    const PowerUse* guess() const;
    /// How many stand one below the target ("at six").
    int playersOnePointShort() const
    {
        int count = 0;
        for (int player = 0; player < players; ++player)
            count += total[static_cast<std::size_t>(player)] == target - 1 ? 1 : 0;
        return count;
    }
};

} // namespace tafel::eidex
