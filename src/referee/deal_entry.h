// A table's entry for one deal, complete or not. The same struct is the entry of a match file, the draft on
// the score pad and the body of an event in the history.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cards/card.h"
#include "referee/contract_entry.h"
#include "referee/players.h"
#include "referee/refusal.h"
#include "referee/round_entry.h"

namespace tafel {

/// A use of a power, with the parameters that were entered. The power's own table (`Power::parameters`) maps
/// parameters to slots.
struct PowerUse {
    Player by = 0;
    Card power = {}; ///< The character's card.
    std::optional<int> number = {}; ///< points, guess, limit, bonus
    std::optional<Card> card = {};
    std::optional<Card> returns = {};
    std::optional<Player> whom = {}; ///< with, of, from, to, winner
    std::optional<Suit> suit = {};
    std::optional<bool> flag = {}; ///< refused, leads; of two words (`add`, `highest`, `right`) the first
    std::optional<std::vector<Card>> cards = {};
    std::optional<std::vector<std::vector<Card>>> melds = {};
    std::vector<std::pair<Player, Card>> takes = {}; ///< player -> card: takes, cards
    std::vector<std::pair<Player, Card>> gives = {};
};

/// An event at the table in a recorded deal. Consequences (the winner of a trick, the next leader, the end of
/// the deal) are not events.
struct Event {
    enum class Kind : std::uint8_t { Power, PutDown, Play, Reveal, Tell, TakeBack };
    Kind kind = Kind::Play;
    Player by = 0;
    std::optional<Card> card = {}; ///< Empty in a put-down or a play: face down.
    std::uint16_t use = 0; ///< `Power`: its place in `DealEntry::powers`.
    std::optional<Player> winner = {}; ///< `Tell`.
    std::optional<int> of = {}; ///< `Reveal`: the event that it reveals; empty: the only hidden card.
};

/// The cards as dealt, before any power.
using DealtHands = PerPlayer<CardSet>;

/// The parts of a deal in the order in which their faults are reported.
enum class CheckStage : std::uint8_t {
    Finished,
    Dealer,
    Keys,
    Contract,
    Trump,
    TurnedUp,
    Hands,
    Log,
    Forecast, ///< The bid; the other keys are its measure.
    Measure,
    March,
    Factor,
    Extras,
    PowerShapes,
    PowerRules,
    Unclaimed,
    Points,
    Regular,
    Tricks,
    Trickless,
    Match,
    Captured,
    TableRuling,
    Award,
};

/// The first part of an entry that could not be read. It travels with the entry, because a broken rule of an
/// earlier part is reported first. All other parts were read: every player in the entry has a seat.
struct ReadError {
    CheckStage stage;
    Refusal refusal;
    bool half = false; ///< True if only a part of a value is missing, as in a draft.
    std::optional<Refusal> beyond = {}; ///< With `half`: the first part that could not be read at all.
    std::optional<int> listed = {}; ///< Length of the list of names that could not be read, if it was one.

    /// True if a prompt can ask for the rest.
    bool isOnlyHalf() const { return half && !beyond; }
};

/// A deciding card and the player who has it at the end; no player if it was left in a Jackpot.
struct Captured {
    Card card;
    std::optional<Player> by;
};

/// The table's own decision, which replaces the referee's award.
struct TableRuling {
    CountByPlayer award = {}; ///< One award for each player of the deal, in the order of entry.
    std::string clause = {}, reason = {};
};

struct DealEntry {
    std::optional<Player> dealer = {}; ///< Empty if it follows from rotation.
    std::optional<Card> turnedUp = {};
    std::vector<PowerUse> powers = {};
    std::optional<int> unclaimed = {};
    std::vector<std::pair<Player, int>> points = {}; ///< Card points as counted, in the order of entry.
    bool hasPoints = false; ///< The key `points` is there, if only empty.
    std::optional<int> regular = {};
    std::optional<PerPlayer<int>> tricks = {};
    std::optional<Players> trickless = {};
    /// The player who won every trick; written as `match`, the word of Cosmic Eidex: the key is frozen.
    std::optional<Player> march = {};
    bool hasMarch = false; ///< The key `match` is there, even when it could not be read.
    std::vector<Captured> captured = {};
    bool hasCaptured = false; ///< The key `captured` is there, even when it names no card.
    std::optional<TableRuling> ruling = {};
    /// Recorded form: all events in order; powers are in `powers`, points and tricks follow.
    std::optional<std::vector<Event>> log = {};
    std::optional<DealtHands> hands = {}; ///< Only with `log`: the full hands of all players.
    Players handsNamed = {}; ///< The players whose hands were entered.
    std::optional<ContractEntry> contract = {}; ///< A deal of a compendium game.
    std::optional<RoundEntry> round = {}; ///< A round of Krass Kariert.
    std::optional<ReadError> readError = {};

    std::optional<int> pointsOf(Player player) const { return valueAt(points, player); }
    const PowerUse* declared(Card power) const
    {
        for (const PowerUse& each : powers)
            if (each.power == power)
                return &each;
        return nullptr;
    }
};

} // namespace tafel
