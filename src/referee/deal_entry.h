// What a table enters for one deal, as far as it has entered it. The same struct is the entry of a match
// file, the half-entered deal on the score pad and the body of an event in the history.
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

/// A power that was used, with the parameters that were given. Which parameter fills which slot stands in the
/// power's own table (`Power::parameters`).
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

/// Something that happened at the table in a recorded deal. What follows from it (who takes the trick, who
/// leads, that the deal is over) is no event.
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
enum class Stage : std::uint8_t {
    Finished,
    Dealer,
    Keys,
    Contract,
    Trump,
    TurnedUp,
    Hands,
    Log,
    Forecast, ///< What was said; the rest of it is its measure.
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

/// The first thing in an entry that could not be read. It travels with the entry, because a rule of an
/// earlier part may be broken too, and that one is reported first. What the entry holds besides was read:
/// every player in it has a seat.
struct ReadError {
    Stage stage;
    Refusal refusal;
    bool half = false; ///< Only a part of some value is missing: the deal is half entered.
    std::optional<Refusal> beyond = {}; ///< With `half`: the first thing that could not be read at all.
    std::optional<int> listed = {}; ///< Length of the list of names that could not be read, if it was one.

    /// It can be asked for the rest.
    bool isOnlyHalf() const { return half && !beyond; }
};

/// A card that decides, and who has it at the end; nobody: it was left in a Jackpot.
struct Captured {
    Card card;
    std::optional<Player> by;
};

/// The table's own decision in place of the referee's award.
struct TableRuling {
    CountByPlayer award = {}; ///< Of everybody who plays the deal, in the order of entry.
    std::string clause = {}, reason = {};
};

struct DealEntry {
    std::optional<Player> dealer = {}; ///< Empty: it follows from rotation.
    std::optional<Card> turnedUp = {};
    std::vector<PowerUse> powers = {};
    std::optional<int> unclaimed = {};
    std::vector<std::pair<Player, int>> points = {}; ///< Card points as counted, in the order of entry.
    bool hasPoints = false; ///< The key `points` is there, if only empty.
    std::optional<int> regular = {};
    std::optional<PerPlayer<int>> tricks = {};
    std::optional<Players> trickless = {};
    std::optional<Player> match = {};
    bool hasMatch = false; ///< The key `match` is there, even when it could not be read.
    std::vector<Captured> captured = {};
    bool hasCaptured = false; ///< The key `captured` is there, even when it names no card.
    std::optional<TableRuling> ruling = {};
    /// Recorded form: everything as it happened; the powers stand in `powers`, points and tricks follow.
    std::optional<std::vector<Event>> log = {};
    std::optional<DealtHands> hands = {}; ///< With `log` only: everybody's full hand.
    Players handsNamed = {}; ///< Whose hands are given.
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
