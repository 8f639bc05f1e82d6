// A dispute about the next deal of a match: what the table knows of it before anybody taps a card, and what
// is asked besides cards. The tablet and the phones both begin with it, so that the same taps give the same
// document.
#pragma once

#include "referee/game.h"

namespace tafel {

struct Dispute {
    /// Its match has the house rules of the next deal and only the players who are still in; powers are those
    /// in force, the trick has only its leader.
    Position position = {};
    std::optional<Card> turnedUp = {}; ///< Nothing: not known yet; `position.turnedUp` is then any card.
    Player dealer = 0;
    PerPlayer<int> total = {}; ///< Standing before the deal.
    std::vector<PowerUse> over = {}; ///< Powers used in this deal that are no longer in force.

    /// Whether a power may be used, without the power and the moment.
    Question question() const;
};

/// `draft`: the deal under entry, as far as it is known. `contract`: played in place of the one in `draft`;
/// empty: the one in `draft`, or the only one that is due.
Dispute disputeOf(
    const Match& match, const Standing& before, const DealEntry& draft, std::string_view contract = {});

/// Where nothing is known yet: what every position of the game begins with, `turnedUp` any card.
Position emptyPosition(const Match& head);

/// The trick on the table: whose the cards are, and how many it takes.
struct TrickTable {
    std::vector<Player> players = {}; ///< Player of each card that lies; unless full, then who plays next.
    int places = 0; ///< Number of cards that make the trick complete.
    bool full = false; ///< All cards lie.
    std::optional<Verdict::Best> winning = {}; ///< The best card now; nothing: no card, or nobody can see it.

    Player last() const { return players.back(); } ///< Whose turn it is; the last player of a full trick.
};

/// `position.hand` has no meaning here. Where the position cannot be, the players follow each other by seat.
TrickTable trickTable(Position position);

/// The leader of the cards that lie such that it is this player's turn.
/// \return `position.trick.lead` if nobody's lead gives that
Player leadBefore(Position position, Player toPlay);

/// What is asked besides cards, one choice each, with what the position has now: "/first_trick", "/packets",
/// "/reserves", "/opener".
std::vector<Prompt> positionAsks(const Position& position);

/// Puts the answer to one of them into the position.
/// \return false if `path` is none of them
bool sayToPosition(Position& position, std::string_view path, int value);

/// What is asked about the moment of a question about powers, with what the question has now:
/// "/trick_number" in the phases of a trick.
std::vector<Prompt> questionAsks(const Question& question);

/// Whether the hand of the first asker decides the question: it is that player's turn, and the rules of the
/// trick hold for the next card, which is named with the power. `toPlay`: the player whose turn it is.
bool isDecidedByHand(const Question& question, Player toPlay);

} // namespace tafel
