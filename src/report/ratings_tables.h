// Tables of ratings: the ranking, the history of one rating, and the changes by one match.
#pragma once

#include <optional>

#include "history/statistics/ratings.h"
#include "report/table.h"

namespace tafel::report {

/// All players with a rated match in the game of the filter, highest rating first. Without a game: all games,
/// one after the other.
history::Expected<Table> ratingsTable(
    history::History& history, const history::RatingFilter& filter, Language language);

/// The rated matches of a person, oldest first, with the opponents and the change of the rating.
history::Expected<Table> ratingCourseTable(history::History& history, const std::string& person,
    const history::RatingFilter& filter, Language language);

/// The changes by one match: a row for each player and each opponent.
/// \param person  not empty: only the rows of this person
Table ratedMatchTable(const history::RatedMatch& match, const std::string& person, Language language);

} // namespace tafel::report
