// Caches the ratings while the history is open: a match that ends last is one more step. A change of an
// earlier match discards the ratings of its game.
#pragma once

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "history/storage/time_and_ids.h"
#include "rating/plackett_luce.h"

namespace tafel::history {

class Database;

struct PersonRating {
    int place = 0; ///< Rank from 1, shared by equals; 0 if provisional.
    std::string person = {}; ///< The shown name.
    rating::Rating rating = {};
    int matches = 0; ///< Number of rated matches.
    std::string last = {}; ///< When the last rated match ended, RFC 3339.
    double moved = 0; ///< Change of the rating by the matches since `RatingFilter::since`.
};

/// The result of one player in a match.
struct Finish {
    std::size_t person = 0; ///< Index in the list of people.
    std::int64_t standing = 0; ///< A higher value is better.
};

/// The ratings of a game after a match.
struct CachedRatings {
    std::vector<PersonRating> people = {};
    std::string ended = {}, id = {}; ///< The end and the id of that match; empty if there is none yet.
    /// Its players in the order of seats, and their ratings before it.
    std::vector<Finish> finishes = {};
    std::vector<rating::Result> results = {};

    /// The index of a person, who is added if new.
    std::size_t indexOf(std::string_view name);

private:
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };
    std::unordered_map<std::string, std::size_t, Hash, std::equal_to<>> m_numbers = {};
};

class RatingsCache {
public:
    /// Temporary triggers of the writing connection report every change. Destroy it before the connection.
    RatingsCache(Database& database, Mode mode);

    /// The ratings of a game, with the change since `since`. They may lack the newest matches.
    CachedRatings& of(const std::string& game, const std::string& since);

    /// Call it when the file was replaced.
    void forget() { m_kept.clear(); }

    /// Call it when a match that ended at that time has changed.
    void changed(const std::string& game, const std::string& ended, const std::string& id);

private:
    Database& m_database;
    std::int64_t m_version; ///< Another one: another program has written.
    std::map<std::pair<std::string, std::string>, CachedRatings> m_kept = {}; ///< By game and `since`.
};

} // namespace tafel::history
