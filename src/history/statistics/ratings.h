// How strong people play a game, from the places of its finished matches in the order in which these ended.
// Nothing of it is stored in the file (memory keeps it, kept_ratings.h): what is corrected, imported, renamed
// or forgotten is right the next time somebody asks.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "history/history.h"
#include "history/projections/ratings_cache.h"

namespace tafel::history {

/// With fewer rated matches of a game a rating is provisional: it says little yet.
inline constexpr int minMatchesForRank = 5;

/// Which matches are rated: all finished ones of the game that no table has left out. No custom game is
/// rated.
struct RatingFilter {
    std::string game = {}; ///< Needed: nobody has a rating across games.
    std::string from = {}; ///< Only who has played since then; RFC 3339 or a beginning of it.
    std::string to = {}; ///< The ratings as they stood then; included.
    std::string since = {}; ///< See `PersonRating::moved`.
};

/// \return true if matches of the game (by its key) are rated: every built-in game is, no custom one
bool isRatable(std::string_view game);

struct RatedGame {
    std::string game = {};
    int matches = 0; ///< Rated ones.
};

/// The games with rated matches, of everybody or of one person: most matches first.
Expected<std::vector<RatedGame>> ratedGames(History& history, const std::string& person = {});

/// The highest rating first, who is provisional below all others. Who wishes no rating is not among them.
Expected<std::vector<PersonRating>> ratings(
    History& history, const RatingFilter& filter, const Progress& progress = {});

/// What a match was for one who played it.
struct RatedPlayer {
    std::string person = {};
    bool listed = true; ///< False: wishes no rating; nobody is told the numbers.
    int place = 1; ///< Shared by equals.
    int matches = 0; ///< Rated ones before it.
    rating::Rating before = {};
    rating::Change change = {}; ///< What each gave, in the order of seats.
};

struct RatedMatch {
    std::string id = {}, game = {};
    std::string ended = {}; ///< RFC 3339, UTC.
    std::vector<RatedPlayer> players = {}; ///< In the order of seats.
};

/// The course of somebody's ratings: their rated matches that ended in this time, oldest first; with an empty
/// game those of all games, one game after the other. Of who wishes no rating there is none.
Expected<std::vector<RatedMatch>> ratedMatches(History& history, const std::string& person,
    const RatingFilter& filter = {}, const Progress& progress = {});

/// What one match changed. Nothing: it is unknown, not finished, left unrated, or of a custom game.
Expected<std::optional<RatedMatch>> ratedMatch(
    History& history, const std::string& match, const Progress& progress = {});

/// Leaves a match out of the ratings (an event of its log), or counts it again. False: it was so already. A
/// match that is not finished yet is rated, or not, when it is.
Expected<bool> setRated(History& history, const std::string& match, bool rated);

/// Whether a match counts when it is finished; its log says so.
Expected<bool> isRated(History& history, const std::string& match);

/// Who wishes no rating, by the names that are shown. What others won from them, or lost, stays.
Expected<std::set<std::string>> hiddenFromRatings(History& history);

/// Takes somebody out of the ratings, or in again. False: it was so already. Refused: nobody is shown by that
/// name.
WriteResult<bool> setRatingVisible(History& history, const std::string& name, bool listed);

} // namespace tafel::history
