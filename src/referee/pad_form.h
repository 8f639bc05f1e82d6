// What the score pad shows for a deal under entry: the core says what to ask, the screen draws it.
#pragma once

#include "referee/contract_info.h"
#include "referee/prompt.h"
#include "referee/score.h"

namespace tafel {

/// One player's field for card points.
struct CardPointsField {
    std::optional<int> entered = {};
    std::optional<int> rest = {}; ///< Filled in by the referee: what is left of the total in play.
};

/// A power on the score pad: a switch under its player's field.
struct PowerChoice {
    Player by = 0;
    Card power = {};
    std::string path = {}; ///< "/powers/radarkontrolle"; its parameter's stands below it.
    std::string_view id = {}; ///< As in the match file: "radarkontrolle".
    Text name = {};
    Text oneLine = {}; ///< What it does, in our own words.
    bool decides = false; ///< It can change the award; the others are noted for the history.
    bool on = false;
    std::optional<Prompt> ask = {}; ///< For what the award hangs on.
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
    std::optional<Player> by = {}; ///< `Played`: who dealt it, the last time.
    bool chosen = false;
    const Clause* clause = nullptr; ///< Of the contract.
};

/// How the deal of a contract, or a round, is measured.
struct MeasureForm {
    std::string_view id = {}; ///< "count", "takes" … "points", as in the match file; of a round "chips".
    Text noun = {}; ///< What is counted: "Tricks", "Hearts", "Queens", "Card points".
    int done = 0, all = 0; ///< How much of it was said; `done` can be the larger one.
    Sentence result = {}; ///< What follows once all of it was: "Anna is out"; empty: the numbers show it.
};

struct PadForm {
    std::vector<Prompt> prompts = {}; ///< All that may be said next, in the order of the match file.
    Standing before = {};
    Player dealer = 0;
    Players columns = {}; ///< Whose numbers are entered, of partners the first one's; empty: of all who play.
    int total = 0; ///< Card points in play: 157, 13, less what nobody claimed.
    int left = 0; ///< Of them not entered yet; negative: too many.
    bool open = false; ///< They add up to nothing: everybody's are typed.
    PerPlayer<CardPointsField> points = {};
    std::vector<PowerChoice> powers = {}; ///< In the order of seats.
    std::vector<Prompt> questions = {}; ///< What decides this deal and only a person can know.
    Card trumpCard = {}; ///< The card that says what is trump: a power may have put another in its place.
    // Where the game has contracts:
    std::vector<ContractChoice> contracts = {}; ///< In their order; those of the round, of the dealer or all.
    bool chooses = false; ///< Several are due: somebody has to choose.
    std::optional<Reason> announced
        = {}; ///< What is special about this deal because of where the match stands.
    Sentence situation = {}; ///< Round, phase, who chooses: "Round 1 · Cora is King".
    std::optional<MeasureForm> measure = {}; ///< Empty: the contract is still open.
    std::optional<DealEntry> completed = {}; ///< The draft with what the referee fills in; empty: nothing to.
    std::optional<ScoredDeal> live = {}; ///< What the deal gives as entered now.
    std::optional<Refusal> refusal = {}; ///< Why it cannot be entered yet; exactly one of the two is there.

    /// Null: that is not asked.
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

/// What each card of a deal counts, and its last trick besides.
struct CardPoints {
    std::vector<std::pair<Card, int>> of = {};
    int lastTrick = 0;
};

/// The card points that `player` could make now, from 0 up, coloured by whether they are certain to raise the
/// player's total whatever the others make. Entered fields are fixed, empty ones take every value that adds
/// up. Empty when the game or the deal has none.
using SafeZone = std::vector<SafeRange>;

} // namespace tafel
