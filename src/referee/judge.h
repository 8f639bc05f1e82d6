// The input and output of the referee for a dispute: legal cards, the winner of a trick, whether a power may
// be used now.
#pragma once

#include "referee/combination.h"
#include "referee/match.h"
#include "referee/phase.h"
#include "referee/reason.h"

namespace tafel {

/// The cards of a trick, in the order in which they were played.
struct TrickSoFar {
    Player lead = 0;
    std::vector<std::optional<Card>> cards = {}; ///< An empty element is a card face down.
};

/// The fields of a contract's position: the trick, or the laid cards.
struct ContractPosition {
    /// Both ends of a row that continues regardless of suit.
    struct Row {
        Card up, down;
    };
    std::string contract = {};
    std::optional<Suit> trump = {};
    bool firstTrick = false;
    std::optional<std::vector<Card>> laid = {}; ///< All cards lying, in the order in which they were played.
    std::optional<int> packets = {}; ///< Packets that may be taken; some if not set.
    std::optional<Row> row = {}; ///< Empty if no card was laid.
    std::optional<std::vector<Card>> series = {}; ///< Cards of the current series; empty to lead.
    std::optional<std::vector<Card>> gone = {}; ///< Played in earlier series.
};

/// The fields of a Krass Kariert position.
struct HandPosition {
    std::optional<std::vector<CalledCard>> table = {}; ///< The combination to outbid; empty if there is none.
    std::vector<NumberCard> hand = {}; ///< In hand order.
    int reserves = 0; ///< Reserve cards left.
    bool opener = true; ///< With an empty table: true to open the turn, false after a Redraw.
};

/// "May I play this? Who wins this trick?"
struct Position {
    Match match = {}; ///< Its head; no deals.
    bool hasCharacters = false; ///< True if the characters of the players are known.
    Card turnedUp = {};
    std::vector<PowerUse> powers = {}; ///< Active in this trick, in the order in which they were used.
    TrickSoFar trick = {};
    std::optional<std::vector<Card>> hand = {}; ///< The hand of the player whose turn it is.
    std::optional<ContractPosition> contract = {}; ///< For a compendium game.
    std::optional<HandPosition> combination = {}; ///< For Krass Kariert.
};

/// A card that may not be played, and every clause that forbids it, the most special first.
struct Forbidden {
    Card card;
    Reasons why;
    std::string_view without = {}; ///< A power that its owner may leave: without it the card may be played.
};

/// Why a card may be played, the same in every game of tricks.
inline constexpr Text whoLeadsMayPlayAny{
    .de = "Wer ausspielt, darf jede Karte spielen.", .en = "The leader may play any card."};
inline constexpr Text suitLedNotInHand{
    .de = "Die ausgespielte Farbe ist nicht auf der Hand.", .en = "The suit led is not in hand."};

struct Verdict {
    struct LeadingCard {
        Player player;
        std::optional<Card> card; ///< Empty for a card face down.
    };
    /// The required action. `Trick`: in a trick it is always a card; `Any`: any card of the hand.
    enum class Obligation : std::uint8_t { Trick, Any, Play, Pass, Take, MayTake, Stuck };
    Obligation must = Obligation::Trick;
    /// True if all cards were played: `toPlay`, `legal` and `illegal` are meaningless.
    bool complete = false;
    Player toPlay = 0;
    std::vector<Card> legal = {}; ///< In hand order.
    std::vector<Forbidden> illegal = {};
    /// The current or final winner; empty before the lead, or if it is hidden.
    std::optional<LeadingCard> winning = {};
    /// Card points of the complete trick, without the 5; empty with a card face down.
    std::optional<int> points = {};
    Reasons because = {}; ///< For the complete trick; without a trick: for the required action.
    std::vector<Combination> combinations = {}; ///< For Krass Kariert, with `mayStop` and `mayRedraw`.
    bool mayStop = false, mayRedraw = false;
};

/// "May I use this power now, and who acts first?" Missing facts are assumed in favour of the player.
struct PowerQuestion {
    Match match = {}; ///< Its head; no deals.
    bool hasCharacters = false;
    Card turnedUp = {};
    std::vector<PowerUse> powers = {}; ///< All that were used in this deal, in order.
    Phase phase = Phase::AfterDeal;
    std::optional<TrickSoFar> trick = {};
    std::vector<PowerUse> may = {}; ///< Intended uses of powers.
    std::optional<int> trickNumber = {}; ///< Number of the trick, from 1.
    std::optional<PerPlayer<int>> tricks = {}; ///< Taken so far.
    std::optional<std::vector<Card>> hand = {}; ///< The hand of the player who asks.
    std::optional<PerPlayer<int>> total = {}; ///< Standing before the deal.
    std::optional<Player> dealer = {};
};

struct Permission {
    bool allowed = false;
    Reasons because = {}; ///< The forbidding clauses; or the allowing clause, then all that apply to it.
    std::optional<Message> message = {}; ///< The forbidding reason with the numbers of this deal.
};

struct PowerAnswer {
    std::vector<Permission> may = {}; ///< One for each entry of the question.
    std::vector<Player> order = {}; ///< Players in the order in which they act.
};

/// The ways in which a recorded deal can be played on.
struct Perft {
    std::uint64_t nodes = 0;
    std::vector<std::pair<Card, std::uint64_t>> divide = {}; ///< Number of ways after each next card.
};

} // namespace tafel
