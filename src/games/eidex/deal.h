// A deal of Cosmic Eidex as the powers see it: the dealer, trump and the declared powers.
#pragma once

#include <span>

#include "referee/deal_entry.h"

namespace tafel::eidex {

/// The trump that the deciding card determines.
struct Trump {
    enum class Kind : std::uint8_t { Suit, Obenabe, Undenufe };
    Kind kind = Kind::Suit;
    Suit suit = Suit::Hearts; ///< Valid only if `kind` is `Suit`.

    /// An ace means Obenabe, a six Undenufe. Any other card makes its suit trump.
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

/// The facts that a power may query. The queries use terms of the game, so that no power knows another by
/// name.
struct DealInPlay {
    Edition edition = Edition::Web;
    int players = 3;
    int target = 7;
    PerPlayer<int> total = {}; ///< Victory points before the deal.
    PerPlayer<std::optional<Card>> characters = {};
    Player dealer = 0;
    Card turnedUp = {};
    Card deciding = {}; ///< The card that decides the trump. Trumphator may have replaced the turned-up card.
    Trump trump = {};
    std::span<const PowerUse> powers = {};

    const PowerUse* declared(Card power) const
    {
        for (const PowerUse& each : powers)
            if (each.power == power)
                return &each;
        return nullptr;
    }

    /// Under Guggitaler only hearts and the king of stars count, 13 in all.
    bool guggitaler() const;
    /// Whether a pot was opened (Jackpot), so that a card may belong to no player at the end.
    bool pot() const;
    /// The use of Differenzler, whose `number` is the owner's guess of their own card points; null if there
    /// is none.
    const PowerUse* guess() const;
    /// The number of players who are one point below the target ("at six").
    int playersOnePointShort() const
    {
        int count = 0;
        for (int player = 0; player < players; ++player)
            count += total[static_cast<std::size_t>(player)] == target - 1 ? 1 : 0;
        return count;
    }
};

} // namespace tafel::eidex
