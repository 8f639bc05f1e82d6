// What the correction of an earlier deal would change, shown before it is confirmed. Pure: nothing is stored.
#pragma once

#include "referee/score.h"

namespace tafel {

/// The deals of a match from one number to another, both from 1.
struct DealRange {
    int first = 0, last = 0;

    friend bool operator==(const DealRange&, const DealRange&) = default;
};

/// One deal before and after a correction.
struct CorrectionEffect {
    int deal = 0; ///< From 1.
    std::optional<ScoredDeal> before = {}; ///< Empty: it could not be scored before either.
    std::optional<ScoredDeal> after = {}; ///< Empty: it would no longer be possible, or one before it.

    bool awardChanges() const;
    bool standingChanges() const;
};

struct CorrectionPreview {
    std::vector<CorrectionEffect> effects = {}; ///< The corrected deal and all later ones.

    /// The first deal that would not be possible any more: the corrected one itself, one that is not allowed
    /// at the new standing, or one after the new end of the match.
    struct Broken {
        int deal; ///< From 1.
        Refusal refusal; ///< The pointer is one into the match document.
    };
    std::optional<Broken> broken = {};

    /// The deals without which the match can be corrected: from the first one that would not be possible to
    /// the last one. Empty if all stay possible, or if the corrected deal itself is not possible.
    std::optional<DealRange> inTheWay() const;

    /// Which deal ends the match, from 1, as it stands and with the correction; nothing: it goes on. With one
    /// that is not allowed: as far as it was possible.
    std::optional<int> endBefore = {}, endAfter = {};
    Players winnersBefore = {}, winnersAfter = {}; ///< … and who wins then.

    bool endChanges() const { return endBefore != endAfter || winnersBefore != winnersAfter; }

    bool allowed() const { return !broken; }
    bool changesAnything() const;
};

/// `deal` from 1 … number of deals.
CorrectionPreview previewCorrection(const Match& match, int deal, const DealEntry& entry);

} // namespace tafel
