// A dispute about the next deal of a match: the facts that are known before the first tap, and the questions
// beyond cards. The tablet and the phones both begin with it, so that the same taps give the same document.
#pragma once

#include "referee/game.h"

namespace tafel {

struct Dispute {
    /// Its match has the house rules of the next deal and only the remaining players; powers are the active
    /// ones, the trick has only its leader.
    Position position = {};
    std::optional<Card> turnedUp = {}; ///< Empty if unknown; then `position.turnedUp` is any card.
    Player dealer = 0;
    PerPlayer<int> total = {}; ///< Standing before the deal.
    std::vector<PowerUse> over = {}; ///< Powers used in this deal that are no longer active.

    /// Whether a power may be used, without the power and the moment.
    PowerQuestion question() const;
};

/// `draft` is the deal in entry, as far as it is known. `contract` replaces the one in `draft`; empty: the
/// one in `draft`, or the only one that is due.
Dispute disputeOf(
    const Match& match, const Standing& before, const DealEntry& draft, std::string_view contract = {});

/// The initial position of a game without any facts; `turnedUp` is any card.
Position emptyPosition(const Match& head);

/// The trick on the table: whose the cards are, and how many it takes.
struct TrickTable {
    /// The player of each card in the trick; unless it is full, then the next player.
    std::vector<Player> players = {};
    int places = 0; ///< Number of cards that make the trick complete.
    bool full = false; ///< The trick is complete.
    /// The best card so far; empty without a card, or if it is hidden.
    std::optional<Verdict::LeadingCard> winning = {};

    Player last() const { return players.back(); } ///< The player to move; the last player of a full trick.
};

/// `position.hand` has no meaning here. If the position is impossible, the players follow each other by seat.
TrickTable trickTable(Position position);

/// The leader for whom it is this player's turn after the cards in the trick.
/// \return `position.trick.lead` if there is no such leader
Player leadBefore(Position position, Player toPlay);

/// The questions beyond cards, one choice each, with the current values of the position: "/first_trick",
/// "/packets",
/// "/reserves", "/opener".
std::vector<Prompt> positionAsks(const Position& position);

/// Puts the answer to one of them into the position.
/// \return false if `path` is none of them
bool sayToPosition(Position& position, std::string_view path, int value);

/// The questions about the moment of a power's use, with the current values:
/// "/trick_number" in the phases of a trick.
std::vector<Prompt> questionAsks(const PowerQuestion& question);

/// Whether the hand of the first asker decides the question: it is that player's turn, and the rules of the
/// trick hold for the next card, which is named with the power. `toPlay`: the player whose turn it is.
bool isDecidedByHand(const PowerQuestion& question, Player toPlay);

} // namespace tafel
