// A table for tests: three people, a temporary folder, and a clock under the control of the test.
#pragma once

#include <filesystem>
#include <sstream>
#include <string>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "document/document.h"
#include "history/history.h"

namespace tafel::history {

/// A temporary folder that is removed after the test.
class Folder {
public:
    Folder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "tafel-XXXXXX").string();
        m_path = mkdtemp(name.data());
    }
    ~Folder() { std::filesystem::remove_all(m_path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::filesystem::path operator/(const char* name) const { return m_path / name; }
    std::filesystem::path history() const { return m_path / "history.db"; }

private:
    std::filesystem::path m_path;
};

inline Match matchOf(const std::string& json)
{
    Result<Match> match = document::readMatch(json);
    if (!match)
        throw std::runtime_error(match.error().where + ": " + match.error().message.en);
    return std::move(*match);
}

/// A match of Anna, Beat, and Cora to `target` victory points.
inline Match threeAt(int target = 50)
{
    return matchOf(fmt::format(R"({{"format":"tafelrichter/1","game":"cosmic-eidex","edition":"web",)"
                               R"("players":["Anna","Beat","Cora"],"options":{{"target":{}}},"deals":[]}})",
        target));
}

/// A deal in which Cora has the rest of 157 card points.
inline DealEntry deal(int anna, int beat, const char* turnedUp = "S9")
{
    static const Match head = threeAt();
    return document::readDeal(
        head, fmt::format(R"({{"turned_up":"{}","points":{{"Anna":{},"Beat":{}}}}})", turnedUp, anna, beat))
        .value();
}

inline PerPlayer<int> award(int anna, int beat, int cora)
{
    return {anna, beat, cora};
}

/// A clock that starts at 2026-11-20 19:00 UTC and advances one second with each call.
inline Settings evening()
{
    const auto seconds = std::make_shared<int>(0);
    return {.rulesVersion = "7", .clock = [seconds] {
                using namespace std::chrono;
                return Time(sys_days(2026y / 11 / 20) + 19h + std::chrono::seconds((*seconds)++));
            }};
}

inline History open(const std::filesystem::path& file, Mode mode = Mode::Write, Settings settings = evening())
{
    Expected<History> history = History::open(file, mode, std::move(settings));
    if (!history)
        throw std::runtime_error(history.error().message.en + " " + history.error().detail);
    return std::move(*history);
}

template <typename T> const StorageError* storageErrorOf(const WriteResult<T>& answer)
{
    return answer ? nullptr : std::get_if<StorageError>(&answer.error());
}

template <typename T> const Refusal* refusalOf(const WriteResult<T>& answer)
{
    return answer ? nullptr : std::get_if<Refusal>(&answer.error());
}

/// The kinds of the events of a match, oldest first.
inline std::vector<std::string> kinds(History& history, const std::string& match)
{
    std::vector<std::string> kinds;
    const std::vector<Event> events = history.events(match).value();
    for (const Event& event : events)
        kinds.push_back(event.kind);
    return kinds;
}

inline std::string projections(const std::filesystem::path& file)
{
    const SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
    std::string text;
    for (const char* table : {"match_summary", "match_player", "deal", "deal_player", "dispute", "tournament",
             "person_total WHERE matches + finished + deals > 0", "contract_total WHERE deals > 0",
             "year_total WHERE matches + finished + deals > 0", "contract_year WHERE deals > 0"}) {
        SQLite::Statement rows(database, std::string("SELECT * FROM ") + table + " ORDER BY 1, 2, 3, 4, 5");
        text += std::string(table) + "\n";
        while (rows.executeStep()) {
            for (int column = 0; column < rows.getColumnCount(); ++column)
                text += rows.getColumn(column).getString() + "|";
            text += "\n";
        }
    }
    return text;
}

/// The first line in which two texts differ, from both texts; empty if they are equal.
inline std::string firstDifference(const std::string& one, const std::string& other)
{
    std::istringstream left(one), right(other);
    std::string a, b;
    while (true) {
        const bool more = static_cast<bool>(std::getline(left, a)),
                   andMore = static_cast<bool>(std::getline(right, b));
        if (!more && !andMore)
            return {};
        if (more != andMore || a != b)
            return (more ? a : "end") + " <> " + (andMore ? b : "end");
    }
}

inline std::int64_t count(const std::filesystem::path& file, const std::string& table)
{
    SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
    return database.execAndGet("SELECT count(*) FROM " + table).getInt64();
}

} // namespace tafel::history
