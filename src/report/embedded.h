// The templates of reports/, which the build embeds into the program.
#pragma once

#include <span>
#include <string_view>

namespace tafel::report {

struct Embedded {
    std::string_view name; ///< "season.html"
    std::string_view text;
};

std::span<const Embedded> embeddedFiles();

} // namespace tafel::report
