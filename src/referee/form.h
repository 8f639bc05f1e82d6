// What the score pad shows for a deal under entry: the core says what to ask, the screen draws it.
#pragma once

#include "referee/score.h"

namespace tafel {

/// One player's field for card points.
struct PointsQuestion {
    std::optional<int> entered = {};
    std::optional<int> rest = {}; ///< Filled in by the referee: what is left of the total in play.
};

/// How the parameter of a power is asked on the score pad.
enum class ParameterKind : std::uint8_t { None, Number, Signed, Card, Words, SignedBonus };

/// A power on the score pad: a switch under its player's field.
struct PowerChoice {
    Player by = 0;
    Card power = {};
    Text name = {};
    Text oneLine = {}; ///< What it does, in our own words.
    bool decides = false; ///< It can change the award; the others are noted for the history.
    bool on = false;
    ParameterKind kind = ParameterKind::None;
    int lowest = 0, highest = 0; ///< Of a Number.
    std::vector<Card> cards = {}; ///< Of a Card: what may be named; empty: any.
    std::optional<Refusal> whyNot = {}; ///< It cannot be declared now, or its parameter is not possible.
    bool incomplete = false; ///< Declared, but its parameter is still missing.
};

/// A question that decides this deal, asked only then.
struct OpenQuestion {
    enum class Kind : std::uint8_t {
        WhoHas, ///< `card`: which player (or nobody, when `nobody`) has it at the end.
        Trickless, ///< Which players won no trick; may be none.
        MadeMatch, ///< Did `player` win every trick?
        Regular, ///< Regular card points of `player`, 0 … 157.
        Unclaimed, ///< Card points left in the Jackpot.
    };
    Kind kind;
    Player player = 0;
    Card card = {};
    bool nobody = false;
    bool answered = false;
    bool required = true; ///< The deal cannot be entered without it.
    const Clause* clause = nullptr; ///< The rule that makes it necessary.
};

/// A stretch of card points that one player could make now.
struct SafeStretch {
    enum class Kind : std::uint8_t { Certain, Open, Nothing };
    int from, to; ///< Both included.
    Kind kind;
};

struct Form {
    Standing before = {};
    Player dealer = 0;
    int total = 0; ///< Card points in play: 157, 13, less what nobody claimed.
    int left = 0; ///< Of them not entered yet; negative: too many.
    PerPlayer<PointsQuestion> points = {};
    std::vector<PowerChoice> powers = {}; ///< In the order of seats.
    std::vector<OpenQuestion> questions = {};
    std::optional<ScoredDeal> live = {}; ///< What the deal gives as entered now.
    std::optional<Refusal> refusal = {}; ///< Why it cannot be entered yet; exactly one of the two is there.
};

/// The card points that `player` could make now, from 0 up, coloured by whether they are certain to give a
/// victory point whatever the others make. Entered fields are fixed, empty ones take every value that adds
/// up. Empty when the game or the deal has none.
using SafeZone = std::vector<SafeStretch>;

} // namespace tafel
