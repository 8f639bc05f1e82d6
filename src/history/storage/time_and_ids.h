// Marks for events: when, and a name that no other event has.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
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

/// The same (version 8) for an event that goes on from another one: its last 48 bits are a hash of the UUID
/// `previous`, so that two tablets with one id are told apart by what each of them has written.
std::string uuidAfter(std::string_view previous);

/// What the UUID of an event ends with that goes on from `previous`.
std::string endAfter(std::string_view previous);

/// The same end of a UUID that has one; nothing: it does not say what its event goes on from.
std::optional<std::string> endOf(std::string_view uuid);

/// FNV-1a, 64 bits; `value` goes on from there. One changed byte always gives another number.
std::uint64_t hashOf(std::string_view text, std::uint64_t value = 0xcbf29ce484222325U);

/// The same UUID for the same text, always (version 8): names a match document that carries no id.
std::string uuidOf(std::string_view text);

} // namespace tafel::history
