// The facts of a deal, whether it was entered on the score pad or recorded, and the award that follows.
#pragma once

#include "games/eidex/deal.h"
#include "games/eidex/options.h"
#include "referee/score.h"

namespace tafel::eidex {

/// The cards of Schwarzpeter.
inline constexpr Card ravenJack = "RJ"_card, starsKing = "SK"_card;

struct Facts {
    /// The guess of Differenzler and the card points that it is compared with.
    struct Guess {
        Player by;
        int guess;
        /// Card points before the powers of other players; under Guggitaler the regular card points.
        int own;
    };

    int players = 3;
    PerPlayer<int> counted = {}; ///< Card points as counted.
    PerPlayer<int> points = {}; ///< Card points after Computer and Weisheit. The award compares these.
    std::optional<Player> march = {}; ///< The player who won every trick.
    Players trickless = {}; ///< The players who won no trick.
    Players mayLackTrick = {}; ///< The players who may have won none, as far as their card points tell.
    int limit = 100; ///< A player with this many card points or more gets nothing.
    const Clause* limitClause = nullptr;
    bool usualLimit = true; ///< This is the limit that the option `exactly_100` concerns.
    std::optional<Guess> guess = {};
    bool schwarzpeter = false; ///< The power is declared and not switched off.
    /// The player who has the jack of ravens at the end; empty if it stays in a Jackpot.
    std::optional<Player> ravenJack = {};
    std::optional<Player> starsKing = {}; ///< Used only with four players.
    Options options = {}; ///< The options for this deal.

    bool safeAt100() const { return usualLimit && options.exactly100Safe; }
};

/// Victory points of each player, and the rule that awarded them.
struct Award {
    std::array<std::int8_t, 4> points = {};
    const struct Rule* rule = nullptr;

    /// Whether both give each player the same victory points, whatever the rule.
    bool gives(const Award& other) const { return points == other.points; }
};

/// A rule of the award. It decides or passes, and explains why.
struct Rule {
    /// Compares card points only with each other, with the limit and with the guess. The safe zone relies on
    /// this.
    std::optional<std::array<std::int8_t, 4>> (*decide)(const Facts&);
    /// Adds to `because` and sets `brief`.
    void (*explain)(const Facts&, const Award&, DealAward&);
    /// Explains why the rule passed, if that needs a remark. Called only if a later rule decides.
    void (*explainPass)(const Facts&, DealAward&) = nullptr;
};

} // namespace tafel::eidex
