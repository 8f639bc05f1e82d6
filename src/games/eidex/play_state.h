// The state of play of a deal: hands, the trick on the table and piles. A log is replayed event by event; a
// position or a question describes the state directly. Powers change it through dedicated methods. It is a
// plain value that can be copied to look ahead.
#pragma once

#include <algorithm>

#include "games/eidex/pot.h"
#include "games/eidex/power_timing.h"
#include "games/eidex/turn.h"
#include "referee/refusal.h"

namespace tafel {
struct TrickSoFar;
}

namespace tafel::eidex {

class PlayState {
public:
    /// Identifies the cards of a hand. Hands need an identity because players can swap whole hands (Dealer).
    using HandId = std::uint8_t;

    struct Seat {
        CardSet hand = {}; ///< All cards that may still be in the hand; valid if `followed`.
        bool followed = false; ///< `hand` is known, except that `hidden()` of its cards have left it unseen.
        std::uint8_t cards = 0; ///< The number of cards in the hand.
        HandId handId = 0;
        bool hasPutDown = false;
        bool waits = false; ///< The player puts down only after the first lead (Seher).
        bool downHidden = false; ///< The card was put down unseen.
        HandId downHand = 0; ///< The hand that the card put down came from.
        bool downTaken = false; ///< The card put down is back in the hand (Zombie).
        std::optional<Card> down = {}; ///< The card put down, if it is known.
        CardSet pile = {}; ///< The known cards among those won.
        CardSet lastTrick = {}; ///< The trick that the player took last.
        /// The cards of later tricks that went into the pot (Jackpot), unless an unseen card kept them out.
        CardSet uncertainTricks = {};
        bool tookTrick = false;
        std::uint8_t tricks = 0; ///< The number of tricks that the player's own cards won.

        int hidden() const { return std::max(0, hand.size() - cards); }
    };

    /// A card that enters a hand. Code that follows the hands reads these entries.
    struct Entry {
        HandId hand;
        std::optional<Card> card; ///< Empty if the card is unseen.
    };

    /// Creates the state before the first event. `hands` may be missing; `powers` must outlive the state.
    PlayState(DealInPlay deal, const std::optional<DealtHands>& hands, std::span<const PowerUse> powers);
    /// Creates the state of a description. The powers of `deal` are active in the order in which they were
    /// used, and no card is on the table. Hands and piles are unknown. The default of `lead` is the leader of
    /// the first trick. `deal` must outlive the state.
    explicit PlayState(const DealInPlay& deal, std::optional<Player> lead = {});

    // State that the table sees.
    const DealInPlay& deal() const { return m_deal; }
    const Order& order() const { return m_order; }
    const Values& values() const { return m_values; }
    int players() const { return m_deal.players; }
    const Seat& seat(Player player) const { return m_seats[player]; }
    const Trick& trick() const { return m_trick; }
    bool hasBegun() const { return m_begun; }
    bool isOver() const { return m_over; }
    bool allPutDown() const; ///< Players who wait (Seher) do not count.
    bool anyPutDown() const;
    bool trickComplete() const { return m_trick.complete(players()); }
    /// The card that wins the trick so far; null if no card lies there or an unknown card does.
    const Trick::PlayedCard* best() const { return m_trick.best(m_order, m_deal.trump); }
    Phases now() const;
    Player toPlay() const;
    /// The card points of a pile so far. They include the card put down and the 5 for the last trick if these
    /// are known to belong to the pile.
    int points(Player player) const { return points(player, m_values); }
    int points(Player player, const Values& values) const;
    /// The player whose pile has the card at the end; empty if it stays in a pot that nobody took.
    std::optional<Player> owner(Card card) const;
    int unclaimed() const;
    bool isShared() const { return m_sharedTricks > 0; } ///< Each player gets their own card of this trick.
    /// The constraints on the player to play. The hand is set as far as it is known.
    Turn turn() const;
    PowerTiming moment(Player by, Card power) const;
    /// The part of the timing that is known at any moment, without counts and cards.
    PowerTiming moment(Phases now) const
    {
        return {.deal = m_deal, .order = m_order, .values = m_values, .now = now};
    }
    /// The winner of the complete trick by its cards; empty if one of the cards is unknown.
    std::optional<Player> winner() const;
    /// The use that makes the player's next card face down (Sphinx); null if it is played openly.
    const PowerUse* playsFaceDown(Player player) const;

    // Events of a log. These functions do not check whether the event is allowed.
    void declare(const PowerUse& use, int index); ///< Activates the power, then calls its hooks.
    void putDown(Player by, std::optional<Card> card);
    void play(Player by, std::optional<Card> card, bool faceDown, int event);
    /// Gives the complete trick to its taker and begins the next one.
    void takeTrick();
    void tell(Player winner) { m_told = winner; }

