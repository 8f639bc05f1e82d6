#include "history/storage/time_and_ids.h"

#include <cerrno>
#include <cstdint>
#include <system_error>

#include <sys/random.h>

#include <fmt/format.h>

namespace tafel::history {

namespace {

std::string uuid(std::uint64_t high, std::uint64_t low, unsigned version)
{
    return fmt::format("{:08x}-{:04x}-{:x}{:03x}-{:04x}-{:012x}", high >> 32U, high >> 16U & 0xffffU, version,
        high & 0xfffU, (low >> 48U & 0x3fffU) | 0x8000U, low & 0xffff'ffff'ffffU);
}

} // namespace

Time now()
{
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

std::string timestamp(Time time)
{
    const auto day = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss clock(time - day);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", static_cast<int>(date.year()),
        static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), clock.hours().count(),
        clock.minutes().count(), clock.seconds().count(), clock.subseconds().count());
}

namespace {

constexpr std::uint64_t endBits = 0xffff'ffff'ffffU;
constexpr std::size_t endAt = 24, versionAt = 14; ///< In a UUID.

/// `end`: its last 48 bits, else random.
std::string uuidOfNow(unsigned version, std::optional<std::uint64_t> end)
{
    std::uint64_t random[2];
    if (getrandom(random, sizeof random, 0)
        != static_cast<ssize_t>(sizeof random)) // 256 bytes or less come whole.
        throw std::system_error(errno, std::generic_category(), "getrandom");
    const auto since = static_cast<std::uint64_t>(now().time_since_epoch().count());
    return uuid(
        since << 16U | (random[0] & 0xfffU), end ? (random[1] & ~endBits) | *end : random[1], version);
}

} // namespace

std::string newUuid()
{
    return uuidOfNow(7, std::nullopt);
}

std::string uuidAfter(std::string_view previous)
{
    return uuidOfNow(8, hashOf(previous) & endBits);
}

std::string endAfter(std::string_view previous)
{
    return fmt::format("{:012x}", hashOf(previous) & endBits);
}

std::optional<std::string> endOf(std::string_view uuid)
{
    if (uuid.size() <= endAt || uuid[versionAt] != '8')
        return std::nullopt;
    return std::string(uuid.substr(endAt));
}

std::uint64_t hashOf(std::string_view text, std::uint64_t value)
{
    for (const char each : text)
        value = (value ^ static_cast<unsigned char>(each)) * 0x100000001b3U;
    return value;
}

std::string uuidOf(std::string_view text)
{
    return uuid(hashOf(text), hashOf(text, 0x6c62272e07bb0142U), 8);
}

} // namespace tafel::history
