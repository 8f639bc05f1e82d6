// Tables of matches and their deals, for `tafelrichter history` and the reports.
#pragma once

#include <span>

#include "history/history.h"
#include "report/table.h"

namespace tafel::report {

/// One row for each match, in the given order.
/// \param withDay  false: printed rows have only the time of day
Table matchesTable(std::span<const history::MatchSummary> matches, bool withDay, Language language);

/// "Anna 7 · Beat 5", or the games lost once a match in strokes is over.
std::string standingText(const history::MatchSummary& match);

/// The deals of a match as they were judged: each player's award, the totals after the deal, and the
/// reasons.
Table dealsTable(const history::StoredMatch& stored, Language language);

/// The details of each deal: powers used, every sentence of the referee, corrections with their reasons. A
/// deal without any of these has no row.
Table detailsTable(const history::StoredMatch& stored, Language language);

/// The result: seats, characters, totals.
Table resultTable(const history::StoredMatch& stored, Language language);

/// The disputes that the table asked the referee about.
Table disputesTable(const history::StoredMatch& stored, Language language);

} // namespace tafel::report
