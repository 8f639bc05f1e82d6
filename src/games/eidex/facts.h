// What a deal comes to, whichever way it was entered (score pad or recorded log), and the award that follows.
#pragma once

#include "games/eidex/deal.h"
#include "games/eidex/options.h"
#include "referee/score.h"

namespace tafel::eidex {

/// The cards of Schwarzpeter.
inline constexpr Card ravenJack = "RJ"_card, starsKing = "SK"_card;

struct Facts {
    /// The Differenzler's guess and what is compared with it.
    struct Guess {
        Player by;
        int guess;
        int own; ///< Card points before other people's powers; under Guggitaler the regular ones.
    };

    int players = 3;
    PerPlayer<int> counted = {}; ///< Card points as counted.
    PerPlayer<int> points = {}; ///< Card points that are compared: after Computer and Weisheit.
    std::optional<Player> match = {}; ///< Who won every trick.
    Players trickless = {}; ///< Who won none.
    Players mayLackTrick = {}; ///< The players who may have won none, as far as their card points tell.
    int limit = 100; ///< At or over it: nothing.
    const Clause* limitClause = nullptr;
    bool usualLimit = true; ///< It is the one that the option `exactly_100` concerns.
    std::optional<Guess> guess = {};
    bool schwarzpeter = false; ///< Declared and in force.
    std::optional<Player> ravenJack = {}; ///< Who has it at the end; nobody: left in a Jackpot.
    std::optional<Player> starsKing = {}; ///< Four players only.
    Options options = {}; ///< Of this deal.

    bool safeAt100() const { return usualLimit && options.exactly100Safe; }
};

/// Victory points of each player, and which rule gave them.
struct Award {
    std::array<std::int8_t, 4> points = {};
    const struct Rule* rule = nullptr;

    /// The same victory points for everybody, whatever the reason.
    bool gives(const Award& other) const { return points == other.points; }
};

/// A rule of the award: answers or passes, and says why.
struct Rule {
    /// Compares card points with each other, with the limit and with the guess, and asks nothing else of them
    /// (the safe zone rests on it).
    std::optional<std::array<std::int8_t, 4>> (*decide)(const Facts&);
    /// Adds to `because` and sets `brief`.
    void (*explain)(const Facts&, const Award&, DealAward&);
    /// Asked when the rule did not answer and a later one did: why, if that needs a word.
    void (*explainPass)(const Facts&, DealAward&) = nullptr;
};

} // namespace tafel::eidex
