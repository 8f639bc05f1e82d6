// Marks for events: when, and a name that no other event has.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace tafel::history {

using Time = std::chrono::sys_time<std::chrono::milliseconds>;

Time now();

/// RFC 3339 in UTC: "2026-11-20T19:04:05.123Z".
std::string timestamp(Time time);

/// A UUID (version 7): the time and random bits from the operating system's source. What is made one after
/// the other lies side by side in an index, so an entry writes no more of a long history than of a short one.
std::string newUuid();

/// FNV-1a, 64 bits; `value` goes on from there. One changed byte always gives another number.
std::uint64_t hashOf(std::string_view text, std::uint64_t value = 0xcbf29ce484222325U);

/// The same UUID for the same text, always (version 8): names a match document that carries no id.
std::string uuidOf(std::string_view text);

} // namespace tafel::history
