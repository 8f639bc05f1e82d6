#include "history/projections/ratings_cache.h"

#include <sqlite3.h>

#include "history/storage/database.h"
#include "history/storage/storage_error.h"

namespace tafel::history {

namespace {

/// Temporary triggers of the connection. A match that has just ended is not one of the counted matches.
constexpr const char* triggers = R"(
CREATE TEMP TRIGGER rated_match_changes AFTER UPDATE OF rated ON main.match_summary WHEN OLD.rated <> NEW.rated
BEGIN SELECT rated_match_changed(OLD.game, OLD.rated, OLD.id), rated_match_changed(NEW.game, NEW.rated, NEW.id); END;
CREATE TEMP TRIGGER rated_match_goes AFTER DELETE ON main.match_summary
BEGIN SELECT rated_match_changed(OLD.game, OLD.rated, OLD.id); END;
CREATE TEMP TRIGGER finish_of_rated_match_changes AFTER UPDATE OF finish ON main.match_summary WHEN OLD.finish <> NEW.finish
BEGIN SELECT rated_match_changed(NEW.game, NEW.rated, NEW.id); END;
)";

std::string text(sqlite3_value* value)
{
    const auto* const bytes = reinterpret_cast<const char*>(sqlite3_value_text(value));
    return bytes ? std::string(bytes, static_cast<std::size_t>(sqlite3_value_bytes(value))) : std::string();
}

void onRowChanged(sqlite3_context* context, int, sqlite3_value** of)
{
    static_cast<RatingsCache*>(sqlite3_user_data(context))->changed(text(of[0]), text(of[1]), text(of[2]));
}

} // namespace

std::size_t CachedRatings::indexOf(std::string_view name)
{
    if (const auto known = m_numbers.find(name); known != m_numbers.end())
        return known->second;
    people.push_back({.person = std::string(name)});
    m_numbers.emplace(name, people.size() - 1);
    return people.size() - 1;
}

RatingsCache::RatingsCache(Database& database, Mode mode)
    : m_database(database)
    , m_version(database.externalVersion())
{
    if (mode == Mode::Read)
        return;
    sqlite3_create_function(database.connection().getHandle(), "rated_match_changed", 3, SQLITE_UTF8, this,
        onRowChanged, nullptr, nullptr);
    database.execute(triggers);
}

CachedRatings& RatingsCache::of(const std::string& game, const std::string& since)
{
    constexpr std::size_t few = 32; // the keys contain games and days, so the map grows
    const std::int64_t version = m_database.externalVersion();
    if (version != m_version || m_kept.size() > few)
        forget();
    m_version = version;
    return m_kept[{game, since}];
}

void RatingsCache::changed(const std::string& game, const std::string& ended, const std::string& id)
{
    if (!ended.empty())
        std::erase_if(m_kept, [&](const auto& each) {
            const auto& [of, kept] = each;
            return of.first == game && std::pair(ended, id) <= std::pair(kept.ended, kept.id);
        });
}

} // namespace tafel::history
