// An evening for the windows that are measured: a match under way, with a half-entered deal.
#pragma once

#include <filesystem>

namespace tafel::bench {

/// Makes a history with two deals of three players and the first field of the third.
void matchUnderWay(const std::filesystem::path& file);

} // namespace tafel::bench
