// A dispute at the table as the referee is asked it, and the answer: which cards may be played, who wins a
// trick, whether a power may be used now.
#pragma once

#include "referee/combination.h"
#include "referee/match.h"
#include "referee/phase.h"
#include "referee/reason.h"

namespace tafel {

/// The cards of a trick, in the order in which they were played.
struct TrickSoFar {
    Player lead = 0;
    std::vector<std::optional<Card>> cards = {}; ///< Empty: face down.
};

/// What a position of a contract has besides: the trick, or what has been laid.
struct ContractPosition {
    /// Both ends of a row that goes on regardless of suit.
    struct Row {
        Card up, down;
    };
    std::string contract = {};
    std::optional<Suit> trump = {};
    bool firstTrick = false;
    std::optional<std::vector<Card>> laid = {}; ///< All cards lying, in the order in which they were played.
    std::optional<int> packets = {}; ///< That may be taken; not said: there are some.
    std::optional<Row> row = {}; ///< Empty: nothing lies.
    std::optional<std::vector<Card>> series = {}; ///< Of the series under way; none: to lead.
    std::optional<std::vector<Card>> gone = {}; ///< Played in earlier series.
};

/// What a position of Krass Kariert has besides.
struct HandPosition {
    std::optional<std::vector<CalledCard>> table = {}; ///< To be outbid; empty: nothing stands.
    std::vector<NumberCard> hand = {}; ///< In its order.
    int reserves = 0; ///< Reserve cards left.
    bool opener = true; ///< With an empty table: opens the turn, instead of following a Redraw.
};

/// "May I play this? Who wins this trick?"
struct Position {
    Match match = {}; ///< Its head; no deals.
    bool hasCharacters = false; ///< Who holds which character was said.
    Card turnedUp = {};
    std::vector<PowerUse> powers = {}; ///< In force in this trick, in the order in which they were used.
    TrickSoFar trick = {};
    std::optional<std::vector<Card>> hand = {}; ///< Of whoever is to play.
    std::optional<ContractPosition> contract = {}; ///< Of a compendium game.
    std::optional<HandPosition> combination = {}; ///< Of Krass Kariert.
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
    struct Best {
        Player player;
        std::optional<Card> card; ///< Empty: it lies face down.
    };
    /// What has to be done. `Trick`: in a trick it is always a card; `Any`: each card of the hand will do.
    enum class Must : std::uint8_t { Trick, Any, Play, Pass, Take, MayTake, Stuck };
    Must must = Must::Trick;
    bool complete = false; ///< All cards lie: `toPlay`, `legal` and `illegal` have no meaning.
    Player toPlay = 0;
    std::vector<Card> legal = {}; ///< In the order of the hand.
    std::vector<Forbidden> illegal = {};
    std::optional<Best> winning = {}; ///< Now, or the winner; empty: nobody has led, or not to be seen.
    std::optional<int> points = {}; ///< Of the complete trick, without the 5; empty: a card lies face down.
    Reasons because = {}; ///< Of the complete trick; without a trick: what decides what must be done.
    std::vector<Combination> combinations = {}; ///< Of Krass Kariert, with `mayStop` and `mayRedraw`.
    bool mayStop = false, mayRedraw = false;
};

/// "May I use this power now, and who acts first?" What is not said is taken to be as the asker needs it.
struct Question {
    Match match = {}; ///< Its head; no deals.
    bool hasCharacters = false;
    Card turnedUp = {};
    std::vector<PowerUse> powers = {}; ///< All that were used in this deal, in order.
    Phase phase = Phase::AfterDeal;
    std::optional<TrickSoFar> trick = {};
    std::vector<PowerUse> may = {}; ///< What somebody wants to do now.
    std::optional<int> trickNumber = {}; ///< From 1.
    std::optional<PerPlayer<int>> tricks = {}; ///< Taken so far.
    std::optional<std::vector<Card>> hand = {}; ///< Of the one who asks.
    std::optional<PerPlayer<int>> total = {}; ///< Standing before the deal.
    std::optional<Player> dealer = {};
};

struct Permission {
    bool allowed = false;
    Reasons because = {}; ///< What forbids it; or the clause that allows it, then all that holds for it.
    std::optional<Message> message = {}; ///< What forbids it, with the numbers of this deal.
};

struct Answer {
    std::vector<Permission> may = {}; ///< One for each entry of the question.
    std::vector<Player> order = {}; ///< Who acts first, second, …
};

/// The ways in which a recorded deal can be played on.
struct Perft {
    std::uint64_t nodes = 0;
    std::vector<std::pair<Card, std::uint64_t>> divide = {}; ///< For each next card.
};

} // namespace tafel
