// Days as people at the table count them: local days, while the history keeps UTC.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/text.h"

namespace tafel::words {

/// "2026", "2026-11", "2026-11-20" in local time as the first and the last second in UTC, as a filter takes
/// them; a whole RFC 3339 time stays as it is. Nothing: it is no such day.
std::optional<std::string> firstOf(const std::string& day);
std::optional<std::string> lastOf(const std::string& day);

/// From one RFC 3339 time to the other; 0: one of them tells no time.
std::int64_t secondsBetween(const std::string& from, const std::string& to);

/// The local day of an RFC 3339 time, "2026-11-20"; of another text its first ten letters.
std::string dayOf(const std::string& time);
/// "21:40"; empty: the text tells no time.
std::string clockOf(const std::string& time);

/// "20 November 2026", "November 2026", "2026" of such a day, or of the local day of an RFC 3339 time; any
/// other text stays as it is.
std::string dayText(const std::string& day, Language language);
/// "20 November 2026, 21:40" of an RFC 3339 time, in local time.
std::string dayAndClock(const std::string& time, Language language);

/// Today, "2026-11-20".
std::string today();

} // namespace tafel::words
