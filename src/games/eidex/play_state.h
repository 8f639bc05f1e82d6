// The state of play: a deal while it is played, hands, the trick on the table, piles. A log is played through
// it event by event; a position or a question says how it stands. Powers change it through the methods that
// carry the table's words. A plain value: copy it to look ahead.
#pragma once

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
    /// The cards in a player's hand travel together (Dealer): a hand has an identity of its own.
    using HandId = std::uint8_t;

    struct Seat {
        CardSet hand = {}; ///< When `followed`: all cards that may still be in it.
        bool followed = false; ///< `hand` is known, but for `hidden` cards that have left it face down.
        std::uint8_t hidden = 0;
        std::uint8_t cards = 0; ///< How many are in it.
        HandId handId = 0;
        bool hasPutDown = false;
        bool waits = false; ///< Puts down only after the first lead (Seher).
        bool downHidden = false; ///< It was put down unseen …
        HandId downHand = 0; ///< … out of this hand.
        bool downTaken = false; ///< The card put down is back in the hand (Zombie).
        std::optional<Card> down = {}; ///< What lies put down, when it is known.
        CardSet pile = {}; ///< Cards won, known ones.
        CardSet lastTrick = {}; ///< The trick that was taken last.
        bool tookTrick = false;
        std::uint8_t tricks = 0; ///< Won by an own card.
    };

    /// Something that happens to cards whose faces are of interest to whoever follows the hands.
    struct Entry {
        HandId hand;
        std::optional<Card> card; ///< Empty: unseen.
    };

    /// Before anything has happened. `hands` may be missing; `powers` must outlive the state.
    PlayState(Deal deal, const std::optional<DealtHands>& hands, std::span<const PowerUse> powers);
    /// As somebody describes it: the powers of `deal`, which must outlive the state, are in force in the
    /// order in which they were used, and nothing lies yet. Hands and piles are not known. `lead` leads; not
    /// said: whoever leads the first trick.
    explicit PlayState(const Deal& deal, std::optional<Player> lead = {});

    // What the table sees.
    const Deal& deal() const { return m_deal; }
    const Order& order() const { return m_order; }
    const Values& values() const { return m_values; }
    int players() const { return m_deal.players; }
    const Seat& seat(Player player) const { return m_seats[player]; }
    const Trick& trick() const { return m_trick; }
    bool hasBegun() const { return m_begun; }
    bool isOver() const { return m_over; }
    bool allPutDown() const; ///< But for whoever waits.
    bool anyPutDown() const;
    bool trickComplete() const { return m_trick.complete(players()); }
    /// The card of the trick that wins as it lies; null: nobody has led, or a card lies there that nobody
    /// knows.
    const Trick::Lying* best() const { return m_trick.best(m_order, m_deal.trump); }
    Phases now() const;
    Player toPlay() const;
    /// Card points of a pile so far, with the card put down and the 5 when they are known to belong to it.
    int points(Player player) const { return points(player, m_values); }
    int points(Player player, const Values& values) const;
    /// In whose pile the card is at the end; empty: in a pot that nobody took.
    std::optional<Player> owner(Card card) const;
    int unclaimed() const;
    bool isShared() const { return m_sharedTricks > 0; } ///< Everybody gets the own card of this trick.
    /// What binds the one to play; the hand is theirs as far as it is known.
    Turn turn() const;
    PowerTiming moment(Player by, Card power) const;
    /// What every moment knows: no counts, no cards.
    PowerTiming moment(Phases now) const
    {
        return {.deal = m_deal, .order = m_order, .values = m_values, .now = now};
    }
    /// Players of the trick that lies complete, as the cards say; empty: a card that nobody knows.
    std::optional<Player> winner() const;
    const PowerUse* playsFaceDown(Player player) const; ///< The next card (Sphinx); null: openly.

    // What happens. Nothing here asks whether it may.
    void declare(const PowerUse& use, int index); ///< In force from now on; calls the power's hooks after.
    void putDown(Player by, std::optional<Card> card);
    void play(Player by, std::optional<Card> card, bool faceDown, int event);
    /// The complete trick goes to whom it belongs; the next one begins.
    void takeTrick();
    void tell(Player winner) { m_told = winner; }

    // What a description says of the trick.
    /// The next card, of whoever is to play (empty: face down). `mayBeRejected`: it takes no part if a power
    /// has rejected that card. False: no trick has so many.
    bool lay(std::optional<Card> card, bool mayBeRejected = true);
    /// All cards of a trick, under the powers of the whole deal: each shaped this trick only if it can be
    /// that one. `goesOn`: it is not complete.
    void layGivenTrick(const TrickSoFar& trick, bool goesOn);
    void nameLead(std::optional<Suit> suit) { m_trick.named = suit; } ///< Sphinx leads face down.
    /// Feministin, upon the trick as it lay then, which has the same first cards.
    void refuseTrick(Player by, const Trick& then);

    // The words of the powers.
    /// Who holds the card, when that hand is known.
    std::optional<Player> holderOf(Card card) const;
    void swapHands(Player a, Player b); ///< Dealer
    void moveCard(Player from, Player to, std::optional<Card> card); ///< Räuber, Teekränzchen, Wünschelrute
    void refuseTrick(Player by) { refuseTrick(by, m_trick); } ///< Feministin
    void drawLead(); ///< Laser draws the first lead.
    void leadFrom(Player player); ///< Schüchterne
    void shareTricks(std::uint8_t count) { m_sharedTricks = count; } ///< Gerechtigkeit
    void sendTrumpBack(); ///< Skater: the last card, if it is one that may go back.
    void removeTrick() { --m_tricksInDeal; } ///< Scharfmacher
    void giveTrick(Player to) { m_given = to; } ///< Fürsorge
    void claimTrick(Player by) { m_claimed = by; } ///< Ultimo
    void rejectCard(); ///< Konsumentenschutz: the last one played.
    void waitToPutDown(Player by); ///< Seher
    void takeBackFromTrick(Player player, Card card); ///< Zombie: of the last trick taken …
    void takeBackPutDown(Player player); ///< … or the card put down.
    void addTrick() { ++m_tricksInDeal; }
    void changePutDown(Player by, std::optional<Card> taken); ///< Taschenspieler
    void rejectTrick(std::optional<Player> lead); ///< Korrektor
    void robPutDown(Player by, Player of); ///< Fledderer
    Pot& pot() { return m_pot; } ///< Jackpot

    // For whoever follows the hands.
    /// The trump just played must go back, if its player can follow.
    bool trumpMayGoBack() const;
    void takeBackTrump();
    void confirmTrump() { m_sendsTrumpBack = false; }
    /// Whoever holds that hand now.
    const Seat& holder(HandId hand) const;
    /// A card that had left its hand face down is seen now.
    void learn(HandId hand, Card card);
    void learnPutDown(Player of, Card card) { m_seats[of].down = card; }
    void forgetSeenCards(Player player); ///< The hand can no longer be followed.
    std::span<const Entry> entries() const { return {m_entries.data(), m_entryCount}; }
    void clearEntries() { m_entryCount = 0; }

