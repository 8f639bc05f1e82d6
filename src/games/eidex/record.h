// Recorded deals: replays the log into points, tricks and captures, and finds its revokes.
#pragma once

#include "games/eidex/power.h"
#include "referee/judge.h"
#include "referee/score.h"

namespace tafel::eidex {

/// Replays a recorded deal to the end of its log.
RecordedDeal follow(const Match& match, const Standing& before, const DealEntry& entry);

/// The error `illegal-play` at the play, with its proof.
Refusal refusalOf(const Match& match, const DetectedRevoke& revoke);

/// Converts a recorded deal to score-pad form. Adds its tricks and revokes to `award`. Pointers are relative
/// to the deal.
/// Errors: the first error of the log, or the first revoke if the table does not let revokes stand.
Result<DealEntry> numericEntry(
    const Match& match, const Standing& before, const DealEntry& entry, DealAward& award);

/// Counts the legal continuations.
/// Errors: the log has an error, or a hand is unknown.
Result<Perft> perft(const Match& match, const Standing& before, const DealEntry& entry, int depth);

} // namespace tafel::eidex
