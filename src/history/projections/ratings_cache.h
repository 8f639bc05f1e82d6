// What the ratings have come to, kept in memory as long as the history is open: a match that ends last is one
// step more. What changes an earlier one throws its game's away.
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
    int place = 0; ///< From 1, shared by equals; 0: provisional.
    std::string person = {}; ///< The name that is shown.
    rating::Rating rating = {};
    int matches = 0; ///< Rated ones.
    std::string last = {}; ///< When the last of them ended, RFC 3339.
    double moved = 0; ///< How far the matches since `RatingFilter::since` have moved it.
};

/// One who played a match.
struct Finish {
    std::size_t person = 0; ///< Place in the list of people.
    std::int64_t standing = 0; ///< More is better.
};

/// The ratings of a game after some match.
struct CachedRatings {
    std::vector<PersonRating> people = {};
    std::string ended = {}, id = {}; ///< Of that match; empty: there was none yet.
    /// Who played it, in the order of seats, and with which ratings.
    std::vector<Finish> finishes = {};
    std::vector<rating::Result> results = {};

    /// The number of somebody, who may be new.
    std::size_t indexOf(std::string_view name);

private:
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };
    std::unordered_map<std::string, std::size_t, Hash, std::equal_to<>> m_numbers = {};
};

class RatingsCache {
public:
    /// Triggers of the connection that writes tell it of every change; it must go before the connection.
    RatingsCache(Database& database, Mode mode);

    /// Of a game, with what was moved since then. What was counted of it still holds.
    CachedRatings& of(const std::string& game, const std::string& since);

    /// The whole file is another one.
    void forget() { m_kept.clear(); }

    /// A match that ended then is not what it was.
    void changed(const std::string& game, const std::string& ended, const std::string& id);

private:
    Database& m_database;
    std::int64_t m_version; ///< Another one: another program has written.
    std::map<std::pair<std::string, std::string>, CachedRatings> m_kept = {}; ///< By game and `since`.
};

} // namespace tafel::history
