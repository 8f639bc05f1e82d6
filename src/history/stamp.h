// Marks for events: when, and a name that no other event has.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace tafel::history {

using Time = std::chrono::sys_time<std::chrono::milliseconds>;

Time now();

/// RFC 3339 in UTC: "2026-11-20T19:04:05.123Z".
std::string timestamp(Time time);

/// A random UUID (version 4) from the operating system's source.
std::string newUuid();

/// The same UUID for the same text, always (version 8): names a match document that carries no id.
std::string uuidOf(std::string_view text);

} // namespace tafel::history
