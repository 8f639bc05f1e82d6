// Recorded deals: the log replayed into points, tricks and captures, and the revokes in it.
#pragma once

#include "games/eidex/power.h"
#include "referee/judge.h"
#include "referee/score.h"

namespace tafel::eidex {

/// A recorded deal as far as its log goes.
RecordedDeal follow(const Match& match, const Standing& before, const DealEntry& entry);

/// `illegal-play` at the play, with its proof.
Refusal refusalOf(const Match& match, const DetectedRevoke& revoke);

/// The recorded deal in score-pad form; its tricks and revokes go into `award`. Refused with its first fault,
/// or with its first revoke when the table does not let it stand. Pointers are relative to the deal.
Result<DealEntry> numericEntry(
    const Match& match, const Standing& before, const DealEntry& entry, DealAward& award);

/// Counts the legal ways to play on. Refused when the log has a fault, or a hand is not known.
Result<Perft> perft(const Match& match, const Standing& before, const DealEntry& entry, int depth);

} // namespace tafel::eidex
