// The effects of a correction of an earlier deal, shown before it is confirmed. Pure: nothing is stored.
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
    int deal = 0; ///< Number of the deal, from 1.
    std::optional<ScoredDeal> before = {}; ///< Empty if it could not be scored before.
    std::optional<ScoredDeal> after = {}; ///< Empty if it, or a deal before it, becomes impossible.

    bool awardChanges() const;
    bool standingChanges() const;
};

struct CorrectionPreview {
    std::vector<CorrectionEffect> effects = {}; ///< The corrected deal and all later ones.

    /// The first deal that would not be possible any more: the corrected one itself, one that is not allowed
    /// at the new standing, or one after the new end of the match.
    struct FirstInvalidDeal {
        int deal; ///< Number of the deal, from 1.
        Refusal refusal; ///< The pointer is one into the match document.
    };
    std::optional<FirstInvalidDeal> broken = {};

    /// The deals without which the match can be corrected: from the first one that would not be possible to
    /// the last one. Empty if all stay possible, or if the corrected deal itself is not possible.
    std::optional<DealRange> inTheWay() const;

    /// The deal that ends the match, from 1, before and after the correction; nothing if the match goes on.
    /// If the correction makes a deal impossible: up to that deal.
    std::optional<int> endBefore = {}, endAfter = {};
    Players winnersBefore = {}, winnersAfter = {}; ///< The winners at that end.

    bool endChanges() const { return endBefore != endAfter || winnersBefore != winnersAfter; }

    bool allowed() const { return !broken; }
};

/// `deal` from 1 … number of deals.
CorrectionPreview previewCorrection(const Match& match, int deal, const DealEntry& entry);

} // namespace tafel
