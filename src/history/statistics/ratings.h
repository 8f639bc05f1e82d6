// Ratings: the playing strength in each game, from the ranks in its finished matches in the order of their
// ends. They are computed from the matches each time, so that they include every correction, import, renaming
// and erasure.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "history/history.h"
#include "rating/plackett_luce.h"

namespace tafel::history {

/// With fewer rated matches of a game a rating is provisional.
inline constexpr int minMatchesForRank = 5;

struct PersonRating {
    int place = 0; ///< Rank from 1, shared by equals; 0 if provisional.
    std::string person = {}; ///< The shown name.
    rating::Rating rating = {};
    int matches = 0; ///< Number of rated matches.
    std::string last = {}; ///< When the last rated match ended, RFC 3339.
    double moved = 0; ///< Change of the rating by the matches since `RatingFilter::since`.
};

/// Selects the rated matches: all finished ones of the game that no table has excluded. No custom game is
/// rated.
struct RatingFilter {
    std::string game = {}; ///< Required, because no rating spans several games.
    std::string from = {}; ///< Only people who have played since that time; RFC 3339 or a prefix of it.
    std::string to = {}; ///< The ratings as they stood then; included.
    std::string since = {}; ///< See `PersonRating::moved`.
};

/// \return true if matches of the game (by its key) are rated: every built-in game is, no custom one
bool isRatable(std::string_view game);

struct RatedGame {
    std::string game = {};
    int matches = 0; ///< Rated ones.
};

/// The games with rated matches, of all people or of one person; the game with most matches first.
Expected<std::vector<RatedGame>> ratedGames(History& history, const std::string& person = {});

/// The highest rating first, provisional ones last. People who opted out are left out.
Expected<std::vector<PersonRating>> ratings(
    History& history, const RatingFilter& filter, const Progress& progress = {});

/// A match from the view of one player.
struct RatedPlayer {
    std::string person = {};
    bool listed = true; ///< False if the player opted out; then the numbers are hidden.
    int place = 1; ///< Shared by equals.
    int matches = 0; ///< Rated ones before it.
    rating::Rating before = {};
    rating::Change change = {}; ///< The change by each opponent, in the order of seats.
};

struct RatedMatch {
    std::string id = {}, game = {};
    std::string ended = {}; ///< RFC 3339, UTC.
    std::vector<RatedPlayer> players = {}; ///< The players in the order of seats.
};

/// The rating history of a person: the rated matches that ended in this time, oldest first; with an empty
/// game those of all games, one game after the other. Empty for a person who opted out.
Expected<std::vector<RatedMatch>> ratedMatches(History& history, const std::string& person,
    const RatingFilter& filter = {}, const Progress& progress = {});

/// The rating changes of one match.
/// \return nothing if it is unknown, not finished, unrated, or of a custom game
Expected<std::optional<RatedMatch>> ratedMatch(
    History& history, const std::string& match, const Progress& progress = {});

/// Excludes a match from the ratings with an event, or includes it again.
/// \return false if nothing changed. The flag of an unfinished match takes effect at its end.
Expected<bool> setRated(History& history, const std::string& match, bool rated);

/// \return true if the log says that the match counts once it is finished
Expected<bool> isRated(History& history, const std::string& match);

/// The shown names of people who opted out. The points that others won from them, or lost, remain.
Expected<std::set<std::string>> hiddenFromRatings(History& history);

/// Opts a person out of the ratings, or in again.
/// \return false if nothing changed. Refused if no person has that name.
WriteResult<bool> setRatingVisible(History& history, const std::string& name, bool listed);

} // namespace tafel::history