private:
    void refresh();
    void enforce(const InForce& force);
    void addInForce(const InForce& force);
    void shape(const PowerUse& use);
    void endTrick();
    void giveBack(const Trick::Lying& lying); ///< Into the hand that it came from.
    void comeBack(Seat& seat); ///< The card put down into the hand.
    void layFaceDown(Seat& front, Seat& from);
    void enter(HandId hand, std::optional<Card> card);
    Seat& held(HandId hand);

    Deal m_deal;
    std::span<const PowerUse> m_powers; ///< Of the whole log; `m_deal.powers` are those used so far.
    Order m_order;
    Values m_values;
    std::array<Seat, 4> m_seats = {};
    Trick m_trick = {};
    std::array<InForce, 10> m_force = {}; ///< In list order.
    std::uint8_t m_forceCount = 0;
    std::array<Entry, 8> m_entries = {};
    std::uint8_t m_entryCount = 0;
    Player m_lead = 0;
    std::uint8_t m_sharedTricks = 0; ///< Tricks left in which everybody gets the own card back.
    bool m_begun = false, m_over = false;
    bool m_replay = false; ///< The trick that begins is played again.
    bool m_drawn = false; ///< The next lead is drawn blind.
    bool m_sendsTrumpBack = false; ///< A power was used upon the last card that sends back a trump.
    std::uint8_t m_trickNumber = 1;
    std::uint8_t m_tricksInDeal = 11;
    std::uint16_t m_windowFrom = 0, m_firstLeadAt = 0; ///< Powers used before.
    std::optional<Player> m_given = {}, m_claimed = {}, m_told = {};
    std::optional<Player> m_five = {}; ///< Who has the 5 for the last trick.
    Pot m_pot = {};
};

} // namespace tafel::eidex
