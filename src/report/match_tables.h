// Matches and their deals as tables: for `tafelrichter history` and the reports.
#pragma once

#include <span>

#include "history/history.h"
#include "report/table.h"

namespace tafel::report {

/// One row each, in that order. `withDay` false: only the time of day stands on paper.
Table matchesTable(std::span<const history::MatchSummary> matches, bool withDay, Language language);

/// "Anna 7 · Beat 5"; games lost where a match of strokes is over.
std::string standingText(const history::MatchSummary& match);

/// The deals of a match as they were judged: what each gave everybody, the standing behind it, and why.
Table dealsTable(const history::StoredMatch& stored, Language language);

/// What stands behind it, deal by deal: powers used, every sentence of the referee, corrections with their
/// reason. A deal without any of it has no row.
Table detailsTable(const history::StoredMatch& stored, Language language);

/// Who stands where: seats, characters, totals.
Table resultTable(const history::StoredMatch& stored, Language language);

/// What the table asked the referee.
Table disputesTable(const history::StoredMatch& stored, Language language);

} // namespace tafel::report
