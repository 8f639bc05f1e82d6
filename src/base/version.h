// The version of this program.
#pragma once

#include <string_view>

namespace tafel {

/// For example "0.3.0"; CMakeLists.txt sets it. It is also the version of the rules: a release may change
/// awards, and a history keeps the version that judged a match.
std::string_view version();

} // namespace tafel
