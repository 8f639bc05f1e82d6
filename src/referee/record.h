// The state of a recorded deal after its log: for the recorder's screen and for disputes about the past.
#pragma once

#include "referee/phase.h"
#include "referee/reason.h"
#include "referee/refusal.h"

namespace tafel {

/// A play that turned out illegal.
struct DetectedRevoke {
    int event; ///< The play (or the put-down), index in the log.
    std::optional<int> proof; ///< The event that proves it; empty: the given hands show it.
    Player player;
    Reasons why;
};

struct RecordedTrick {
    struct PlayedCard {
        Player player;
        std::optional<Card> card; ///< Empty for a card face down that was not revealed.
        int event;
        bool rejected = false; ///< Out of this trick (Konsumentenschutz).
        bool faceDown = false;
    };
    Player lead = 0;
    std::vector<PlayedCard> cards = {};
    std::optional<Player> winner = {}; ///< By an own card; empty: not complete yet.
    std::optional<Player> taker
        = {}; ///< The player whose pile it is in; empty: no pile, or each card in its player's.
    int points = 0; ///< Its card points; the last trick's with the 5.
    bool annulled = false; ///< Rejected as a whole and played again (Korrektor).
};

struct RecordedDeal {
    std::vector<RecordedTrick> tricks = {}; ///< The last one may be incomplete, or complete but not taken.
    Phases now = {}; ///< Phases in which a power could be used now; several if the log leaves it open.
    /// Empty if a player must put down first, or if all cards were played.
    std::optional<Player> toPlay = {};
    Players mayPutDown = {}; ///< Players who have not put down a card yet.
    bool mayPlay = false;
    CardSet seen = {}; ///< Played or put down openly or revealed.
    CardSet legal = {}; ///< Legal cards of the player to move, then of the first hidden card. Without known
                        ///< hands all cards that are not known to be illegal.
    /// Possible winners of a trick with a card face down, until the winner is entered.
    Players mayHaveWon = {};
    PerPlayer<int> points = {}; ///< Card points so far, hidden cards without.
    PerPlayer<int> tricksWon = {};
    PerPlayer<int> cardsLeft = {};
    std::vector<std::pair<int, Player>> hidden
        = {}; ///< Events whose card must still be revealed, and by whom.
    bool playedOut = false; ///< The last trick is complete or taken.
    std::vector<DetectedRevoke> revokes = {};
    const Clause* revokeClause = nullptr; ///< For games with revokes: the clause about the consequences.
    bool revokesBlockScoring = false; ///< The deal is not scored until the revokes are taken back.
    /// The first impossible event of the log; events after it were ignored.
    std::optional<Refusal> fault = {};

    /// The trick that was begun last, unless it was annulled; null: there is none.
    const RecordedTrick* currentTrick() const
    {
        return tricks.empty() || tricks.back().annulled ? nullptr : &tricks.back();
    }
    bool isTrickComplete() const { return currentTrick() && currentTrick()->winner; }
    /// The number of the current or next trick, from 1.
    int trickNumber() const;
    /// The number of the trick that contains the card of an event, from 1; 0 for none.
    int trickOf(int event) const;
};

} // namespace tafel