    // Building the trick of a description.
    /// Adds the next card, which belongs to the player to play. An empty `card` lies face down. With
    /// `mayBeRejected`, the card takes no part in the trick if a power has rejected it.
    /// \return false if the trick is already full
    bool lay(std::optional<Card> card, bool mayBeRejected = true);
    /// Adds all cards of a trick under the powers of the whole deal. A power shaped this trick only if it can
    /// be the trick for which the power was used. `goesOn` says that the trick is not complete.
    void layGivenTrick(const TrickSoFar& trick, bool goesOn);
    /// Sets the suit of a lead face down (Sphinx).
    void nameLead(std::optional<Suit> suit) { m_trick.named = suit; }
    /// Applies Feministin to `then`, an earlier state of the trick with the same first cards.
    void refuseTrick(Player by, const Trick& then);

    // The operations of the powers.
    /// The player who holds the card; empty if that hand is unknown.
    std::optional<Player> holderOf(Card card) const;
    void swapHands(Player a, Player b); ///< Dealer.
    void moveCard(Player from, Player to, std::optional<Card> card); ///< Räuber, Teekränzchen, Wünschelrute.
    void refuseTrick(Player by) { refuseTrick(by, m_trick); } ///< Feministin.
    void drawLead(); ///< Laser draws the first lead blind.
    void leadFrom(Player player); ///< Schüchterne.
    void shareTricks(std::uint8_t count) { m_sharedTricks = count; } ///< Gerechtigkeit.
    void sendTrumpBack(); ///< Skater: sends back the last card if it may go back.
    void removeTrick() { --m_tricksInDeal; } ///< Scharfmacher.
    void giveTrick(Player to) { m_given = to; } ///< Fürsorge.
    void claimTrick(Player by) { m_claimed = by; } ///< Ultimo.
    void rejectCard(); ///< Konsumentenschutz: rejects the card played last.
    void waitToPutDown(Player by); ///< Seher.
    void takeBackFromTrick(Player player, Card card); ///< Zombie: takes back a card of the last trick taken.
    void takeBackPutDown(Player player); ///< Zombie: takes back the card put down.
    void addTrick() { ++m_tricksInDeal; }
    void changePutDown(Player by, std::optional<Card> taken); ///< Taschenspieler.
    void rejectTrick(std::optional<Player> lead); ///< Korrektor.
    void robPutDown(Player by, Player of); ///< Fledderer.
    Pot& pot() { return m_pot; } ///< Jackpot.

    // Tracking of the hands.
    /// Whether the trump just played must go back if its player can follow suit.
    bool trumpMayGoBack() const;
    void takeBackTrump();
    void confirmTrump() { m_sendsTrumpBack = false; }
    /// The seat that holds the hand now.
    const Seat& holder(HandId hand) const;
    /// Notes that a card which left its hand face down was seen.
    void learn(HandId hand, Card card);
    void learnPutDown(Player of, Card card) { m_seats[of].down = card; }
    void forgetSeenCards(Player player); ///< Marks the hand as one that can no longer be followed.
    std::span<const Entry> entries() const { return {m_entries.data(), m_entryCount}; }
    void clearEntries() { m_entryCount = 0; }

private:
    void refresh();
    void activate(const InForce& force);
    void addActive(const InForce& force);
    void applyToTrick(const PowerUse& use);
    void endTrick();
    void winTrick(Seat& seat, CardSet cards);
    std::optional<int> takers() const;
    void giveBack(const Trick::PlayedCard& played); ///< Returns the card to the hand that it came from.
    void returnCards(Seat& seat); ///< Returns the card put down to the hand.
    void layFaceDown(Seat& front, const Seat& from);
    void enter(HandId hand, std::optional<Card> card);
    Seat& held(HandId hand);

    DealInPlay m_deal;
    /// The powers of the whole log; `m_deal.powers` holds those used so far.
    std::span<const PowerUse> m_powers;
    Order m_order;
    Values m_values;
    std::array<Seat, 4> m_seats = {};
    Trick m_trick = {};
    std::array<InForce, 10> m_force = {}; ///< The active powers in list order.
    std::uint8_t m_forceCount = 0;
    std::array<Entry, 8> m_entries = {};
    std::uint8_t m_entryCount = 0;
    Player m_lead = 0;
    /// Number of remaining tricks in which each player gets their own card back.
    std::uint8_t m_sharedTricks = 0;
    bool m_begun = false, m_over = false;
    bool m_replay = false; ///< The next trick is a replay.
    bool m_drawn = false; ///< The next lead is drawn blind.
    bool m_sendsTrumpBack = false; ///< A power that sends back a trump was used after the last card.
    std::uint8_t m_trickNumber = 1;
    std::uint8_t m_tricksInDeal = 11;
    /// Number of powers used before the current window and before the first lead.
    std::uint16_t m_windowFrom = 0, m_firstLeadAt = 0;
    std::optional<Player> m_given = {}, m_claimed = {}, m_told = {};
    std::optional<Player> m_five = {}; ///< The player who gets the 5 for the last trick.
    Pot m_pot = {};
    /// An unseen card in a trick may have kept it out of the pot, or taken the pot.
    bool m_isPotUncertain = false;
};

} // namespace tafel::eidex
