// The cards of one trick as they lie on the table, and who wins it.
#pragma once

#include <span>

#include "games/eidex/order.h"

namespace tafel::eidex {

/// A trick, perhaps a double one, under way or complete.
struct Trick {
    struct Lying {
        Card card = {};
        Player player = 0;
        bool known = true; ///< False: face down, and nobody has seen it yet.
        bool faceDown = false;
        bool excused = false; ///< Played in place of following (Excuse).
        bool rankless = false; ///< Feministin has refused to win with it.
        bool out = false; ///< Rejected (Konsumentenschutz): it takes no part in this trick; never face down.
        std::int16_t event = -1; ///< Of a recorded deal.
    };

    Player lead = 0;
    std::int8_t step = 1; ///< Direction of play: 1 to the right, −1 to the left.
    std::uint8_t size = 0; ///< Cards that were played, rejected ones included.
    std::uint8_t played = 0; ///< … without them.
    bool doubled = false; ///< Everybody plays a second card (Scharfmacher).
    std::array<Lying, 12> cards = {};
    std::optional<Suit> named = {}; ///< Of a lead face down.
    std::optional<std::pair<Card, Card>> swapped = {}; ///< Two cards that have changed ranks (Jiu-Jitsu).

    void lay(const Lying& lying)
    {
        cards[size++] = lying;
        played = static_cast<std::uint8_t>(played + (lying.out ? 0 : 1));
    }
    std::span<const Lying> lying() const { return {cards.data(), size}; }
    std::span<Lying> lying() { return {cards.data(), size}; }
    /// How many cards make it complete.
    int full(int players) const { return doubled ? 2 * players : players; }
    bool complete(int players) const { return played == full(players); }
    /// Whose turn it is; complete: the leader.
    Player toPlay(int players) const
    {
        return static_cast<Player>((lead + players * 2 + step * (played % players)) % players);
    }
    /// The suit that must be followed; empty: nobody has led.
    std::optional<Suit> led() const
    {
        if (size == 0)
            return std::nullopt;
        return cards[0].out || cards[0].faceDown ? suitIfLedByOther() : std::optional(cards[0].card.suit);
    }
    /// As it lay before anybody played a second card.
    Trick single(int players) const;
    const Lying* find(Card card) const;
    const Lying* last() const { return size == 0 ? nullptr : &cards[size - 1U]; }
    /// Seen by the whole table and taking part.
    CardSet open() const;
    bool hasFaceDown() const;
    /// No card lies there that nobody has seen yet.
    bool allKnown() const;
    /// The cards that take part, as far as they are known.
    CardSet counting() const;
    /// The highest trump that lies openly, when trump was not led: nobody may go below it.
    std::optional<Card> overtrump(const Order& order, Trump trump) const;
    /// The swap is still one: the cards stand side by side in the order as it is now. When one of them is
    /// out of the trick the other stands to all others as before, swapped or not.
    bool swapHolds(const Order& order) const;

    /// The card that wins as it lies; null: nobody has led, or a card that nobody has seen lies there.
    const Lying* best(const Order& order, Trump trump) const;
    /// Her card that wins `then`, a trick with the same first cards, loses its rank (Feministin).
    void refuse(Player feministin, const Trick& then, const Order& order, Trump trump);
    /// Whether Feministin could do so: she wins, a queen and a king or jack lie, and another card can win.
    enum class Refusal : std::uint8_t { Possible, NotHers, NoCouple, NoOther };
    Refusal mayRefuse(Player feministin, const Order& order, Trump trump) const;

private:
    std::optional<Suit> suitIfLedByOther() const; ///< The lead was rejected or lies face down.
    const Lying* highest(const Order& order, Trump trump) const;
};

} // namespace tafel::eidex
