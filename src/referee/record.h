// A recorded deal as far as its log goes: for the recorder's screen and for disputes about the past.
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
    struct Lying {
        Player player;
        std::optional<Card> card; ///< Empty: face down and not revealed.
        int event;
        bool rejected = false; ///< Out of this trick (Konsumentenschutz).
        bool faceDown = false;
    };
    Player lead = 0;
    std::vector<Lying> cards = {};
    std::optional<Player> winner = {}; ///< By an own card; empty: not complete yet.
    std::optional<Player> taker
        = {}; ///< In whose pile it lies; empty: nobody's, or each card in its player's.
    int points = 0; ///< Of its cards; the last trick's with the 5.
    bool annulled = false; ///< Rejected as a whole and played again (Korrektor).
};

struct RecordedDeal {
    std::vector<RecordedTrick> tricks = {}; ///< The last one may lie incomplete, or complete and not taken.
    Phases now = {}; ///< In which a power could be used now; several where the log does not tell them apart.
    std::optional<Player> toPlay = {}; ///< Empty: somebody must put down first, or all is played.
    Players mayPutDown = {}; ///< Who has not put down yet.
    bool mayPlay = false;
    CardSet seen = {}; ///< Played or put down openly or revealed.
    CardSet legal = {}; ///< Of the one to play, then of the first hidden card: what may be. Without given
                        ///< hands all cards that are not known to be illegal.
    Players mayHaveWon = {}; ///< … the trick in which a card lies face down, until that is told.
    PerPlayer<int> points = {}; ///< Card points so far, hidden cards without.
    PerPlayer<int> tricksWon = {};
    PerPlayer<int> cardsLeft = {};
    std::vector<std::pair<int, Player>> hidden
        = {}; ///< Events whose card must still be revealed, and by whom.
    bool playedOut = false; ///< The last trick lies or is taken.
    std::vector<DetectedRevoke> revokes = {};
    const Clause* revokeClause = nullptr; ///< Where there are revokes: what says what becomes of the deal.
    bool revokesBlockScoring = false; ///< … and it is not scored until they are taken back.
    std::optional<Refusal> fault = {}; ///< What the log cannot contain; nothing after it was read.

    /// The trick that was begun last, unless it was annulled; null: there is none.
    const RecordedTrick* lying() const
    {
        return tricks.empty() || tricks.back().annulled ? nullptr : &tricks.back();
    }
    bool isTrickComplete() const { return lying() && lying()->winner; }
    /// Of the trick that is under way or comes next, from 1.
    int trickNumber() const;
    /// Of the trick in which the card of an event lies, from 1; 0: in none.
    int trickOf(int event) const;
};

} // namespace tafel
