// A sentence whose places are filled.
#pragma once

#include <fmt/format.h>

#include "base/text.h"

namespace tafel {

/// The pattern of that language with the values at its "{}".
template <typename... Values> std::string formatIn(Language language, Text pattern, const Values&... values)
{
    return fmt::vformat(pattern.in(language), fmt::make_format_args(values...));
}

} // namespace tafel
