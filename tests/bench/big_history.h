// The history of a club with a million deals, for the figures that must not grow with it.
#pragma once

#include <filesystem>
#include <string>

namespace tafel::bench {

constexpr int bigDeals = 1'000'000, bigPeople = 400;

/// Beside the programs; made on first use, which takes minutes, and kept. Nobody writes to it.
const std::filesystem::path& bigHistory();

/// Whoever has played most in it.
const std::string& regular();

/// Matches of that club, one a line, with so many deals together.
std::string clubLines(int deals);

} // namespace tafel::bench
