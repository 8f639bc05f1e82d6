// The history of a club with a million deals, for figures that must not grow with its size.
#pragma once

#include <filesystem>
#include <string>

namespace tafel::bench {

constexpr int bigDeals = 1'000'000, bigPeople = 400;

/// The history next to the programs. It is created on first use, which takes minutes, and is then reused. It
/// must not be changed.
const std::filesystem::path& bigHistory();

/// The person who has played most in it.
const std::string& regular();

/// Matches of that club, one per line, with `deals` deals in total.
std::string clubLines(int deals);

} // namespace tafel::bench
