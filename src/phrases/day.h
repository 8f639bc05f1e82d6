// Days as people at the table count them: local days, while the history keeps UTC.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "base/text.h"

namespace tafel::phrases {

/// The first and the last second in UTC of "2026", "2026-11" or "2026-11-20" in local time, for a filter; a
/// complete RFC 3339 time remains unchanged. Nothing if it is not a valid day.
std::optional<std::string> startOfDayUtc(const std::string& day);
std::optional<std::string> endOfDayUtc(const std::string& day);

/// The evening of an RFC 3339 time, "2026-11-20": its local day, but before five in the morning the day
/// before.
std::string eveningOf(const std::string& time);
/// The first and the last second in UTC of the evening of a day, "2026-11-20". Nothing if it is not a valid
/// day.
std::optional<std::pair<std::string, std::string>> eveningUtc(const std::string& day);

/// Seconds between two RFC 3339 times; 0 if one of them is invalid.
std::int64_t secondsBetween(const std::string& from, const std::string& to);

/// The local day of an RFC 3339 time, "2026-11-20"; of another text its first ten letters.
std::string dayOf(const std::string& time);
/// The local time "21:40"; empty if the text is not a time.
std::string timeOfDay(const std::string& time);

/// "20 November 2026", "November 2026", "2026" of such a day, or of the local day of an RFC 3339 time; any
/// other text stays as it is.
std::string dayText(const std::string& day, Language language);
/// "20 November 2026, 21:40" of an RFC 3339 time, in local time.
std::string dateTimeText(const std::string& time, Language language);

/// Today, "2026-11-20".
std::string today();

} // namespace tafel::phrases
