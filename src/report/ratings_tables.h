// Ratings as tables: who stands where, the course of somebody's rating, and what one match changed.
#pragma once

#include <optional>

#include "history/statistics/ratings.h"
#include "report/table.h"

namespace tafel::report {

/// Everybody with a rated match in that game, the highest rating first; with an empty game those of all
/// games, one game after the other.
history::Expected<Table> ratingsTable(
    history::History& history, const history::RatingFilter& filter, Language language);

/// The rated matches of somebody, oldest first: against whom, and what each changed.
history::Expected<Table> ratingCourseTable(history::History& history, const std::string& person,
    const history::RatingFilter& filter, Language language);

/// What a match changed, in pairs: a row for each player and each opponent; with a `person` only those of
/// that one.
Table ratedMatchTable(const history::RatedMatch& match, const std::string& person, Language language);

} // namespace tafel::report
