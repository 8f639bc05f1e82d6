#include "phrases/day.h"

#include <array>
#include <ctime>

#include <fmt/format.h>

namespace tafel::phrases {

namespace {

/// The number at that position; nothing if there are other characters.
std::optional<int> number(const std::string& text, std::size_t at, std::size_t digits)
{
    if (text.size() < at + digits)
        return std::nullopt;
    int value = 0;
    for (std::size_t i = at; i < at + digits; ++i) {
        if (text[i] < '0' || text[i] > '9')
            return std::nullopt;
        value = value * 10 + text[i] - '0';
    }
    return value;
}

bool has(const std::string& text, std::size_t at, char sign)
{
    return text.size() > at && text[at] == sign;
}

struct Day {
    int year = 0, month = 0, day = 0; ///< 0 if not given.
};

std::optional<Day> readDay(const std::string& text)
{
    const auto year = number(text, 0, 4), month = number(text, 5, 2), day = number(text, 8, 2);
    const bool monthThere = has(text, 4, '-') && month && *month >= 1 && *month <= 12;
    if (year && *year >= 1900 && text.size() == 4)
        return Day{*year, 0, 0};
    if (year && monthThere && text.size() == 7)
        return Day{*year, *month, 0};
    if (!year || !monthThere || !has(text, 7, '-') || !day || text.size() != 10)
        return std::nullopt;
    std::tm tm{};
    tm.tm_year = *year - 1900;
    tm.tm_mon = *month - 1;
    tm.tm_mday = *day;
    timegm(&tm); // moves 31 April into May
    if (tm.tm_mday != *day)
        return std::nullopt;
    return Day{*year, *month, *day};
}

std::string utc(std::time_t time)
{
    std::tm tm{};
    gmtime_r(&time, &tm);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}", tm.tm_year + 1900, tm.tm_mon + 1, tm.tm_mday,
        tm.tm_hour, tm.tm_min, tm.tm_sec);
}

/// Matches that begin before this hour belong to the evening before.
constexpr int firstHourOfEvening = 5;

/// The local midnight, or another hour, at which the day, month or year begins; `later` adds days, months or
/// years.
std::time_t beginningOf(const Day& day, int later, int hour = 0)
{
    std::tm tm{};
    tm.tm_year = day.year - 1900 + (day.month == 0 ? later : 0);
    tm.tm_mon = day.month == 0 ? 0 : day.month - 1 + (day.day == 0 ? later : 0);
    tm.tm_mday = day.day == 0 ? 1 : day.day + later;
    tm.tm_hour = hour;
    tm.tm_isdst = -1;
    return std::mktime(&tm);
}

/// Parses an RFC 3339 time.
std::optional<std::time_t> momentOf(const std::string& time)
{
    const auto hour = number(time, 11, 2), minute = number(time, 14, 2), second = number(time, 17, 2);
    const std::optional<Day> day = readDay(time.substr(0, 10));
    if (!day || day->day == 0 || !has(time, 10, 'T') || !hour || !minute || !second)
        return std::nullopt;
    std::tm tm{};
    tm.tm_year = day->year - 1900;
    tm.tm_mon = day->month - 1;
    tm.tm_mday = day->day;
    tm.tm_hour = *hour;
    tm.tm_min = *minute;
    tm.tm_sec = *second;
    std::time_t at = timegm(&tm);
    const std::size_t zone = time.find_first_of("+-", 19);
    if (zone != std::string::npos) {
        const int ahead = number(time, zone + 1, 2).value_or(0) * 60 + number(time, zone + 4, 2).value_or(0);
        at -= std::time_t{60} * (time[zone] == '+' ? ahead : -ahead);
    }
    return at;
}

/// The local time.
std::optional<std::tm> localOf(const std::string& time)
{
    const std::optional<std::time_t> at = momentOf(time);
    if (!at)
        return std::nullopt;
    std::tm tm{};
    localtime_r(&*at, &tm);
    return tm;
}

std::string isoDay(const std::tm& tm)
{
    return fmt::format("{:04}-{:02}-{:02}", tm.tm_year + 1900, tm.tm_mon + 1, tm.tm_mday);
}

bool isTime(const std::string& text)
{
    return text.size() > 10 && localOf(text);
}

} // namespace

std::optional<std::string> startOfDayUtc(const std::string& day)
{
    if (isTime(day))
        return day;
    const std::optional<Day> read = readDay(day);
    return read ? std::optional(utc(beginningOf(*read, 0))) : std::nullopt;
}

std::optional<std::string> endOfDayUtc(const std::string& day)
{
    if (isTime(day))
        return day;
    const std::optional<Day> read = readDay(day);
    return read ? std::optional(utc(beginningOf(*read, 1) - 1)) : std::nullopt;
}

std::int64_t secondsBetween(const std::string& from, const std::string& to)
{
    const std::optional<std::time_t> begin = momentOf(from), end = momentOf(to);
    return begin && end ? *end - *begin : 0;
}

std::string dayOf(const std::string& time)
{
    const std::optional<std::tm> tm = localOf(time);
    return tm ? isoDay(*tm) : time.substr(0, 10);
}

std::string eveningOf(const std::string& time)
{
    std::optional<std::tm> tm = localOf(time);
    if (!tm || tm->tm_hour >= firstHourOfEvening)
        return dayOf(time);
    --tm->tm_mday;
    tm->tm_hour = 12; // exists on every day
    tm->tm_isdst = -1;
    std::mktime(&*tm);
    return isoDay(*tm);
}

std::optional<std::pair<std::string, std::string>> eveningUtc(const std::string& day)
{
    const std::optional<Day> read = readDay(day);
    if (!read || read->day == 0)
        return std::nullopt;
    return std::pair(
        utc(beginningOf(*read, 0, firstHourOfEvening)), utc(beginningOf(*read, 1, firstHourOfEvening) - 1));
}

std::string timeOfDay(const std::string& time)
{
    const std::optional<std::tm> tm = localOf(time);
    return tm ? fmt::format("{:02}:{:02}", tm->tm_hour, tm->tm_min) : std::string();
}

std::string dayText(const std::string& day, Language language)
{
    static constexpr std::array<Text, 12> months{{{"Januar", "January"}, {"Februar", "February"},
        {"März", "March"}, {"April", "April"}, {"Mai", "May"}, {"Juni", "June"}, {"Juli", "July"},
        {"August", "August"}, {"September", "September"}, {"Oktober", "October"}, {"November", "November"},
        {"Dezember", "December"}}};
    const std::optional<Day> read = readDay(isTime(day) ? dayOf(day) : day);
    if (!read || read->month == 0)
        return day;
    std::string text;
    if (read->day > 0)
        text = fmt::format("{}{} ", read->day, Text{".", ""}.in(language));
    return fmt::format(
        "{}{} {}", text, months[static_cast<std::size_t>(read->month - 1)].in(language), read->year);
}

std::string dateTimeText(const std::string& time, Language language)
{
    return fmt::format("{}, {}", dayText(time, language), timeOfDay(time));
}

std::string today()
{
    const std::time_t now = std::time(nullptr);
    std::tm tm{};
    localtime_r(&now, &tm);
    return isoDay(tm);
}

} // namespace tafel::phrases
