// Timestamps and unique ids for events.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tafel::history {

using Time = std::chrono::sys_time<std::chrono::milliseconds>;

Time now();

/// \return the time as RFC 3339 in UTC: "2026-11-20T19:04:05.123Z"
std::string timestamp(Time time);

/// \return a UUID of version 7: the time and random bits from the operating system. Consecutive ids are
/// neighbours in an index, so an entry costs the same in a long history as in a short one.
std::string newUuid();

/// \return a UUID of version 8 for the event that follows the event `previous`. Its last 48 bits are a hash
/// of `previous`, so that the events of two tablets with the same id differ.
std::string uuidAfter(std::string_view previous);

/// \return the last part of the UUID of an event that follows `previous`
std::string endAfter(std::string_view previous);

/// \return that part of a UUID; empty if the UUID does not tell which event it follows
std::optional<std::string> endOf(std::string_view uuid);

/// \return the 64-bit FNV-1a hash; `value` continues an earlier one. A single changed byte always changes the
/// hash.
std::uint64_t hashOf(std::string_view text, std::uint64_t value = 0xcbf29ce484222325U);

/// \return a UUID of version 8 that depends on the text only. It identifies a match document without an id.
std::string uuidOf(std::string_view text);

} // namespace tafel::history
