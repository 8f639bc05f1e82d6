// The cards of one trick on the table, and its winner.
#pragma once

#include <span>

#include "games/eidex/order.h"

namespace tafel::eidex {

/// A single or double trick, under way or complete.
struct Trick {
    struct PlayedCard {
        Card card = {};
        Player player = 0;
        bool known = true; ///< False if the card lies face down and nobody has seen it yet.
        bool faceDown = false;
        bool excused = false; ///< The card was played instead of following suit (Excuse).
        bool rankless = false; ///< Feministin has refused to win with the card.
        /// The card was rejected (Konsumentenschutz) and takes no part in this trick. Such a card is never
        /// face down.
        bool out = false;
        std::int16_t event = -1; ///< The event index in a recorded deal.
    };

    Player lead = 0;
    std::int8_t step = 1; ///< Direction of play: 1 to the right, −1 to the left.
    std::uint8_t size = 0; ///< Number of played cards, including rejected ones.
    std::uint8_t played = 0; ///< Number of played cards, without rejected ones.
    bool doubled = false; ///< Each player plays a second card (Scharfmacher).
    std::array<PlayedCard, 12> cards = {};
    std::optional<Suit> named = {}; ///< The suit named for a lead face down.
    std::optional<std::pair<Card, Card>> swapped = {}; ///< Two cards that have changed ranks (Jiu-Jitsu).

    void lay(const PlayedCard& card)
    {
        cards[size++] = card;
        played = static_cast<std::uint8_t>(played + (card.out ? 0 : 1));
    }
    std::span<const PlayedCard> playedCards() const { return {cards.data(), size}; }
    std::span<PlayedCard> playedCards() { return {cards.data(), size}; }
    /// The number of cards that complete the trick.
    int full(int players) const { return doubled ? 2 * players : players; }
    bool complete(int players) const { return played == full(players); }
    /// The player to play; the leader if the trick is complete.
    Player toPlay(int players) const
    {
        return static_cast<Player>((lead + players * 2 + step * (played % players)) % players);
    }
    /// The suit that must be followed; empty if nobody has led.
    std::optional<Suit> led() const
    {
        if (size == 0)
            return std::nullopt;
        return cards[0].out || cards[0].faceDown ? suitIfLedByOther() : std::optional(cards[0].card.suit);
    }
    /// The trick before anybody played a second card.
    Trick single(int players) const;
    const PlayedCard* find(Card card) const;
    const PlayedCard* last() const { return size == 0 ? nullptr : &cards[size - 1U]; }
    /// The cards that the whole table sees and that take part.
    CardSet open() const;
    bool hasFaceDown() const;
    /// Whether every card has been seen.
    bool allKnown() const;
    /// The cards that take part, as far as they are known.
    CardSet counting() const;
    /// The highest trump that lies openly if trump was not led. No player may play below it.
    std::optional<Card> overtrump(const Order& order, Trump trump) const;
    /// Whether the swap still applies: the cards are adjacent in the current order. If one of them is out of
    /// the trick, the rank of the other one relative to the rest does not depend on the swap.
    bool swapHolds(const Order& order) const;

    /// The card that wins the trick so far; null if nobody has led or an unseen card lies there.
    const PlayedCard* best(const Order& order, Trump trump) const;
    /// Removes the rank of Feministin's card that wins `then`, a trick with the same first cards.
    void refuse(Player feministin, const Trick& then, const Order& order, Trump trump);
    /// Whether Feministin could refuse. She must win, a queen and a king or jack must lie there, and another
    /// card must be able to win.
    enum class Refusal : std::uint8_t { Possible, NotHers, NoCouple, NoOther };
    Refusal mayRefuse(Player feministin, const Order& order, Trump trump) const;

private:
    /// The suit led if the lead was rejected or lies face down.
    std::optional<Suit> suitIfLedByOther() const;
    const PlayedCard* highest(const Order& order, Trump trump) const;
};

} // namespace tafel::eidex
