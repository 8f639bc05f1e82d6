// The form of the score pad for a deal in entry: the core decides what to ask, the screen draws it.
#pragma once

#include "referee/contract_info.h"
#include "referee/prompt.h"
#include "referee/score.h"

namespace tafel {

/// One player's field for card points.
struct CardPointsField {
    std::optional<int> entered = {};
    std::optional<int> rest = {}; ///< Filled in by the referee: the rest of the total in play.
};

/// A power on the score pad: a switch under its player's field.
struct PowerChoice {
    Player by = 0;
    Card power = {};
    std::string path = {}; ///< "/powers/radarkontrolle"; the path of its parameter is below.
    std::string_view id = {}; ///< The id in the match file: "radarkontrolle".
    Text name = {};
    Text oneLine = {}; ///< Its effect, in our own words.
    bool decides = false; ///< It can change the award; the others are noted for the history.
    bool on = false;
    std::optional<Prompt> ask = {}; ///< Set if the award depends on it.
    std::optional<Refusal> whyNot = {}; ///< It cannot be declared now, or its parameter is not possible.
    bool incomplete = false; ///< Declared, but its parameter is still missing.
};

/// A stretch of card points that one player could make now.
struct SafeRange {
    enum class Kind : std::uint8_t {
        Certain, ///< The total rises.
        Open,
        Nothing, ///< It stays or falls.
        Wins, ///< It rises, and wins the match.
    };
    int from, to; ///< Both included.
    Kind kind;
};

/// A contract as the score pad offers it.
struct ContractChoice {
    enum class State : std::uint8_t { Due, Played, Later };
    ContractInfo contract = {};
    State state = State::Due;
    std::optional<Player> by = {}; ///< For `Played`: its last dealer.
    bool chosen = false;
    const Clause* clause = nullptr; ///< The clause of the contract.
};

/// How the deal of a contract, or a round, is measured.
struct MeasureForm {
    std::string_view id = {}; ///< "count", "takes" … "points", as in the match file; of a round "chips".
    std::string_view panel = {}; ///< How it is entered on a screen: "count", "choices" … (`Measure::panel`).
    Text noun = {}; ///< The counted things: "Tricks", "Hearts", "Queens", "Card points".
    int done = 0, all = 0; ///< Number of values entered and required; `done` can exceed `all`.
    Sentence result = {}; ///< The result of a complete entry: "Anna is out"; empty: the numbers show it.
};

struct PadForm {
    std::vector<Prompt> prompts = {}; ///< All open prompts, in the order of the match file.
    Standing before = {};
    Player dealer = 0;
    /// The players who may deal what is entered, the dealer among them. Empty: the game has no dealer to
    /// change, or asks who deals.
    Players dealers = {};
    Players columns = {}; ///< Players with a number, of partners the first one; empty: all who play.
    int total = 0; ///< Card points in play: 157, 13, less those unclaimed.
    int left = 0; ///< Points not entered yet; negative if too many were entered.
    bool open = false; ///< There is no fixed sum: a number is entered for each player.
    PerPlayer<CardPointsField> points = {};
    std::vector<PowerChoice> powers = {}; ///< In the order of seats.
    std::vector<Prompt> questions = {}; ///< Facts that decide this deal and that only people know.
    Card trumpCard = {}; ///< The card that determines trump: a power may have replaced it.
    // For games with contracts:
    /// In their order: those of the round, of the dealer, or all.
    std::vector<ContractChoice> contracts = {};
    bool chooses = false; ///< Several are due: a player must choose.
    std::optional<Reason> announced = {}; ///< A special rule for this deal because of the score.
    Sentence situation = {}; ///< Round, phase, who chooses: "Round 1 · Cora is King".
    std::optional<MeasureForm> measure = {}; ///< Empty if the contract is not chosen yet.
    /// The draft with the values filled in by the referee; empty without any.
    std::optional<DealEntry> completed = {};
    std::optional<ScoredDeal> live = {}; ///< The award of the deal as entered now.
    std::optional<Refusal> refusal = {}; ///< Why it cannot be entered yet; exactly one of the two is there.

    /// The card points are minus points, which are typed without the sign.
    bool isInMinusPoints() const { return total < 0; }
    /// \return stored points as they are typed, or typed points as they are stored
    int typed(int stored) const { return isInMinusPoints() ? -stored : stored; }

    /// \return null if no such prompt is open
    const Prompt* asked(std::string_view path) const
    {
        const auto found = std::find_if(
            prompts.begin(), prompts.end(), [&](const Prompt& each) { return each.path == path; });
        return found == prompts.end() ? nullptr : &*found;
    }

    /// \return nothing where the table chooses each dealer and has not said who deals: `dealer` is a guess
    /// then
    std::optional<Player> knownDealer() const
    {
        const Prompt* const ask = asked("/dealer");
        return ask && ask->isOpen() ? std::nullopt : std::optional(dealer);
    }
};

/// The card points of each card of a deal, and of its last trick.
struct CardPoints {
    std::vector<std::pair<Card, int>> of = {};
    int lastTrick = 0;
};

/// The card points that `player` could make now, from 0 up, coloured by whether they are certain to raise the
/// player's total whatever the others make. Entered fields are fixed, empty ones take every value that adds
/// up. Empty when the game or the deal has none.
using SafeZone = std::vector<SafeRange>;

} // namespace tafel
